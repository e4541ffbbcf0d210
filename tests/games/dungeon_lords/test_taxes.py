"""Taxes, and letters for what is not paid."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import FIRST, GOLD, HALLS, LETTERS, LOST, TILE_NOW, TILES
from warren.games.dungeon_lords.scoring import scores
from warren.games.dungeon_lords.terms import TAXES

FIVE = bit(2) | bit(7) | bit(12) | bit(1) | bit(3)


def taxes(gold: int, tiles: int = FIVE, halls: int = 0, lost: int = 0) -> Phase:
    """Nobody but seat 0 has a dungeon."""
    phase = Phase(frames.EVENT, season=2).world(TILE_NOW, TAXES).everybody(TILES, tiles, 0, 0, 0)
    return phase.put(GOLD, gold).put(HALLS, halls).put(LOST, lost).begin()


@rules("DL-EVT-4", "DL-EVT-12")
@pytest.mark.parametrize(
    ("tiles", "halls", "lost", "due"),
    [
        (FIVE, 0, 0, 3),
        (FIVE & ~bit(3), 0, 0, 2),
        (FIVE, bit(1) | bit(12), 0, 3),
        (FIVE, 0, bit(2), 2),
        (FIVE, bit(1), bit(1) | bit(2) | bit(7), 1),
    ],
    ids=["five", "four", "rooms count", "conquered free", "rounded up"],
)
def test_one_gold_for_every_two_unconquered_tiles(
    tiles: int, halls: int, lost: int, due: int
) -> None:
    phase = taxes(9, tiles, halls, lost)
    assert phase.options() == {f"tax {gold}" for gold in range(due + 1)}


@rules("DL-EVT-4")
def test_a_dungeon_conquered_to_the_last_tile_owes_nothing() -> None:
    phase = taxes(0, FIVE, 0, FIVE)
    assert phase.over
    assert phase.get(LETTERS) == 0


@rules("DL-EVT-5", "DL-EVT-12")
@pytest.mark.parametrize(("paid", "letters"), [(0, 3), (2, 1), (3, 0)])
def test_a_letter_for_every_gold_not_paid(paid: int, letters: int) -> None:
    phase = taxes(9)
    before = scores(phase.state)[0]
    phase.do("tax", count=paid)
    assert phase.over
    assert (phase.get(GOLD), phase.get(LETTERS)) == (9 - paid, letters)
    assert scores(phase.state)[0] - before == -3 * letters


@rules("DL-EVT-5")
def test_nobody_pays_more_than_is_there() -> None:
    phase = taxes(1)
    assert phase.options() == {"tax 0", "tax 1"}
    assert phase.refusal("tax", count=2) == "DL-EVT-5"
    penniless = taxes(0)
    assert penniless.over
    assert penniless.get(LETTERS) == 3


@rules("DL-EVT-5")
def test_letters_are_never_paid_off() -> None:
    phase = taxes(9).put(LETTERS, 2)
    phase.do("tax", count=3)
    assert phase.get(LETTERS) == 2


@rules("DL-EVT-1", "DL-DEC-2")
def test_taxes_go_round_in_turn_order() -> None:
    phase = Phase(frames.EVENT, season=2).world(TILE_NOW, TAXES).world(FIRST, 2).begin()
    seen: list[int] = []
    while not phase.over:
        seen.append(phase.actor)
        phase.do("tax", phase.actor, count=2)
    assert seen == [2, 3, 0, 1]

"""Whole games of every edition, and the laws of the house."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.rules import rules

from warren.conformance.law import Law
from warren.conformance.suite import run
from warren.core.state import CHANCE
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.layout import (
    FOOD,
    GOLD,
    IDLE,
    LETTERS,
    MONSTER_DISCARD,
    PETS,
    TRAPS,
    USED_PETS,
)
from warren.games.dungeon_lords.stacks import pet_deck, trap_deck
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIGHEST, LOWEST

GAME = DungeonLords()
EDITIONS = ["base", "festival", "four-seasons", "beginners"]


def check(state: State) -> None:
    """Nothing is owed, nothing is lost, and nobody leaves the evilometer."""
    for seat in range(int(state.table.players)):
        for field in (GOLD, FOOD, IDLE, LETTERS):
            assert state.get(seat, field) >= 0
        assert LOWEST <= state.evil(seat) <= HIGHEST
        assert not state.halls(seat) & ~state.tiles(seat)
        for field, counts in ((TRAPS, TRAP_COUNTS), (PETS, PET_COUNTS), (USED_PETS, PET_COUNTS)):
            assert 0 <= counts.total(state.get(seat, field)) <= 35
    for deck, counts in ((trap_deck(state), TRAP_COUNTS), (pet_deck(state), PET_COUNTS)):
        assert counts.unknown(deck) == 0
        for kind in range(counts.kinds):
            assert counts.of(deck, kind) <= 5
    assert MONSTER_COUNTS.total(state.world[MONSTER_DISCARD]) <= 32


@rules("DL-RND-1", "DL-EVL-3", "DL-SET-13")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_come_to_their_end(edition: str, players: int) -> None:
    for seed in range(3):
        rng = Random(seed)
        state = GAME.new_state(players, {"edition": edition})
        lines = 0
        while actors := state.actors():
            seat = actors[int(rng.randrange(len(actors)))]
            if seat == CHANCE:
                code = int(state.draw(rng))
            else:
                codes = state.legal_actions(seat)
                assert len(set(codes)) == len(codes) > 0
                code = codes[int(rng.randrange(len(codes)))]
            state.apply(seat, code)
            check(state)
            lines += 1
            assert lines < 5000
        assert state.winners()


@rules("DL-INF-2", "DL-INF-3", "DF-INF-2", "DF-INF-3", "DL-DEC-1", "DF-DEC-1", "DF-VAR-1")
@pytest.mark.parametrize(
    "options",
    [
        *[{"edition": edition} for edition in EDITIONS],
        {"paladins": "three"},
        {"paladins": "old"},
        {"pets": False},
        {"festival": False},
        {"opportunities": False, "bards": False},
    ],
    ids=str,
)
def test_every_law_holds(options: dict[str, object]) -> None:
    verdicts = run(GAME, 1, 11, 2, options)
    laws: list[Law] = [verdict.law for verdict in verdicts if verdict.found is not None]
    assert [law.id for law in laws] == []

"""Before the first turn: who begins, tiles, hands, and the first companions."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random
from tests.tools.heroes.look import data, ready, told
from tests.tools.heroes.position import GAME, position, seat
from tests.tools.heroes.turn import choices, draw_any
from tests.tools.play import chance, do, refused, verbs
from tests.tools.rules import rules

from warren.core.state import CHANCE
from warren.games.heroes.state import State


def set_up(players: int, **options: object) -> State:
    """A table at the choice of the first companions."""
    state = GAME.new_state(players, options)
    rng = Random(players)
    while state.is_chance():
        state.apply(CHANCE, int(state.draw(rng)))
    state.effects = []
    return state


@rules("HDL-SET-9")
def test_the_first_player_is_random_unless_named() -> None:
    state = GAME.new_state(3)
    outcomes = state.chance_outcomes()
    assert [(state.action(code).args["seat"], weight) for code, weight in outcomes] == [
        (0, 1),
        (1, 1),
        (2, 1),
    ]
    state.effects = []
    effects = chance(state, "first", seat=2)
    assert told(effects, "first-player-chosen") == [{"seat": 2}]
    assert data(state)["first"] == 2
    named = set_up(3, first=1)
    assert (data(named)["first"], named.actors()[0]) == (1, 1)


@rules("HDL-SET-2", "HDL-SET-3", "HDL-SET-4", "HDL-DAT-3")
@pytest.mark.parametrize(
    ("players", "short", "rows", "box"),
    [
        (2, False, [4, 5, 6, 7, 6, 5, 4], [4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1]),
        (3, False, [4, 5, 6, 7, 6, 5, 4], [4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1]),
        (4, True, [6, 7, 8, 9, 8, 7, 6], [6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 3]),
        (4, False, [5, 6, 7, 8, 9, 8, 7, 6, 5], [6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 3]),
        (5, False, [5, 6, 7, 8, 9, 8, 7, 6, 5], [6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 3]),
    ],
)
def test_tiles_for_every_table(players: int, short: bool, rows: list[int], box: list[int]) -> None:
    found = data(set_up(players, short=short))
    per_row = Counter(name[0] for name in found["tiles"])
    assert list(per_row.values()) == rows
    laid = Counter(tile["level"] for tile in found["tiles"].values())
    aside = dict(enumerate(found["levels"], start=1))
    assert [laid[level] + aside[level] for level in range(1, 13)] == box
    assert sum(aside.values()) == (10 if short else 0)


@rules("HDL-SET-2", "HDL-SET-4")
def test_tiles_are_laid_at_random_by_what_is_left() -> None:
    state = GAME.new_state(2, {"first": 0})
    state.effects = []
    weights = [weight for _, weight in state.chance_outcomes()]
    assert weights == [4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1]
    effects = chance(state, "tile", level=12)
    assert told(effects, "tile-laid") == [{"region": "a1", "level": 12}]
    assert 12 not in [state.action(code).args["level"] for code, _ in state.chance_outcomes()]
    chance(state, "tile", level=1)
    assert data(state)["tiles"] == {"a1": {"level": 12}, "a2": {"level": 1}}
    assert state.chance_outcomes()[0][1] == 3


@rules("HDL-SET-1", "HDL-SET-5", "HDL-SET-6", "HDL-SET-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_coins_cards_and_companions(players: int) -> None:
    state = set_up(players)
    found = data(state)
    assert [entry["coins"] for entry in found["seats"]] == [25] * players
    assert [sum(entry["hand"].values()) for entry in found["seats"]] == [8] * players
    assert [entry["hand_size"] for entry in found["seats"]] == [8] * players
    assert found["supply"] == {"warrior": 24, "craftsman": 24, "mage": 24}
    reserve = {"knights": 4, "siege-tower": 4, "citadel": 4, "dragonslayer": 1}
    assert found["discard"] == reserve
    every = sum(card.count for card in state.table.cards)
    assert found["deck_size"] == every - 8 * players - sum(reserve.values())
    assert not reserve.keys() & found["deck"].keys()
    for entry in found["seats"]:
        assert not reserve.keys() & entry["hand"].keys()


@rules("HDL-SET-5")
def test_hands_are_drawn_by_what_is_in_the_deck() -> None:
    state = GAME.new_state(2, {"first": 0})
    while state.action(int(state.codes(state.actors()[0])[0])).verb == "tile":
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    assert {
        str(state.action(code).args["card"]): weight for code, weight in state.chance_outcomes()
    } == {card.id: card.count for card in state.table.cards if not card.reserve}


@rules("HDL-SET-8", "HDL-TRN-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_two_free_companions_in_the_order_of_the_first_round(players: int, first: int) -> None:
    state = set_up(players, first=first)
    seats: list[int] = []
    while verbs(state) == {"recruit"}:
        seats.append(state.actors()[0])
        assert choices(state, "recruit") == [
            {"kind": "warrior"},
            {"kind": "craftsman"},
            {"kind": "mage"},
        ]
        do(state, "recruit", kind="mage" if len(seats) % 2 else "warrior")
    wanted = [(first - place) % players for place in range(players)]
    assert seats == [seat for seat in wanted for _ in range(2)]
    found = data(state)
    assert [entry["coins"] for entry in found["seats"]] == [25] * players
    assert [ready(state, seat) for seat in range(players)] == [(1, 0, 1)] * players
    assert found["supply"] == {"warrior": 24 - players, "craftsman": 24, "mage": 24 - players}
    assert state.actors()[0] == first
    assert told(list(state.effects or []), "turn-began") == [{"seat": first, "round": 1}]


@rules("HDL-SET-8")
def test_companions_are_chosen_after_the_hands_are_dealt() -> None:
    state = GAME.new_state(2, {"first": 0})
    assert draw_any(state) == 37 + 16
    assert data(state)["phase"] == "recruit"
    assert refused(state, "stop").rule == "CORE-TURN"


@rules("HDL-SET-6")
def test_an_empty_pile_cannot_be_chosen() -> None:
    state = position(
        seat("spearmen", (24, 0, 0)), seat(), phase="recruit", round=1, facts={"left": 4}
    )
    refusal = refused(state, "recruit", kind="warrior")
    assert (refusal.message, refusal.rule) == ("refusal-pile-empty", "HDL-SET-6")
    assert choices(state, "recruit") == [{"kind": "craftsman"}, {"kind": "mage"}]

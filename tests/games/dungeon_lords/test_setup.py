"""The beginning: counters, stacks, inaccessible orders, the starting player."""

from __future__ import annotations

import pytest
from librt.random import Random
from mypy_extensions import i64
from tests.tools.dungeon_lords.decks import SECTIONS, plain
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.dungeon_lords.phase import GAME, Phase
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.match import Match
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BURIED_TRAPS,
    BUSY,
    EVIL,
    FOOD,
    GOLD,
    HALLS,
    IDLE,
    IN_BOX,
    IN_TENT,
    LAIR,
    LETTERS,
    LOCKED,
    LOST,
    PALADIN,
    PETS,
    TRAP_DISCARD,
    TRAPS,
)
from warren.games.dungeon_lords.stacks import trap_deck
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import DWARF, ELF, HUMAN, ORDER_IDS, PALADINS


@rules("DL-SET-1", "DL-SET-2", "DL-SET-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_begins_with(players: int) -> None:
    phase = Phase(frames.UNVEIL, players=players)
    for field in (GOLD, FOOD, IDLE):
        assert phase.all(field) == [3] * players
    for field in (BUSY, TRAPS, LETTERS, LAIR, PETS, HALLS, LOST):
        assert phase.all(field) == [0] * players
    assert phase.all(EVIL) == [5] * players


@rules("DL-SET-1")
def test_two_to_four_players_with_three_minions_and_eight_orders() -> None:
    for players in (1, 5):
        with pytest.raises(InputError) as error:
            GAME.new_state(players, {})
        assert error.value.rule == "DL-SET-1"
    phase = Phase(frames.ORDERS, edition="base").begin()
    for chosen, order in enumerate(ORDER_IDS[:3]):
        assert len(phase.options(0)) == len(ORDER_IDS) - chosen == 8 - chosen
        phase.do("order", order=order)
    assert 0 not in phase.state.actors()


@rules("DL-SET-10", "DF-SET-4", "DF-VAR-7")
@pytest.mark.parametrize(
    ("options", "tent"),
    [
        ({"edition": "base"}, [HUMAN]),
        ({}, [ELF, DWARF]),
        ({"paladins": "old"}, [HUMAN]),
        ({"paladins": "three"}, [ELF, HUMAN, DWARF]),
    ],
)
def test_the_paladins_of_the_year_stand_in_the_tent(
    options: dict[str, str], tent: list[int]
) -> None:
    for year in (1, 2):
        world = Phase(frames.UNVEIL, year=year, **options).state.numbers
        where = [int(world[PALADIN + kind]) for kind in range(PALADINS)]
        assert where == [IN_TENT if kind in tent else IN_BOX for kind in range(PALADINS)]


@rules("DL-SET-12")
def test_the_starting_player_is_random_or_named() -> None:
    state = GAME.new_state(3, {})
    assert state.actors() == (CHANCE,)
    firsts = [state.action(code).args["seat"] for code in state.legal_actions(CHANCE)]
    assert firsts == [0, 1, 2]
    assert len({int(state.weight(i64(code))) for code in state.legal_actions(CHANCE)}) == 1
    state.apply(CHANCE, state.code(Action("first", {"seat": 2})))
    assert [int(state.seat_at(i64(place))) for place in range(3)] == [2, 0, 1]
    assert GAME.new_state(3, {"first": 1}).first() == 1


def dealt() -> Match:
    """Four players look at their first three orders."""
    state: State = GAME.new_state(4, {"first": 0})
    match = Match(state)
    for seat in range(4):
        for order in range(3):
            free = {state.action(code).args["order"] for code in state.legal_actions(CHANCE)}
            assert len(free) == len(ORDER_IDS) - order
            match.act(CHANCE, Action("deal", {"order": ORDER_IDS[(seat + order) % 8]}))
    return match


@rules("DL-SET-11", "DL-DEC-1")
def test_each_takes_one_of_three_orders_back() -> None:
    match = dealt()
    assert match.state.actors() == (0, 1, 2, 3)
    choices = [match.state.action(code).args["order"] for code in match.state.legal_actions(1)]
    assert choices == ["improve-reputation", "dig-tunnels", "mine-gold"]
    for seat in (3, 1, 0):
        match.act(seat, Action("keep", {"order": ORDER_IDS[seat + 1]}))
    assert match.state.actors() == (2,)
    match.act(2, Action("keep", {"order": ORDER_IDS[2]}))
    locked = [int(match.state.get(i64(seat), LOCKED)) for seat in range(4)]
    assert locked == [0b101, 0b1010, 0b11000, 0b101000]


@rules("DL-SET-11", "DL-INF-3")
def test_first_choices_are_secret_until_all_are_made() -> None:
    match = dealt()
    before = match.state.view(1).key()
    match.act(0, Action("keep", {"order": ORDER_IDS[0]}))
    shown = match.state.view(1).to_json()["seats"]
    assert isinstance(shown, list)
    assert shown[0]["orders"]["inaccessible"] == []
    assert shown[0]["orders"]["chosen"][0] == "hidden"
    match.undo(0)
    assert match.state.view(1).key() == before


@rules("DL-SET-14")
def test_an_empty_trap_deck_is_made_of_its_discards() -> None:
    errand = Errand("buy-traps", 2)
    state = errand.state
    everything = state.table.all_traps
    buried = TRAP_COUNTS.one(1)
    state.put(1, BURIED_TRAPS, buried)
    state.put(2, TRAPS, TRAP_COUNTS.one(0))
    state.numbers[TRAP_DISCARD] = everything - buried - TRAP_COUNTS.one(0)
    assert trap_deck(state) == 0
    errand.begin()
    errand.do("act")
    assert state.numbers[TRAP_DISCARD] == state.get(1, BURIED_TRAPS) == 0
    assert trap_deck(state) == everything - TRAP_COUNTS.one(0)
    errand.chance("trap", trap="pendulum")
    assert errand.over
    assert state.traps_held(0) == 1


@rules("DL-SET-14")
def test_without_any_trap_left_none_is_drawn() -> None:
    errand = Errand("buy-traps", 3, gold=3)
    state = errand.state
    state.put(3, TRAPS, state.table.all_traps - TRAP_COUNTS.one(4))
    errand.begin()
    errand.do("act")
    errand.chance("trap", trap="cursed-ring")
    assert errand.over
    assert state.traps_held(0) == 1
    assert errand.goods("gold") == [1]


@rules("DL-SET-15")
def test_neither_training_fights_nor_item_tiles() -> None:
    """Nobody fights before the last season of a year is over, and the box has no items."""
    state = GAME.new_state(4, {"first": 0, "edition": "base"})
    rng = Random(3)
    fights: set[tuple[int, int]] = set()
    while actors := state.actors():
        codes = state.legal_actions(actors[0])
        drawn = actors[0] == CHANCE
        code = int(state.draw(rng)) if drawn else codes[int(rng.randrange(len(codes)))]
        state.apply(actors[0], code)
        if frames.in_combat(state):
            fights.add((int(state.year()), int(state.round_now())))
    assert fights == {(1, 4), (2, 4)}
    assert sorted(plain(state.table.deck)) == sorted(SECTIONS)

"""Rooms that are rented, beside the board."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.dungeon_lords.position import Scene, refused, told
from tests.tools.dungeon_lords.seasons import act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import (
    BOARD_NOW,
    CHOSEN,
    EVIL,
    GOLD,
    HALLS,
    IDLE,
    LOST,
    ON_DISPLAY,
    ROOM_AT,
    SPACE,
    TRAINEES,
    YEAR,
)
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.terms import BUILD_ROOM, RENTED, SPACES


def renting() -> Match:
    """Seats 0, 1 and 2 stand on spaces I, II and III; the mint and the bakery are for rent."""
    match = phase(frames.ERRANDS, pets=False)
    state = state_of(match)
    state.numbers[BOARD_NOW] = BUILD_ROOM
    for seat in range(3):
        state.numbers[SPACE + BUILD_ROOM * SPACES + seat] = seat + 1
        state.put(seat, CHOSEN, BUILD_ROOM)
    rooms = [one.id for one in state.table.deck.rooms]
    for name in ("mint", "bakery"):
        state.numbers[ROOM_AT + rooms.index(name)] = ON_DISPLAY
    return settled(match)


def gold(match: Match) -> list[int]:
    return [int(state_of(match).get(seat, GOLD)) for seat in range(3)]


@rules("DF-REN-11", "DF-REN-1")
def test_all_three_act_and_the_last_takes_the_gold() -> None:
    match = renting()
    assert options(match, 2) == {"rent mint", "rent bakery", "decline"}
    act(match, 2, "rent", room="mint")
    assert options(match, 1) == {"rent bakery", "decline"}
    act(match, 1, "rent", room="bakery")
    assert options(match, 0) == {"collect", "decline"}
    act(match, 0, "collect")
    assert gold(match) == [4, 3, 2]


@rules("DF-REN-11", "DF-REN-2")
def test_without_the_first_there_is_no_gold_but_a_room() -> None:
    match = renting()
    act(match, 2, "decline")
    act(match, 1, "rent", room="mint")
    assert options(match, 0) == {"rent bakery", "decline"}
    act(match, 0, "rent", room="bakery")
    assert gold(match) == [3, 3, 3]


@rules("DF-REN-11", "DF-REN-1")
def test_the_last_may_choose_between_a_room_and_the_gold() -> None:
    match = renting()
    act(match, 2, "rent", room="bakery")
    act(match, 1, "decline")
    assert options(match, 0) == {"rent mint", "collect", "decline"}
    act(match, 0, "rent", room="mint")
    assert gold(match) == [3, 3, 2]


@rules("DF-REN-3", "DL-BLD-2")
def test_a_rented_room_has_no_neighbours_and_takes_no_tunnel() -> None:
    errand = Errand("build-room", 1, gold=3).show("mint")
    state = errand.state
    rooms = [one.id for one in state.table.deck.rooms]
    state.numbers[ROOM_AT + rooms.index("armory")] = place_of_cell(0, RENTED)
    errand.begin()
    errand.do("build", room="mint")
    assert errand.options() == {"set c3"}
    assert state.get(0, HALLS) == 0


@rules("DF-REN-6", "DL-PLN-3", "DL-PLN-4")
@pytest.mark.parametrize(
    ("room", "monsters", "traps", "fee"), [("armory", 2, 1, 1), ("labyrinth", 1, 2, 0)]
)
def test_a_rented_battle_room_has_the_limits_of_a_room(
    room: str, monsters: int, traps: int, fee: int
) -> None:
    scene = Scene(2).party("warrior-2-4", "thief-2-4").room(room, "rented").put(GOLD, 3)
    scene.own("troll", "witch", "goblin").traps("pendulum", "trapdoor", "rolling-stone")
    scene.cards("create-food").begin()
    assert scene.options() == ["defend cell=c1", "defend cell=rented"]
    scene.do("defend", cell="rented")
    for name in ("troll", "witch")[:monsters]:
        scene.do("send", monster=name)
    for name in ("pendulum", "trapdoor")[:traps]:
        scene.do("lay", trap=name)
    assert refused(scene, "send", monster="goblin")[0]
    assert refused(scene, "lay", trap="rolling-stone")[0]
    scene.do("ready")
    assert scene.get(GOLD) == 3 - fee


@rules("DF-REN-7", "DF-REN-10")
def test_a_rented_battle_room_is_conquered_like_a_tile() -> None:
    scene = Scene(2).party("warrior-2-4", "thief-2-4").room("armory", "rented").put(EVIL, 7)
    scene.lost("c1", "c2", "c3").cards("create-food").begin()
    effects = scene.plan()
    assert told(effects, "tile-conquered") == [{"seat": 0, "cell": "rented"}]
    assert told(effects, "evil-moved")[0] == {"seat": 0, "amount": -1}
    assert (scene.get(LOST) >> RENTED) & 1


@rules("DF-REN-10")
@pytest.mark.parametrize("room", ["mint", "chapel"])
def test_other_rented_rooms_are_not_fought_over(room: str) -> None:
    scene = Scene(2).party("warrior-2-4").room(room, "rented").cards().begin()
    assert refused(scene, "defend", cell="rented")[0]


def training(year: int, inside: int, imps: int, rented: bool = False) -> Match:
    match = phase(frames.PRODUCTION, pets=False)
    state = state_of(match)
    state.numbers[YEAR] = year
    rooms = [one.id for one in state.table.deck.rooms]
    at = RENTED if rented else 2
    state.numbers[ROOM_AT + rooms.index("training-room")] = place_of_cell(0, at)
    state.numbers[ROOM_AT + rooms.index("mint")] = place_of_cell(0, 12)
    state.put(0, HALLS, (1 << 12) | (0 if rented else 1 << at))
    state.put(0, IDLE, imps)
    state.put(0, TRAINEES, inside)
    return settled(match)


@rules("DF-ROM-13", "DF-ROM-4", "DF-ROM-3")
def test_an_imp_that_comes_out_of_training_works_at_once() -> None:
    match = training(2, 1, 5)
    act(match, 0, "recall")
    assert "train" not in options(match, 0)
    act(match, 0, "use", room="mint")
    act(match, 0, "use", room="mint")
    state = state_of(match)
    assert [int(state.get(0, field)) for field in (GOLD, IDLE, TRAINEES)] == [5, 0, 0]


@rules("DF-ROM-3", "DF-REN-5")
@pytest.mark.parametrize(("year", "rented", "most"), [(1, False, 1), (2, False, 2), (2, True, 1)])
def test_how_many_go_in_or_out_of_training(year: int, rented: bool, most: int) -> None:
    for verb in ("train", "recall"):
        match = training(year, 3, 2, rented)
        for _ in range(most):
            act(match, 0, verb)
        assert verb not in options(match, 0)

"""Improved tunnels: laid, worked in, conquered and freed."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.dungeon_lords.position import DECK, Scene, cell, number, trap
from tests.tools.dungeon_lords.seasons import act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.core.numbers import bit
from warren.games.dungeon_lords import frames, installed
from warren.games.dungeon_lords.layout import (
    BUSY,
    EVIL,
    FOOD,
    GOLD,
    HALLS,
    IDLE,
    INSTALLED,
    LOST,
    OUT,
    ROOM_AT,
    TILE_NOW,
    TILES,
    TRAINEES,
    TRAP_DISCARD,
    TUNNEL_AT,
    YEAR,
)
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.scoring import scores
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.season import END
from warren.games.dungeon_lords.terms import (
    FOYER,
    MITHRIL_VEIN,
    RENTED,
    SECRET_PASSAGE,
    TAXES,
    TOOL_SHED,
)

START = {"gold": 5, "food": 5, "evil": 5, "imps": 6}


def room(name: str) -> int:
    return int(number([one.id for one in DECK.rooms], name))


def put_room(state: State, name: str, at: int) -> None:
    state.numbers[ROOM_AT + room(name)] = place_of_cell(0, at)
    if at != RENTED:
        state.put(0, HALLS, state.halls(0) | bit(at))


def put_tunnel(state: State, tunnel: int, at: str) -> None:
    state.numbers[TUNNEL_AT + tunnel] = place_of_cell(0, cell(at))


@rules("DF-IMV-8", "DL-RND-5")
@pytest.mark.parametrize(("room_lost", "used"), [(False, 2), (True, 3)])
def test_imps_that_improved_or_freed_are_used_until_the_end_of_the_round(
    room_lost: bool, used: int
) -> None:
    errand = Errand("dig-tunnels", 1, board=True, **START)
    if room_lost:
        put_room(errand.state, "mint", int(cell("c3")))
        errand.state.put(0, LOST, bit(cell("c3")))
    errand.begin()
    if room_lost:
        errand.do("free", cell="c3")
    else:
        errand.do("improve", tunnel="foyer")
        errand.do("set", cell="c2")
    assert errand.goods("imps", "used") == [6 - used, used]
    frames.push(errand.state, frames.SEASON, 0, END)
    errand.state.flow.settle(errand.state)
    assert errand.goods("imps", "used") == [6, 0]


@rules("DF-IMV-9", "DF-IMV-2")
def test_an_improved_tunnel_is_not_improved_again() -> None:
    errand = Errand("dig-tunnels", 3, board=True, **START)
    put_tunnel(errand.state, FOYER, "c1")
    errand.begin()
    assert "improve foyer" not in errand.options()
    errand.do("improve", tunnel="tool-shed")
    assert errand.options() == {"set c2", "set c3"}
    errand.do("set", cell="c2")
    assert int(errand.state.tunnel_on(0, cell("c2"))) == TOOL_SHED


@rules("DF-IMV-9", "DF-TUN-1", "DF-EXH-8")
def test_an_improved_tunnel_replaced_by_a_room_leaves_the_game() -> None:
    errand = Errand("build-room", 1, **START).show("mint")
    put_tunnel(errand.state, FOYER, "c3")
    errand.state.put(0, INSTALLED, installed.made(trap("pendulum"), cell("c3"), -1))
    errand.begin()
    errand.do("build", room="mint")
    errand.do("set", cell="c3")
    assert errand.state.numbers[TUNNEL_AT + FOYER] == OUT
    assert errand.state.get(0, INSTALLED) == 0
    assert errand.state.numbers[TRAP_DISCARD] != 0
    again = Errand("dig-tunnels", 1, board=True, **START)
    again.state.numbers[TUNNEL_AT + FOYER] = OUT
    again.begin()
    assert "improve foyer" not in again.options()
    assert again.refusal("improve", tunnel="foyer") != ""


@rules("DF-IMV-9", "DF-IMV-1", "DF-IMV-10", "DF-IMV-5")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_a_conquered_rented_room_is_freed_like_a_room(space: int) -> None:
    errand = Errand("dig-tunnels", space, board=True, **{**START, "imps": 6})
    put_room(errand.state, "mint", RENTED)
    errand.state.put(0, LOST, bit(RENTED) | bit(cell("c1")))
    errand.begin()
    errand.do("free", cell="rented")
    assert errand.over
    assert errand.goods("used") == [3]
    assert errand.state.lost(0) == bit(cell("c1"))
    poor = Errand("dig-tunnels", space, board=True, **{**START, "imps": 2})
    put_room(poor.state, "mint", RENTED)
    poor.state.put(0, LOST, bit(RENTED))
    poor.begin()
    assert "free rented" not in poor.options()


@rules("DF-TUN-1")
def test_improved_tunnels_are_mined_like_others() -> None:
    for tunnel in (TOOL_SHED, FOYER, SECRET_PASSAGE):
        errand = Errand("mine-gold", 2, **START)
        put_tunnel(errand.state, tunnel, "c2")
        errand.begin()
        assert "work 3" in errand.options()


def taxed(tunnel: int) -> set[str]:
    """What seat 0 may pay with three tunnels, one of them improved, and two gold more than due."""
    match = phase(frames.EVENT, pets=False)
    state = state_of(match)
    state.numbers[TILE_NOW] = TAXES
    put_tunnel(state_of(match), tunnel, "c2")
    return options(settled(match), 0)


@rules("DF-TUN-1", "DF-TUN-7", "DF-I-SECRET-PASSAGE", "DL-EVT-4")
def test_improved_tunnels_are_taxed_but_for_the_secret_passage() -> None:
    assert taxed(FOYER) == {"tax 0", "tax 1", "tax 2"}
    assert taxed(SECRET_PASSAGE) == {"tax 0", "tax 1"}


@rules("DF-REN-4", "DL-EVT-4")
def test_a_rented_room_is_not_taxed() -> None:
    match = phase(frames.EVENT, pets=False)
    state = state_of(match)
    state.numbers[TILE_NOW] = TAXES
    state.put(0, TILES, state.tiles(0) | bit(cell("c4")))
    state.put(0, GOLD, 5)
    put_room(state_of(match), "mint", RENTED)
    match = settled(match)
    assert options(match, 0) == {"tax 0", "tax 1", "tax 2"}
    act(match, 0, "tax", count=2)
    assert state_of(match).gold(0) == 3


@rules("DF-TUN-1", "DF-TUN-9", "DF-TUN-5")
def test_a_conquered_improved_tunnel_does_nothing() -> None:
    errand = Errand("mine-gold", 2, **START)
    put_tunnel(errand.state, MITHRIL_VEIN, "c3")
    errand.state.put(0, LOST, bit(cell("c3")))
    errand.begin()
    assert errand.options() == {"work 1", "work 2", "decline"}
    scene = Scene().put(EVIL, 4).put(EVIL, 6, 1).tunnel("foyer", "c2")
    open_foyer = scores(scene.state)[0]
    bare = scores(Scene().put(EVIL, 4).put(EVIL, 6, 1).state)[0]
    assert open_foyer == bare + 1
    lost = scores(scene.lost("c2").state)[0]
    assert lost == scores(Scene().put(EVIL, 4).put(EVIL, 6, 1).lost("c2").state)[0]


def producing(name: str, at: str, **goods: int) -> Match:
    """The production of year 2 with a Tool Shed in the middle of the dungeon."""
    match = phase(frames.PRODUCTION, pets=False)
    state = state_of(match)
    state.numbers[YEAR] = 2
    put_room(state_of(match), name, int(cell(at)))
    put_tunnel(state_of(match), TOOL_SHED, "c2")
    for field, key in ((IDLE, "imps"), (FOOD, "food")):
        state.put(0, field, goods.get(key, 0))
    return settled(match)


@rules("DF-TUN-4", "DF-TUN-2", "DF-TUN-12")
def test_a_tool_shed_helps_the_magic_room() -> None:
    match = producing("magic-room", "c3", imps=1, food=2)
    act(match, 0, "use", room="magic-room")
    state = state_of(match)
    assert [int(state.get(0, field)) for field in (IDLE, BUSY, FOOD)] == [1, 1, 1]
    assert match.state.is_over()


@rules("DF-TUN-4", "DF-ROM-3")
def test_a_tool_shed_does_not_help_the_training_room() -> None:
    match = producing("training-room", "c1", imps=3)
    assert options(match, 0) == {"train", "done"}
    for used in (1, 2):
        act(match, 0, "train")
        state = state_of(match)
        assert [int(state.get(0, field)) for field in (IDLE, TRAINEES)] == [3 - used, used]
    assert options(match, 0) == set()


@rules("DF-TUN-1", "DF-TUN-2")
def test_a_conquered_tool_shed_helps_nobody() -> None:
    match = phase(frames.PRODUCTION, pets=False)
    put_room(state_of(match), "mint", int(cell("c3")))
    put_tunnel(state_of(match), TOOL_SHED, "c2")
    state_of(match).put(0, IDLE, 2)
    assert options(settled(Match(match.state.clone())), 0) == {"use mint", "done"}
    state_of(match).put(0, LOST, bit(cell("c2")))
    assert settled(match).state.is_over()


@rules("DF-IMV-11", "DF-IMV-5", "DF-IMV-1")
def test_three_imps_on_the_third_space_do_one_thing() -> None:
    errand = Errand("dig-tunnels", 3, board=True, **{**START, "imps": 3})
    put_room(errand.state, "mint", int(cell("c3")))
    errand.state.put(0, LOST, bit(cell("c3")) | bit(cell("c1")))
    errand.begin()
    assert {"free c1", "free c3", "improve foyer", "decline"} <= errand.options()
    errand.do("free", cell="c1")
    assert errand.over
    assert errand.goods("imps", "used") == [1, 2]


@rules("DF-IMV-5", "DF-IMV-6")
def test_of_rooms_the_third_space_frees_one() -> None:
    errand = Errand("dig-tunnels", 3, board=True, **START)
    for name, at in (("mint", "c1"), ("bakery", "c3")):
        put_room(errand.state, name, int(cell(at)))
    errand.state.put(0, LOST, bit(cell("c1")) | bit(cell("c2")) | bit(cell("c3")))
    errand.begin()
    assert errand.options() == {"free c1", "free c2", "free c3", "decline"}
    errand.do("free", cell="c1")
    assert errand.over

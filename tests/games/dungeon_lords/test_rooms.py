"""Where rooms may be built."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.dungeon import ALL
from warren.games.dungeon_lords.ground import sites
from warren.games.dungeon_lords.layout import (
    CHOSEN,
    GOLD,
    HALLS,
    IDLE,
    LOST,
    ON_DISPLAY,
    ROOM_AT,
    SPACE,
    TILES,
)
from warren.games.dungeon_lords.terms import BUILD_ROOM, CELLS, MINE_GOLD, SPACES

ROWS = {"upper": "12", "lower": "34", "any": "1234"}
INNER = {"b2", "c2", "d2", "b3", "c3", "d3"}


def cells(*names: str) -> int:
    return sum(1 << cell for cell in range(CELLS) if cell_name(cell) in names)


def building(name: str, year: int = 1) -> Phase:
    """Seat 0 may build one room for nothing."""
    phase = Phase(frames.ERRANDS, year=year, edition="base").put(CHOSEN, BUILD_ROOM)
    room = [one.id for one in phase.state.table.deck.rooms].index(name)
    return phase.world(SPACE + BUILD_ROOM * SPACES, 1).world(ROOM_AT + room, ON_DISPLAY)


@rules("DL-BLD-4")
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("chicken-coop", "upper"),
        ("mint", "lower"),
        ("workshop", "border"),
        ("magic-room", "inner"),
        ("armory", "any"),
    ],
)
def test_zones(name: str, zone: str) -> None:
    state = building(name).put(TILES, ALL).state
    room = [one.id for one in state.table.deck.rooms].index(name)
    found = sites(state, i64(0), i64(room))
    every = {cell_name(cell) for cell in range(CELLS)}
    if zone == "inner":
        wanted = INNER
    elif zone == "border":
        wanted = every - INNER
    else:
        wanted = {cell for cell in every if cell[1] in ROWS[zone]}
    assert {cell_name(cell) for cell in range(CELLS) if found >> cell & 1} == wanted
    assert len(wanted) == {"inner": 6, "border": 14, "any": 20}.get(zone, 10)


@rules("DL-BLD-2", "DL-BLD-3")
@pytest.mark.parametrize("lost", [(), ("c2",)], ids=["unconquered", "conquered"])
@pytest.mark.parametrize("year", [1, 2])
def test_rooms_are_no_neighbours_conquered_or_not(lost: tuple[str, ...], year: int) -> None:
    phase = building("armory", year).put(TILES, cells("c1", "c2", "c3", "c4", "b1"))
    phase.put(HALLS, cells("c2")).put(LOST, cells(*lost)).begin()
    phase.do("build", room="armory")
    assert phase.options() == {"set b1", "set c4"}
    assert phase.refusal("set", cell="c1") == "DL-BLD-2"
    assert phase.refusal("set", cell="c2") == "DL-BLD-1"


@rules("DL-BLD-1", "DL-CON-4")
def test_only_an_unconquered_tunnel_becomes_a_room() -> None:
    phase = building("chicken-coop").put(LOST, cells("c2")).begin()
    phase.do("build", room="chicken-coop")
    assert phase.options() == {"set c1"}
    assert phase.refusal("set", cell="c2") == "DL-CON-4"
    assert phase.refusal("set", cell="b1") == "DL-BLD-1"
    phase.do("set", cell="c1")
    assert phase.get(TILES) == cells("c1", "c2", "c3")
    assert phase.state.own_tunnels(i64(0)) == cells("c3")


@rules("DL-BLD-1", "DL-ROOMS-2", "DL-ORD-9")
def test_without_a_place_for_it_a_room_is_not_offered_and_nothing_is_paid() -> None:
    phase = building("chicken-coop").put(LOST, cells("c1", "c2"))
    phase.world(SPACE + BUILD_ROOM * SPACES, 0).world(SPACE + BUILD_ROOM * SPACES + 1, 1).begin()
    assert phase.over
    assert phase.told("minion-stranded") == [{"seat": 0, "order": "build-room"}]
    assert phase.get(GOLD) == 3


@rules("DL-MIN-1", "DL-CON-4")
@pytest.mark.parametrize(
    ("halls", "lost", "most"), [(0, 0, 4), (bit(12), 0, 3), (0, bit(2) | bit(7), 2)]
)
def test_nobody_mines_in_rooms_or_conquered_tunnels(halls: int, lost: int, most: int) -> None:
    phase = Phase(frames.ERRANDS, edition="base").put(CHOSEN, MINE_GOLD).put(IDLE, 9)
    phase.put(TILES, cells("c1", "c2", "c3", "c4")).put(HALLS, halls).put(LOST, lost)
    phase.world(SPACE + MINE_GOLD * SPACES + 2, 1).begin()
    assert phase.options() == {"decline", *(f"work {count}" for count in range(1, most + 1))}

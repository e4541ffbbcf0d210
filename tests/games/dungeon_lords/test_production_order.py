"""Who produces when, and what a room built in this round does."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import (
    BOARDS_USED,
    BUSY,
    CHOSEN,
    FIRST,
    GOLD,
    HALLS,
    IDLE,
    IN_DISCARD,
    ON_DISPLAY,
    ROOM_AT,
    SPACE,
    TILE_NOW,
    TILES,
)
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.steps.season import FAIR, RUN_ERRANDS
from warren.games.dungeon_lords.terms import BUILD_ROOM, SPACES, TAXES


def room(phase: Phase, name: str) -> int:
    return [one.id for one in phase.state.table.deck.rooms].index(name)


def furnish(phase: Phase, seat: int, **rooms: int) -> Phase:
    """Rooms on cells of a dungeon that has no other tiles but the first ones."""
    for name, cell in rooms.items():
        at = room(phase, name.replace("_", "-"))
        phase.world(ROOM_AT + at, int(place_of_cell(i64(seat), i64(cell))))
        for field in (HALLS, TILES):
            phase.put(field, phase.get(field, seat) | int(bit(i64(cell))), seat)
    return phase


@rules("DL-PRO-6", "DL-DEC-2")
def test_each_finishes_all_rooms_before_the_next_begins() -> None:
    phase = Phase(frames.PRODUCTION, edition="base").world(FIRST, 2).everybody(IDLE, 6, 6, 6, 6)
    furnish(phase, 0, chicken_coop=0, mushroom_bed=15)
    furnish(phase, 2, souvenir_shop=0, mint=15)
    phase.begin()
    seen: list[str] = []
    while not phase.over:
        seat = phase.actor
        choice = sorted(option for option in phase.options(seat) if option != "done")[0]
        phase.do("use", seat, room=choice.removeprefix("use "))
        seen.append(f"{seat} {choice}")
    assert seen == [
        "2 use mint",
        "2 use souvenir-shop",
        "0 use chicken-coop",
        "0 use mushroom-bed",
    ]


@rules("DL-PRO-6", "DL-PRO-1")
def test_whoever_is_done_does_not_come_back() -> None:
    phase = Phase(frames.PRODUCTION, edition="base").everybody(IDLE, 3, 3, 0, 0)
    furnish(furnish(phase, 0, mint=15), 1, souvenir_shop=0).begin()
    phase.do("done", 0)
    phase.do("use", 1, room="souvenir-shop")
    assert phase.over
    assert phase.all(GOLD) == [3, 4, 3, 3]


@rules("DL-PRO-10")
def test_a_room_built_in_this_round_works_in_this_round() -> None:
    phase = Phase(frames.SEASON, season=1, stage=RUN_ERRANDS, edition="base")
    phase.put(CHOSEN, BUILD_ROOM).world(SPACE + BUILD_ROOM * SPACES, 1)
    phase.world(ROOM_AT + room(phase, "mint"), ON_DISPLAY).begin()
    phase.do("build", room="mint")
    phase.do("set", cell="c3")
    assert phase.options() == {"use mint", "done"}
    phase.do("use", room="mint")
    assert phase.get(GOLD) == 4


@rules("DL-PRO-10", "DF-RND-3")
def test_a_room_won_at_the_festival_works_in_this_round() -> None:
    phase = Phase(frames.SEASON, season=5, stage=FAIR, pets=False).put(IDLE, 4)
    phase.world(BOARDS_USED, BUILD_ROOM + 1).world(TILE_NOW, TAXES)
    phase.world(ROOM_AT + room(phase, "mint"), IN_DISCARD).begin()
    for seat in range(4):
        phase.do("send", seat, count=1 if seat == 0 else 0)
    phase.do("prize", opportunity="room-rental")
    phase.do("set", cell="c3")
    assert phase.options() == {"use mint", "done"}
    phase.do("use", room="mint")
    assert (phase.get(GOLD), phase.get(BUSY)) == (3, 4)


@rules("DL-TRB-3", "DL-R-WORKSHOP")
@pytest.mark.parametrize("year", [1, 2])
def test_the_workshop_makes_one_trap_in_either_year(year: int) -> None:
    phase = Phase(frames.PRODUCTION, year=year, edition="base").put(IDLE, 4)
    furnish(phase, 0, workshop=0).begin()
    phase.do("use", room="workshop")
    assert phase.deal(trap=["pendulum"]) == ["pendulum"]
    assert phase.over
    assert int(phase.state.traps_held(i64(0))) == 1

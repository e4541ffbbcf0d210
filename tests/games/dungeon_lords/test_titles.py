"""The seven titles, each by its own measure."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import (
    BUSY,
    CAPTIVES,
    EVIL,
    FIRST,
    FOOD,
    GOLD,
    HALLS,
    IDLE,
    LOST,
    ROOM_AT,
    TILES,
    TRAINEES,
)
from warren.games.dungeon_lords.scoring import TITLES, holders, scores

TWO_ROOMS = bit(2) | bit(12)


def table() -> Phase:
    return Phase(frames.UNVEIL, edition="base")


def title(phase: Phase, name: str) -> list[int]:
    return holders(phase.state, TITLES.index(name))


@rules("DL-TTL-3", "DL-TTL-11", "DL-TTL-1")
def test_the_first_two_share_the_halls() -> None:
    phase = table().everybody(HALLS, TWO_ROOMS, TWO_ROOMS, bit(2), 0)
    assert title(phase, "halls") == [0, 1]
    before = scores(table().state)
    rooms = [2 * 2 + 2, 2 * 2 + 2, 2, 0]
    tunnels = [-2, -2, -2, 1]
    assert scores(phase.state) == [
        start + more + fewer for start, more, fewer in zip(before, rooms, tunnels, strict=True)
    ]


@rules("DL-TTL-3", "DL-SCO-2")
def test_conquered_rooms_are_no_halls() -> None:
    phase = table().everybody(HALLS, TWO_ROOMS, bit(2), 0, 0).put(LOST, bit(2) | bit(12))
    assert title(phase, "halls") == [1]
    unbuilt = table().everybody(HALLS, 0, bit(2), 0, 0).put(LOST, bit(2) | bit(12))
    assert scores(phase.state)[0] == scores(unbuilt.state)[0]


@rules("DL-TTL-4")
def test_the_tunnel_lord_counts_neither_rooms_nor_conquered_tunnels() -> None:
    more = bit(2) | bit(7) | bit(12) | bit(17)
    phase = table().everybody(TILES, more, more, more, more)
    phase.everybody(HALLS, bit(2), 0, 0, 0).everybody(LOST, 0, bit(7), 0, 0)
    assert title(phase, "tunnels") == [2, 3]


@rules("DL-TTL-5", "DL-EVT-9")
def test_ghosts_count_for_the_monster_lord() -> None:
    phase = table().owns("ghost", "ghost").owns("dragon", seat=1)
    assert title(phase, "monsters") == [0]


@rules("DL-TTL-6", "DL-PRO-3")
def test_the_lord_of_imps_counts_no_troll_tokens() -> None:
    phase = table().owns("troll", "troll").put(IDLE, 2)
    phase.put(BUSY, 2, 1).put(IDLE, 2, 1)
    assert title(phase, "imps") == [1]
    phase.put(TRAINEES, 3)
    assert title(phase, "imps") == [0]


@rules("DL-TTL-7")
def test_gold_and_food_count_together() -> None:
    phase = table().everybody(GOLD, 5, 1, 3, 0).everybody(FOOD, 0, 5, 3, 5)
    assert title(phase, "riches") == [1, 2]


@rules("DL-TTL-8")
def test_the_battlelord_lost_fewest_tiles_of_any_kind() -> None:
    phase = table().everybody(LOST, bit(2), bit(2), bit(2) | bit(7), bit(2) | bit(7))
    phase.everybody(HALLS, bit(2), 0, bit(2), 0)
    assert title(phase, "battle") == [0, 1]


@rules("DL-TTL-2", "DL-TTL-10")
@pytest.mark.parametrize("first", [0, 2])
def test_turn_order_breaks_no_tie_of_dark_deeds(first: int) -> None:
    phase = table().everybody(EVIL, 9, 5, 9, 4).world(FIRST, first)
    assert title(phase, "dark-deeds") == [0, 2]


@rules("DL-TTL-9", "DL-TTL-11")
def test_nobody_holds_a_title_over_nothing() -> None:
    phase = table().everybody(GOLD, 0, 0, 0, 0).everybody(FOOD, 0, 0, 0, 0)
    assert title(phase, "riches") == title(phase, "halls") == title(phase, "monsters") == []
    assert title(phase, "battle") == [0, 1, 2, 3]


@rules("DL-SCO-4")
def test_a_human_paladin_is_worth_five() -> None:
    phase = table().put(CAPTIVES, 1 << 4)
    assert scores(phase.state)[0] - scores(phase.state)[1] == 5


@rules("DL-SCO-6")
def test_a_conquered_scoring_room_gives_nothing() -> None:
    phase = table().owns("ghost").put(HALLS, bit(12)).put(LOST, bit(12))
    before = scores(phase.state)[0]
    room = [one.id for one in phase.state.table.deck.rooms].index("chapel")
    phase.world(ROOM_AT + room, 12)
    assert scores(phase.state)[0] == before
    phase.put(LOST, 0)
    assert scores(phase.state)[0] > before + 2

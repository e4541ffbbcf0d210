"""Nothing of a position lies upon anything else: where its parts begin is written in numbers."""

from __future__ import annotations

from warren.games.dungeon_lords import layout as dungeon_lords
from warren.games.dungeon_lords.meta import MAX_PLAYERS as MOST_LORDS
from warren.games.heroes import layout as heroes
from warren.games.heroes.meta import MAX_PLAYERS as MOST_HEROES
from warren.games.small_world import layout as small_world
from warren.games.small_world.meta import MAX_PLAYERS as MOST_PEOPLES
from warren.games.small_world.terms import COMBOS, SLOTS
from warren.games.small_world.underground.markers import FIGURES, MARKERS


def test_the_parts_of_small_world_follow_one_another() -> None:
    at = small_world
    assert at.FRAME + at.MAX_FRAMES * at.FRAME_SIZE == at.WORLD
    assert at.COLUMN + COMBOS * at.COMBO_SIZE == at.SEATS
    assert at.COLUMN + (COMBOS - 1) * at.COMBO_SIZE + at.COMBO_RACE == at.LAST_RACE
    assert at.SEATS + MOST_PEOPLES * at.SEAT_SIZE == at.DEEP
    assert at.MARKER + MARKERS == at.FIGURE
    assert at.FIGURE + FIGURES == at.LENT
    assert at.KEPT_RIVERS + 1 == at.TRIBES
    assert at.TRIBES + MOST_PEOPLES * SLOTS * at.TRIBE_SIZE == at.REGIONS


def test_the_parts_of_heroes_follow_one_another() -> None:
    at = heroes
    assert at.LEVELS + at.MAX_LEVEL + 1 == at.SEATS
    assert at.TURNS + 1 == at.SEATS + at.SEAT_SIZE
    assert at.SEATS + MOST_HEROES * at.SEAT_SIZE == at.TILES


def test_the_parts_of_dungeon_lords_follow_one_another() -> None:
    at = dungeon_lords
    assert at.CARD_NEXT + 1 == at.FRAMES
    assert at.FRAME + at.MAX_FRAMES * at.FRAME_SIZE == at.SEATS
    assert at.PLAN_KNOWN + 1 == at.SEATS + at.SEAT_SIZE
    assert at.SEATS + MOST_LORDS * at.SEAT_SIZE == at.ROOM_AT

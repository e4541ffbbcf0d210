"""The examples in the documentation are true, and every word is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warren.games.dungeon_lords import shape as lords_shape
from warren.games.dungeon_lords.frames import STEP_NAMES
from warren.games.dungeon_lords.scoring import TITLES
from warren.games.heroes import shape as heroes_shape
from warren.games.heroes.phases import PHASE_NAMES
from warren.games.small_world import shape as small_world_shape
from warren.games.small_world.actions import DEEP_SHAPES
from warren.games.small_world.underground.markers import FIGURE_NAMES, INDEX
from warren.games.small_world.underground.shape import Depths
from warren.scenario import run_paths
from warren.scenario.dungeon_lords import expectation as lords
from warren.scenario.dungeon_lords import position as lords_position
from warren.scenario.dungeon_lords import seats as lords_seats
from warren.scenario.dungeon_lords import verbs as lords_verbs
from warren.scenario.dungeon_lords.cost import COSTS, GOODS
from warren.scenario.dungeon_lords.holdings import SEAT_EXPECTED
from warren.scenario.dungeon_lords.phases import PHASES
from warren.scenario.dungeon_lords.preview import PREVIEW
from warren.scenario.heroes import expectation as heroes
from warren.scenario.heroes import holdings as heroes_holdings
from warren.scenario.heroes import position as heroes_position
from warren.scenario.heroes import stock, tiles
from warren.scenario.heroes import verbs as heroes_verbs
from warren.scenario.small_world import phases as small_world_phases
from warren.scenario.small_world.deep_expectation import DEEP_ENTRIES
from warren.scenario.small_world.depths import DEEP_FACTS, DEEP_GIVEN
from warren.scenario.small_world.expectation import ENTRIES
from warren.scenario.small_world.holdings import DEEP_REGION_FIELDS, REGION_FIELDS, SEAT_FIELDS
from warren.scenario.small_world.position import FACTS, GIVEN
from warren.scenario.small_world.verbs import (
    DEEP_OUTCOMES,
    DEEP_VERBS,
    OUTCOMES,
    RELICS_OF_WAR,
    VERBS,
)
from warren.scenario.steps import KINDS

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
HEADINGS = (
    "The head",
    "Small World: the position",
    "Underground and mixed tables: an example",
    "Heroes of Dark Lands: an example",
    "Dungeon Lords: an example",
)
_, COMMON, SMALL_WORLD, UNDERGROUND, HEROES, DUNGEON_LORDS = re.split(
    rf"^## (?:{'|'.join(HEADINGS)})$", TEXT, flags=re.MULTILINE
)


def passes(text: str, file: Path) -> None:
    file.write_text(text, "utf-8")
    (result,) = run_paths([file])
    assert result.ok, f"step {result.step}: {result.message} {dict(result.details)}"


def explained(word: str, text: str) -> bool:
    return re.search(rf"`{re.escape(word)}[`:]", text) is not None


def plain_data(text: str) -> str:
    return text.split(": the plain data\n", maxsplit=1)[1].split("\n## ", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("text", "shapes"),
    [
        (
            UNDERGROUND,
            (
                small_world_shape.View,
                small_world_shape.Region,
                small_world_shape.Tribe,
                small_world_shape.Seat,
                small_world_shape.Combo,
                small_world_shape.Banners,
                small_world_shape.Badges,
                small_world_shape.Facts,
                Depths,
            ),
        ),
        (
            HEROES,
            (
                heroes_shape.View,
                heroes_shape.Tile,
                heroes_shape.Seat,
                heroes_shape.Claim,
                heroes_shape.Facts,
            ),
        ),
        (
            DUNGEON_LORDS,
            (
                lords_shape.View,
                lords_shape.Seat,
                lords_shape.Imps,
                lords_shape.SeatTraps,
                lords_shape.SeatPets,
                lords_shape.SeatOrders,
                lords_shape.Combat,
                lords_shape.Events,
                lords_shape.Monsters,
                lords_shape.Adventurers,
                lords_shape.Opportunities,
                lords_shape.Guest,
                lords_shape.Spot,
                lords_shape.Frame,
            ),
        ),
    ],
    ids=["small_world", "heroes", "dungeon_lords"],
)
def test_the_plain_data_that_views_walk_through_is_explained(
    text: str, shapes: tuple[type, ...]
) -> None:
    """The outlook is told with a view and is no part of the position."""
    told = plain_data(text)
    keys = {key for shape in shapes for key in shape.__annotations__} - {"outlook"}
    assert [key for key in sorted(keys) if not explained(key, told)] == []


def test_there_is_an_example_of_each_game() -> None:
    games = re.findall(r"^  game: (\w+)$", "\n".join(BLOCKS), re.MULTILINE)
    assert games == ["small_world", "underground", "heroes", "dungeon_lords"]


@pytest.mark.rules("SW-R-GIANTS", "SW-CON-2", "SW-DIE-3")
def test_the_example_of_small_world_passes(tmp_path: Path) -> None:
    passes(BLOCKS[0], tmp_path / "example.yaml")


@pytest.mark.rules("SU-CON-5", "SU-REL-SWORD", "SU-P-ROYAL", "SU-CON-6", "SU-PLC-KEEP")
def test_the_example_of_underground_passes(tmp_path: Path) -> None:
    passes(BLOCKS[1], tmp_path / "example.yaml")


@pytest.mark.rules("HDL-CAP-2", "HDL-MAG-4", "HDL-MAG-7")
def test_the_example_of_heroes_passes(tmp_path: Path) -> None:
    passes(BLOCKS[2], tmp_path / "example.yaml")


@pytest.mark.rules("DL-DIG-2", "DL-HIR-2", "DF-FES-4", "DL-EVT-2", "DL-PLN-3", "DL-MAT-2")
def test_the_example_of_dungeon_lords_passes(tmp_path: Path) -> None:
    passes(BLOCKS[3], tmp_path / "example.yaml")


@pytest.mark.parametrize("word", KINDS)
def test_every_kind_of_step_is_explained(word: str) -> None:
    assert explained(word, COMMON)


@pytest.mark.parametrize(
    "word",
    [
        *VERBS,
        *OUTCOMES,
        *GIVEN,
        *FACTS,
        *ENTRIES,
        *REGION_FIELDS,
        *SEAT_FIELDS,
        *small_world_phases.PHASE_NAMES,
    ],
)
def test_every_word_of_small_world_is_explained(word: str) -> None:
    assert explained(word, SMALL_WORLD)


@pytest.mark.parametrize(
    "word",
    [
        *DEEP_VERBS,
        *(word for _, _, given in DEEP_SHAPES for word in given.values()),
        *RELICS_OF_WAR,
        *DEEP_OUTCOMES,
        *DEEP_GIVEN,
        *DEEP_FACTS,
        *DEEP_ENTRIES,
        *small_world_phases.DEEP_PHASES,
        *DEEP_REGION_FIELDS,
        *INDEX,
        *FIGURE_NAMES,
    ],
)
def test_every_word_of_underground_is_explained(word: str) -> None:
    tables = UNDERGROUND.split("```", maxsplit=2)[2]
    assert re.search(rf"[`{{ ]{re.escape(word)}[`:,]", tables)


@pytest.mark.parametrize(
    "word",
    [
        *heroes_verbs.VERBS,
        *heroes_verbs.OUTCOMES,
        *heroes_position.GIVEN,
        *heroes_position.PHASES,
        *heroes_position.FACTS,
        *tiles.FIELDS,
        *stock.SEAT_FIELDS,
        *heroes.ENTRIES,
        *heroes_holdings.TILE_FIELDS,
        *heroes_holdings.SEAT_FIELDS,
        *PHASE_NAMES,
    ],
)
def test_every_word_of_heroes_is_explained(word: str) -> None:
    assert explained(word, HEROES.split("```", maxsplit=2)[2])


@pytest.mark.parametrize(
    "word",
    [
        *lords_verbs.VERBS,
        *lords_verbs.OUTCOMES,
        *lords_verbs.PLAN_VERBS,
        *lords_position.GIVEN,
        *lords_position.PALADIN_PLACES,
        *lords_position.DUMMY_NAMES,
        *PHASES,
        *lords_seats.SEAT_FIELDS,
        *SEAT_EXPECTED,
        *lords.ENTRIES,
        *COSTS,
        *GOODS,
        *PREVIEW,
        *TITLES,
        *STEP_NAMES,
    ],
)
def test_every_word_of_dungeon_lords_is_explained(word: str) -> None:
    assert explained(word, DUNGEON_LORDS.split("```", maxsplit=2)[2])

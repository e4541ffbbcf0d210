"""What lies deep in the position a scenario gives: markers, figures, the lent badge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from warren.core.fields import Fields, whole_number
from warren.core.refusal import InputError
from warren.games.small_world.table import Table
from warren.games.small_world.underground.markers import FIGURE_NAMES, INDEX, MARKERS
from warren.scenario.names import known
from warren.scenario.small_world.names import (
    ARMED_NAMES,
    RELIC_NAMES,
    named_in,
    power_name,
    relic_name,
)

DEEP_GIVEN: Final = ("finds", "lent", "vengeance")
DEEP_FACTS: Final = ("armed", "spent", "copied", "moved", "reborn", "bitten", "new_badge")
DEEP_REGION: Final = ("markers", "figures", "monsters")
FACT_NAMES: Final = {"armed": ARMED_NAMES, "spent": RELIC_NAMES, "moved": FIGURE_NAMES}
MOST_REBORN: Final = 2


class Depths:
    """Read beside the regions, and written as the position's own part."""

    def __init__(self, table: Table, given: Fields) -> None:
        self.table: Final = table
        self.given: Final = given
        self.markers: Final[dict[str, str]] = {}
        self.figures: Final[dict[str, str]] = {}
        self.lent: Final = power_name(given, "lent", table) if given.has("lent") else None

    def read_region(self, entry: Fields, region: str) -> None:
        """The markers and figures that lie in a region; each is only once in the box."""
        for key, names, found in (
            ("markers", list(INDEX), self.markers),
            ("figures", FIGURE_NAMES, self.figures),
        ):
            for name in entry.texts(key) if entry.has(key) else []:
                if known(name, entry.at(key), names) in found:
                    raise InputError("error-twice", {"field": entry.at(key), "value": name})
                found[name] = region

    def own_words(self, error: InputError) -> InputError:
        """An error of the position with the field as the scenario names it."""
        field = str(error.details.get("field", ""))
        region = self.figures.get(field.removeprefix("deep.figures."))
        if region is None:
            return error
        where = self.given.at(f"regions.{region}.figures")
        return InputError(error.message, {**error.details, "field": where}, error.rule)

    def to_json(self, blank: object, monster_regions: int) -> dict[str, object]:
        """Over what an empty table has; the stack has a find for each Monster region."""
        data = dict(cast("Mapping[str, object]", blank))
        given = self.given
        data["markers"] = self.markers
        data["figures"] = self.figures
        data["lent"] = self.lent
        data["finds"] = monster_regions if self.table.markers else 0
        if given.has("finds"):
            data["finds"] = given.integer("finds", 0, MARKERS - len(self.markers))
        if given.has("vengeance"):
            data["vengeance"] = seat_numbers(given, "vengeance", int(self.table.players))
        return data


def read_deep_fact(fields: Fields, key: str, players: int) -> object:
    """One of the facts of the turn that only Underground has."""
    if key == "bitten":
        return seat_numbers(fields, key, players)
    if key == "reborn":
        return fields.integer(key, 0, MOST_REBORN)
    if key == "new_badge":
        return fields.flag(key, False)
    if key == "copied":
        return relic_name(fields.value(key), fields.at(key))
    return named_in(fields, key, FACT_NAMES[key])


def seat_numbers(fields: Fields, key: str, players: int) -> list[int]:
    return [whole_number(item, fields.at(key), 0, players - 1) for item in fields.items(key)]

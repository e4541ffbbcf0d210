"""What a scenario may expect of the depths."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from warren.core.fields import Fields
from warren.games.small_world.table import Table
from warren.games.small_world.underground.markers import MARKERS
from warren.scenario.adapter import Expectation
from warren.scenario.small_world import deep_reading
from warren.scenario.small_world.depths import MOST_REBORN, seat_numbers
from warren.scenario.small_world.holdings import BOX, expected
from warren.scenario.small_world.names import (
    ARMED_NAMES,
    RELIC_NAMES,
    named_in,
    power_name,
    region_name,
    relic_name,
)


class DeepExpectations:
    """The entries of one `expect` that only Underground has."""

    def __init__(self, fields: Fields, table: Table) -> None:
        self.fields: Final = fields
        self.table: Final = table

    def read(self, key: str) -> list[Expectation]:
        if key in BOX:
            return self.places(key)
        read = deep_reading.left_out if key == "left_out" else partial(deep_reading.fact, key)
        return [expected(self.fields.at(key), VALUES[key](self), read)]

    def places(self, key: str) -> list[Expectation]:
        """Each marker or figure that is named, with its region or null."""
        entries = self.fields.fields(key)
        entries.only(BOX[key])
        return [
            expected(
                entries.at(name),
                None if entries.value(name) is None else region_name(entries, name, self.table),
                partial(deep_reading.place_of, key, name),
            )
            for name in entries.names()
        ]

    def finds(self) -> int:
        return self.fields.integer("finds", 0, MARKERS)

    def lent(self) -> str | None:
        if self.fields.value("lent") is None:
            return None
        return power_name(self.fields, "lent", self.table)

    def vengeance(self) -> list[int]:
        return sorted(seat_numbers(self.fields, "vengeance", int(self.table.players)))

    def bitten(self) -> list[int]:
        return sorted(seat_numbers(self.fields, "bitten", int(self.table.players)))

    def armed(self) -> list[str]:
        return named_in(self.fields, "armed", ARMED_NAMES)

    def spent(self) -> list[str]:
        return named_in(self.fields, "spent", RELIC_NAMES)

    def moved(self) -> list[str]:
        return named_in(self.fields, "moved", BOX["figures"])

    def copied(self) -> str | None:
        copied = self.fields.value("copied")
        return None if copied is None else relic_name(copied, self.fields.at("copied"))

    def reborn(self) -> int:
        return self.fields.integer("reborn", 0, MOST_REBORN)

    def left_out(self) -> list[str]:
        return sorted(self.fields.texts("left_out"))


VALUES: Final[dict[str, Callable[[DeepExpectations], object]]] = {
    "finds": DeepExpectations.finds,
    "lent": DeepExpectations.lent,
    "vengeance": DeepExpectations.vengeance,
    "bitten": DeepExpectations.bitten,
    "armed": DeepExpectations.armed,
    "spent": DeepExpectations.spent,
    "moved": DeepExpectations.moved,
    "copied": DeepExpectations.copied,
    "reborn": DeepExpectations.reborn,
    "left_out": DeepExpectations.left_out,
}
DEEP_ENTRIES: Final = (*BOX, *VALUES)

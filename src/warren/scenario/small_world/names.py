"""Names in scenarios, checked against the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.pieces import KIND_OF, MONSTER, TRIBE
from warren.games.small_world.pieces import PIECES as PIECE_KINDS
from warren.games.small_world.table import Table
from warren.games.small_world.underground.markers import LIST, RELICS
from warren.scenario.names import MANY, known

PLACEABLE: Final = tuple(kind for kind in KIND_OF if KIND_OF[kind] not in (TRIBE, MONSTER))
RELIC_NAMES: Final = [marker.id for marker in LIST[:RELICS]]
ARMED_NAMES: Final = [*RELIC_NAMES, *(f"bag-as-{name}" for name in RELIC_NAMES)]


def race_name(fields: Fields, key: str, table: Table) -> str:
    return played(fields.value(key), fields.at(key), table, "race")


def power_name(fields: Fields, key: str, table: Table) -> str:
    return played(fields.value(key), fields.at(key), table, "power")


def played(value: object, field: str, table: Table, kind: str) -> str:
    """A race or a power that the table plays with."""
    if f"{kind}-{value}" in table.left_out:
        raise InputError("error-left-out", {"field": field, "value": str(value)}, "SU-MIX-2")
    return known(value, field, table.race_index if kind == "race" else table.power_index)


def region_name(fields: Fields, key: str, table: Table) -> str:
    return known(fields.value(key), fields.at(key), table.board.index)


def relic_name(value: object, field: str) -> str:
    return known(value, field, RELIC_NAMES)


def piece_numbers(fields: Fields) -> dict[str, int]:
    """Pieces and how many of each; Lost Tribes and Monsters are told apart from them."""
    fields.only(PLACEABLE)
    return {
        name: fields.integer(name, 0, PIECE_KINDS[KIND_OF[name]].limit) for name in fields.names()
    }


def combos(fields: Fields, key: str, table: Table) -> list[tuple[str, str, int | None]]:
    """Badge, banner and, where named, the coins on each combo, from the top."""
    found: list[tuple[str, str, int | None]] = []
    for i, item in enumerate(fields.items(key)):
        where = f"{fields.at(key)}[{i}]"
        parts = cast("list[object]", item) if isinstance(item, list) else []
        if len(parts) not in (2, 3):
            raise InputError("error-combo", {"field": where})
        entry = Fields(dict(zip(("badge", "banner", "coins"), parts, strict=False)), where)
        coins = entry.integer("coins", 0, MANY) if entry.has("coins") else None
        found.append((power_name(entry, "badge", table), race_name(entry, "banner", table), coins))
    return found


def named_in(fields: Fields, key: str, names: Iterable[str]) -> list[str]:
    """A set of names, each of them known."""
    return sorted(known(item, fields.at(key), names) for item in fields.items(key))

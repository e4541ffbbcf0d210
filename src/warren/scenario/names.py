"""Names and numbers in scenarios, for all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.scenario.ledger import citable

MANY: Final = 1_000_000


def known(value: object, field: str, names: Iterable[str]) -> str:
    if not isinstance(value, str):
        raise InputError("error-not-a-text", {"field": field})
    if value not in names:
        raise InputError("error-unknown-name", {"field": field, "value": value})
    return value


def listed(fields: Fields, key: str) -> list[tuple[str, object]]:
    """One value or a list of them, each with its field."""
    value = fields.value(key)
    if not isinstance(value, list):
        return [(fields.at(key), value)]
    return [(f"{fields.at(key)}[{i}]", item) for i, item in enumerate(fields.items(key))]


def seat_fields(fields: Fields, players: int) -> list[tuple[int, Fields]]:
    """The seats that are named, each with its entry."""
    fields.only([str(seat) for seat in range(players)])
    return [(int(name), fields.fields(name)) for name in fields.names()]


def seat_or_none(fields: Fields, key: str, players: int) -> int | None:
    return None if fields.value(key) is None else fields.integer(key, 0, players - 1)


def amounts_by_rule(fields: Fields, key: str, game: str) -> list[tuple[str, int]]:
    """Rules that the game may cite, each with an amount."""
    parts = fields.fields(key)
    if not parts.names():
        raise InputError("error-empty", {"field": parts.path})
    return [
        (known(rule, parts.at(rule), citable(game)), parts.integer(rule, -MANY, MANY))
        for rule in parts.names()
    ]


def host_data_error(error: InputError, place: str) -> InputError:
    """An error of the table with the field as the scenario names it.

    `place` is where the scenario has the game's own board or deck.
    """
    details = dict(error.details)
    if "option" in details:
        option = details["option"]
        details["field"] = "board" if option == "board" else f"options.{option}"
    elif "players" in details and "board" not in details:
        details["field"] = "players"
    else:
        root = place.rpartition(".")[2]
        inner = str(details.get("field", root)).removeprefix(root).removeprefix(".")
        details["field"] = f"{place}.{inner}" if inner else place
    return InputError(error.message, details, error.rule)

"""Reading a position from one line; `notation` says how the line looks."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.layout import SLOTS
from warren.games.small_world.meta import KEY
from warren.games.small_world.position_writer import FLAGS, HEAD, NAMES, NOTHING, SETS, UNKNOWN
from warren.games.small_world.state import State

_COUNTED: Final = re.compile(r"([a-z][a-z-]*)(\d+)")


def read_position(text: str, game: SmallWorld | None = None) -> State:
    """The position of a line; every defect is named by its field."""
    parts = text.split()
    if parts[:1] != [HEAD]:
        head = parts[0] if parts else ""
        raise InputError("error-position-head", {"field": "position", "value": head})
    values: dict[str, str] = {}
    for part in parts[1:]:
        name, sign, value = part.partition("=")
        if not sign or name not in NAMES:
            raise InputError("error-unknown-field", {"field": name})
        if name in values:
            raise InputError("error-twice", {"field": name, "value": value})
        values[name] = value
    for name in NAMES:
        if name not in values:
            raise InputError("error-missing-field", {"field": name})
    return (game or SmallWorld()).state_from_json(_data(values))


def _data(values: Mapping[str, str]) -> dict[str, object]:
    numbers = {name: _number(values[name], name) for name in ("players", "round", "turn", "first")}
    return {
        "game": KEY,
        **numbers,
        "options": _read_options(values["options"]),
        "tribes": [_read_tribe(item) for item in _items(values["tribes"])],
        "regions": _read_regions(values["regions"]),
        "seats": [_read_seat(item) for item in _items(values["seats"])],
        "column": [_read_combo(item) for item in _items(values["column"])],
        "banners": _read_stacks(values["banners"], "banners", "returned"),
        "badges": _read_stacks(values["badges"], "badges", "discarded"),
        "tray": _read_counts(values["tray"], ",", "tray"),
        "facts": _read_facts(values["facts"]),
        "frames": [_read_frame(item) for item in _items(values["frames"])],
    }


def _read_options(value: str) -> dict[str, object]:
    if value == NOTHING:
        return {}
    try:
        options: object = json.loads(unquote(value))
    except ValueError as error:
        raise _bad("options", value) from error
    fields = Fields(options, "options")
    return {name: fields.value(name) for name in fields.names()}


def _read_tribe(item: str) -> dict[str, object]:
    tribe, status, power, race, hand, aside, pieces = _split(item, 7, "tribes")
    number = _number(tribe, "tribes")
    return {
        "tribe": number,
        "seat": number // SLOTS,
        "race": race,
        "power": None if power == NOTHING else power,
        "status": status,
        "hand": _number(hand, "tribes"),
        "aside": _number(aside, "tribes"),
        "pieces": _read_counts(pieces, "+", "tribes"),
    }


def _read_regions(value: str) -> dict[str, object]:
    regions: dict[str, object] = {}
    for item in _items(value):
        name, region = _read_region(item)
        if name in regions:
            raise InputError("error-twice", {"field": "regions", "value": name})
        regions[name] = region
    return regions


def _read_region(item: str) -> tuple[str, dict[str, object]]:
    name, value = _split(item, 2, "regions")
    holder, _, pieces = value.partition("+")
    if "*" not in holder:
        return unquote(name), {"pieces": _read_counts(value, "+", "regions")}
    tribe, _, tokens = holder.partition("*")
    return unquote(name), {
        "tribe": _number(tribe, "regions"),
        "tokens": _number(tokens, "regions"),
        "pieces": _read_counts(pieces or NOTHING, "+", "regions"),
    }


def _read_seat(item: str) -> dict[str, object]:
    coins, sign, ally = item.partition("@")
    return {
        "coins": None if coins == UNKNOWN else _number(coins, "seats"),
        "ally": _number(ally, "seats") if sign else None,
    }


def _read_combo(item: str) -> dict[str, object]:
    power, race, coins = _split(item, 3, "column")
    return {"race": race, "power": power, "coins": _number(coins, "column")}


def _read_stacks(value: str, field: str, second: str) -> dict[str, object]:
    unknown, sign, rest = value.partition("/")
    if not sign:
        raise _bad(field, value)
    return {"unknown": _items(unknown), second: _items(rest)}


def _read_counts(value: str, sign: str, field: str) -> dict[str, object]:
    counts: dict[str, object] = {}
    for item in _items(value, sign):
        match = _COUNTED.fullmatch(item)
        if not match:
            raise _bad(field, item)
        if match[1] in counts:
            raise InputError("error-twice", {"field": field, "value": match[1]})
        counts[match[1]] = _number(match[2], field)
    return counts


def _read_facts(value: str) -> dict[str, object]:
    facts: dict[str, object] = dict.fromkeys(FLAGS, False)
    facts.update({name: [] for name in SETS})
    facts.update({"nonempty": 0, "rolled": None})
    seen: set[str] = set()
    for item in _items(value):
        name, sign, rest = item.partition(":")
        if name not in facts or (name in FLAGS) == bool(sign):
            raise _bad("facts", item)
        if name in seen:
            raise InputError("error-twice", {"field": "facts", "value": name})
        seen.add(name)
        if name in FLAGS:
            facts[name] = True
        elif name in SETS:
            facts[name] = [_number(place, "facts") for place in rest.split(".")]
        else:
            facts[name] = _number(rest, "facts")
    return facts


def _read_frame(item: str) -> list[object]:
    step, subject, stage = _split(item, 3, "frames")
    return [step, _number(subject, "frames"), _number(stage, "frames")]


def _items(value: str, sign: str = ",") -> list[str]:
    return [] if value == NOTHING else value.split(sign)


def _split(item: str, parts: int, field: str) -> list[str]:
    found = item.split(":")
    if len(found) != parts:
        raise _bad(field, item)
    return found


def _number(value: str, field: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", value):
        raise InputError("error-not-a-whole-number", {"field": field})
    return int(value)


def _bad(field: str, value: str) -> InputError:
    return InputError("error-position-field", {"field": field, "value": value})

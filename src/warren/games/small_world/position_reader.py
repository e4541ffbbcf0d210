"""Reading a position from one line; `notation` says how the line looks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from warren.core.notation import (
    NOTHING,
    UNKNOWN,
    add_once,
    bad_value,
    items,
    number,
    read_facts,
    read_json,
    read_line,
    read_name,
    read_options,
    split,
)
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.layout import SLOTS
from warren.games.small_world.meta import UNDERGROUND_KEY
from warren.games.small_world.position_writer import FLAGS, NAMES, SETS, head
from warren.games.small_world.state import State

_COUNTED: Final = re.compile(r"([a-z][a-z-]*)(\d+)")


def read_position(text: str, game: SmallWorld | None = None) -> State:
    """The position of a line; every defect is named by its field."""
    title = game or named_game(text)
    names = (*NAMES, "deep") if " deep=" in text else NAMES
    return title.state_from_json(_data(title.key, read_line(text, head(title.key), names)))


def named_game(text: str) -> SmallWorld:
    """The game that the head of a line names."""
    return Underground() if text.split("/", 1)[0].strip() == UNDERGROUND_KEY else SmallWorld()


def _data(key: str, values: Mapping[str, str]) -> dict[str, object]:
    numbers = {name: number(values[name], name) for name in ("players", "round", "turn", "first")}
    deep = {"deep": read_json(values["deep"], "deep")} if "deep" in values else {}
    return {
        "game": key,
        **numbers,
        **deep,
        "options": read_options(values["options"]),
        "tribes": [_read_tribe(item) for item in items(values["tribes"])],
        "regions": _read_regions(values["regions"]),
        "seats": [_read_seat(item) for item in items(values["seats"])],
        "column": [_read_combo(item) for item in items(values["column"])],
        "banners": _read_stacks(values["banners"], "banners", "returned"),
        "badges": _read_stacks(values["badges"], "badges", "discarded"),
        "tray": _read_counts(values["tray"], ",", "tray"),
        "facts": _read_facts(values["facts"]),
        "frames": [_read_frame(item) for item in items(values["frames"])],
    }


def _read_tribe(item: str) -> dict[str, object]:
    apart = item.endswith(":apart")
    tribe, status, power, race, hand, aside, pieces = split(
        item.removesuffix(":apart"), 7, "tribes"
    )
    place = number(tribe, "tribes")
    return {
        "tribe": place,
        "seat": place // SLOTS,
        "race": race,
        "power": None if power == NOTHING else power,
        "status": status,
        "hand": number(hand, "tribes"),
        "aside": number(aside, "tribes"),
        "pieces": _read_counts(pieces, "+", "tribes"),
        "apart": apart,
    }


def _read_regions(value: str) -> dict[str, object]:
    regions: dict[str, object] = {}
    for item in items(value):
        name, region = split(item, 2, "regions")
        add_once(regions, read_name(name), _read_region(region), "regions")
    return regions


def _read_region(value: str) -> dict[str, object]:
    holder, _, pieces = value.partition("+")
    if "*" not in holder:
        return {"pieces": _read_counts(value, "+", "regions")}
    tribe, _, tokens = holder.partition("*")
    return {
        "tribe": number(tribe, "regions"),
        "tokens": number(tokens, "regions"),
        "pieces": _read_counts(pieces or NOTHING, "+", "regions"),
    }


def _read_seat(item: str) -> dict[str, object]:
    coins, sign, ally = item.partition("@")
    return {
        "coins": None if coins == UNKNOWN else number(coins, "seats"),
        "ally": number(ally, "seats") if sign else None,
    }


def _read_combo(item: str) -> dict[str, object]:
    power, race, coins = split(item, 3, "column")
    return {"race": race, "power": power, "coins": number(coins, "column")}


def _read_stacks(value: str, field: str, second: str) -> dict[str, object]:
    unknown, rest = split(value, 2, field, "/")
    return {"unknown": items(unknown), second: items(rest)}


def _read_counts(value: str, sign: str, field: str) -> dict[str, object]:
    counts: dict[str, object] = {}
    for item in items(value, sign):
        match = _COUNTED.fullmatch(item)
        if not match:
            raise bad_value(field, item)
        add_once(counts, match[1], number(match[2], field), field)
    return counts


def _read_facts(value: str) -> dict[str, object]:
    facts: dict[str, object] = dict.fromkeys(FLAGS, False)
    facts.update({name: [] for name in SETS})
    facts.update({"nonempty": 0, "rolled": None})
    for name, rest in read_facts(value, FLAGS, (*SETS, "nonempty", "rolled")).items():
        if name in FLAGS:
            facts[name] = True
        elif name in SETS:
            facts[name] = [number(place, "facts") for place in rest.split(".")]
        else:
            facts[name] = number(rest, "facts")
    return facts


def _read_frame(item: str) -> list[object]:
    step, subject, stage = split(item, 3, "frames")
    return [step, number(subject, "frames"), number(stage, "frames")]

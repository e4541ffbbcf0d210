"""Writing a position as one line; `notation` says how the line looks."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.core.notation import (
    NOTHING,
    UNKNOWN,
    joined,
    optional,
    write_json,
    write_line,
    write_name,
    write_options,
)
from warren.games.small_world.meta import (
    KEY,
    OPTIONS,
    UNDERGROUND_KEY,
    UNDERGROUND_OPTIONS,
)
from warren.games.small_world.state import State

VERSION: Final = "1"
NAMES: Final = (
    "players",
    "options",
    "round",
    "turn",
    "first",
    "tribes",
    "regions",
    "seats",
    "column",
    "banners",
    "badges",
    "tray",
    "facts",
    "frames",
)
OPTIONS_OF: Final = {KEY: OPTIONS, UNDERGROUND_KEY: UNDERGROUND_OPTIONS}
FLAGS: Final = ("undecided", "fresh", "dragon_flown")
SETS: Final = ("converted", "attacked", "losers")


def write_position(state: State) -> str:
    """The inverse of `read_position`."""
    data = Fields(state.to_json(), "")
    values = {
        "players": str(data.value("players")),
        "options": write_options(data.fields("options"), OPTIONS_OF[state.table.key]),
        "round": str(data.value("round")),
        "turn": str(data.value("turn")),
        "first": str(data.value("first")),
        "tribes": joined([_write_tribe(tribe) for tribe in data.field_list("tribes")]),
        "regions": _write_regions(data.fields("regions")),
        "seats": joined([_write_seat(seat) for seat in data.field_list("seats")]),
        "column": joined(
            [
                f"{combo.text('power')}:{combo.text('race')}:{combo.value('coins')}"
                for combo in data.field_list("column")
            ]
        ),
        "banners": _write_stacks(data.fields("banners"), "returned"),
        "badges": _write_stacks(data.fields("badges"), "discarded"),
        "tray": _write_counts(data.fields("tray"), ","),
        "facts": _write_facts(data.fields("facts")),
        "frames": joined([_write_frame(frame) for frame in data.items("frames")]),
    }
    line = {name: values[name] for name in NAMES}
    if state.table.deep:
        line["deep"] = write_json(state.to_json()["deep"])
    return write_line(head(state.table.key), line)


def head(key: str) -> str:
    return f"{key}/{VERSION}"


def _write_tribe(tribe: Fields) -> str:
    return ":".join(
        [
            str(tribe.value("tribe")),
            tribe.text("status"),
            optional(tribe.value("power")),
            tribe.text("race"),
            str(tribe.value("hand")),
            str(tribe.value("aside")),
            _write_counts(tribe.fields("pieces"), "+"),
            *(["apart"] if tribe.flag("apart", False) else []),
        ]
    )


def _write_regions(regions: Fields) -> str:
    items: list[str] = []
    for name in regions.names():
        region = regions.fields(name)
        parts: list[str] = []
        if region.has("tribe"):
            parts.append(f"{region.value('tribe')}*{region.value('tokens')}")
        pieces = _write_counts(region.fields("pieces"), "+")
        if pieces != NOTHING:
            parts.append(pieces)
        items.append(f"{write_name(name)}:{'+'.join(parts)}")
    return joined(items)


def _write_seat(seat: Fields) -> str:
    coins = UNKNOWN if seat.value("coins") is None else str(seat.value("coins"))
    return coins if seat.value("ally") is None else f"{coins}@{seat.value('ally')}"


def _write_stacks(stacks: Fields, second: str) -> str:
    return f"{joined(stacks.texts('unknown'))}/{joined(stacks.texts(second))}"


def _write_facts(facts: Fields) -> str:
    items = [name for name in FLAGS if facts.flag(name, False)]
    if facts.value("nonempty"):
        items.append(f"nonempty:{facts.value('nonempty')}")
    items += [
        f"{name}:{'.'.join(str(place) for place in facts.items(name))}"
        for name in SETS
        if facts.items(name)
    ]
    if facts.value("rolled") is not None:
        items.append(f"rolled:{facts.value('rolled')}")
    return joined(items)


def _write_counts(counts: Fields, sign: str) -> str:
    return joined([f"{name}{counts.value(name)}" for name in counts.names()], sign)


def _write_frame(frame: object) -> str:
    return ":".join(str(part) for part in Fields({"frame": frame}, "").items("frame"))

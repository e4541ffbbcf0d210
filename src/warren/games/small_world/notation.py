"""A position as one line of text.

The line begins with `small_world/1` (game and version); then come fields `name=value`, separated
by single spaces, in any order, each exactly once:

    players=2
    options={"first":0}             options that differ from their defaults, as JSON, or -
    round=3  turn=0  first=1        seats are counted from 0
    tribes=0:active:commando:orcs:5:0:fortress4,1:declined:-:elves:0:0:-
                                    tribe:status:power:race:hand:aside:pieces in hand
    regions=2-03:0*3+fortress1,2-07:tribe1
                                    region:tribe*tokens+pieces; regions with nothing are left out
    seats=7,?@0                     coins (? is unknown) and, behind @, the ally of each seat
    column=commando:orcs:2          power:race:coins, from the top
    banners=elves,trolls/dwarves    not drawn yet / back under the stack in this order
    badges=flying,forest/hill       not drawn yet / discarded
    tray=amazons15,dwarves8         tokens of each race outside
    facts=undecided,nonempty:2,attacked:0.1,rolled:3
                                    what the turn must remember; what is false or none is left out
    frames=turn:0:2,expand:0:1      the steps under way: step:subject:stage

A list with nothing in it is `-`. Inside a value whitespace, `%`, and in names also the signs
`,:+*/@=` are written as `%` and two hexadecimal digits, as in web addresses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.meta import OPTIONS
from warren.games.small_world.state import State

HEAD: Final = "small_world/1"
NOTHING: Final = "-"
UNKNOWN: Final = "?"
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
FLAGS: Final = ("undecided", "fresh", "dragon_flown")
SETS: Final = ("converted", "attacked", "losers")
_COUNTED: Final = re.compile(r"([a-z][a-z-]*)(\d+)")
_SPACE: Final = re.compile(r"[\s%]")
_SIGN: Final = re.compile(r"[\s%,:+*/@=]")


def write_position(state: State) -> str:
    """The inverse of `read_position`."""
    data = Fields(state.to_json(), "")
    facts = data.fields("facts")
    values = {
        "players": str(data.value("players")),
        "options": _write_options(data.fields("options")),
        "round": str(data.value("round")),
        "turn": str(data.value("turn")),
        "first": str(data.value("first")),
        "tribes": _joined([_write_tribe(tribe) for tribe in data.field_list("tribes")]),
        "regions": _write_regions(data.fields("regions")),
        "seats": _joined([_write_seat(seat) for seat in data.field_list("seats")]),
        "column": _joined(
            [
                f"{combo.text('power')}:{combo.text('race')}:{combo.value('coins')}"
                for combo in data.field_list("column")
            ]
        ),
        "banners": _write_stacks(data.fields("banners"), "returned"),
        "badges": _write_stacks(data.fields("badges"), "discarded"),
        "tray": _write_counts(data.fields("tray"), ","),
        "facts": _write_facts(facts),
        "frames": _joined(
            [":".join(str(part) for part in frame) for frame in _lists(data.items("frames"))]
        ),
    }
    return " ".join([HEAD, *(f"{name}={values[name]}" for name in NAMES)])


def read_position(text: str) -> State:
    """The position of a line; every defect is named by its field."""
    head, *parts = text.split()
    if head != HEAD:
        raise InputError("error-position-head", {"field": "position", "value": head})
    values: dict[str, str] = {}
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or name not in NAMES:
            raise InputError("error-unknown-field", {"field": name})
        if name in values:
            raise InputError("error-twice", {"field": name, "value": value})
        values[name] = value
    for name in NAMES:
        if name not in values:
            raise InputError("error-missing-field", {"field": name})
    return SmallWorld().state_from_json(_data(values))


def _data(values: Mapping[str, str]) -> dict[str, object]:
    numbers = {name: _number(values[name], name) for name in ("players", "round", "turn", "first")}
    return {
        "game": SmallWorld.key,
        **numbers,
        "options": _read_options(values["options"]),
        "tribes": [_read_tribe(item) for item in _items(values["tribes"])],
        "regions": dict(_read_region(item) for item in _items(values["regions"])),
        "seats": [_read_seat(item) for item in _items(values["seats"])],
        "column": [_read_combo(item) for item in _items(values["column"])],
        "banners": _read_stacks(values["banners"], "banners", "returned"),
        "badges": _read_stacks(values["badges"], "badges", "discarded"),
        "tray": _read_counts(values["tray"], ",", "tray"),
        "facts": _read_facts(values["facts"]),
        "frames": [_read_frame(item) for item in _items(values["frames"])],
    }


def _escaped(text: str, signs: re.Pattern[str]) -> str:
    return signs.sub(lambda sign: "".join(f"%{byte:02X}" for byte in sign[0].encode()), text)


def _joined(items: list[str]) -> str:
    return ",".join(items) or NOTHING


def _items(value: str, sign: str = ",") -> list[str]:
    return [] if value == NOTHING else value.split(sign)


def _lists(items: list[object]) -> list[list[object]]:
    return [list(item) for item in items if isinstance(item, list)]


def _bad(field: str, value: str) -> InputError:
    return InputError("error-position-field", {"field": field, "value": value})


def _number(value: str, field: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", value):
        raise InputError("error-not-a-whole-number", {"field": field})
    return int(value)


def _split(item: str, parts: int, field: str) -> list[str]:
    found = item.split(":")
    if len(found) != parts:
        raise _bad(field, item)
    return found


def _optional(value: object) -> str:
    return NOTHING if value is None else str(value)


def _write_options(options: Fields) -> str:
    chosen = {
        option.key: options.value(option.key)
        for option in OPTIONS
        if options.value(option.key) != option.default
    }
    if not chosen:
        return NOTHING
    return _escaped(json.dumps(chosen, ensure_ascii=False, separators=(",", ":")), _SPACE)


def _read_options(value: str) -> dict[str, object]:
    if value == NOTHING:
        return {}
    try:
        options: object = json.loads(unquote(value))
    except ValueError as error:
        raise _bad("options", value) from error
    fields = Fields(options, "options")
    return {name: fields.value(name) for name in fields.names()}


def _write_counts(counts: Fields, sign: str) -> str:
    return sign.join(f"{name}{counts.value(name)}" for name in counts.names()) or NOTHING


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


def _write_tribe(tribe: Fields) -> str:
    return ":".join(
        [
            str(tribe.value("tribe")),
            tribe.text("status"),
            _optional(tribe.value("power")),
            tribe.text("race"),
            str(tribe.value("hand")),
            str(tribe.value("aside")),
            _write_counts(tribe.fields("pieces"), "+"),
        ]
    )


def _read_tribe(item: str) -> dict[str, object]:
    tribe, status, power, race, hand, aside, pieces = _split(item, 7, "tribes")
    number = _number(tribe, "tribes")
    return {
        "tribe": number,
        "seat": number // 3,
        "race": race,
        "power": None if power == NOTHING else power,
        "status": status,
        "hand": _number(hand, "tribes"),
        "aside": _number(aside, "tribes"),
        "pieces": _read_counts(pieces, "+", "tribes"),
    }


def _write_regions(regions: Fields) -> str:
    items: list[str] = []
    for name in regions.names():
        region = regions.fields(name)
        parts = []
        if region.has("tribe"):
            parts.append(f"{region.value('tribe')}*{region.value('tokens')}")
        pieces = _write_counts(region.fields("pieces"), "+")
        if pieces != NOTHING:
            parts.append(pieces)
        items.append(f"{_escaped(name, _SIGN)}:{'+'.join(parts)}")
    return _joined(items)


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


def _write_seat(seat: Fields) -> str:
    coins = UNKNOWN if seat.value("coins") is None else str(seat.value("coins"))
    return coins if seat.value("ally") is None else f"{coins}@{seat.value('ally')}"


def _read_seat(item: str) -> dict[str, object]:
    coins, sign, ally = item.partition("@")
    return {
        "coins": None if coins == UNKNOWN else _number(coins, "seats"),
        "ally": _number(ally, "seats") if sign else None,
    }


def _read_combo(item: str) -> dict[str, object]:
    power, race, coins = _split(item, 3, "column")
    return {"race": race, "power": power, "coins": _number(coins, "column")}


def _write_stacks(stacks: Fields, second: str) -> str:
    return f"{_joined(stacks.texts('unknown'))}/{_joined(stacks.texts(second))}"


def _read_stacks(value: str, field: str, second: str) -> dict[str, object]:
    unknown, sign, rest = value.partition("/")
    if not sign:
        raise _bad(field, value)
    return {"unknown": _items(unknown), second: _items(rest)}


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
    return _joined(items)


def _read_facts(value: str) -> dict[str, object]:
    facts: dict[str, object] = dict.fromkeys(FLAGS, False)
    facts.update({name: [] for name in SETS})
    facts.update({"nonempty": 0, "rolled": None})
    for item in _items(value):
        name, sign, rest = item.partition(":")
        if name not in facts or (name in FLAGS) == bool(sign):
            raise _bad("facts", item)
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

"""What the one-line notations of all games share.

A line is a head (game and version) and fields `name=value`, separated by single spaces, in any
order, each exactly once. A list with nothing in it is `-`, what is unknown is `?`. Inside a value
whitespace, `%`, and in names also the signs `,:+*/@=` are written as `%` and two hexadecimal
digits, as in web addresses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import unquote

from warren.core.fields import Fields
from warren.core.option import Option
from warren.core.refusal import InputError

NOTHING: Final = "-"
UNKNOWN: Final = "?"
_SPACE: Final = re.compile(r"[\s%]")
_SIGN: Final = re.compile(r"[\s%,:+*/@=]")
_NUMBER: Final = re.compile(r"-?\d{1,9}")


def write_line(head: str, values: dict[str, str]) -> str:
    return " ".join([head, *(f"{name}={value}" for name, value in values.items())])


def write_options(options: Fields, declared: Iterable[Option]) -> str:
    """The options that differ from their defaults, as JSON."""
    chosen = {
        option.key: options.value(option.key)
        for option in declared
        if options.value(option.key) != option.default
    }
    return write_json(chosen) if chosen else NOTHING


def write_json(data: object) -> str:
    """Nested data as one value."""
    return _SPACE.sub(_escape, json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def write_name(name: str) -> str:
    return "%2D" if name == NOTHING else _SIGN.sub(_escape, name)


def joined(items: list[str], sign: str = ",") -> str:
    return sign.join(items) or NOTHING


def optional(value: object) -> str:
    return NOTHING if value is None else str(value)


def _escape(sign: re.Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in sign[0].encode())


def read_line(text: str, head: str, names: Iterable[str]) -> dict[str, str]:
    """The values of a line by their names; all of them must be there."""
    wanted = list(names)
    parts = text.split()
    if parts[:1] != [head]:
        found = parts[0] if parts else ""
        raise InputError("error-position-head", {"field": "position", "value": found})
    values: dict[str, str] = {}
    for part in parts[1:]:
        name, sign, value = part.partition("=")
        if not sign or name not in wanted:
            raise InputError("error-unknown-field", {"field": name})
        if name in values:
            raise InputError("error-twice", {"field": name, "value": value})
        values[name] = value
    for name in wanted:
        if name not in values:
            raise InputError("error-missing-field", {"field": name})
    return values


def read_options(value: str) -> dict[str, object]:
    if value == NOTHING:
        return {}
    fields = Fields(read_json(value, "options"), "options")
    return {name: fields.value(name) for name in fields.names()}


def read_json(value: str, field: str) -> object:
    try:
        data: object = json.loads(unquote(value))
    except (ValueError, RecursionError) as error:
        raise bad_value(field, value) from error
    return data


def read_name(text: str) -> str:
    return unquote(text)


def read_facts(value: str, flags: Iterable[str], others: Iterable[str]) -> dict[str, str]:
    """The facts that are named: flags stand alone, others have a value behind a colon."""
    plain = list(flags)
    valued = list(others)
    facts: dict[str, str] = {}
    for item in items(value):
        name, sign, rest = item.partition(":")
        if name not in (valued if sign else plain):
            raise bad_value("facts", item)
        if name in facts:
            raise InputError("error-twice", {"field": "facts", "value": name})
        facts[name] = rest
    return facts


def items(value: str, sign: str = ",") -> list[str]:
    return [] if value == NOTHING else value.split(sign)


def split(item: str, parts: int, field: str, sign: str = ":") -> list[str]:
    found = item.split(sign)
    if len(found) != parts:
        raise bad_value(field, item)
    return found


def number(value: str, field: str) -> int:
    if not _NUMBER.fullmatch(value):
        raise InputError("error-not-a-whole-number", {"field": field})
    return int(value)


def add_once(found: dict[str, object], name: str, value: object, field: str) -> None:
    """Put it under a name that is not taken yet."""
    if name in found:
        raise InputError("error-twice", {"field": field, "value": name})
    found[name] = value


def bad_value(field: str, value: str) -> InputError:
    return InputError("error-position-field", {"field": field, "value": value})

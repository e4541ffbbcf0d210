"""Texts, numbers and bytes that are hard to swallow, put wherever something is asked for."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, Final

ODD: Final[tuple[bytes, ...]] = (
    b'"\xff\xfe"',
    b'"\xc3"',
    b'"\xed\xa0\x80"',
    b'"\\ud800"',
    b'"\\udfff\\ud800"',
    b'"\\u0000"',
    b'"\\u202e\\u200b"',
    b'"' + b"\\u0301" * 400 + b'"',
    b'"' + b"x" * 20_000 + b'"',
    b"NaN",
    b"-Infinity",
    b"1e400",
    b"-1e-400",
    b"1" * 4_000,
    b"-" + b"9" * 5_000,
    b"18446744073709551616",
    b"-9223372036854775809",
    b"1.5",
    b"true",
    b"null",
    b"[]",
    b"{}",
    b"[" * 600 + b"]" * 600,
    b'{"a":' * 600 + b"1" + b"}" * 600,
    b"[" * 90_000 + b"]" * 90_000,
    b'{"\\ud800": 1}',
    b'{"\\u0000": "\\u0000"}',
    b"[[[]]]",
    b'"\xf0\x9f\x98\x80"',
    b"",
)
MARK: Final = "\ue000here\ue000"


def places(data: Any) -> Iterator[tuple[str, Any]]:
    """The same with a mark in each place where a value stands, and the path to it."""
    yield "", MARK
    if isinstance(data, dict):
        for key, value in data.items():
            for path, inner in places(value):
                changed = copy.copy(data)
                changed[key] = inner
                yield f".{key}{path}", changed
        yield ".*", {**data, MARK: 1}
    elif isinstance(data, list):
        for number, value in enumerate(data):
            for path, inner in places(value):
                yield f"[{number}]{path}", [*data[:number], inner, *data[number + 1 :]]


def marked(data: Any, value: bytes) -> bytes:
    """What is sent: the value in the place of the mark, as it is."""
    return json.dumps(data).encode().replace(json.dumps(MARK).encode(), value)


def bodies(data: Any, luck: random.Random, count: int) -> Iterator[tuple[str, bytes]]:
    """So many ways to spoil a body, with what was done to it."""
    spots = list(places(data))
    for _ in range(count):
        path, spot = luck.choice(spots)
        value = luck.choice(ODD)
        yield f"{path} = {value[:40]!r}", marked(spot, value)


def scratched(raw: bytes, luck: random.Random) -> bytes:
    """The same with some bytes changed, cut out or doubled."""
    spoiled = bytearray(raw)
    for _ in range(luck.randint(1, 4)):
        if not spoiled:
            break
        at = luck.randrange(len(spoiled))
        kind = luck.randrange(3)
        if kind == 0:
            spoiled[at] = luck.randrange(256)
        elif kind == 1:
            del spoiled[at : at + luck.randint(1, 20)]
        else:
            spoiled[at:at] = spoiled[at : at + luck.randint(1, 20)]
    return bytes(spoiled)

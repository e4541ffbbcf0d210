"""Data as one text, the same everywhere: the JSON Canonicalization Scheme of RFC 8785.

What is promised by a digest must be written alike in every language, down to the order of names
and the form of numbers.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Mapping, Sequence
from json.encoder import encode_basestring
from typing import Final, cast

from warren.core.refusal import InputError

SAFE: Final = 1 << 53
SURROGATE: Final = re.compile(r"[\ud800-\udfff]")


def canonical(value: object) -> str:
    """A value that came from JSON, or could be written as JSON."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, int):
        return str(value) if -SAFE <= value <= SAFE else _number(_double(value))
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, Mapping):
        data = cast("Mapping[object, object]", value)
        named = {str(name): item for name, item in data.items()}
        plain = "".join(named).isascii()
        names = sorted(named) if plain else sorted(named, key=_place)
        return "{" + ",".join([f"{_text(name)}:{canonical(named[name])}" for name in names]) + "}"
    if isinstance(value, (list, tuple)):
        items = cast("Sequence[object]", value)
        return "[" + ",".join([canonical(item) for item in items]) + "]"
    raise InputError("error-not-a-number", {"field": type(value).__name__})


def digest(value: object) -> str:
    """The SHA-256 of the canonical text in UTF-8."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


class ArrayDigest:
    """The digest of an array, made item by item."""

    def __init__(self) -> None:
        self._made: Final = hashlib.sha256(b"[")
        self._begun = False

    def add(self, item: object) -> None:
        comma = "," if self._begun else ""
        self._made.update(f"{comma}{canonical(item)}".encode())
        self._begun = True

    def digits(self) -> str:
        made = self._made.copy()
        made.update(b"]")
        return made.hexdigest()


def _text(text: str) -> str:
    written = encode_basestring(text)
    return written if text.isascii() else SURROGATE.sub(_escaped, written)


def _escaped(half: re.Match[str]) -> str:
    return f"\\u{ord(half.group()):04x}"


def _place(name: str) -> bytes:
    """Names stand in the order of their UTF-16 units."""
    return name.encode("utf-16-be", "surrogatepass")


def _double(value: int) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


def _number(value: float) -> str:
    """A number as ECMAScript writes it: the shortest digits that lead back to it."""
    if not math.isfinite(value):
        raise InputError("error-not-a-number", {"field": str(value)})
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, _, power = repr(abs(value)).partition("e")
    whole, _, rest = mantissa.partition(".")
    digits = (whole + rest).lstrip("0")
    point = len(whole) + int(power or 0) - (len(whole + rest) - len(digits))
    digits = digits.rstrip("0")
    count = len(digits)
    if count <= point <= 21:
        return sign + digits + "0" * (point - count)
    if 0 < point <= 21:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    exponent = f"e{'+' if point > 0 else '-'}{abs(point - 1)}"
    return sign + digits[0] + ("." + digits[1:] if count > 1 else "") + exponent

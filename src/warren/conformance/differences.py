"""Where two trees of plain data part."""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

Difference = tuple[str, object, object]
SHOWN: Final = 60
MISSING: Final = "—"
PLAIN: Final = 2
"""The last way of writing in which the bytes follow from the values alone."""


def differences(one: object, other: object, path: str = "") -> Iterator[Difference]:
    """The places where they differ, and what stands there."""
    different = type(one) is not type(other) or one != other
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        left = cast("Mapping[object, object]", one)
        right = cast("Mapping[object, object]", other)
        for key in [*left, *(key for key in right if key not in left)]:
            inner = f"{path}.{key}" if path else str(key)
            yield from differences(left.get(key, MISSING), right.get(key, MISSING), inner)
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        first, second = cast("Sequence[object]", one), cast("Sequence[object]", other)
        for place in range(max(len(first), len(second))):
            left_item = first[place] if place < len(first) else MISSING
            right_item = second[place] if place < len(second) else MISSING
            yield from differences(left_item, right_item, f"{path}[{place}]")
    elif different:
        yield path or ".", one, other


def identical(one: object, other: object) -> bool:
    """Whether they are the same to the last type and order: most are, and that is told at once.

    What is no plain data, and so not written, is looked at piece by piece.
    """
    left, right = cast("list[object]", one), cast("list[object]", other)
    try:
        return marshal.dumps(left, PLAIN) == marshal.dumps(right, PLAIN)
    except ValueError:
        return False


def shown(value: object) -> str:
    """A value short enough for one line."""
    text = value.hex() if isinstance(value, bytes) else str(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"

"""Bit masks and small integers that the engines share."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

ROOM: Final = 24


def roomy() -> vec[i64]:
    """An empty list with room for the choices of most decisions."""
    return vec[i64](capacity=ROOM)


def copied(numbers: vec[i64]) -> vec[i64]:
    """The same numbers once more, copied in one go; a slice would be copied one by one."""
    return extend(vec[i64](), numbers)


def shifted(value: i64, places: i64) -> i64:
    """A value moved up by some bits. Shifting a literal would shift 32 bits when compiled."""
    return value << places


def bit(place: i64) -> i64:
    """The mask with this bit alone."""
    return shifted(1, place)


def bit_count(mask: i64) -> i64:
    """How many bits of a non-negative mask are set."""
    x = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def bit_index(mask: i64) -> i64:
    """The place of the lowest set bit of a mask that has one."""
    return bit_count((mask & -mask) - 1)


def nth_bit(mask: i64, place: i64) -> i64:
    """The place of a set bit, counted from the lowest, which is 0."""
    while place > 0:
        mask &= mask - 1
        place -= 1
    return bit_index(mask)

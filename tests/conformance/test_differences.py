"""Where trees of data part is found, whatever way they are compared."""

from __future__ import annotations

from copy import deepcopy

import pytest

from warren.conformance.differences import differences, identical
from warren.conformance.law import Breach, same

TREE = {"seats": [{"coins": 5, "open": True}, {"coins": 7, "open": False}], "round": 1}


class Opaque:
    """Nothing that can be written as data."""


@pytest.mark.parametrize(
    ("one", "other", "path"),
    [
        ({"a": 1}, {"a": True}, "a"),
        ({"a": 1}, {"a": 1.0}, "a"),
        ({"a": [1, 2]}, {"a": [1, 3]}, "a[1]"),
        ({"a": [1]}, {"a": [1, None]}, "a[1]"),
        ({"a": {"b": None}}, {"a": {}}, "a.b"),
        (b"\x00", b"\x01", "."),
    ],
)
def test_what_differs_is_named_by_its_place(one: object, other: object, path: str) -> None:
    assert not identical(one, other)
    assert [found for found, _, _ in differences(one, other)] == [path]
    with pytest.raises(Breach):
        same(one, other)


def test_what_is_alike_passes_by_either_way() -> None:
    again = deepcopy(TREE)
    assert identical(TREE, again)
    same(TREE, again)
    same({"b": 1, "a": (1, 2)}, {"a": [1, 2], "b": 1})
    opaque = Opaque()
    assert not identical(opaque, opaque)
    same([opaque], [opaque])

"""Data from outside: every defect is named by its field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warren.core.fields import Fields
from warren.core.refusal import InputError

DATA = {
    "name": "x",
    "count": 3,
    "yes": True,
    "share": 0.5,
    "rows": [{"a": 1}, {"a": 2}],
    "words": ["a", "b"],
    "inner": {"deep": 7},
}


def test_values_come_with_their_types() -> None:
    fields = Fields(DATA, "top")
    assert fields.text("name") == "x"
    assert fields.choice("name", ["w", "x"]) == 1
    assert fields.integer("count", 0, 5) == 3
    assert fields.number("share") == 0.5
    assert fields.number("count") == 3.0
    assert fields.flag("yes", False) is True
    assert fields.flag("absent", True) is True
    assert fields.texts("words") == ["a", "b"]
    assert [row.integer("a", 0, 9) for row in fields.field_list("rows")] == [1, 2]
    assert fields.fields("inner").integer("deep", 0, 9) == 7
    assert fields.has("name")
    assert not fields.has("absent")
    assert fields.names() == list(DATA)
    fields.only(DATA)


@pytest.mark.parametrize(
    ("read", "message", "field"),
    [
        (lambda f: f.only(["name"]), "error-unknown-field", "top.count"),
        (lambda f: f.text("absent"), "error-missing-field", "top.absent"),
        (lambda f: f.text("count"), "error-not-a-text", "top.count"),
        (lambda f: f.choice("name", ["w", "y"]), "error-unknown-name", "top.name"),
        (lambda f: f.choice("count", ["3"]), "error-not-a-text", "top.count"),
        (lambda f: f.integer("name", 0, 1), "error-not-a-whole-number", "top.name"),
        (lambda f: f.integer("yes", 0, 1), "error-not-a-whole-number", "top.yes"),
        (lambda f: f.integer("count", 4, 9), "error-out-of-range", "top.count"),
        (lambda f: f.integer("count", 0, 2), "error-out-of-range", "top.count"),
        (lambda f: f.number("name"), "error-not-a-number", "top.name"),
        (lambda f: f.number("yes"), "error-not-a-number", "top.yes"),
        (lambda f: f.flag("count", False), "error-not-a-flag", "top.count"),
        (lambda f: f.items("name"), "error-not-a-list", "top.name"),
        (lambda f: f.texts("rows"), "error-not-a-text", "top.rows[0]"),
        (lambda f: f.fields("words"), "error-not-a-mapping", "top.words"),
        (lambda f: f.field_list("words"), "error-not-a-mapping", "top.words[0]"),
    ],
)
def test_defects_are_named(read: Callable[[Fields], object], message: str, field: str) -> None:
    with pytest.raises(InputError) as error:
        read(Fields(DATA, "top"))
    assert error.value.message == message
    assert error.value.details["field"] == field


def test_the_top_has_no_prefix() -> None:
    assert Fields(DATA, "").at("name") == "name"


def test_what_was_probably_meant() -> None:
    fields = Fields({"teerain": "hil"}, "wood")
    with pytest.raises(InputError) as caught:
        fields.only(("terrain", "borders"))
    assert caught.value.details == {"field": "wood.teerain", "meant": "terrain"}
    with pytest.raises(InputError) as caught:
        fields.choice("teerain", ["hill", "swamp"])
    assert caught.value.details["meant"] == "hill"

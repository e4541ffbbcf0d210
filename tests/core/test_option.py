"""Options are declared as data and checked."""

from __future__ import annotations

import pytest

from warren.core.option import Option, check_options
from warren.core.refusal import InputError

DECLARED = (
    Option("open", False, (False, True), "X-1"),
    Option("first", None, (None, 0, 1), "X-2"),
    Option("board", None, None, "X-3"),
)


def test_defaults_and_given_values() -> None:
    assert check_options(DECLARED, {}) == {"open": False, "first": None, "board": None}
    assert check_options(DECLARED, {"open": True, "first": 1, "board": {"a": 1}}) == {
        "open": True,
        "first": 1,
        "board": {"a": 1},
    }


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"shut": True}, "error-unknown-option"),
        ({"open": 1}, "error-option-value"),
        ({"open": "yes"}, "error-option-value"),
        ({"first": False}, "error-option-value"),
        ({"first": 2}, "error-option-value"),
        ({"board": [1]}, "error-not-a-mapping"),
    ],
)
def test_bad_options_are_refused_by_name(given: dict[str, object], message: str) -> None:
    with pytest.raises(InputError) as error:
        check_options(DECLARED, given)
    assert error.value.message == message
    assert next(iter(given)) in str(error.value)

"""What a newcomer needs is in one import."""

from __future__ import annotations

import doctest

import pytest

import warren


@pytest.mark.parametrize("name", warren.__all__)
def test_everything_is_there(name: str) -> None:
    assert getattr(warren, name) is not None
    assert name in dir(warren)


def test_the_first_lines_do_what_they_say() -> None:
    assert doctest.testmod(warren).failed == 0


def test_other_names_are_missing_as_usual() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        assert warren.nonsense

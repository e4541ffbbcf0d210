"""What a newcomer needs is in one import."""

from __future__ import annotations

import doctest
import inspect
from pathlib import Path

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


def documented() -> list[tuple[str, object]]:
    """The classes and functions of the package's face, and what can be called of them."""
    found: list[tuple[str, object]] = []
    for name in warren.__all__:
        one = getattr(warren, name)
        if getattr(one, "__module__", "").startswith("warren."):
            found.append((name, one))
            found += [(f"{name}.{part}", vars(one)[part]) for part in methods(one)]
    return found


def methods(one: object) -> list[str]:
    if not isinstance(one, type):
        return []
    return [name for name, part in vars(one).items() if name[0] != "_" and callable(part)]


def test_help_tells_what_the_sources_tell() -> None:
    """Compiled or not: the docstrings of the sources are there."""
    told = documented()
    assert {"State.view", "View.determinize", "Game.new_state", "play_out"} <= {n for n, _ in told}
    for name, one in told:
        doc = inspect.getdoc(one)
        assert doc, name
        owner = getattr(warren, name.partition(".")[0])
        place = Path(*owner.__module__.split(".")[1:]).with_suffix(".py")
        source = (Path(warren.__file__).parent / place).read_text(encoding="utf-8")
        assert doc.splitlines()[0] in source, name

"""The locks install on a machine on which nobody ever worked."""

from __future__ import annotations

import re
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

FOLDER: Final = Path(__file__).parents[2] / "requirements"
LOCKS: Final = sorted(FOLDER.glob("*.txt"))
PINNED: Final = re.compile(r"^(?P<name>[\w.-]+)(\[(?P<extras>[^\]]*)\])?==", re.MULTILINE)


def locked(lock: Path) -> dict[str, set[str]]:
    """The packages of a lock, each with its extras."""
    return {
        canonicalize_name(found["name"]): set((found["extras"] or "").split(","))
        for found in PINNED.finditer(lock.read_text())
    }


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_lock_names_a_registry(lock: Path) -> None:
    assert locked(lock)
    assert "://" not in lock.read_text()


def test_what_is_asked_for_with_extras_is_pinned_with_them() -> None:
    """Otherwise it counts as unpinned as soon as there is a newer version."""
    pinned = locked(FOLDER / "dev.txt")
    asked = [
        (str(found.name), wanted)
        for found in distributions()
        if canonicalize_name(found.name) in pinned
        for wanted in map(Requirement, found.requires or [])
        if wanted.extras and (wanted.marker is None or wanted.marker.evaluate({"extra": ""}))
    ]
    assert asked
    for by, wanted in asked:
        assert wanted.extras <= pinned[canonicalize_name(wanted.name)], f"{by} asks for {wanted}"

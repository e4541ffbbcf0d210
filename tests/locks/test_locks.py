"""The locks install on a machine on which nobody ever worked."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[2]
LOCKS: Final = sorted((ROOT / "requirements").glob("*.txt"))
PINNED: Final = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^ ;\\]+)", re.MULTILINE)
EXTRAS: Final = ("dev", "drawing", "export", "server", "telemetry")


def locked(lock: Path) -> dict[str, str]:
    """The packages of a lock, each with its version."""
    return {
        canonicalize_name(found["name"]): found["version"]
        for found in PINNED.finditer(lock.read_text())
    }


def wanted_by_us() -> list[Requirement]:
    """What the lock for those who work on the project is made of."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"], *(word for extra in EXTRAS for word in extras[extra])]
    return [wanted for wanted in map(Requirement, named) if wanted.name != "warren"]


def wanted_by_others() -> dict[str, list[Requirement]]:
    return {
        canonicalize_name(found.name): [Requirement(word) for word in found.requires or []]
        for found in distributions()
    }


def applies(requirement: Requirement, extras: set[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in {"", *extras})


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_lock_names_a_registry(lock: Path) -> None:
    assert locked(lock)
    assert "://" not in lock.read_text()


def test_a_lock_lists_all_that_is_needed() -> None:
    """Its packages are installed as they are listed, and nothing is looked for."""
    pinned, needs = locked(ROOT / "requirements" / "dev.txt"), wanted_by_others()
    asked: defaultdict[str, set[str]] = defaultdict(set)
    left = [wanted for wanted in wanted_by_us() if applies(wanted, set())]
    seen: set[tuple[str, frozenset[str]]] = set()
    while left:
        wanted = left.pop()
        name = canonicalize_name(wanted.name)
        assert wanted.specifier.contains(pinned[name], prereleases=True), str(wanted)
        asked[name] |= wanted.extras
        if (name, frozenset(asked[name])) not in seen:
            seen.add((name, frozenset(asked[name])))
            left += [further for further in needs.get(name, []) if applies(further, asked[name])]
    assert len(seen) > 50


@pytest.mark.parametrize("file", ["Makefile", "deploy/Containerfile"])
def test_nothing_newer_is_looked_for_where_a_lock_is_installed(file: str) -> None:
    """With a newer release of a package, pip would ask for a hash of that one."""
    lines = [line for line in (ROOT / file).read_text().splitlines() if "--require-hashes" in line]
    assert lines
    assert all("--no-deps --require-hashes" in line for line in lines)

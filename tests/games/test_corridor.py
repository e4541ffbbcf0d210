"""Nothing outside the folders of a title names it, but the list and the example in the face."""

from __future__ import annotations

import re
from pathlib import Path

import warren
from warren.games.registry import titles

SOURCES = Path(warren.__file__).parent
LIST = SOURCES / "games" / "registry.py"
FACE = SOURCES / "__init__.py"


def folders() -> set[str]:
    """The folders in which the rules of the titles lie."""
    packages = [title.names["rules"].partition(":")[0].split(".")[2:-1] for title in titles()]
    return {name for package in packages for name in package} | {title.key for title in titles()}


def test_only_the_list_of_titles_names_them_from_outside() -> None:
    named = "|".join(sorted(folders()))
    naming = re.compile(rf"""["'](?:{named})["']|\b(?:{named})\.""")
    found = [
        str(file.relative_to(SOURCES))
        for file in sorted(SOURCES.rglob("*.py"))
        if file not in (LIST, FACE)
        and not folders() & set(file.relative_to(SOURCES).parts)
        and naming.search(file.read_text(encoding="utf-8"))
    ]
    assert found == []

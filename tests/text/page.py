"""The sources of the page, and whose sentences are whose."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from warren.games.registry import titles
from warren.text.library import library

PAGE: Final = Path(__file__).parents[2] / "web" / "src"
FAMILIES: Final = {title.key: title.family or title.key for title in titles()}


def family_ids(language: str, family: str) -> set[str]:
    return library(language).of_family(family)


def sources(folder: Path) -> list[Path]:
    return [
        file
        for file in sorted(folder.rglob("*"))
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name
    ]

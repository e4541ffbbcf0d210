"""The ledger of a game in the order in which somebody reads who wants to play."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources

from warren.core.fields import Fields
from warren.core.yaml_data import yaml_data
from warren.coverage.ledger import WRITTEN, Rule, ledger
from warren.games.registry import title, titles


@dataclass(frozen=True)
class Chapter:
    """A section of a ledger."""

    section: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Volume:
    """All chapters of a ledger, and the game whose ledger it is."""

    game: str
    chapters: tuple[Chapter, ...]


def book(game: str, language: str = WRITTEN) -> list[Volume]:
    """The rules of a game, then those of the games that it may cite."""
    owners = {one.ledgers[0]: one.key for one in titles() if one.ledgers}
    return [
        Volume(owners.get(package, game), chapters(package, language))
        for package in title(game).ledgers
    ]


def chapters(package: str, language: str = WRITTEN) -> tuple[Chapter, ...]:
    """A ledger by its sections, as `chapters.yaml` orders them; else as they come."""
    sections: dict[str, list[Rule]] = {section: [] for section in reading_order(package)}
    for rule in ledger(package, language):
        sections.setdefault(rule.section, []).append(rule)
    return tuple(Chapter(section, tuple(rules)) for section, rules in sections.items())


def reading_order(package: str) -> list[str]:
    path = resources.files(package).joinpath("chapters.yaml")
    if not path.is_file():
        return []
    return Fields({"chapters": yaml_data(path.read_text(encoding="utf-8"))}, "").texts("chapters")

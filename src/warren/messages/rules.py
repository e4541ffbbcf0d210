"""The rules of a game, line by line."""

from __future__ import annotations

import msgspec


class RuleShown(msgspec.Struct, kw_only=True):
    """A line of a ledger; `language` is the one its text is in.

    `proofs` counts the scenarios that prove it.
    """

    id: str
    kind: str
    support: str
    text: str
    language: str
    proofs: int = 0


class SectionShown(msgspec.Struct, kw_only=True):
    """The part of a game's rules in which a line stands."""

    game: str
    section: str
    rules: list[RuleShown]


class ChapterShown(msgspec.Struct, kw_only=True):
    """A section of a ledger with its name in the language asked for."""

    section: str
    name: str
    rules: list[RuleShown]


class VolumeShown(msgspec.Struct, kw_only=True):
    """The chapters of a ledger, and the game whose ledger it is."""

    game: str
    chapters: list[ChapterShown]


class BookShown(msgspec.Struct, kw_only=True):
    """The rules of a game in reading order, then those of the games that it cites."""

    game: str
    volumes: list[VolumeShown]

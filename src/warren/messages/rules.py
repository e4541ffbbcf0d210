"""The rules of a game, line by line."""

from __future__ import annotations

import msgspec


class RuleShown(msgspec.Struct, kw_only=True):
    """A line of a ledger; `language` is the one its text is in."""

    id: str
    kind: str
    support: str
    text: str
    language: str


class SectionShown(msgspec.Struct, kw_only=True):
    """The part of a game's rules in which a line stands."""

    game: str
    section: str
    rules: list[RuleShown]

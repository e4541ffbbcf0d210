"""The games one can play at a server."""

from __future__ import annotations

import msgspec

from warren.core.option import OptionValue


class OptionShown(msgspec.Struct, kw_only=True):
    """An option; without `choices` it takes a name or data of its own."""

    key: str
    default: OptionValue
    choices: list[OptionValue] | None
    rule: str
    name: str
    help: str


class PackShown(msgspec.Struct, kw_only=True):
    """A pack that the host has installed."""

    id: str
    title: dict[str, str]


class GameShown(msgspec.Struct, kw_only=True):
    """A title: for how many, its options, the bots and packs for it, and its kind of map."""

    key: str
    name: str
    least: int
    most: int
    options: list[OptionShown]
    bots: list[str]
    packs: list[PackShown]
    map: str

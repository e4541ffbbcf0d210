"""Races and powers that are nothing but their blocks."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.block import Block
from warren.games.small_world.trait import Power, Race


class CraftedRace(Race):
    """A race of one's own.  [SW-OWN-1]

    `deep` says that it plays by rules of Underground.
    """

    def __init__(
        self, id: str, tokens: int, parts: list[Block], needed: list[int], deep: bool
    ) -> None:
        self.parts: Final = parts
        self.needed: Final = needed
        self.deep: Final = deep
        super().__init__()
        self.id = id
        self.rule = "SW-OWN-1"
        self.tokens = tokens

    def made_of(self) -> list[Block]:
        return self.parts

    def needs(self) -> list[int]:
        return self.needed


class CraftedPower(Power):
    """A power of one's own.  [SW-OWN-2]"""

    def __init__(
        self, id: str, tokens: int, parts: list[Block], needed: list[int], deep: bool
    ) -> None:
        self.parts: Final = parts
        self.needed: Final = needed
        self.deep: Final = deep
        super().__init__()
        self.id = id
        self.rule = "SW-OWN-2"
        self.tokens = tokens

    def made_of(self) -> list[Block]:
        return self.parts

    def needs(self) -> list[int]:
        return self.needed

"""Designs of packs joining the races and powers of a game."""

from __future__ import annotations

from typing import Final

from warren.core.refusal import InputError
from warren.games.small_world.creations import Creations
from warren.games.small_world.packs.design import Design
from warren.games.small_world.packs.pack import Pack
from warren.games.small_world.packs.vocabulary import POWER


class Joining:
    """Adds designs to a game and remembers who borrowed whose tokens."""

    def __init__(self, creations: Creations) -> None:
        self._creations: Final = creations
        self._lent: Final[dict[str, str]] = {}

    def add_pack(self, pack: Pack) -> None:
        for design in (*pack.races, *pack.powers):
            self.add(design)

    def add(self, design: Design) -> None:
        if design.kind == POWER:
            self._creations.add_power(design.power())
            return
        if design.borrows in self._lent:
            raise InputError(
                "error-pack-lent",
                {
                    "race": design.id,
                    "lender": design.borrows,
                    "other": self._lent[design.borrows],
                },
                "SW-OWN-1",
            )
        self._creations.add_race(design.race(), design.borrows)
        self._lent[design.borrows] = design.id

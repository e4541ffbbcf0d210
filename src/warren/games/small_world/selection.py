"""Which races, powers and markers a table plays with.  [SU-MIX-1] [SU-MIX-2] [SU-MIX-22]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.option import OptionValue
from warren.core.refusal import InputError
from warren.games.small_world.board import Board
from warren.games.small_world.creations import Creations
from warren.games.small_world.features import GULFS, UNDERGROUND
from warren.games.small_world.meta import BASE, BOTH
from warren.games.small_world.packs.library import LIBRARY
from warren.games.small_world.terms import COMBOS
from warren.games.small_world.trait import Power, Race, Trait
from warren.games.small_world.underground.powers.catalogue import POWERS
from warren.games.small_world.underground.races.catalogue import RACES


class Selection:
    """The pool of the options, with the packs, less what has no force on the board.

    A table that has nothing of Underground leaves nothing out.
    """

    def __init__(self, base: Creations, options: Mapping[str, OptionValue], board: Board) -> None:
        self.board: Final = board
        pool = options["pool"]
        races: list[Race] = []
        powers: list[Power] = []
        if pool in (BASE, BOTH):
            races += base.races
            powers += base.powers
        if pool != BASE:
            races += RACES
            powers += POWERS
        creations = Creations(races, powers)
        packs = options["packs"]
        if packs is not None:
            if not isinstance(packs, str):
                raise InputError("error-option-value", {"option": "packs", "value": str(packs)})
            LIBRARY.add_to(creations, packs)
        relics = options["relics"]
        deep_board = board.monsters != 0 or bool(UNDERGROUND & set(board.terrains))
        self.markers: Final = (
            pool != BASE or board.monsters != 0 if relics is None else relics is True
        )
        self.mixed: Final = pool == BOTH or (pool != BASE) != deep_board
        deep = pool != BASE or deep_board or self.markers
        self.deep: Final = deep or creations.deep
        self.left_out: Final[list[str]] = []
        self.races: Final[list[Race]] = []
        self.powers: Final[list[Power]] = []
        for race in creations.races:
            if not deep or self.has_force("race", race):
                self.races.append(race)
        without_diplomat = options["without_diplomat"] is True
        for power in creations.powers:
            if without_diplomat and power.id == "diplomat":
                continue
            if not deep or self.has_force("power", power):
                self.powers.append(power)
        if len(self.races) < COMBOS or len(self.powers) < COMBOS:
            raise InputError("error-too-few-combos", {"option": "pool"}, "SW-SET-2")

    def has_force(self, kind: str, trait: Trait) -> bool:
        """Whether the board has what the trait is bound to.  [SU-MIX-6] [SU-MIX-7]

        Terrain is asked for where the games are mixed, chasms and volcanoes always.
        """
        needed = trait.needs()
        asked = bool(needed) and (self.mixed or needed[0] in GULFS)
        bound = asked and not self.board.kinds & set(needed)
        if bound or (trait.needs_markers() and not self.markers):
            self.left_out.append(f"{kind}-{trait.id}")
            return False
        return True

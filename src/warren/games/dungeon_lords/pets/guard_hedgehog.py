"""Guard Hedgehog: the tile is not conquered, no evil is lost.  [DF-P-GUARD-HEDGEHOG] [DF-CRD-9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.telling import named_cell
from warren.games.dungeon_lords.combat_terms import GUARD_HEDGEHOG
from warren.games.dungeon_lords.layout import GOAL_TILE
from warren.games.dungeon_lords.pets.pet import BattlePet
from warren.games.dungeon_lords.position import Position


class GuardHedgehog(BattlePet):
    def guard(self, state: Position, owner: i64) -> None:
        cell = named_cell(state.fight(GOAL_TILE))
        if state.effects is not None:
            state.emit("tile-held", {"seat": int(owner), "cell": cell})


HEDGEHOG: Final = GuardHedgehog(GUARD_HEDGEHOG)

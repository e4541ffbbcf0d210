"""Everybody heals a little.  [DL-C-REGENERATION] [DL-SPL-15]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.healing_phase import heal
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class Regeneration(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        for place in range(state.line_length(owner)):
            heal(state, owner, place, 1)

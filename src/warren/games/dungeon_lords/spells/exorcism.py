"""All ghosts are knocked out.  [DF-C-EXORCISM]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.leaving import knock_out
from warren.games.dungeon_lords.battle.sending import is_monster, is_waiting
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class Exorcism(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        slot = i64(0)
        while slot < LAIR_SIZE:
            tile = state.lair(owner, slot)
            if is_waiting(tile) and not is_monster(state, tile):
                knock_out(state, owner, slot)
                slot = 0
            else:
                slot += 1

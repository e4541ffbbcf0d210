"""All monsters attack the first, each once.  [DL-C-BLIND-RAGE] [DL-SPL-9]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class BlindRage(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        state.set_flag(fight.RAGE)

"""Another tile after the first.  [DL-C-SONG-OF-COURAGE] [DL-SPL-14]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class SongOfCourage(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        state.set_flag(fight.SONG)

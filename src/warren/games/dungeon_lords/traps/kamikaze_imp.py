"""Much to the first, a little to the others.  [DL-T-KAMIKAZE-IMP]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class KamikazeImp(Snare):
    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        blow.add(0, numbers[0], "kamikaze-imp", "DL-T-KAMIKAZE-IMP")
        for place in range(1, state.line_length(owner)):
            blow.add(place, numbers[1], "kamikaze-imp", "DL-T-KAMIKAZE-IMP")

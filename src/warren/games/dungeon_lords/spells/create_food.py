"""The first has a hit point more.  [DL-C-CREATE-FOOD] [DL-SPL-10]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class CreateFood(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        figure = lines.more(state.line(owner, 0), lines.EXTRA, 1)
        state.set_line(owner, 0, figure)
        tell_figure(state, "strengthened", owner, figure, 0, 1)

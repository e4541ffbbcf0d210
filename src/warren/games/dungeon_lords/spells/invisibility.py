"""Wizards go to the end, and nothing harms them this round.  [DL-SPL-7]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.cards import WIZARD
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.spell import Charm


class Invisibility(Charm):
    def cast(self, state: Position, owner: i64) -> None:
        place = i64(0)
        for _ in range(state.line_length(owner)):
            figure = state.line(owner, place)
            if lines.class_of(state, figure) == WIZARD:
                lines.remove(state, owner, place)
                end = state.line_length(owner)
                lines.insert(state, owner, end, figure | lines.INVISIBLE)
                tell_figure(state, "vanished", owner, figure, end, 0)
            else:
                place += 1

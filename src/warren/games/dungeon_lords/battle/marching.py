"""The order of a line after somebody was called to the front.  [DF-MON-5]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.position import Position


def line_up(state: Position, owner: i64) -> None:
    """An Illusion and then the paladin step before everybody again."""
    if not state.has_flag(fight.FRONTED):
        return
    fight.drop_flag(state, fight.FRONTED)
    place = i64(0)
    for illusion in (True, False):
        for at in range(state.line_length(owner)):
            figure = state.line(owner, at)
            if at >= place and _leads(figure, illusion):
                lines.insert(state, owner, place, lines.remove(state, owner, at))
                place += 1


def _leads(figure: i64, illusion: bool) -> bool:
    return lines.is_illusion(figure) if illusion else lines.is_paladin(figure)

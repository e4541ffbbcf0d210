"""The healing step.  [DL-HEA-1] to [DL-HEA-3] [DF-CRD-6]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.icons import icons
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.combat_terms import HEART
from warren.games.dungeon_lords.position import Position


class HealingPhase(Phase):
    def resume(self, state: Position, owner: i64) -> bool:
        if takes_place(state):
            heal_party(state, owner)
        self.proceed(state)
        return False


def takes_place(state: Position) -> bool:
    """After an attack, unless stopped; with Holy Light always."""
    if state.has_flag(fight.LIGHT):
        return True
    return state.has_flag(fight.ATTACKED) and not state.has_flag(fight.NO_HEALING)


def heal_party(state: Position, owner: i64) -> None:
    """The frontmost wounded one until he is whole, then the next.  [DL-HEA-2]"""
    left = icons(state, owner, HEART)
    for place in range(state.line_length(owner)):
        left -= heal(state, owner, place, left)


def heal(state: Position, owner: i64, place: i64, most: i64) -> i64:
    figure = state.line(owner, place)
    amount = min(most, lines.damage_of(figure))
    if amount:
        figure = lines.more(figure, lines.DAMAGE, -amount)
        state.set_line(owner, place, figure)
        tell_figure(state, "healed", owner, figure, place, amount)
    return amount

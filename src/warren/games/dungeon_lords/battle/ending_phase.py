"""The end of a battle: poison, and what the round leaves behind.  [DL-CON-6] [DF-CMB-2]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.battle import aftermath, fight
from warren.games.dungeon_lords.battle.damage import Blow, deal
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.position import Position


class EndingPhase(Phase):
    def resume(self, state: Position, owner: i64) -> bool:
        poison(state, owner)
        fight.dispel_alone(state, owner)
        aftermath.drop_plan(state, owner)
        fight.clear(state)
        frames.pop(state)
        return False


def poison(state: Position, owner: i64) -> None:
    """Nothing but a Magic Shield is between it and those still there.  [DL-TRP-8] [DL-SPL-6]"""
    blow = Blow()
    for place in range(state.line_length(owner)):
        figure = state.line(owner, place)
        amount = lines.poison_of(figure)
        if amount and not figure & lines.INVISIBLE:
            blow.add(place, amount, "poison", "DL-TRP-8")
            tell_figure(state, "poison-dealt", owner, figure, place, amount)
    deal(state, owner, blow)

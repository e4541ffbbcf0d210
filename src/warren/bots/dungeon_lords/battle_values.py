"""How good the outcome of a battle is for the owner of the dungeon."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.powers import room_use
from warren.bots.dungeon_lords.times import Times
from warren.games.dungeon_lords import frames, lair, lines
from warren.games.dungeon_lords.battle.outlook import round_of
from warren.games.dungeon_lords.battle.trial import Outcome
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import CELLS, NONE

CAPTURED: Final = 2.6
"""A prisoner is 2 points, and one less who fights and tires."""
WOUND: Final = 1.7
"""What all hit points of somebody are worth when he is not yet captured."""
TUNNEL: Final = 2.6
ROOM: Final = 4.3
ROUND: Final = 2.2
"""What it is worth that nobody is left to fight in one more round."""


class BattleValues:
    """The worth of outcomes in the battle round at hand."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.times: Final = Times(state)
        self.left: Final = int(state.table.variant.fights) - int(round_of(state)) - 1
        """Battle rounds after this one."""
        self.kinds: Final = [
            state.monster(lair.kind_of(tile)).id for tile in keep.monsters(state, seat)
        ]

    def tile_cost(self, cell: int) -> float:
        """What it costs to lose a tile."""
        state = self.state
        room = int(state.room_at(self.seat, cell))
        if room == NONE:
            return TUNNEL + (0.5 if self._is_improved(cell) else 0.0)
        use = room_use(state.room(room), self.times.rounds, self.kinds)
        return (TUNNEL if cell == CELLS else ROOM) + use

    def _is_improved(self, cell: int) -> bool:
        return int(self.state.tunnel_on(self.seat, cell)) != NONE

    def outcome(self, outcome: Outcome) -> float:
        """Captures and wounds, less the tiles that are lost."""
        total = sum(self._captured(who) for who in outcome.captured)
        total -= self.tiles(outcome.conquered)
        return total + self.party(outcome.damage)

    def tiles(self, cells: int) -> float:
        return sum(self.tile_cost(cell) for cell in range(CELLS + 1) if (cells >> cell) & 1)

    def _captured(self, who: int) -> float:
        if not lines.is_paladin(who):
            return CAPTURED
        return self.state.table.paladin(lines.paladin_of(who), 1).points + 0.6

    def party(self, damage: list[tuple[int, int]]) -> float:
        """Wounds count while there is time to make something of them."""
        if not damage:
            return ROUND * self.left
        share = min(1.0, self.left * 0.5)
        total = 0.0
        for who, hurt in damage:
            points = int(lines.hit_points(self.state, who))
            total += WOUND * share * (self._captured(who) / CAPTURED) * min(1.0, hurt / points)
        return total


def in_battle(state: State, seat: int) -> bool:
    """Whether the battle of this seat is being fought."""
    return int(frames.step(state)) == frames.BATTLE and int(frames.subject(state)) == seat


def standing(state: State, seat: int) -> list[tuple[int, int]]:
    """Who stands before a seat's tiles, and how hurt each one is."""
    figures = [state.line(seat, place) for place in range(int(state.line_length(seat)))]
    return [(int(lines.who(figure)), int(lines.damage_of(figure))) for figure in figures]

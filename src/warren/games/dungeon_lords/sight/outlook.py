"""What evil is about to bring: who would get which adventurer, and how paladins would move."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords import frames, paladins
from warren.games.dungeon_lords.layout import CAUGHT, IN_TENT
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps import advent
from warren.games.dungeon_lords.terms import HIGHEST, LOWEST, NONE


class Adventurers:
    """The adventurer of this round for every seat, and the one nobody gets: numbers or NONE."""

    def __init__(self, players: int) -> None:
        self.of: Final = [NONE] * players
        self.discarded = NONE


class Shift:
    """A paladin that moves when one seat's counter moves by so many steps.

    `seat` is where he comes from or goes to: NONE for the tent, or for nobody.
    """

    def __init__(self, steps: int, paladin: int, seat: int) -> None:
        self.steps: Final = steps
        self.paladin: Final = paladin
        self.seat: Final = seat


class Shifts:
    """What the next paladin to come to a seat and the next to leave it would take."""

    def __init__(self, up: Shift | None, down: Shift | None) -> None:
        self.up: Final = up
        self.down: Final = down


def adventurers(state: State) -> Adventurers:
    """As evil stands now.  [DL-ADV-2] [DL-ADV-3] [DL-DUM-9]"""
    found = Adventurers(int(state.table.players))
    for seat, number in advent.expected(state):
        if seat < len(found.of):
            found.of[seat] = number
        else:
            found.discarded = number
    return found


def paladin_shifts(state: Position) -> list[Shifts]:
    """For each seat, with the counters of all others where they are.  [DF-PAL-8] [DF-PAL-9]"""
    where = paladins.hosts(state)
    players = range(int(state.table.players))
    if not any(at == IN_TENT or 0 <= at < CAUGHT for at in where):
        return [Shifts(None, None) for _ in players]
    levels = paladins.counters(state, frames.in_combat(state))
    return [
        Shifts(_coming(state, levels, where, seat), _leaving(state, levels, where, seat))
        for seat in players
    ]


def _coming(state: Position, levels: list[int], where: list[int], seat: int) -> Shift | None:
    for level in range(levels[seat] + 1, HIGHEST + 1):
        found = _placed_at(state, levels, where, seat, level)
        for kind, at in enumerate(found):
            if at == seat and where[kind] != seat:
                host = where[kind] if where[kind] >= 0 else NONE
                return Shift(level - levels[seat], kind, host)
    return None


def _leaving(state: Position, levels: list[int], where: list[int], seat: int) -> Shift | None:
    if seat not in where:
        return None
    for level in range(levels[seat] - 1, LOWEST - 1, -1):
        found = _placed_at(state, levels, where, seat, level)
        for kind, at in enumerate(where):
            if at == seat and found[kind] != seat:
                goes = found[kind] if found[kind] < int(state.table.players) else NONE
                return Shift(levels[seat] - level, kind, goes)
    return None


def _placed_at(
    state: Position, levels: list[int], where: list[int], seat: int, level: int
) -> list[int]:
    others = levels.copy()
    others[seat] = level
    return paladins.placed(state, others, where)

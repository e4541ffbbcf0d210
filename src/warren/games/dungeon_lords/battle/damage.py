"""From prepared points to captures: the one way in which anybody in a line is harmed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.core.numbers import bit
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.capture import capture, is_beaten
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.layout import LINE_SIZE
from warren.games.dungeon_lords.position import Position

_NOTHING: Final = vec[i64]([i64(0)] * LINE_SIZE)


class Blow:
    """Points meant for the places of a line; `parts` of each place when somebody asks why."""

    def __init__(self, told: bool = False) -> None:
        self.points: vec[i64] = _NOTHING[:]
        self.parts: Final[list[list[Part]] | None] = (
            [[] for _ in range(LINE_SIZE)] if told else None
        )

    def add(self, place: i64, amount: i64, label: str, rule: str) -> None:
        self.points[place] += amount
        if self.parts is not None and amount:
            self.parts[place].append(Part(label, int(amount), rule))


def prevent(state: Position, owner: i64, blow: Blow, icons: i64) -> i64:
    """Anti-trap icons take off points from the front; returns how many.  [DL-TRP-1]"""
    left = icons
    for place in range(state.line_length(owner)):
        amount = min(left, blow.points[place])
        if amount:
            blow.add(place, -amount, "anti-trap", "DL-TRP-1")
            left -= amount
            figure = state.line(owner, place)
            tell_figure(state, "damage-prevented", owner, figure, place, amount)
    return icons - left


def _spare_invisible(state: Position, owner: i64, blow: Blow) -> None:
    for place in range(state.line_length(owner)):
        if state.line(owner, place) & lines.INVISIBLE:
            blow.add(place, -blow.points[place], "invisibility", "DL-SPL-7")


def _shield(state: Position, owner: i64, blow: Blow) -> None:
    """The next point, of several the frontmost.  [DL-SPL-6]"""
    if not state.has_flag(fight.SHIELDED):
        return
    for place in range(state.line_length(owner)):
        if blow.points[place]:
            blow.add(place, -1, "magic-shield", "DL-SPL-6")
            fight.drop_flag(state, fight.SHIELDED)
            figure = state.line(owner, place)
            tell_figure(state, "shield-absorbed", owner, figure, place, 1)
            return


def deal(state: Position, owner: i64, blow: Blow) -> i64:
    """All at the same time; returns the places, as they were, of those who fell.

    Magic Shield comes before courage, and courage meets what is really dealt.
    [DL-SPL-6] [DF-CRG-1] [DL-MAT-4]
    """
    _spare_invisible(state, owner, blow)
    _shield(state, owner, blow)
    length = state.line_length(owner)
    for place in range(length):
        points = blow.points[place]
        if points == 0:
            continue
        figure = state.line(owner, place)
        brave = min(points, lines.courage_of(figure))
        if brave:
            blow.add(place, -brave, "courage", "DF-CRG-1")
            figure = lines.more(figure, lines.COURAGE, -brave)
            tell_figure(state, "courage-lost", owner, figure, place, brave)
        state.set_line(owner, place, lines.more(figure, lines.DAMAGE, points - brave))
        if points > brave:
            tell_figure(state, "damage-dealt", owner, figure, place, points - brave)
    return _close_up(state, owner, length)


def _close_up(state: Position, owner: i64, length: i64) -> i64:
    fallen = i64(0)
    place = i64(0)
    for number in range(length):
        if is_beaten(state, state.line(owner, place)):
            capture(state, owner, place)
            fallen |= bit(number)
        else:
            place += 1
    return fallen

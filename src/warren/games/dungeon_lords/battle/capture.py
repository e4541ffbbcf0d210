"""Who falls goes to prison.  [DL-CAP-1] [DL-CAP-2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit, shifted
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.layout import CAPTIVES, CAUGHT, FALLEN, PALADIN, PRISON
from warren.games.dungeon_lords.position import Position

CAPTIVE_BITS: Final = 4
"""Of `CAPTIVES`, for each kind of paladin."""


def is_beaten(state: Position, figure: i64) -> bool:
    return lines.damage_of(figure) >= lines.hit_points(state, figure)


def capture(state: Position, owner: i64, place: i64) -> None:
    """The line closes up; an Illusion is only gone.  [DL-SPL-11] [DF-GRF-1]"""
    figure = lines.remove(state, owner, place)
    if lines.is_illusion(figure):
        tell_figure(state, "illusion-gone", owner, figure, place, 0)
        return
    tell_figure(state, "captured", owner, figure, place, 0)
    if lines.is_paladin(figure):
        kind = lines.paladin_of(figure)
        state.numbers[PALADIN + kind] = CAUGHT + owner
        state.add(owner, CAPTIVES, shifted(1, kind * CAPTIVE_BITS))
        return
    state.put(owner, PRISON, state.get(owner, PRISON) | bit(lines.number_of(figure)))
    state.add(owner, FALLEN, 1)


def release(state: Position, owner: i64, number: i64) -> None:
    """Somebody leaves the prison for the discard; he still counts as fallen.  [DF-GRF-3]"""
    state.put(owner, PRISON, state.get(owner, PRISON) & ~bit(number))
    if state.effects is not None:
        name = state.adventurer(number).id
        state.emit("prisoner-freed", {"seat": int(owner), "adventurer": name})

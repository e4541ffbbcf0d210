"""A simple fixed way to decide in a battle, for trying plans out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.actions import (
    ATTACK,
    ATTACK_BABY,
    ATTACK_SHEEP,
    DECLINE,
    DEFEND,
    DONE,
    GIVE_MONSTER,
    GIVE_TRAP,
    LAY_DOWN,
    LOSE_IMP,
    PAY,
    PAY_EVIL,
    PAY_FOOD,
    PAY_GOLD,
    RELEASE,
    SPRING,
    SUFFER,
    TARGET,
    TURN_BABY,
    WITHDRAW,
    WITHDRAW_BABY,
)
from warren.games.dungeon_lords.position import Position

WISHES: Final = [
    SPRING,
    TARGET,
    ATTACK,
    ATTACK_BABY,
    ATTACK_SHEEP,
    PAY,
    PAY_GOLD,
    PAY_FOOD,
    PAY_EVIL,
    SUFFER,
    DONE,
    DECLINE,
    WITHDRAW,
    WITHDRAW_BABY,
    LAY_DOWN,
    TURN_BABY,
    GIVE_TRAP,
    GIVE_MONSTER,
    LOSE_IMP,
    RELEASE,
    DEFEND,
]
"""From the dearest to the last: fight with what was sent, pay, use no pets and no imps."""


def decide(state: Position, seat: i64) -> i64:
    """The code of the dearest wish; of several targets the one nearest to falling."""
    space = state.space()
    codes = state.codes(int(seat))
    best = codes[0]
    least = i64(len(WISHES))
    for i in range(i64(len(codes))):
        block = space.block(codes[i])
        wish = i64(WISHES.index(int(block))) if int(block) in WISHES else i64(len(WISHES))
        if wish < least:
            best = codes[i]
            least = wish
    if space.block(best) != TARGET:
        return best
    return _nearest(state, seat)


def _nearest(state: Position, seat: i64) -> i64:
    space = state.space()
    codes = state.codes(int(seat))
    best = codes[0]
    least = i64(lines.LARGE)
    for i in range(i64(len(codes))):
        figure = state.line(seat, space.argument(codes[i]))
        left = lines.hit_points(state, figure) - lines.damage_of(figure)
        if left < least and not figure & lines.INVISIBLE and not lines.is_illusion(figure):
            best = codes[i]
            least = left
    return best

"""What can still become part of a plan."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.actions import GIVE_MONSTER, LAY, SEND, SEND_BABY
from warren.games.dungeon_lords.battle import babies, laying, sending
from warren.games.dungeon_lords.battle.listing import with_one
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def missile_codes(space: ActionSpace, state: Position, seat: i64) -> vec[i64]:
    """Which monster a catapult throws."""
    codes = roomy()
    for slot in range(i64(LAIR_SIZE)):
        if laying.is_missile(state, seat, slot):
            look = lair.look_of(state.lair(seat, slot))
            codes = with_one(space, codes, GIVE_MONSTER, look)
    return codes


def trap_codes(space: ActionSpace, state: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
    if laying.trap_room(state, seat):
        for kind in range(TRAP_COUNTS.kinds):
            if laying.traps_left(state, seat, kind) and laying.is_payable(state, seat, kind):
                codes = append(codes, space.code(LAY, kind))
    return codes


def monster_codes(space: ActionSpace, state: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(seat, slot)
        if sending.is_sendable(state, seat, tile):
            codes = with_one(space, codes, SEND, lair.look_of(tile))
    if babies.ready(state, seat) and sending.fits(state, seat, NONE, True):
        codes = append(codes, space.code(SEND_BABY, 0))
    return codes

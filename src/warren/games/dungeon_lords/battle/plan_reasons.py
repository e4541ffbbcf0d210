"""Why something cannot be part of a plan."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import lair, reasons
from warren.games.dungeon_lords.actions import (
    DEFEND,
    GIVE_MONSTER,
    LAY,
    PET,
    READY,
    SEND,
    SEND_BABY,
    SPY,
)
from warren.games.dungeon_lords.battle import babies, laying, plan
from warren.games.dungeon_lords.battle.reasons import (
    BABY_LIMIT,
    CARD_KNOWN,
    FACE_DOWN,
    LABYRINTH_MONSTERS,
    LABYRINTH_TRAPS,
    LOOK_FIRST,
    MISSILE_FIRST,
    MONSTER_LIMIT,
    NO_BABY,
    NO_MISSILE,
    NO_TILE,
    NO_TRAP,
    NOT_FOR_BATTLE,
    NOT_IN_LAIR,
    NOT_NEAREST,
    PET_MOMENT,
    PET_NOT_HELD,
    SENT_ALREADY,
    STARE_FIRST,
    TILE_CHOSEN,
    TILE_FIRST,
    TILE_LOST,
    TRAP_LIMIT,
    TRAP_PRICE,
)
from warren.games.dungeon_lords.combat_terms import LABYRINTH, MONSTER_CATAPULT
from warren.games.dungeon_lords.layout import LAIR_SIZE, LOOKS
from warren.games.dungeon_lords.pets import planning as pets
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, RENTED


def plan_reason(state: Position, seat: i64, block: i64, argument: i64) -> Reason:
    if state.get(seat, LOOKS):
        return CARD_KNOWN if block == SPY else LOOK_FIRST
    if pets.needs_icon(state, seat):
        return STARE_FIRST
    if laying.needs_missile(state, seat):
        return NO_MISSILE if block == GIVE_MONSTER else MISSILE_FIRST
    if block == DEFEND:
        if plan.cell(state, seat) != NONE:
            return TILE_CHOSEN
        return tile_reason(state, seat, argument)
    if block == PET:
        return PET_MOMENT if plan.pets_left(state, seat, argument) else PET_NOT_HELD
    if block not in (LAY, SEND, SEND_BABY, READY):
        return reasons.NOT_NOW
    if plan.cell(state, seat) == NONE:
        return TILE_FIRST
    if block == LAY:
        return _trap_reason(state, seat, argument)
    if block == SEND:
        return _monster_reason(state, seat, argument)
    if babies.ready(state, seat):
        return BABY_LIMIT
    return SENT_ALREADY if babies.count(state, seat, babies.SENT) else NO_BABY


def tile_reason(state: Position, seat: i64, cell: i64) -> Reason:
    if cell == RENTED and state.rented(seat) == NONE:
        return NO_TILE
    if cell != RENTED and not (state.tiles(seat) >> cell) & 1:
        return NO_TILE
    if state.is_lost(seat, cell):
        return TILE_LOST
    return NOT_FOR_BATTLE if cell == RENTED else NOT_NEAREST


def _trap_reason(state: Position, seat: i64, kind: i64) -> Reason:
    if not laying.traps_left(state, seat, kind):
        return NO_TRAP
    if not laying.trap_room(state, seat):
        return LABYRINTH_TRAPS if _in_labyrinth(state, seat) else TRAP_LIMIT
    if kind == MONSTER_CATAPULT and not laying.has_missile(state, seat):
        return NO_MISSILE
    return TRAP_PRICE


def _in_labyrinth(state: Position, seat: i64) -> bool:
    return state.room_at(seat, plan.cell(state, seat)) == LABYRINTH


def _monster_reason(state: Position, seat: i64, look: i64) -> Reason:
    owned = False
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(seat, slot)
        if tile and lair.look_of(tile) == look:
            owned = True
            if tile & lair.DOWN:
                return FACE_DOWN
            if not tile & (lair.SENT | lair.THROWN):
                return LABYRINTH_MONSTERS if _in_labyrinth(state, seat) else MONSTER_LIMIT
    return SENT_ALREADY if owned else NOT_IN_LAIR

"""The moment: evil in its bounds, orders, the event, and frames that make sense."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.refusal import InputError
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle.phases import SURRENDER
from warren.games.dungeon_lords.layout import (
    BOARD_NEXT,
    CARD,
    CHOSEN,
    EVIL,
    LOCKED,
    NEUTRAL,
    ROUND,
    TILE_NEXT,
    TILE_NOW,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.steps import (
    advent,
    event,
    festival,
    orders,
    pets,
    season,
    setup,
    unveil,
)
from warren.games.dungeon_lords.steps.errand import AFTER
from warren.games.dungeon_lords.terms import (
    HIGHEST,
    LOWEST,
    NONE,
    ORDER_IDS,
    SPACES,
    SPECIAL,
)

BOTTOM: Final = (frames.SETUP, frames.SEASON, frames.OVER)
OF_A_SEAT: Final = (
    frames.ERRAND,
    frames.DIG,
    frames.SPY,
    frames.BURY_TRAPS,
    frames.PAYMENT,
    frames.SETTING,
    frames.DRAW_PETS,
    frames.AFFAIR,
    frames.BATTLE,
    frames.LOSE_IMPS,
    frames.THROWING,
)
IN_TURN: Final = (frames.PRODUCTION, frames.RETURN, frames.EVENT)
EVENTS: Final = (frames.EVENT, frames.AFFAIR)
LAST_STAGE: Final = {
    frames.SETUP: setup.CHOOSING,
    frames.SEASON: season.AFTERMATH,
    frames.UNVEIL: unveil.EXHIBITS + 1,
    frames.ORDERS: orders.CHOOSING,
    frames.FESTIVAL: festival.BUILDING,
    frames.PET_PHASE: pets.DROPPING,
    frames.EVENT: event.AFTER,
    frames.ADVENT: advent.SUFFERING,
    frames.BATTLE: SURRENDER,
}
"""Where a step counts its stages, the last of them."""
SPACES_IN_ALL: Final = len(ORDER_IDS) * SPACES


def check_moment(state: Position) -> None:
    for seat in range(int(state.table.players)):
        on_evilometer(int(state.get(i64(seat), EVIL)), f"seats[{seat}].evil")
        check_orders(state, seat)
    if state.table.has_neutral():
        on_evilometer(int(state.numbers[NEUTRAL]), "neutral")
    number = int(state.numbers[ROUND])
    if number > int(state.table.variant.seasons):
        limits = {"value": number, "least": 1, "most": int(state.table.variant.seasons)}
        raise InputError("error-out-of-range", {"field": "round", **limits}, "DL-RND-1")
    if number > 1 and state.numbers[TILE_NOW] == NONE and state.numbers[TILE_NEXT] == NONE:
        raise InputError("error-dungeon-tile", {"field": "tiles.now"}, "DL-EVT-1")
    check_frames(state)


def on_evilometer(value: int, field: str) -> None:
    """[DL-EVL-1]"""
    if not LOWEST <= value <= HIGHEST:
        details: dict[str, str | int] = {"field": field, "value": value}
        details |= {"least": LOWEST, "most": HIGHEST}
        raise InputError("error-dungeon-evil", details, "DL-EVL-1")


def check_orders(state: Position, seat: int) -> None:
    """Each once, and none that is inaccessible.  [DL-ORD-1]"""
    if frames.step_at(state, 0) == frames.SETUP:
        return
    seen = int(state.get(i64(seat), LOCKED))
    for number in range(SPACES):
        order = int(state.get(i64(seat), i64(CHOSEN + number)))
        if order < 0:
            continue
        if seen >> order & 1:
            details = {"field": f"seats[{seat}].orders.chosen", "order": ORDER_IDS[order]}
            raise InputError("error-dungeon-order", details, "DL-ORD-1")
        seen |= 1 << order


def check_frames(state: Position) -> None:
    players = int(state.table.players)
    for at in range(int(frames.depth(state))):
        step, subject = int(frames.step_at(state, at)), int(frames.subject_at(state, at))
        stage = int(frames.stage_at(state, at))
        fits = (step in BOTTOM) == (at == 0) and stage >= NONE
        fits = fits and stage <= LAST_STAGE.get(step, stage)
        if step == frames.ERRAND:
            fits = fits and stage % AFTER < SPACES_IN_ALL
        if step in OF_A_SEAT:
            fits = fits and 0 <= subject < players
        elif step in IN_TURN:
            fits = fits and 0 <= subject <= players
        if step in EVENTS:
            fits = fits and state.numbers[TILE_NOW] != NONE
            if state.numbers[TILE_NOW] == SPECIAL:
                fits = fits and state.numbers[CARD] != NONE
        if not fits:
            name = frames.STEP_NAMES[step]
            raise InputError("error-dungeon-frame", {"field": f"frames[{at}]", "step": name})
    check_next_board(state)


def check_next_board(state: Position) -> None:
    """A round before it is laid out an opportunity is known.  [DF-OPP-2]"""
    variant = state.table.variant
    if not variant.opportunities or state.numbers[ROUND] >= variant.seasons:
        return
    if frames.step_at(state, 0) != frames.SEASON or state.numbers[BOARD_NEXT] != NONE:
        return
    if frames.step(state) == frames.UNVEIL and frames.stage(state) == unveil.BOARD:
        return
    if frames.stage_at(state, 0) > 0:
        raise InputError("error-dungeon-board", {"field": "opportunities.next"}, "DF-OPP-2")

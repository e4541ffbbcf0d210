"""Gold, food, imps and letters of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.layout import BUSY, FOOD, GOLD, IDLE, LETTERS, TRAINEES
from warren.games.dungeon_lords.position import Position


def gain_gold(state: Position, seat: i64, amount: i64) -> None:
    if amount:
        state.add(seat, GOLD, amount)
        if state.effects is not None:
            state.emit("gold-moved", {"seat": int(seat), "amount": int(amount)})


def gain_food(state: Position, seat: i64, amount: i64) -> None:
    if amount:
        state.add(seat, FOOD, amount)
        if state.effects is not None:
            state.emit("food-moved", {"seat": int(seat), "amount": int(amount)})


def gain_imps(state: Position, seat: i64, amount: i64) -> None:
    """New imps are unused at once.  [DL-IMP-1]"""
    if amount:
        state.add(seat, IDLE, amount)
        if state.effects is not None:
            state.emit("imps-moved", {"seat": int(seat), "amount": int(amount)})


def lose_imp(state: Position, seat: i64, den: i64) -> None:
    """An imp goes back to the bank: 0 an unused one, 1 a used one, 2 out of the Training Room."""
    state.add(seat, IDLE if den == 0 else BUSY if den == 1 else TRAINEES, -1)
    if state.effects is not None:
        state.emit("imps-moved", {"seat": int(seat), "amount": -1})


def use_imps(state: Position, seat: i64, amount: i64) -> None:
    """Imps that worked are used until the end of the round.  [DL-IMP-1]"""
    state.add(seat, IDLE, -amount)
    state.add(seat, BUSY, amount)


def take_letter(state: Position, seat: i64, amount: i64) -> None:
    if amount:
        state.add(seat, LETTERS, amount)
        if state.effects is not None:
            state.emit("letters-taken", {"seat": int(seat), "amount": int(amount)})

"""Moves on the evilometer."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import frames, paladins
from warren.games.dungeon_lords.layout import EVIL, NEUTRAL
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import HIGHEST, LOWEST


def payable(state: Position, seat: i64, amount: i64) -> bool:
    """Evil as a price cannot be paid beyond the top.  [DL-EVL-2]"""
    return amount == 0 or state.evil(seat) + amount <= HIGHEST


def shift(state: Position, seat: i64, amount: i64) -> None:
    """Move a counter without looking after the paladins; it stops at the ends.  [DL-EVL-3]"""
    before = state.evil(seat)
    after = max(i64(LOWEST), min(i64(HIGHEST), before + amount))
    state.put(seat, EVIL, after)
    if after != before and state.effects is not None:
        state.emit("evil-moved", {"seat": int(seat), "amount": int(after - before)})


def settle(state: Position) -> None:
    paladins.settle(state, frames.in_combat(state))


def move(state: Position, seat: i64, amount: i64) -> None:
    """One move, and the paladin check that follows every one.  [DL-EVL-4]"""
    if amount:
        shift(state, seat, amount)
        settle(state)


def move_neutral(state: Position, amount: i64) -> None:
    """The non-player counter of a game for two.  [DL-DUM-8]"""
    state.numbers[NEUTRAL] = neutral_after(state, amount)
    if state.effects is not None:
        state.emit("neutral-moved", {"amount": int(amount)})


def neutral_after(state: Position, amount: i64) -> i64:
    """Where it would stand after a move."""
    return max(i64(LOWEST), min(i64(HIGHEST), state.numbers[NEUTRAL] + amount))

"""Facts about coins.  Every gain and payment is public.  [SW-HID-2]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.core.effect import ArgValue
from warren.games.small_world.layout import COINS, SEAT_SIZE
from warren.games.small_world.scoring import income
from warren.games.small_world.state import State
from warren.games.small_world.terms import HIDDEN


def add_coins(state: State, seat: i64, coins: i64) -> None:
    """A purse that was not counted stays unknown."""
    at = seat * SEAT_SIZE + COINS
    if state.numbers[at] != HIDDEN:
        state.numbers[at] += coins


def gain_coins(state: State, seat: i64, coins: i64, rule: str) -> None:
    add_coins(state, seat, coins)
    if state.effects is not None:
        state.emit("coins-gained", {"seat": int(seat), "coins": int(coins), "rule": rule})


def pay_coins(state: State, seat: i64, coins: i64, rule: str, reveals: bool = False) -> None:
    add_coins(state, seat, -coins)
    if state.effects is not None:
        args: dict[str, ArgValue] = {"seat": int(seat), "coins": int(coins), "rule": rule}
        state.emit("coins-paid", args, reveals)


def take_coin(state: State, payer: i64, payee: i64, rule: str) -> None:
    """A coin that the payee takes: whether there is one shows what was hidden.  [SU-HID-4]"""
    looks = not state.table.open_coins and not state.table.undo_after_look
    if state.coins(payer) != 0:
        pay_coins(state, payer, 1, rule, looks)
        gain_coins(state, payee, 1, rule)
    elif state.effects is not None:
        state.emit("purse-empty", {"seat": int(payer), "rule": rule}, looks)


def transfer_coins(state: State, payer: i64, payee: i64, coins: i64, rule: str) -> None:
    """Coins from one purse to another, as far as the payer has them.  [SU-HID-4]"""
    paid = min(coins, state.coins(payer))
    if paid > 0:
        pay_coins(state, payer, paid, rule)
        gain_coins(state, payee, paid, rule)


def pay_income(state: State, seat: i64) -> None:
    """The coins of the turn, itemised.  [SW-COI-3]"""
    if state.effects is None:
        add_coins(state, seat, income(state, seat, None))
        return
    parts: list[Part] = []
    total = income(state, seat, parts)
    add_coins(state, seat, total)
    items = [(f"{part.label} {part.rule}", part.amount) for part in parts]
    state.emit("income-paid", {"seat": int(seat), "coins": int(total), "parts": items})

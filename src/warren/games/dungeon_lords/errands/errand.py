"""The common face of errands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import evil, purse, reasons
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State

FINISHED: Final = 0
"""What `perform` answers when the action is carried out; anything else goes on with `more`."""


class Errand:
    """What a minion may do on a space, by what is printed there. It keeps no memory."""

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        """What may be done besides declining."""
        raise NotImplementedError

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        raise NotImplementedError

    def more(self, state: State, seat: i64, deal: Space, mode: i64, codes: vec[i64]) -> vec[i64]:
        """What may follow in the same action."""
        return codes

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        return reasons.NOT_NOW

    def reason_for_more(
        self, state: State, seat: i64, deal: Space, mode: i64, block: i64, argument: i64
    ) -> Reason:
        """Why something cannot follow in the same action."""
        return self.reason(state, seat, deal, block, argument)


def affords(state: State, seat: i64, deal: Space) -> bool:
    """The whole price or nothing.  [DL-ORD-8] [DL-EVL-2]"""
    return (
        state.gold(seat) >= deal.gold
        and state.food(seat) >= deal.food
        and evil.payable(state, seat, deal.evil)
    )


def lacking(state: State, seat: i64, deal: Space) -> Reason:
    return reasons.CANNOT_PAY if evil.payable(state, seat, deal.evil) else reasons.TOO_EVIL


def pay(state: State, seat: i64, deal: Space) -> None:
    purse.gain_gold(state, seat, -deal.gold)
    purse.gain_food(state, seat, -deal.food)
    evil.move(state, seat, deal.evil)

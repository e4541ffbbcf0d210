"""Blocks about decline and peace."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_DECLINE, OFFER_PEACE, Block


class Undying(Block):
    """In decline all tokens stay, and go on conquering before the active race does."""

    def keeps_tokens_in_decline(self) -> bool:
        return True


class SecondDecline(Block):
    """In decline the race does not count against the one race in decline."""

    def stays_in_decline(self) -> bool:
        return True

    def beside_another_in_decline(self) -> bool:
        return True


class LateDecline(Block):
    """The race may decline after the coins of a turn of conquest."""

    def offers(self) -> i64:
        return OFFER_DECLINE


class Peace(Block):
    """After the coins, peace with an opponent whose active race was not attacked."""

    def offers(self) -> i64:
        return OFFER_PEACE

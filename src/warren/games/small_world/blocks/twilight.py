"""Blocks about decline."""

from __future__ import annotations

from warren.games.small_world.block import Block


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

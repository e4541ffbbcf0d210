"""The bot that does not think."""

from __future__ import annotations

from warren.bots.bot import Bot
from warren.core.state import View


class RandomBot(Bot):
    """Every legal action is as likely as the others."""

    name = "random"

    def choose(self, view: View) -> int:
        return self.any_of(view.legal_actions())

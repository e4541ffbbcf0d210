"""A bot that takes its time, so that it can be interrupted."""

from __future__ import annotations

import time

from warren.bots.bot import Bot
from warren.core.state import View


class Ponderer(Bot):
    """Thinks for a moment and does anything."""

    name = "ponderer"

    def choose(self, view: View) -> int:
        time.sleep(0.05)
        return self.any_of(view.legal_actions())

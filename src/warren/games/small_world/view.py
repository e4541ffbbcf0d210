"""What a viewer knows, and what lies open before it."""

from __future__ import annotations

from typing import cast

from warren.core import state as core
from warren.games.small_world.shape import Seat


class View(core.View):
    """It has counted every purse; those of others stay shut for people.  [SW-HID-1] [SW-HID-2]"""

    def shown(self) -> dict[str, object]:
        data = self.to_json()
        for seat in cast("list[Seat]", data["seats"]):
            seat.pop("counted", None)
        return data

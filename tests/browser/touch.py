"""A finger on the screen."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

STEPS: Final = 5
Spot = tuple[float, float]


class Finger:
    """Comes down, moves and leaves as the browser's own driver lets it."""

    def __init__(self, page: Page) -> None:
        self._driver: Final = page.context.new_cdp_session(page)

    def drag(self, start: Spot, end: Spot) -> None:
        self._tell("touchStart", start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            x, y = (one + (other - one) * part for one, other in zip(start, end, strict=True))
            self._tell("touchMove", (x, y))
        self._tell("touchEnd")

    def _tell(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        self._driver.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

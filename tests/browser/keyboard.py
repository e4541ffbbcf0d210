"""How somebody plays who has nothing but a keyboard."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import FloatRect, Page
from tests.browser.people import PATIENCE
from tests.browser.table import Table

NOTHING: Final = "nothing"
FOCUSED: Final = """
() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "nothing";
  return focused.getAttribute("aria-label") ?? focused.innerText.trim();
}
"""
CHOOSING: Final = "() => document.activeElement?.matches('[data-choice]:focus-visible') ?? false"
PLACE: Final = """
() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const left = Math.max(0, x - 6), top = Math.max(0, y - 6);
  return {
    x: left,
    y: top,
    width: Math.min(innerWidth, x + width + 6) - left,
    height: Math.min(innerHeight, y + height + 6) - top,
  };
}
"""
MOST_STOPS: Final = 80


class Typist:
    """Uses the keys that the help of the page names."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self._chance: Final = Random(seed)

    def focused(self) -> str:
        """The name of what has the focus."""
        return str(self.page.evaluate(FOCUSED))

    def tab_to(self, name: str) -> None:
        for _ in range(MOST_STOPS):
            if self.focused() == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} is not reached by the Tab key")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def after(self, key: str) -> str:
        """What has the focus when a key was pressed."""
        self.press(key)
        return self.focused()

    def is_choosing(self) -> bool:
        return bool(self.page.evaluate(CHOOSING))

    def shows_focus(self) -> bool:
        """Whether what has the focus looks different from what has not."""
        place: FloatRect = self.page.evaluate(PLACE)
        focused = self.page.evaluate_handle("document.activeElement")
        with_focus = self.page.screenshot(clip=place)
        focused.evaluate("(element) => element.blur()")
        without = self.page.screenshot(clip=place)
        focused.evaluate("(element) => element.focus()")
        return with_focus != without

    def play(self, table: Table, moves: int = PATIENCE) -> None:
        """So many moves, or to the end of the game; the focus must always be somewhere."""
        for _ in range(moves):
            if table.wait() == "over":
                return
            self.choose()
            assert self.focused() != NOTHING
        assert moves < PATIENCE, "the game does not end"

    def choose(self) -> None:
        """By the key to the board or the key to the decision, and on from there."""
        self.press("b" if self._chance.random() < 0.7 else "d")
        if not self.is_choosing():
            self.press("n")
        for _ in range(self._chance.randrange(3)):
            self.press("n")
        assert self.is_choosing()
        self.press("Enter")
        if self.page.get_by_role("dialog").count() > 0:
            if not self.is_choosing():
                self.press("n")
            self.press("Enter")

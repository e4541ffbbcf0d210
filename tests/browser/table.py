"""A table as somebody sees it on the page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import Locator, Page
from tests.browser.visitor import Data, Visitor

Kind = Literal["region", "menu", "end", "decision", "thing", "hidden"]
Moment = Literal["mine", "theirs", "over"]

MOMENT: Final = """
() => {
  if (document.querySelector(".result")) return "over";
  if (document.querySelector(".table.busy")) return null;
  const line = document.querySelector(".decision .bar");
  if (line && !line.matches(".mine")) return "theirs";
  return line && document.querySelector(".table [data-choice]") ? "mine" : null;
}
"""
"""Nothing while an action is on its way."""
LOOK: Final = 50
"""How many milliseconds pass until somebody looks again; frame by frame would keep a core warm."""
MINUS: Final = "\N{MINUS SIGN}"
CHOICES: Final = ".table [data-choice]"
KINDS: Final = """
(elements) => elements.map((element) =>
  element.closest("[role=tabpanel]") || element.disabled ? "hidden"
  : element.matches("g") ? "region"
  : element.closest("[role=dialog]") ? "menu"
  : element.matches(".decision .primary") ? "end"
  : element.closest(".decision") ? "decision" : "thing")
"""
WORDS: Final = """
(element) => {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
  return copy.textContent.trim();
}
"""
"""What is read out, without signs that only accompany it."""
SPOT: Final = """
(element) => {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element.querySelector("path").getBoundingClientRect();
  const steps = [...Array(21).keys()].map((step) => (step + 0.5) / 21);
  const far = ([x, y]) => Math.hypot(x - 0.5, y - 0.5);
  return steps.flatMap((x) => steps.map((y) => [x, y]))
    .sort((one, other) => far(one) - far(other))
    .map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
    .find(([x, y]) => element.contains(document.elementFromPoint(x, y))) ?? null;
}
"""
"""Where a shape that is not a rectangle can be hit, as near to its middle as possible.

Bars stand still over the edges of a page that is scrolled, so whoever looks for something brings it
to the middle.
"""


def spoken(region: str) -> str:
    """A region as the map writes it: without the number of its board."""
    return region.partition("-")[2] or region


@dataclass(frozen=True)
class Thing:
    """Something on the page that can be chosen."""

    kind: Kind
    element: Locator


class Table:
    """What stands on the page of a table."""

    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor: Final = visitor
        self.page: Final = page or visitor.page

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    def moment(self) -> Moment:
        """Whether I or others are to choose, as soon as that is clear."""
        found: Moment = self.page.wait_for_function(MOMENT, polling=LOOK).json_value()
        return found

    def wait(self) -> Moment:
        """Until I may choose, or everything is over."""
        found: Moment = self.page.wait_for_function(
            f"() => {{ const now = ({MOMENT})(); return now === 'theirs' ? null : now; }}",
            polling=LOOK,
        ).json_value()
        return found

    def settle(self) -> None:
        """Until what was sent has been answered."""
        self.page.wait_for_selector(".table:not(.busy)")

    def wait_for_board(self) -> None:
        self.page.wait_for_selector(".board svg .region, .board .plain [data-choice]")

    def things(self) -> list[Thing]:
        """What can be chosen; only what a menu offers while one is open."""
        found = self.page.locator(CHOICES)
        kinds: list[Kind] = found.evaluate_all(KINDS)
        things = [Thing(kind, found.nth(at)) for at, kind in enumerate(kinds) if kind != "hidden"]
        menu = [thing for thing in things if thing.kind == "menu"]
        return menu or things

    def situation(self) -> Data:
        """The same by the server."""
        told = self.visitor.ask(f"api/tables/{self.id}/view", lang=self.visitor.language)
        return dict(told["situation"])

    def asked(self) -> str:
        """What the server asks, as the page tells it: without my own name, where I play alone."""
        situation = self.situation()
        prompt = str(situation["prompt"])
        seats = self.visitor.ask(f"api/tables/{self.id}")["seats"]
        mine = [seat for seat in seats if seat["mine"]]
        if len(mine) != 1 or mine[0]["seat"] not in situation["actors"]:
            return prompt
        rest = prompt.removeprefix(f"{mine[0]['name']}, ")
        return rest[:1].upper() + rest[1:]

    def prompt(self) -> str:
        return self.page.locator(".decision .prompt").inner_text()

    def bar(self) -> str:
        """The line that tells what is to be decided, with its buttons."""
        return self.page.locator(".decision .bar").inner_text().strip()

    def open_regions(self) -> set[str]:
        """The regions in which something can be done."""
        found: list[str] = self.page.locator(".region[data-choice]").evaluate_all(
            "(regions) => regions.map((region) => region.id.replace('region-', ''))"
        )
        return set(found)

    def result(self) -> list[str]:
        """The lines of the panel that tells who has won."""
        panel = self.page.locator(".result").get_by_role("status")
        lines = [panel.get_by_role("heading"), *panel.get_by_role("listitem").all()]
        return [str(line.evaluate(WORDS)) for line in lines]

    def check_result(self) -> None:
        """The panel says what the server says; parts of scores may stand on the board instead."""
        outcome = self.situation()["outcome"]
        first, *others = self.result()
        assert first == outcome["lines"][0]
        assert len(others) >= len(outcome["scores"])
        for line in others:
            assert any(told.startswith(line) for told in outcome["lines"])
        for score in outcome["scores"]:
            shown = re.compile(rf": {str(score).replace('-', MINUS)}( |$)")
            assert any(shown.search(line) for line in others)

    def spot(self, thing: Thing) -> tuple[float, float]:
        """As soon as nothing covers it."""
        element = thing.element.element_handle()
        x, y = self.page.wait_for_function(SPOT, arg=element).json_value()
        return x, y

"""Everything about a table is in sight at once, whatever the window and however many play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.records import at_table, played
from tests.browser.table import Table

from warren.core.match import Match

WIDE: Final[tuple[ViewportSize, ...]] = (
    {"width": 1366, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
)
UPRIGHT: Final[ViewportSize] = {"width": 360, "height": 740}
SIDEWAYS: Final[ViewportSize] = {"width": 740, "height": 360}
FAULTS: Final = """
() => {
  const page = document.scrollingElement;
  const box = (name) => document.querySelector(`.table > ${name}`)?.getBoundingClientRect();
  const names = [".seats", ".board", ".decision", ".offer", ".side"].filter(box);
  const faults = [];
  if (page.scrollHeight > innerHeight) faults.push(`${page.scrollHeight} px high`);
  if (page.scrollWidth > innerWidth) faults.push(`${page.scrollWidth} px wide`);
  for (const one of names)
    for (const other of names) {
      const [a, b] = [box(one), box(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (one < other && across > 1 && down > 1) faults.push(`${one} covers ${other}`);
      if (a.bottom > innerHeight + 1) faults.push(`${one} leaves the window`);
    }
  const side = box(".side");
  const top = Math.min(
    ...names.map(box).filter(({ left }) => left > side.left - 2).map(({ top }) => top),
  );
  if (side.height < (side.bottom - top) / 3)
    faults.push(`the log has ${side.height} of ${side.bottom - top}`);
  for (const card of document.querySelectorAll(".seats [data-seat]"))
    if (card.scrollHeight > card.clientHeight + 1) faults.push(`${card.textContent} is cut`);
  const cut = document.querySelector(".seats ul");
  if (cut.scrollWidth > cut.clientWidth + 1) faults.push("players out of sight");
  return faults;
}
"""
SEEN: Final = """
() => {
  const map = document.querySelector(".board .map").getBoundingClientRect();
  const seats = document.querySelector(".seats").getBoundingClientRect();
  return {
    first: map.left < seats.left,
    whole: map.top >= 0 && map.bottom <= innerHeight,
    wide: map.width / innerWidth,
  };
}
"""


def asks(verb: str, after: int) -> Callable[[Match], bool]:
    """The first seat is to decide about such a thing, after so many lines."""

    def found(match: Match) -> bool:
        state = match.state
        return (
            state.actors()[0] == 0
            and len(match.record.lines) >= after
            and any(state.action(code).verb == verb for code in state.legal_actions(0))
        )

    return found


def faults(table: Table) -> list[str]:
    found: list[str] = []
    for size in WIDE:
        table.page.set_viewport_size(size)
        found += [f"{size['width']}: {fault}" for fault in table.page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize(
    ("game", "players", "verb", "after"),
    [
        ("small_world", 5, "conquer", 150),
        ("small_world", 3, "pick", 60),
        ("underground", 5, "pick", 120),
        ("underground", 2, "conquer", 60),
        ("heroes", 5, "capture", 150),
        ("dungeon_lords", 4, "order", 100),
    ],
)
def test_a_table_needs_no_scrolling(
    visit: Visit, game: str, players: int, verb: str, after: int
) -> None:
    record = played(game, players, 7, asks(verb, after))
    table = at_table(visit(), record)
    situation = table.situation()
    if situation["sealed"]:
        ready = table.page.locator(".seats .chosen, .seats [data-sealed]")
        expect(ready).to_have_count(players - 1)
    assert faults(table) == []
    if situation["progress"] is not None:
        stage = situation["progress"]["stages"][situation["progress"]["stage"]]
        expect(table.page.locator(".progress [aria-current=step]")).to_have_text(stage["name"])
    if situation["forecast"] is not None:
        expect(table.page.locator(".decision .forecast")).to_have_text(
            situation["forecast"]["text"]
        )
    if verb == "pick":
        combo = table.page.locator(".offer .combo").first
        assert combo.locator(".effects > *").count() == 2
        assert combo.locator(".pennant").count() == 1


@pytest.mark.parametrize("game", ["small_world", "heroes"])
def test_a_phone_shows_the_board(visit: Visit, game: str) -> None:
    verb = "conquer" if game == "small_world" else "capture"
    table = at_table(visit(), played(game, 4, 5, asks(verb, 100)))
    page = table.page
    page.set_viewport_size(SIDEWAYS)
    seen = page.evaluate(SEEN)
    assert seen["first"]
    assert seen["whole"]
    page.set_viewport_size(UPRIGHT)
    assert page.evaluate(SEEN)["wide"] > 0.9
    bar = page.locator(".decision .bar").bounding_box()
    assert bar is not None
    assert bar["height"] < UPRIGHT["height"] / 2
    if game == "small_world":
        expect(page.locator(".decision .forecast")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0

"""How soon the page paints a map, and what it costs whoever plays meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from warren.games.registry import titles
from warren.load.browsing import FIRST, MEASURED, arrive, browsing, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SIZES: Final = {1600: 1000, 720: 900}
TIMES: Final = 5
BOARD: Final = "warren-board"
PICTURE: Final = "warren-picture"
STANDS: Final = """() => document.querySelector(".board svg, .board [data-choice]")
  && performance.getEntriesByName("warren-board").length > 0"""
MAP: Final = ".sheets canvas"
FLAT: Final = "delete window.Worker"
LISTEN: Final = """
window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries()))
  .observe({ type: "longtask", buffered: true });
"""
LONGEST: Final = """(name) => {
  const [painted] = performance.getEntriesByName(name);
  const end = painted.startTime + painted.duration;
  const during = window.longTasks
    .filter((task) => task.startTime < end && task.startTime + task.duration > painted.startTime);
  return Math.max(0, ...during.map((task) => task.duration));
}"""
ZOOM: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  const start = performance.now();
  document.querySelector(".zoom .buttons button").click();
  await frame();
  await frame();
  return performance.now() - start;
}"""


class Painting(msgspec.Struct, kw_only=True):
    """Milliseconds for a map, flat and painted: until it stands, and for one step of zooming.

    `longest` are the longest tasks of the page while the picture was painted elsewhere; those that
    keep nobody waiting are told as none.
    """

    board: list[float]
    painted: list[float]
    longest: list[float]
    flat_zoom: list[float]
    zoom: list[float]

    def ratio(self) -> float:
        """The picture, measured by the flat board, each at its best."""
        return min(self.painted) / min(self.board)

    def zoom_ratio(self) -> float:
        return min(self.zoom) / min(self.flat_zoom)


def measure_painting(
    games: tuple[str, ...] = (), times: int = TIMES
) -> dict[str, dict[int, Painting]]:
    """The maps of these games or of all that have one, at several widths."""
    with browsing() as (browser, url):
        keys = games or [title.key for title in titles()]
        found = {
            key: {
                width: painting
                for width, height in SIZES.items()
                if (painting := _painting(browser, url, key, width, height, times)) is not None
            }
            for key in keys
        }
    return {key: sizes for key, sizes in found.items() if sizes}


def _painting(
    browser: Browser, url: str, key: str, width: int, height: int, times: int
) -> Painting | None:
    flat = arrive(browser, width, height)
    flat.add_init_script(FLAT)
    painted = arrive(browser, width, height)
    painted.add_init_script(LISTEN)
    found = Painting(board=[], painted=[], longest=[], flat_zoom=[], zoom=[])
    try:
        pages = [(context, _opened(context, url, key)) for context in (flat, painted)]
        if any(page.query_selector(MAP) is None for _, page in pages):
            return None
        for _ in range(times):
            for context, page in pages:
                page.reload()
                page.wait_for_function(STANDS)
                if context is flat:
                    found.board += page.evaluate(MEASURED, BOARD)
                    found.flat_zoom.append(page.evaluate(ZOOM))
                    continue
                page.wait_for_function(FIRST, arg=PICTURE)
                found.painted += page.evaluate(MEASURED, PICTURE)[:1]
                found.longest.append(page.evaluate(LONGEST, PICTURE))
                found.zoom.append(page.evaluate(ZOOM))
    finally:
        flat.close()
        painted.close()
    return found


def _opened(context: BrowserContext, url: str, key: str) -> Page:
    page = context.new_page()
    page.goto(sit_down(context, url, key))
    page.wait_for_function(STANDS)
    return page

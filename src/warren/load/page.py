"""How soon the page draws what the server tells, in a real browser, as the page itself times it."""

from __future__ import annotations

import random
import statistics
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import asdict

from warren.games.registry import titles
from warren.load.browsing import FIRST, MEASURED, Effort, arrive, browsing, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

OPENINGS: Final = 10
MOVES: Final = 60
WIDTH: Final = 1600
HEIGHT: Final = 1000
READY: Final = """() => document.querySelector(".result")
  || (document.querySelector(".table:not(.busy) .decision .mine")
    && document.querySelector("[data-choice]"))"""
TAKE: Final = """(at) => {
  const inner = document.querySelectorAll("[role=dialog] [data-choice]");
  const outer = document.querySelectorAll("[data-choice]:not([aria-pressed])");
  const all = [inner, outer, document.querySelectorAll("[data-choice]")].find((one) => one.length);
  all?.[Math.floor(at * all.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
SHOWN: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""
"""What was pressed has been sent, or has changed only what the page shows."""


class Drawing(msgspec.Struct, kw_only=True):
    """Milliseconds until something is on the screen.

    `board`: the board after its view came. `move`: what was pressed, the way to the server and back
    included. `answer`: the part of that after the answer. `others`: what others did, after the word
    of it came; what I did is drawn before it. `work`: what the page's own thread worked for a
    press, with all that others did until the next one; however busy the machine is.
    """

    board: list[float]
    move: list[float]
    answer: list[float]
    others: list[float]
    work: list[float]

    def shares(self) -> dict[str, list[float]]:
        """What was measured, by name, as far as there is enough to tell shares of it."""
        return {what: figures for what, figures in asdict(self).items() if len(figures) > 1}


def measure_page(games: tuple[str, ...] = (), moves: int = MOVES) -> dict[str, Drawing]:
    """Play at tables of these games or of all, on a server and in a browser of their own."""
    with browsing() as (browser, url):
        keys = games or [title.key for title in titles()]
        return {key: _drawing(browser, url, key, moves) for key in keys}


def share(figures: list[float], part: int) -> float:
    """What so many of a hundred stay below."""
    return statistics.quantiles(figures, n=100, method="inclusive")[part - 1]


def _drawing(browser: Browser, url: str, key: str, moves: int) -> Drawing:
    context = arrive(browser, WIDTH, HEIGHT)
    page = context.new_page()
    page.goto(sit_down(context, url, key))
    page.wait_for_function(READY)
    found = _play(page, moves)
    for _ in range(OPENINGS):
        page.reload()
        page.wait_for_function(FIRST, arg="warren-board")
        found.board += page.evaluate(MEASURED, "warren-board")
    context.close()
    return found


def _play(page: Page, moves: int) -> Drawing:
    luck = random.Random(1)
    effort = Effort(page)
    work: list[float] = []
    answers = 0
    while answers < moves and not page.query_selector(".result"):
        before = effort.spent()
        page.evaluate(TAKE, luck.random())
        page.evaluate(SHOWN)
        page.wait_for_function(READY)
        work.append(effort.spent() - before)
        answers = len(page.evaluate(MEASURED, "warren-answer"))
    return Drawing(
        board=[],
        move=page.evaluate(MEASURED, "warren-move"),
        answer=page.evaluate(MEASURED, "warren-answer"),
        others=page.evaluate(MEASURED, "warren-others"),
        work=work,
    )

"""How soon the page draws what the server tells, in a real browser, as the page itself times it."""

from __future__ import annotations

import random
import shutil
import statistics
from typing import TYPE_CHECKING, Final

import msgspec

from warren.core.refusal import InputError
from warren.games.registry import game, titles
from warren.load.node import Node

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

OPENINGS: Final = 10
MOVES: Final = 60
PATIENCE: Final = 120_000
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
WIDTH: Final = 1600
HEIGHT: Final = 1000
AT_ONCE: Final = 'localStorage.setItem("warren-preferences", \'{"speed": "off"}\')'
READY: Final = """() => document.querySelector(".result")
  || (document.querySelector(".decision .mine") && document.querySelector("[data-choice]"))"""
TAKE: Final = """(at) => {
  const inner = document.querySelectorAll("[role=dialog] [data-choice]");
  const all = inner.length ? inner : document.querySelectorAll("[data-choice]:not([aria-pressed])");
  all[Math.floor(at * all.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
ANSWERED: Final = """(before) => performance.getEntriesByName("warren-answer").length > before
  || document.querySelector("[role=dialog] [data-choice]")"""
FIRST: Final = "(name) => performance.getEntriesByName(name).length > 0"
MEASURED: Final = "(name) => performance.getEntriesByName(name).map((one) => one.duration)"


class Drawing(msgspec.Struct, kw_only=True):
    """Milliseconds until the board stands after its view came, and a move after its answer."""

    board: list[float]
    move: list[float]


def measure_page(games: tuple[str, ...] = (), moves: int = MOVES) -> dict[str, Drawing]:
    """Play at tables of these games or of all, on a server and in a browser of their own."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise InputError("error-extra", {"extra": "dev", "module": str(error.name)}) from error
    with Node() as node, sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=list(FLAGS)
            )
        except Error as error:
            raise InputError("error-browser", {"reason": error.message.splitlines()[0]}) from error
        try:
            keys = games or [title.key for title in titles()]
            return {key: _drawing(browser, node.url, key, moves) for key in keys}
        finally:
            browser.close()


def share(figures: list[float], part: int) -> float:
    """What so many of a hundred stay below."""
    return statistics.quantiles(figures, n=100, method="inclusive")[part - 1]


def _drawing(browser: Browser, url: str, key: str, moves: int) -> Drawing:
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
    context.add_init_script(AT_ONCE)
    bots = [{"kind": "bot", "bot": "random"}] * min(2, game(key).max_players - 1)
    made = context.request.post(
        f"{url}/api/tables", data={"game": key, "seats": [{"kind": "me"}, *bots]}
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{url}/t/{made.json()['table']['id']}")
    page.wait_for_function(READY)
    moved = _play(page, moves)
    board: list[float] = []
    for _ in range(OPENINGS):
        page.reload()
        page.wait_for_function(FIRST, arg="warren-board")
        board += page.evaluate(MEASURED, "warren-board")
    context.close()
    return Drawing(board=board, move=moved)


def _play(page: Page, moves: int) -> list[float]:
    luck = random.Random(1)
    answers = 0
    while answers < moves and not page.query_selector(".result"):
        page.evaluate(TAKE, luck.random())
        page.wait_for_function(ANSWERED, arg=answers)
        answers = len(page.evaluate(MEASURED, "warren-answer"))
        page.wait_for_function(READY)
    measured: list[float] = page.evaluate(MEASURED, "warren-answer")
    return measured

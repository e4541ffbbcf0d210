"""A server and a browser of its own for a measurement of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol, cast

import msgspec

from warren.core.extras import needs
from warren.core.refusal import InputError
from warren.games.registry import game
from warren.load.node import Node

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is here; the one without windows takes half the time."""
PATIENCE: Final = 120_000
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
AT_ONCE: Final = (
    'localStorage.setItem("warren-preferences", \'{"speed": "off", "confirm": false}\')'
)
FIRST: Final = "(name) => performance.getEntriesByName(name).length > 0"
MEASURED: Final = "(name) => performance.getEntriesByName(name).map((one) => one.duration)"


def chromium() -> str | None:
    """The browser that WARREN_CHROMIUM names, else one of the system, if there is any."""
    named = os.environ.get("WARREN_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


@contextmanager
def browsing() -> Generator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    with needs("dev"):
        from playwright.sync_api import Error, sync_playwright
    with Node() as node, sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        except Error as error:
            raise InputError("error-browser", {"reason": error.message.splitlines()[0]}) from error
        try:
            yield browser, node.url
        finally:
            browser.close()


class Metric(msgspec.Struct):
    name: str
    value: float


class Metrics(msgspec.Struct):
    metrics: list[Metric]


class Session(Protocol):
    """A line to the browser's own tools."""

    def send(self, method: str, params: dict[str, str] | None = None) -> object: ...


class Effort:
    """What a page's own thread has worked so far, in milliseconds of the processor."""

    def __init__(self, page: Page) -> None:
        self._session: Final = cast("Session", page.context.new_cdp_session(page))
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> float:
        told = msgspec.convert(self._session.send("Performance.getMetrics"), Metrics)
        return 1000 * next(one.value for one in told.metrics if one.name == "TaskDuration")


def arrive(browser: Browser, width: int, height: int) -> BrowserContext:
    """Somebody for whom nothing moves."""
    context = browser.new_context(viewport={"width": width, "height": height})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    return context


def sit_down(context: BrowserContext, url: str, key: str) -> str:
    """The address of a new table against bots."""
    bots = [{"kind": "bot", "bot": "random"}] * min(2, game(key).max_players - 1)
    made = context.request.post(
        f"{url}/api/tables", data={"game": key, "seats": [{"kind": "me"}, *bots]}
    )
    return f"{url}/t/{made.json()['table']['id']}"

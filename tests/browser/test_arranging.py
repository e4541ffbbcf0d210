"""Arranging a game for oneself, and a server that is away."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.line import line_to
from tests.browser.table import Table
from tests.browser.test_connection import NO_LINE
from tests.server.node import Node


def test_whoever_plays_alone_arranges_a_game_with_bots(visit: Visit) -> None:
    visitor = visit("ru")
    page = visitor.open()
    page.get_by_role("button", name=visitor.text("game-heroes"), exact=True).click()
    page.get_by_role("button", name=visitor.text("web-arrange"), exact=True).click()
    second = page.get_by_label(visitor.text("web-seat-who", seat=2))
    expect(second.locator("option:checked")).to_have_text(visitor.text("web-seat-kind-solo-bot"))
    assert page.get_by_role("radio", checked=True).get_attribute("value") == "heroes"
    page.get_by_role("button", name=visitor.text("web-start-game"), exact=True).click()
    table = Table(visitor)
    table.wait_for_board()
    shown = visitor.ask(f"api/tables/{table.id}")
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot"]


def test_without_a_server_the_page_says_so_itself(visit: Visit, house: Node) -> None:
    with line_to(house.url) as line:
        visitor = visit("en", url=line.url)
        visitor.forgive(NO_LINE)
        page = visitor.open()
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        page.reload()
        away = page.get_by_role("heading", name=visitor.text("web-offline"))
        games = page.get_by_role("button", name=visitor.text("game-heroes"), exact=True)
        games.wait_for()
        line.cut()
        page.reload()
        away.wait_for()
        line.mend()
        games.wait_for()

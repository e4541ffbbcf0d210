"""Axe finds nothing on any page, in light and dark, narrow and wide."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, set_table, table_in_two_clicks
from tests.browser.people import Player
from tests.browser.table import Table

SECTIONS: Final = ("play", "friends", "screen", "open", "watch", "mine")
RECORD: Final = Path(__file__).parents[1] / "golden/small_world-2-0.ndjson"


def unfold(page: Page) -> None:
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")


def open_menu(table: Table, player: Player) -> None:
    """Play until a region asks which of several things is meant."""
    while table.page.get_by_role("dialog").count() == 0:
        assert table.wait() == "mine"
        player.choose()


@pytest.mark.parametrize("section", SECTIONS)
def test_the_lobby(visit: Visit, section: str) -> None:
    visitor = visit()
    set_table(visitor)
    page = visitor.open(f"?{section}")
    page.get_by_role("heading", level=1).wait_for()
    closed = page.get_by_role("main").locator("[aria-expanded=false]")
    if closed.count() > 0:
        closed.first.click()
    unfold(page)
    check(page)


def test_the_waiting_room(visit: Visit) -> None:
    host, guest = visit(), visit("en")
    link = set_table(host)
    unfold(host.page)
    check(host.page)
    guest.page.goto(link)
    guest.page.get_by_role("button", name=guest.text("web-sit"), exact=True).wait_for()
    unfold(guest.page)
    check(guest.page)


@pytest.mark.parametrize("game", GAMES)
def test_a_table(visit: Visit, game: str) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, game)
    table.wait()
    check(table.page)
    Player(table).play(8)
    table.wait()
    check(table.page)


def test_the_menu_of_a_region_and_the_panels(visit: Visit) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, "small_world")
    open_menu(table, Player(table))
    check(table.page)
    table.page.keyboard.press("Escape")
    for panel in ("chat", "choices", "places"):
        table.page.get_by_role("tab", name=visitor.text(f"web-{panel}")).click()
        check(table.page)
    table.page.keyboard.press("?")
    table.page.get_by_role("dialog").wait_for()
    check(table.page)


def test_the_settings_and_a_help(visit: Visit) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, "dungeon_lords")
    table.wait()
    table.page.locator("button.term").first.click()
    table.page.locator("[popover]:popover-open").wait_for()
    check(table.page)
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name=visitor.text("web-settings")).click()
    check(table.page)


def test_a_table_that_several_share(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("?screen")
    page.get_by_role("button", name=visitor.text("web-start-game"), exact=True).click()
    page.get_by_text(visitor.text("web-handover-help")).wait_for()
    check(page)


def test_a_replay(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("r/new")
    page.get_by_role("heading", level=1).wait_for()
    check(page)
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_selector(".region")
    check(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        check(page)


@pytest.mark.parametrize("path", ["account", "about", "t/none", "r/none", "nothing"])
def test_the_other_pages(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.forgive("status of 404")
    page = visitor.open(path)
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    unfold(page)
    check(page)


def test_an_account(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("account")
    register = page.get_by_role("button", name=visitor.text("web-register"), exact=True)
    register.first.click()
    page.get_by_label(visitor.text("web-account-name")).fill("Ann")
    page.get_by_label(visitor.text("web-password")).fill("a long sentence to remember")
    register.last.click()
    page.get_by_role("heading", name="Ann").wait_for()
    unfold(page)
    check(page)

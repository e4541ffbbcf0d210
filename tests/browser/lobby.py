"""The way from the first page to a table."""

from __future__ import annotations

from typing import Final

from tests.browser.table import Table
from tests.browser.visitor import Visitor

GAMES: Final = ("small_world", "underground", "heroes", "dungeon_lords")


def table_in_two_clicks(
    visitor: Visitor, game: str, mixed: bool = False, opponents: int = 1
) -> Table:
    """A table against bots; it takes a third click to mix two games."""
    page = visitor.open()
    page.get_by_role("button", name=visitor.text(f"game-{game}"), exact=True).click()
    if mixed:
        page.get_by_label(visitor.text("web-mixed")).check()
    page.get_by_role(
        "button", name=visitor.text("web-opponents", count=opponents), exact=True
    ).click()
    page.wait_for_url("**/t/*")
    table = Table(visitor)
    table.wait_for_board()
    return table


def set_table(host: Visitor, game: str = "") -> str:
    """Set up a table with a seat for a friend, of the first game or this; the link to that seat."""
    page = host.open()
    page.get_by_role("button", name=host.text("web-section-friends-short")).click()
    if game:
        page.get_by_role("radio", name=host.text(f"game-{game}"), exact=True).check()
    page.get_by_role("button", name=host.text("web-set-table"), exact=True).click()
    return page.get_by_label(host.text("web-link-seat", seat=2)).input_value()


def sit_down(guest: Visitor, link: str, name: str) -> Table:
    """Take the seat of a link."""
    page = guest.page
    page.goto(link)
    page.get_by_label(guest.text("web-name")).fill(name)
    page.get_by_role("button", name=guest.text("web-sit"), exact=True).click()
    return Table(guest)

"""The way from the first page to a table."""

from __future__ import annotations

from typing import Final

from tests.browser.table import Table
from tests.browser.visitor import Visitor

GAMES: Final = ("small_world", "underground", "heroes")


def table_in_two_clicks(visitor: Visitor, game: str) -> Table:
    page = visitor.open()
    page.get_by_role("button", name=visitor.text(f"game-{game}"), exact=True).click()
    page.get_by_role("button", name=visitor.text("web-opponents", count=1), exact=True).click()
    page.wait_for_url("**/t/*")
    table = Table(visitor)
    table.wait_for_board()
    return table

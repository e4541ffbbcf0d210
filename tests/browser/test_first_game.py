"""Whoever has never played a game is offered the variant for beginners."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.lobby import table_in_two_clicks
from tests.browser.visitor import Visitor

GAME = "dungeon_lords"


def offers(visitor: Visitor) -> int:
    page = visitor.open()
    with page.expect_response("**/api/tables?*mine=true*"):
        page.reload()
    page.get_by_role("button", name=visitor.text(f"game-{GAME}"), exact=True).click()
    page.get_by_role("button", name=visitor.text("web-opponents", count=1), exact=True).wait_for()
    return page.get_by_text(visitor.text("web-lords-beginners-first")).count()


def test_the_easy_variant_is_offered_until_there_is_a_table(visit: Visit) -> None:
    visitor = visit()
    assert offers(visitor) == 1
    table_in_two_clicks(visitor, GAME)
    assert offers(visitor) == 0

"""Whoever has never played a game is offered its first game and the variant for beginners."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.table import Table
from tests.browser.visitor import Device, Visitor

GAME = "dungeon_lords"


def offers(visitor: Visitor) -> int:
    page = visitor.open()
    with page.expect_response("**/api/tables?*mine=true*"):
        page.reload()
    page.get_by_role("button", name=visitor.text(f"game-{GAME}"), exact=True).click()
    page.get_by_role("button", name=visitor.text("web-opponents", count=1), exact=True).wait_for()
    return page.get_by_text(visitor.text("web-lords-beginners-first")).count()


def test_a_first_game_is_offered_to_newcomers_alone(visit: Visit) -> None:
    visitor = visit()
    offered = visitor.open().locator(".learn.offered")
    expect(offered).to_have_count(len(GAMES))
    table_in_two_clicks(visitor, "heroes")
    page = visitor.open()
    expect(offered).to_have_count(len(GAMES) - 1)
    learn = f"{visitor.text('web-learn')}: {visitor.text('game-heroes')}"
    known = page.get_by_role("button", name=learn, exact=True)
    expect(known).to_be_visible()
    expect(known).not_to_contain_class("offered")


def test_the_easy_variant_is_offered_until_there_is_a_table(visit: Visit) -> None:
    visitor = visit()
    assert offers(visitor) == 1
    table_in_two_clicks(visitor, GAME)
    assert offers(visitor) == 0


def test_a_first_game_keeps_the_board_where_it_is(visit: Visit) -> None:
    """On a small laptop: what a game asks is in sight, and tips never push the board away."""
    visitor = visit(device=Device({"width": 1366, "height": 768}), tips=True)
    page = visitor.open()
    page.get_by_role("button", name=visitor.text(f"game-{GAME}"), exact=True).click()
    begin = page.get_by_role("button", name=visitor.text("web-opponents", count=1), exact=True)
    expect(begin).to_be_in_viewport(ratio=1)
    page.get_by_role("checkbox", name=visitor.text("web-lords-beginners")).check()
    begin.click()
    page.wait_for_url("**/t/*")
    table = Table(visitor)
    assert table.wait() == "mine"
    board = page.get_by_role("region", name=visitor.text("web-lords-center"))
    tip = page.get_by_role("region", name=visitor.text("web-tip"), exact=True)
    expect(tip).to_contain_text(visitor.text("web-lords-tip-inaccessible"))
    stood = board.bounding_box()
    page.locator(".hand [data-choice]").first.click()
    table.settle()
    assert board.bounding_box() == stood
    page.locator(".decision .primary").click()
    expect(tip).to_contain_text(visitor.text("web-lords-tip-orders"))
    expect(board.locator(".offer").first).to_be_in_viewport(ratio=1)

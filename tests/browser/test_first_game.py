"""Whoever has never played a game is offered its first game and the variant for beginners."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.table import Table
from tests.browser.visitor import POCKET, Device, Visitor

GAME = "dungeon_lords"
LAPTOP = Device({"width": 1366, "height": 768})


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


@pytest.mark.parametrize("device", [LAPTOP, POCKET])
def test_who_has_played_nothing_sees_the_way_to_a_lesson_at_once(
    visit: Visit, device: Device
) -> None:
    visitor = visit(device=device)
    page = visitor.open()
    start = page.get_by_role("button", name=visitor.text("web-learn-first"), exact=True)
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    offered = page.locator(".newcomer li button")
    expect(offered).to_have_count(len(GAMES))
    offered.filter(has_text=visitor.text(f"game-{GAME}")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".guide")).to_be_visible()
    with visitor.open().expect_response("**/api/tables?*mine=true*"):
        page.reload()
    expect(page.locator(".learn").first).to_be_visible()
    expect(start).to_have_count(0)


def test_the_easy_variant_is_offered_until_there_is_a_table(visit: Visit) -> None:
    visitor = visit()
    assert offers(visitor) == 1
    table_in_two_clicks(visitor, GAME)
    assert offers(visitor) == 0


def test_a_first_game_keeps_the_board_where_it_is(visit: Visit) -> None:
    """On a small laptop: what a game asks is in sight, and tips never push the board away."""
    visitor = visit(device=LAPTOP, tips=True)
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

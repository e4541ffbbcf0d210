"""What is new at a table is explained when it comes, in a sentence that is in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.visitor import COMPUTER, POCKET, Device, Visitor

LAPTOP = Device({"width": 1366, "height": 768})
SIDEWAYS = Device({"width": 740, "height": 360}, touch=True)
COVERED = """
(tip) => {
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  return [...document.querySelectorAll(".table [data-choice]")]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < right && left < one.right && one.top < bottom && top < one.bottom)
    .length;
}
"""
"""How much of what may be chosen lies below a tip."""


def tip_of(page: Page, visitor: Visitor) -> Locator:
    return page.get_by_role("region", name=visitor.text("web-tip"), exact=True)


def test_a_tip_is_looked_up_and_put_away_for_good(visit: Visit) -> None:
    visitor = visit("en", tips=True)
    table = table_in_two_clicks(visitor, "small_world")
    assert table.wait() == "mine"
    page, told = table.page, visitor.text("web-world-tip-combo")
    tip = tip_of(page, visitor)
    expect(tip).to_contain_text(told)
    expect(page.locator("[aria-live=polite]", has_text=told)).to_have_count(1)

    more = tip.get_by_role("link", name=visitor.text("web-tip-more"))
    more.press("Enter")
    line = page.get_by_role("dialog").locator("[aria-current=true]")
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text("SW-CMB-2")
    page.keyboard.press("Escape")
    expect(more).to_be_focused()

    page.reload()
    expect(tip).to_contain_text(told)
    tip.get_by_role("button", name=visitor.text("web-tip-known")).press("Enter")
    expect(tip).to_have_count(0)
    expect(page.locator(".decision .bar")).to_be_focused()
    page.reload()
    assert table.wait() == "mine"
    page.wait_for_load_state("networkidle")
    expect(tip).to_have_count(0)

    page.locator(".offer [data-choice]").first.press("Enter")
    expect(tip).to_contain_text(visitor.text("web-world-tip-entry"))


def test_tips_are_switched_off_and_told_anew(visit: Visit) -> None:
    visitor = visit(tips=True)
    table = table_in_two_clicks(visitor, "heroes")
    assert table.wait() == "mine"
    page, told = table.page, visitor.text("web-heroes-tip-recruit")
    tip = tip_of(page, visitor)
    tip.get_by_role("button", name=visitor.text("web-tip-known")).click()
    expect(tip).to_have_count(0)
    page.get_by_role("button", name=visitor.text("web-settings")).click()
    page.get_by_role("button", name=visitor.text("web-tips-anew")).click()
    expect(page.get_by_role("button", name=visitor.text("web-tips-anew"))).to_have_count(0)
    page.reload()
    expect(tip).to_contain_text(told)
    page.get_by_role("button", name=visitor.text("web-settings")).click()
    page.get_by_role("checkbox", name=visitor.text("web-tips")).uncheck()
    expect(tip).to_have_count(0)


def test_nobody_who_only_watches_is_told_anything(visit: Visit) -> None:
    player, watcher = visit(tips=True), visit(tips=True)
    table = table_in_two_clicks(player, "small_world")
    assert table.wait() == "mine"
    expect(tip_of(player.page, player)).to_be_visible()
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector(".board svg .region")
    watcher.page.wait_for_load_state("networkidle")
    expect(tip_of(watcher.page, watcher)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("device", [COMPUTER, LAPTOP, POCKET, SIDEWAYS])
def test_a_tip_covers_nothing_that_may_be_chosen(visit: Visit, device: Device, game: str) -> None:
    """On a phone it waits in the line that tells what is to be decided, until there is room."""
    visitor = visit(device=device, tips=True)
    table = table_in_two_clicks(visitor, game)
    assert table.wait() == "mine"
    page = table.page
    tip = tip_of(page, visitor)
    handle = page.get_by_role("button", name=visitor.text("web-tip"), exact=True)
    expect(tip.or_(handle).first).to_be_visible()
    if tip.count():
        assert tip.evaluate(COVERED) == 0
    else:
        handle.click()
        expect(tip).to_be_in_viewport(ratio=1)
    assert tip.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if device is POCKET:
        check(page)

"""A line of the rules tried out on the board of a scenario that proves it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.lobby import table_in_two_clicks
from tests.browser.visitor import POCKET, Visitor

from warren.scenario.proofs import proofs_by_rule

RULES = {
    "small_world": "SW-CON-4",
    "underground": "SU-REL-SWORD",
    "heroes": "HDL-CAP-2",
    "dungeon_lords": "DL-DIG-1",
}


def try_it(visitor: Visitor, page: Page, rule: str) -> None:
    page.get_by_role("button", name=f"{visitor.text('web-try')}: {rule}", exact=True).click()
    expect(page.get_by_role("dialog", name=visitor.text("web-try-of", rule=rule))).to_be_visible()


@pytest.mark.parametrize(("game", "rule"), RULES.items())
def test_an_example_is_clicked_through_to_its_end(visit: Visit, game: str, rule: str) -> None:
    visitor = visit("en" if game == "heroes" else "ru")
    page = visitor.open(f"rules/{rule}")
    try_it(visitor, page, rule)
    proof = proofs_by_rule()[rule][0].id
    beats = visitor.ask(f"api/proofs/{proof}", lang=visitor.language)["beats"]
    steps = page.get_by_role("region", name=visitor.text("web-try-steps"))
    expect(steps).to_contain_text(visitor.text("web-try-given"))
    expect(page.locator("dialog .board svg:visible").first).to_be_visible()
    for beat in beats[1:]:
        steps.get_by_role("button", name=visitor.text("web-try-on")).click()
        told = beat["text"] or (beat["facts"][0]["text"] if beat["facts"] else "")
        expect(steps).to_contain_text(told.removesuffix("."))
    expect(steps.get_by_role("button", name=visitor.text("web-try-again"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_moves_of_ones_own_are_made_on_the_board(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("rules/SW-CON-3")
    try_it(visitor, page, "SW-CON-3")
    steps = page.get_by_role("region", name=visitor.text("web-try-steps"))
    page.locator("dialog .region[data-choice]").first.wait_for()
    page.locator("dialog .region[data-choice]").first.focus()
    page.keyboard.press("Enter")
    page.locator("dialog .menu [data-choice]").first.click()
    expect(steps).to_contain_text(visitor.text("web-try-own"))
    steps.get_by_role("button", name=visitor.text("web-try-return")).click()
    expect(steps).to_contain_text(visitor.text("web-try-given"))


def test_it_opens_over_a_table_that_stays(visit: Visit) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, "small_world")
    assert table.wait() == "mine"
    page = table.page
    address = page.url
    page.keyboard.press("h")
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("searchbox").fill("SW-CON-4")
    try_it(visitor, page, "SW-CON-4")
    page.get_by_role("button", name=visitor.text("web-close")).last.click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert page.url == address


@pytest.mark.parametrize("device", ["computer", "pocket"])
def test_axe_finds_nothing(visit: Visit, device: str) -> None:
    visitor = visit(device=POCKET) if device == "pocket" else visit()
    page = visitor.open("rules/SW-CON-4")
    try_it(visitor, page, "SW-CON-4")
    page.locator("dialog .board svg:visible").first.wait_for()
    check(page)

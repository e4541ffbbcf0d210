"""The rules beside a table, on a page of their own, and from every place that names one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.visitor import POCKET, Visitor


def drawer_of(page: Page, visitor: Visitor, game: str) -> None:
    title = visitor.text("web-rules-of", game=visitor.text(f"game-{game}"))
    expect(page.get_by_role("dialog", name=title)).to_be_visible()


def open_drawer(visitor: Visitor, game: str) -> Page:
    table = table_in_two_clicks(visitor, game)
    assert table.wait() == "mine"
    page = table.page
    page.get_by_role("button", name=visitor.text("web-rules"), exact=True).click()
    drawer_of(page, visitor, game)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_drawer_holds_the_rules_of_the_game(visit: Visit, game: str) -> None:
    visitor = visit("en" if game == "heroes" else "ru")
    page = open_drawer(visitor, game)
    drawer = page.get_by_role("dialog")
    told = visitor.ask(f"api/games/{game}/rules", lang=visitor.language)
    chapters = [chapter for volume in told["volumes"] for chapter in volume["chapters"]]
    expect(drawer.locator("summary")).to_have_count(len(chapters))
    drawer.locator("summary").first.click()
    expect(drawer.get_by_text(chapters[0]["rules"][0]["text"])).to_be_visible()


def test_it_is_searched_and_closed_by_the_keyboard(visit: Visit) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, "small_world")
    assert table.wait() == "mine"
    page = table.page
    page.keyboard.press("h")
    drawer_of(page, visitor, "small_world")
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("searchbox").fill("амазонки")
    expect(drawer.get_by_role("listitem").first).to_be_visible()
    told = drawer.locator("li p:first-child").all_inner_texts()
    assert [line for line in told if "мазон" not in line.lower()] == []
    drawer.get_by_role("searchbox").fill("zzz")
    expect(drawer.get_by_role("status")).to_have_text(visitor.text("web-rules-found", count=0))
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_cited_rule_opens_beside_the_table(visit: Visit) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, "small_world")
    assert table.wait() == "mine"
    page = table.page
    page.get_by_role("tab", name=visitor.text("web-choices")).click()
    address = page.url
    page.locator(".board .region:not([data-choice])").first.click(force=True)
    cited = page.locator("a[data-rule]").first
    id = cited.get_attribute("data-rule") or ""
    expect(cited).to_have_accessible_name(visitor.text("web-rule-named", rule=id))
    cited.click()
    asked = page.get_by_role("dialog").locator("[aria-current=true]")
    expect(asked).to_be_in_viewport()
    expect(asked.get_by_role("link", name=id, exact=True)).to_be_visible()
    assert page.url == address


def test_every_line_is_reachable_on_the_page_of_rules(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("rules")
    name = visitor.text("game-dungeon_lords")
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    told = visitor.ask("api/games/dungeon_lords/rules", lang="en")
    ids = [
        rule["id"]
        for volume in told["volumes"]
        for chapter in volume["chapters"]
        for rule in chapter["rules"]
    ]
    page.locator("summary").first.wait_for()
    page.locator("summary").evaluate_all("(all) => all.forEach((one) => one.click())")
    links = page.locator("li .foot a")
    expect(links).to_have_count(len(ids))
    assert links.all_inner_texts() == ids


def test_a_rule_that_another_cites_opens_in_its_place(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("rules/SW-TURN-3")
    line = page.locator("[aria-current=true]")
    expect(line).to_be_in_viewport()
    line.get_by_role("link", name="SW-DEC-1", exact=True).click()
    page.wait_for_url("**/rules/SW-DEC-1")
    expect(page.locator("li[aria-current=true]")).to_contain_text("SW-DEC-1")


@pytest.mark.parametrize("device", ["computer", "pocket"])
def test_axe_finds_nothing(visit: Visit, device: str) -> None:
    visitor = visit(device=POCKET) if device == "pocket" else visit()
    page = open_drawer(visitor, "underground")
    page.get_by_role("dialog").locator("summary").nth(2).click()
    check(page)
    page.goto(re.sub(r"/t/.*", "/rules/SU-CON-1", page.url))
    page.locator("[aria-current=true]").first.wait_for()
    check(page)

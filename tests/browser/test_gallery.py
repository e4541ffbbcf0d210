"""The gallery: leafed through, searched, looked at, and a game begun with what is found."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.table import Table
from tests.browser.visitor import POCKET

FOUND = {
    "small_world": "race-orcs",
    "underground": "power-vampire",
    "heroes": "troop-archers",
    "dungeon_lords": "monster-troll",
}


@pytest.mark.parametrize("game", FOUND)
def test_from_the_lobby_to_a_game_with_a_thing(visit: Visit, game: str) -> None:
    visitor = visit("en" if game == "heroes" else "ru")
    page = visitor.open("")
    page.locator(f"a[href='gallery/{game}']").click()
    told = visitor.ask(f"api/games/{game}/gallery", lang=visitor.language)
    tiles = page.locator("[data-thing]")
    expect(tiles).to_have_count(len(told["exhibits"]))
    if game == "heroes":
        check(page)
    slug = FOUND[game]
    thing = next(one for one in told["exhibits"] if f"{one['kind']}-{one['id']}" == slug)
    page.get_by_role("searchbox").fill(thing["rules"][0]["id"] + " " + thing["name"])
    expect(tiles).to_have_count(1)
    tiles.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(thing["name"])
    expect(page).to_have_title(f"{thing['name']} — {visitor.text(f'game-{game}')} — Warren")
    if game == "small_world":
        expect(page.get_by_text(visitor.text("web-gallery-strength"), exact=True)).to_be_visible()
        check(page)
    page.locator("article a[data-rule]").first.click()
    expect(page.get_by_role("dialog").locator("[aria-current=true]")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=visitor.text("web-gallery-play")).click()
    page.wait_for_url("**/t/*")
    assert Table(visitor).wait() == "mine"


def test_it_is_leafed_through_by_keys_and_what_was_seen_is_found_again(visit: Visit) -> None:
    visitor = visit("en", POCKET)
    page = visitor.open("gallery/small_world/race-dwarves")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Dwarves")
    page.keyboard.press("ArrowRight")
    expect(heading).to_have_text("Elves")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text("Amazons")
    page.locator("a[href='gallery/small_world']").click()
    expect(page.locator("[data-thing=race-amazons]")).to_be_focused()
    page.get_by_role("button", name=visitor.text("web-gallery-kind-power")).press("Enter")
    expect(page.locator("[data-thing]").first).to_have_attribute("data-thing", "power-alchemist")
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert page.evaluate(wide) is False

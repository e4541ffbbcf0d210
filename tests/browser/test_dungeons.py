"""Orders are given on the central board, cells are chosen in the dungeon, others are looked at."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.keyboard import Typist
from tests.browser.lobby import table_in_two_clicks
from tests.browser.people import Player
from tests.browser.table import Table, Thing

MOST_DECISIONS: Final = 200


def verbs(table: Table) -> set[str]:
    return {choice["verb"] for choice in table.situation()["choices"]}


def play_until(table: Table, verb: str) -> None:
    """Play by mouse until something of this kind can be chosen."""
    player = Player(table)
    for _ in range(MOST_DECISIONS):
        assert table.wait() == "mine"
        if verb in verbs(table):
            return
        player.choose()
    raise AssertionError(f"nobody ever asks to {verb}")


def cell(table: Table, name: str) -> Locator:
    return table.page.locator(f"#region-{name}")


def test_an_order_is_given_on_its_location(visit: Visit) -> None:
    table = table_in_two_clicks(visit(), "dungeon_lords")
    play_until(table, "order")
    page, visitor = table.page, table.visitor
    center = page.get_by_role("region", name=visitor.text("web-lords-center"))
    told = [choice["text"] for choice in table.situation()["choices"]]
    for text in told:
        expect(center.get_by_role("button", name=text, exact=True)).to_be_visible()
    before = table.prompt()
    center.get_by_role("button", name=told[0], exact=True).click()
    expect(page.locator(".decision .prompt")).not_to_have_text(before)


def test_a_tunnel_is_dug_by_mouse_and_by_keyboard(visit: Visit) -> None:
    table = table_in_two_clicks(visit(), "dungeon_lords")
    earth, tunnel = (table.visitor.text(f"web-lords-{name}") for name in ("earth", "tunnel"))
    play_until(table, "dig")
    name = sorted(table.open_regions())[0]
    place = cell(table, name)
    assert str(place.get_attribute("aria-label")).startswith(f"{name}: {earth}")
    table.page.mouse.click(*table.spot(Thing("region", place)))
    expect(place).to_have_attribute("aria-label", f"{name}: {tunnel}")

    play_until(table, "dig")
    hands = Typist(table.page)
    hands.press("b")
    assert hands.is_choosing()
    assert hands.shows_focus()
    name, _, rest = hands.focused().partition(": ")
    assert rest.startswith(earth)
    place = cell(table, name)
    hands.press("Enter")
    expect(place).to_have_attribute("aria-label", f"{name}: {tunnel}")


def test_another_dungeon_is_enlarged_and_read_as_a_list(visit: Visit) -> None:
    table = table_in_two_clicks(visit(), "dungeon_lords")
    page, visitor = table.page, table.visitor
    play_until(table, "order")
    other = str(table.visitor.ask(f"api/tables/{table.id}")["seats"][1]["name"])
    page.get_by_role("button", name=visitor.text("web-lords-enlarge", name=other)).click()
    large = page.get_by_role("heading", name=visitor.text("web-lords-dungeon", name=other))
    expect(large).to_be_visible()
    page.get_by_role("tab", name=visitor.text("web-places")).click()
    listed = page.get_by_role("tabpanel")
    expect(listed).to_contain_text(visitor.text("web-lords-tunnel"))
    check(page)

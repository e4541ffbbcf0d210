"""Orders are laid and sealed, cells are chosen in the dungeon, others are looked at."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.keyboard import Typist
from tests.browser.lobby import table_in_two_clicks
from tests.browser.people import Player
from tests.browser.records import asks_first, at_table, played
from tests.browser.table import Table, Thing
from tests.browser.visitor import Visitor

from warren.core.match import Match

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


def digging(visitor: Visitor) -> Table:
    """A table at which the first seat digs."""

    def digs(match: Match) -> bool:
        asked = asks_first(match) and match.state.codes(0)
        return bool(asked) and match.state.action(asked[0]).verb == "dig"

    return at_table(visitor, played("dungeon_lords", 2, 1, digs))


def cell(table: Table, name: str) -> Locator:
    return table.page.locator(f"#region-{name}")


def test_orders_are_laid_changed_and_sealed(visit: Visit) -> None:
    table = table_in_two_clicks(visit(), "dungeon_lords")
    play_until(table, "order")
    page, visitor = table.page, table.visitor
    plan = page.get_by_role("region", name=visitor.text("web-lords-ordering"))
    cards = plan.locator(".hand [data-choice]")
    expect(cards).to_have_count(len(table.situation()["choices"]))
    slots = plan.locator(".slots > li")
    for number in range(3):
        name = cards.first.locator(".name").inner_text()
        cards.first.click()
        expect(slots.nth(number)).to_contain_text(name)
        table.settle()
    first, last = (slots.nth(at).locator(".name").inner_text() for at in (0, 2))
    expect(page.locator(".center .ghost.own")).to_have_count(3)

    slots.nth(0).locator(".place").click()
    slots.nth(2).locator(".place").click()
    expect(slots.nth(0)).to_contain_text(last)
    expect(slots.nth(2)).to_contain_text(first)
    slots.nth(2).get_by_role(
        "button", name=visitor.text("web-lords-ordering-out", name=first)
    ).click()
    expect(slots.nth(2)).to_contain_text(visitor.text("web-lords-ordering-empty"))
    cards.last.drag_to(slots.nth(2))
    plan.get_by_role("list", name=visitor.text("web-lords-ordering-dummy")).locator(
        "[data-choice]"
    ).first.click()
    expect(slots.nth(3)).not_to_contain_text(visitor.text("web-lords-ordering-empty"))
    check(page)
    page.locator(".decision").get_by_role("button", name=visitor.text("web-draft-seal")).click()
    expect(page.locator(".center .minion").first).to_be_visible()
    expect(page.locator(".center .ghost")).to_have_count(0)


def test_guessed_orders_of_others_stand_as_ghosts(visit: Visit) -> None:
    table = table_in_two_clicks(visit(), "dungeon_lords")
    play_until(table, "order")
    page, visitor = table.page, table.visitor
    ghosts = page.locator(".center .ghost")
    drawn = ghosts.count()
    guess = page.locator(".seats .guess").first
    guess.get_by_role("button", name=visitor.text("web-lords-guess")).click()
    order = guess.locator("li button").first
    order.click()
    expect(ghosts).to_have_count(drawn + 1)
    expect(page.locator(".center .ghost.own")).to_have_count(0)
    order.click()
    expect(ghosts).to_have_count(drawn)


def test_a_cell_that_cannot_be_dug_says_why(visit: Visit) -> None:
    table = digging(visit())
    reason = table.visitor.text("dungeon_lords-refusal-apart")
    expect(cell(table, "e4")).to_have_attribute("aria-label", re.compile(re.escape(reason)))
    table.page.mouse.click(*table.spot(Thing("region", cell(table, "e4"))))
    expect(table.page.locator(".details")).to_contain_text(reason)


def test_a_tunnel_is_dug_by_mouse_and_by_keyboard(visit: Visit) -> None:
    table = digging(visit())
    earth, tunnel = (table.visitor.text(f"web-lords-{name}") for name in ("earth", "tunnel"))
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

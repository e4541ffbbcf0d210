"""Moves that are written instead of pressed, and the lists of moves and regions."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.lobby import table_in_two_clicks
from tests.browser.table import Table


def line_of(table: Table) -> Locator:
    """The line for typed moves, reached by its key."""
    table.page.keyboard.press("m")
    line = table.page.get_by_label(table.visitor.text("web-typed"))
    expect(line).to_be_focused()
    return line


def test_moves_are_written_one_after_the_other(visit: Visit) -> None:
    table = table_in_two_clicks(visit("ru"), "small_world")
    table.wait()
    line = line_of(table)
    line.fill("взять 1; 1")
    line.press("Enter")
    expect(line).to_have_value("")
    expect(line).to_be_focused()
    done = [one["verb"] for one in table.situation()["choices"]]
    assert "pick" not in done
    assert table.wait() == "mine"
    line.press("ArrowUp")
    expect(line).to_have_value("взять 1; 1")


def test_a_line_stops_where_it_is_not_understood_or_not_allowed(visit: Visit) -> None:
    visitor = visit("en")
    visitor.forgive("409")
    table = table_in_two_clicks(visitor, "small_world")
    table.wait()
    line = line_of(table)
    line.fill("pick 1; jump 2-03")
    line.press("Enter")
    expect(line).to_have_value("jump 2-03")
    expect(table.page.get_by_role("alert").filter(has_text="jump")).to_be_visible()
    line.fill("pick 2; stop")
    line.press("Enter")
    expect(table.page.locator(".decision").get_by_role("alert")).to_be_visible()
    expect(line).to_have_value("pick 2; stop")
    line.fill("99")
    line.press("Enter")
    expect(table.page.get_by_text(visitor.text("web-typed-number", number=99))).to_be_visible()


def test_every_region_stands_in_a_list_with_its_moves(visit: Visit) -> None:
    visitor = visit("ru")
    table = table_in_two_clicks(visitor, "small_world")
    table.wait()
    line_of(table).fill("1")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector(".region[data-choice]")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("r")
    listed = table.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(listed).to_have_count(table.page.locator(".region").count())
    table.page.get_by_label(visitor.text("web-places-open")).check()
    expect(listed).to_have_count(len(table.open_regions()))
    before = table.prompt()
    listed.first.get_by_role("button").first.click()
    expect(table.page.locator(".prompt")).not_to_have_text(before)

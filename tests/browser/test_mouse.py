"""A new visitor plays each game against bots to its end, by mouse."""

from __future__ import annotations

import pytest
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.people import Player
from tests.browser.records import LONG, at_table, near_the_end
from tests.browser.table import Thing

LENGTHY = ("small_world", "dungeon_lords")
"""Games that take minutes: their beginning and their end, unless there is time."""


@pytest.mark.parametrize("game", GAMES)
def test_a_new_visitor_plays_to_the_final_score(visit: Visit, game: str) -> None:
    opponents = 3 if game == "dungeon_lords" else 1
    visitor = visit()
    table = table_in_two_clicks(visitor, game, opponents=opponents)
    if game in LENGTHY and not LONG:
        Player(table).play(20)
        table = at_table(visitor, near_the_end(game, opponents + 1, 80))
    Player(table).finish()
    table.check_result()
    check(table.page)


def test_both_games_are_played_together(visit: Visit) -> None:
    table = table_in_two_clicks(visit(), "small_world", mixed=True)
    assert table.visitor.ask(f"api/tables/{table.id}")["options"] == {"pool": "both"}
    Player(table).finish()
    assert table.result() == table.situation()["outcome"]["lines"]


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    table = table_in_two_clicks(visit(), "small_world")
    player = Player(table)
    player.play(1)
    table.wait()
    before, regions = table.prompt(), table.open_regions()
    player.press(next(thing for thing in table.things() if thing.kind == "region"))
    table.wait()
    assert table.prompt() != before
    table.page.get_by_role("button", name=table.visitor.text("web-undo")).click()
    table.wait()
    assert (table.prompt(), table.open_regions()) == (before, regions)


def test_a_region_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, "small_world")
    Player(table).play(1)
    table.wait()
    regions = table.open_regions()
    closed = table.page.locator(".region:not([data-choice])").first
    table.page.mouse.click(*table.spot(Thing("region", closed)))
    reason = table.page.get_by_role("complementary").get_by_role("alert")
    reason.wait_for()
    assert reason.inner_text() != ""
    assert table.open_regions() == regions

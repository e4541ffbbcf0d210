"""A new visitor plays each game against a bot to its end, by mouse."""

from __future__ import annotations

from typing import Final

import pytest
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.people import Player
from tests.browser.table import Thing

MINUS: Final = "\N{MINUS SIGN}"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_visitor_plays_to_the_final_score(visit: Visit, game: str) -> None:
    table = table_in_two_clicks(visit(), game)
    Player(table).finish()
    outcome = table.situation()["outcome"]
    assert table.result() == outcome["lines"]
    for score in outcome["scores"]:
        shown = str(score).replace("-", MINUS)
        assert any(f" {shown} " in line for line in table.result()[1:])
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

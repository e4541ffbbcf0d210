"""The same on a phone, by touch."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.people import Player
from tests.browser.records import LONG, at_table, near_the_end, played
from tests.browser.visitor import POCKET

TOO_WIDE: Final = "() => document.scrollingElement.scrollWidth - innerWidth"
SMALL: Final = """
() => [...document.querySelectorAll("button, a, select, input:not([type=radio], [type=checkbox])")]
  .filter((element) => element.checkVisibility() && !element.matches(".skip, p a, li > a"))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 43.5 || height < 43.5))
  .map(([element, { width, height }]) => `${element.outerHTML} ${width} x ${height}`)
"""
"""What a finger may miss."""


@pytest.mark.parametrize("game", ["small_world", "dungeon_lords"])
def test_a_game_by_touch_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit(device=POCKET)
    table = table_in_two_clicks(visitor, game)
    if not LONG:
        Player(table, touch=True).play(20)
        table = at_table(visitor, near_the_end(game, 2, 60))
    Player(table, touch=True, eager=0.5).finish()
    table.check_result()


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_and_can_be_hit(visit: Visit, game: str) -> None:
    visitor = visit(device=POCKET)
    page = visitor.open()
    page.wait_for_selector(".game")
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL) == []
    table = table_in_two_clicks(visitor, game)
    player = Player(table, touch=True)
    for _ in range(4):
        player.play(1)
        table.wait()
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.evaluate(SMALL) == []


HAND: Final = ".board li > .face"


def test_a_hand_is_seen_at_once_and_moves_nothing(visit: Visit) -> None:
    """What a card may do without a region is asked below; after a reload it lies where it lay."""
    record = played(
        "heroes",
        2,
        5,
        lambda match: match.state.actors()[0] == 0 and match.state.to_json()["phase"] == "exchange",
    )
    page = at_table(visit(device=POCKET), record).page
    cards = page.locator(HAND)
    cards.first.wait_for()
    width = page.evaluate("innerWidth")
    boxes = [card.bounding_box() for card in cards.all()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    board = page.locator(".board .map").bounding_box()
    cards.last.tap()
    choice = page.get_by_role("dialog").locator("[data-choice]")
    expect(choice).to_have_count(1)
    choice.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator(".board .map").bounding_box() == board
    names = cards.locator("strong").all_inner_texts()
    page.reload()
    expect(cards.locator("strong")).to_have_text(names)

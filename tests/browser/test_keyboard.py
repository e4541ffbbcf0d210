"""Somebody without a mouse comes from the lobby to a table, and plays a game to its end."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visit
from tests.browser.keyboard import NOTHING, Typist
from tests.browser.lobby import table_in_two_clicks
from tests.browser.records import LONG, at_table, near_the_end
from tests.browser.table import Table


@pytest.mark.parametrize("game", ["small_world", "dungeon_lords"])
def test_from_the_lobby_to_the_replay_by_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit("en")
    hands = Typist(visitor.open())
    hands.tab_to(visitor.text(f"game-{game}"))
    hands.press("Enter")
    hands.tab_to(visitor.text("web-opponents", count=1))
    assert hands.shows_focus()
    hands.press("Enter")
    table = Table(visitor)
    table.wait_for_board()
    assert hands.focused() != NOTHING
    if not LONG:
        hands.play(table, 20)
        table = at_table(visitor, near_the_end(game, 2, 60))
        hands = Typist(table.page)
    hands.play(table)
    table.check_result()
    assert hands.focused() != NOTHING
    hands.tab_to(visitor.text("web-replay"))
    hands.press("Enter")
    table.page.wait_for_url("**/r/*")
    assert hands.focused() != NOTHING


def test_the_focus_is_seen_and_led_over_the_board(visit: Visit) -> None:
    visitor = visit("en")
    table = table_in_two_clicks(visitor, "small_world")
    hands = Typist(visitor.page)
    table.wait()
    hands.press("?")
    visitor.page.get_by_role("dialog", name=visitor.text("web-keys")).wait_for()
    hands.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")
    hands.press("n")
    assert hands.is_choosing()
    assert hands.shows_focus()
    hands.press("Enter")
    table.wait()
    assert hands.focused() == table.bar()
    assert hands.shows_focus()
    hands.press("b")
    first = hands.focused()
    assert hands.is_choosing()
    assert hands.shows_focus()
    ways = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
    assert len({hands.after(way) for way in ways} | {first}) > 2
    hands.press("d")
    assert hands.is_choosing()

"""Somebody without a mouse plays a whole game."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.keyboard import Typist
from tests.browser.table import Table


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit("en")
    hands = Typist(visitor.open())
    hands.tab_to(visitor.text("game-small_world"))
    hands.press("Enter")
    hands.tab_to(visitor.text("web-opponents", count=1))
    assert hands.shows_focus()
    hands.press("Enter")
    table = Table(visitor)
    table.wait_for_board()
    assert hands.focused() != "nothing"
    hands.play(table)
    outcome = table.situation()["outcome"]
    assert table.result() == outcome["lines"]
    assert hands.focused() != "nothing"
    hands.tab_to(visitor.text("web-replay"))
    hands.press("Enter")
    visitor.page.wait_for_url("**/r/*")

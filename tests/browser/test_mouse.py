"""A new visitor plays each game against a bot to its end, by mouse."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.people import Player


@pytest.mark.parametrize("game", GAMES)
def test_a_new_visitor_plays_to_the_final_score(visit: Visit, game: str) -> None:
    table = table_in_two_clicks(visit(), game)
    Player(table).finish()
    outcome = table.situation()["outcome"]
    assert table.result() == outcome["lines"]
    shown = [seat.inner_text() for seat in table.page.locator(".seats li").all()]
    for score, seat in zip(outcome["scores"], shown, strict=True):
        assert str(score) in seat

"""Axe finds nothing on any page, in light and dark, narrow and wide."""

from __future__ import annotations

import pytest
from tests.browser.axe import violations_everywhere
from tests.browser.conftest import Visit
from tests.browser.lobby import GAMES, table_in_two_clicks
from tests.browser.people import Player

SECTIONS = ("play", "friends", "screen", "open", "watch", "mine")


@pytest.mark.parametrize("section", SECTIONS)
def test_the_lobby(visit: Visit, section: str) -> None:
    page = visit().open(f"?{section}")
    page.get_by_role("heading", level=1).wait_for()
    for details in page.locator("details > summary").all():
        details.click()
    assert violations_everywhere(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table(visit: Visit, game: str) -> None:
    table = table_in_two_clicks(visit(), game)
    table.wait()
    assert violations_everywhere(table.page) == []
    Player(table).play(8)
    table.wait()
    assert violations_everywhere(table.page) == []

"""Forced colours, more contrast and large letters: everything is still read and pressed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.axe import COLOURS, violations
from tests.browser.conftest import Visit
from tests.browser.lobby import table_in_two_clicks

CLIPPED: Final = """() => [...document.querySelectorAll("button, .button")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.outerHTML}: ${one.scrollWidth} in ${one.clientWidth}`)
"""
"""Buttons whose words do not fit into them."""
LARGE: Final[ViewportSize] = {"width": 640, "height": 400}
"""A window of 1280 by 800 at twice its size."""


@pytest.mark.parametrize("game", ["small_world", "dungeon_lords"])
def test_what_can_be_chosen_is_framed_where_colours_are_forced(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.emulate_media(forced_colors="active")
    table = table_in_two_clicks(visitor, game)
    assert table.wait() == "mine"
    expect(page.locator("header")).to_have_css("background-image", "none")
    for choice in page.locator(".board button[data-choice], .offer button[data-choice]").all():
        expect(choice).to_have_css("border-top-width", "2px")
    page.emulate_media(forced_colors="none", contrast="more")
    assert violations(page, COLOURS) == []


@pytest.mark.parametrize("game", ["small_world", "dungeon_lords"])
def test_at_twice_the_size_words_fit_their_buttons(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.set_viewport_size(LARGE)
    visitor.open()
    page.wait_for_selector(".game")
    assert page.evaluate(CLIPPED) == []
    table = table_in_two_clicks(visitor, game)
    assert table.wait() == "mine"
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")

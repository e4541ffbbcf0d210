"""What stands on a painted board is read by day and by night, measured on the screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.contrast import GRAPHICS, TEXT, measured, measured_rims
from tests.browser.records import LONG
from tests.browser.visitor import AT_ONCE, LOCALES, PATIENCE
from tests.server.node import Node
from tests.tools.screenshots import SCENES, THEMES, Scene, settle, take

WORLDS: Final = ("small_world", "underground", "heroes", "dungeon_lords")
RIMMED: Final = ("small_world", "underground", "heroes")
LETTERS: Final = ".board svg text:not(.dimmed *, .sleep *, path[style*='--seat-'] + text):visible"
"""Names on their halos, counts, prices and levels on their plates."""
NUMBERS: Final = ".board svg path[style*='--seat-'] + text:visible"
"""Of seats on their shields, whose dark edge is of almost the same ink."""
SLEEP: Final = ".board svg .sleep text:visible"
"""A sign drawn with letters, one of four that tell of a decline."""
SHIELDS: Final = ".board svg g:has(> text) > path[style*='--seat-']:visible"


def board(browser: Browser, url: str, scene: Scene) -> Page:
    context = browser.new_context(
        viewport={"width": 1366, "height": 900},
        device_scale_factor=2,
        locale=LOCALES["ru"],
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    return take(scene, context, url, "ru")


@pytest.mark.skipif(not LONG, reason="takes a minute for each world")
@pytest.mark.parametrize("world", WORLDS)
def test_letters_and_seats_stand_out_from_what_is_painted(
    chromium: Browser, house: Node, world: str
) -> None:
    scene = next(one for one in SCENES if one.name == world)
    page = board(chromium, house.url, scene)
    day = page.evaluate("getComputedStyle(document.body).color")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        if theme == "dark":
            expect(page.locator("body")).not_to_have_css("color", day)
        settle(page)
        letters = measured(page, page.locator(LETTERS))
        assert len(letters) > 10
        assert [one for one in letters if one.contrast < TEXT] == [], theme
        numbers = measured(page, page.locator(NUMBERS), share=0.5)
        assert [one for one in numbers if one.contrast < TEXT] == [], theme
        signs = measured(page, page.locator(SLEEP))
        assert [one for one in signs if one.contrast < GRAPHICS] == [], theme
        shields = measured(page, page.locator(SHIELDS), share=0.5)
        assert [one for one in shields if one.contrast < GRAPHICS] == [], theme
        if world in RIMMED:
            rims = measured_rims(page)
            assert len(rims) >= 3
            assert [one for one in rims if one.contrast < GRAPHICS] == [], theme
    page.context.close()

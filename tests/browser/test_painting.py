"""The ground of a map is painted, the same for everybody, and never stands in the way."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.lobby import table_in_two_clicks
from tests.browser.table import Table, Thing

PICTURE: Final = ".sheets canvas"
TEXTURES: Final = ".sheets .texture"
COPY: Final = """(canvas) => {
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  return copy.getImageData(0, 0, width, height);
}"""
DIGEST: Final = f"""async (canvas) => {{
  const {{ width, height, data }} = ({COPY})(canvas);
  const digest = await crypto.subtle.digest("SHA-256", data);
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${{width}} ${{height}} ${{hex.join("")}}`;
}}"""
COLOURS: Final = f"(canvas) => new Set(new Uint32Array(({COPY})(canvas).data.buffer)).size"
WATCH: Final = """(canvas) => {
  window.disturbed = [];
  new MutationObserver((changes) =>
    window.disturbed.push(...changes.map(({ attributeName }) => attributeName)),
  ).observe(canvas, { attributes: true });
  document.addEventListener("transitionrun", (event) => window.disturbed.push(event.propertyName));
}"""
FRAMES: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""
PAINTED_ONLY: Final = 1000
"""No flat drawing has so many colours."""


def digest(page: Page) -> str:
    picture = page.locator(PICTURE)
    expect(picture).to_be_visible()
    return str(picture.evaluate(DIGEST))


@pytest.mark.parametrize("game", ["small_world", "underground", "heroes"])
def test_two_pages_paint_the_same_by_day_and_another_by_night(visit: Visit, game: str) -> None:
    page = table_in_two_clicks(visit(), game).page
    by_day = digest(page)
    assert page.locator(PICTURE).evaluate(COLOURS) > PAINTED_ONLY
    page.reload()
    assert digest(page) == by_day
    page.emulate_media(color_scheme="dark")
    expect(page.locator(PICTURE)).to_be_visible()
    page.wait_for_function(
        f"(day) => ({DIGEST})(document.querySelector('{PICTURE}')).then((now) => now !== day)",
        arg=by_day,
    )


def test_the_picture_takes_the_place_of_the_textures_and_leaves_the_pointer_alone(
    visit: Visit,
) -> None:
    table = table_in_two_clicks(visit(), "small_world")
    page = table.page
    expect(page.locator(PICTURE)).to_be_visible()
    expect(page.locator(TEXTURES)).to_have_count(0)
    assert page.locator(PICTURE).get_attribute("aria-hidden") == "true"
    region = page.locator(".region").first
    page.mouse.click(*table.spot(Thing("region", region)))
    expect(region).to_be_focused()


def test_a_move_neither_paints_the_map_anew_nor_moves_anything_where_movement_is_off(
    visit: Visit,
) -> None:
    table = table_in_two_clicks(visit(), "small_world")
    page = table.page
    expect(page.locator(PICTURE)).to_be_visible()
    page.locator(PICTURE).evaluate(WATCH)
    page.locator(".offer [data-choice]").first.click()
    page.wait_for_selector(".table:not(.busy) .region[data-choice]")
    page.evaluate(FRAMES)
    assert page.evaluate("() => window.disturbed") == []


def test_a_picture_is_painted_anew_for_another_size(visit: Visit) -> None:
    page = table_in_two_clicks(visit(), "small_world").page
    wide = digest(page)
    page.set_viewport_size({"width": 800, "height": 800})
    page.wait_for_function(
        f"(before) => document.querySelector('{PICTURE}').width !== before",
        arg=int(wide.split()[0]),
    )
    assert digest(page) != wide


def flat_board(visit: Visit, script: str) -> Table:
    visitor = visit()
    visitor.context.add_init_script(f"({script})()")
    return table_in_two_clicks(visitor, "small_world")


@pytest.mark.parametrize("lacking", ["Worker", "OffscreenCanvas"])
def test_a_map_stays_flat_where_nothing_can_be_painted(visit: Visit, lacking: str) -> None:
    table = flat_board(visit, f"() => {{ delete window.{lacking}; }}")
    page = table.page
    expect(page.locator(TEXTURES).first).to_be_visible()
    expect(page.locator(PICTURE)).to_be_hidden()
    assert table.wait() == "mine"


def test_forced_colours_leave_the_map_flat(visit: Visit) -> None:
    visitor = visit()
    visitor.page.emulate_media(forced_colors="active")
    page = table_in_two_clicks(visitor, "small_world").page
    expect(page.locator(TEXTURES).first).to_be_visible()
    expect(page.locator(PICTURE)).to_be_hidden()


def test_who_wants_contrast_sees_the_flat_map_through_the_picture(visit: Visit) -> None:
    page = table_in_two_clicks(visit(), "small_world").page
    picture = page.locator(PICTURE)
    expect(picture).to_be_visible()
    expect(picture).to_have_css("opacity", "1")
    page.emulate_media(contrast="more")
    expect(picture).to_have_css("opacity", "0.5")

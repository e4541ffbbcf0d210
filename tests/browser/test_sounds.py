"""The sounds are made by the page: each is heard, none hurts, no two are alike."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import PAGE, Visit

import warren.server

SOUNDS: Final = (
    "turn",
    "token",
    "paper",
    "coins",
    "drip",
    "clank",
    "retreat",
    "decline",
    "magic",
    "conquest",
    "die",
    "find",
    "end",
)
MOODS: Final = (
    {"echo": 0.35, "wet": 0.1, "bright": 6000, "pitch": 1.06},
    {"echo": 1.8, "wet": 0.34, "bright": 2600, "pitch": 0.9},
)
MOST_BYTES: Final = 4_000
RENDERED: Final = """
async ([script, sound, volume, mood, times]) => {
  let made;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 5 * 44100, 44100); made = this; }
    resume() { return Promise.resolve(); }
  };
  const { play } = await import(`${script}?${Math.random()}`);
  for (let time = 0; time < times; time++)
    for (const one of [sound].flat()) play(one, volume, mood);
  if (!made) return null;
  const samples = (await made.startRendering()).getChannelData(0);
  const loud = samples.map(Math.abs);
  const peak = loud.reduce((most, one) => Math.max(most, one), 0);
  const size = 2205;
  const shape = [];
  for (let at = 0; at + size < samples.length; at += size) {
    const part = samples.slice(at, at + size);
    const crossed = part.filter((one, i) => i > 0 && one * part[i - 1] < 0).length;
    shape.push(Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / size), crossed / size);
  }
  return { peak, last: loud.findLastIndex((one) => one > 0.002) / 44100, shape };
}
"""
"""Plays into a drum of tape: how loud at most, until when, and its course in loudness and pitch."""

UNTOUCHED: Final = """
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
"""
"""The browser's driver counts as a touch of its own."""


@cache
def script() -> Path:
    folder = Path(PAGE) if PAGE else Path(warren.server.__file__).parent / "page"
    (found,) = folder.glob("assets/player-*.js")
    return found


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page that somebody has touched."""
    page = visit().open()
    page.wait_for_selector(".game")
    page.mouse.click(2, 2)
    return page


def rendered(
    page: Page, sound: str | list[str], volume: float = 1, mood: int = 0, times: int = 1
) -> dict[str, object] | None:
    given = [f"./assets/{script().name}", sound, volume, MOODS[mood], times]
    found: dict[str, object] | None = page.evaluate(RENDERED, given)
    return found


def figure(found: dict[str, object] | None, name: str) -> float:
    assert found is not None
    value = found[name]
    assert isinstance(value, float | int)
    return value


def course(found: dict[str, object] | None) -> list[float]:
    assert found is not None
    shape = found["shape"]
    assert isinstance(shape, list)
    return shape


def test_every_sound_is_heard_and_none_is_harsh_or_long(page: Page) -> None:
    for sound in SOUNDS:
        for mood in range(len(MOODS)):
            found = rendered(page, sound, mood=mood)
            assert 0.02 < figure(found, "peak") < 0.99, sound
            assert 0.03 < figure(found, "last") < 4.5, sound


def test_no_two_sound_alike(page: Page) -> None:
    courses = {sound: course(rendered(page, sound)) for sound in SOUNDS}
    for one, other in combinations(SOUNDS, 2):
        apart = sum(abs(a - b) for a, b in zip(courses[one], courses[other], strict=True))
        assert apart > 0.3, (one, other)
    assert course(rendered(page, "conquest", mood=1)) != courses["conquest"]


def test_many_at_once_are_held_down(page: Page) -> None:
    alone = figure(rendered(page, "conquest"), "peak")
    again = figure(rendered(page, "conquest", times=5), "peak")
    assert again == pytest.approx(alone)
    assert figure(rendered(page, list(SOUNDS)), "peak") < 0.99


def test_they_are_as_loud_as_somebody_likes(page: Page) -> None:
    loud = figure(rendered(page, "coins"), "peak")
    assert figure(rendered(page, "coins", volume=0.2), "peak") < 0.5 * loud
    assert rendered(page, "coins", volume=0) is None


def test_nothing_is_heard_before_somebody_touches_the_page(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(UNTOUCHED)
    page = visitor.open()
    page.wait_for_selector(".game")
    assert rendered(page, "turn") is None


def test_they_weigh_little(page: Page) -> None:
    weight = page.evaluate(
        """async (path) => {
          const stream = (await fetch(path)).body.pipeThrough(new CompressionStream("gzip"));
          return (await new Response(stream).arrayBuffer()).byteLength;
        }""",
        f"./assets/{script().name}",
    )
    assert weight < MOST_BYTES

"""Takes the pictures of the tables that the documentation shows: `make screenshots`."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from librt.random import Random
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.chromium import running_chromium
from tests.browser.visitor import LOCALES, Language

from warren.bots.greedy_bot import GreedyBot
from warren.core.match import new_match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.load.node import Node

Theme = Literal["light", "dark"]

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
MOST_BYTES: Final = 200_000
PATIENCE: Final = 120_000
QUALITIES: Final = (0.85, 0.75, 0.65, 0.5, 0.35)
SIZES: Final = {360: (740, 2), 1024: (768, 1), 1366: (768, 1), 1600: (1000, 1)}
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
PEOPLE: Final[dict[Language, tuple[str, ...]]] = {
    "ru": ("Аня", "Боря", "Вера", "Глеб"),
    "en": ("Ann", "Ben", "Cleo", "Dan"),
}
PACK: Final = """async ([picture, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
STILL: Final = """() => Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.timeline === document.timeline)
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished),
).then(() => undefined)"""


@dataclass(frozen=True)
class Scene:
    """A moment of a game between bots: the first decision with this verb after so many turns.

    It is taken in all sizes and themes, or only in some.
    """

    name: str
    title: str
    players: int
    verb: str
    after: int
    seed: int
    options: dict[str, object] = field(default_factory=dict[str, object])
    only: tuple[tuple[int, Theme], ...] = ()

    def record(self) -> Record:
        match = new_match(game(self.title), self.players, self.options)
        luck = Random(self.seed)
        bots = [GreedyBot(self.seed + seat, self.title) for seat in range(self.players)]
        decided = 0
        while not match.state.is_over():
            seat = match.state.actors()[0]
            if seat == CHANCE:
                match.draw(luck)
                continue
            decided += 1
            verbs = [
                match.state.action(int(code)).verb
                for code in match.state.codes(match.state.actors()[0])
            ]
            if seat == 0 and decided >= self.after and verbs.count(self.verb) > 2:
                break
            match.act(seat, match.state.action(bots[seat].choose(match.state.view(seat))))
        return match.record


SOME: Final[tuple[tuple[int, Theme], ...]] = ((1600, "light"), (360, "dark"))
SCENES: Final = (
    Scene("small_world", "small_world", 4, "conquer", 110, 7),
    Scene("underground", "underground", 3, "conquer", 90, 3),
    Scene("mixed", "small_world", 3, "conquer", 90, 5, {"pool": "both"}),
    Scene("heroes", "heroes", 3, "capture", 90, 2),
    Scene("dungeon_lords", "dungeon_lords", 4, "dig", 100, 7),
    Scene("dungeon_lords-orders", "dungeon_lords", 4, "order", 60, 7, only=SOME),
    Scene("dungeon_lords-battle", "dungeon_lords", 4, "defend", 150, 7, only=SOME),
)


def take(scene: Scene, context: BrowserContext, url: str, language: Language) -> Page:
    """The table of a scene, with somebody at the first seat who is to decide."""
    put = {"content-type": "application/x-ndjson"}
    record = scene.record()
    text = record.write().encode()
    taken = context.request.post(f"{url}/api/records", data=text, headers=put)
    assert taken.ok, taken.text()
    first, *others = PEOPLE[language][: scene.players]
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in others]
    made = context.request.post(
        f"{url}/api/tables/{taken.json()['id']}/continue",
        data={"n": len(record.lines), "seats": [{"kind": "me", "name": first}, *bots]},
    )
    assert made.ok, made.text()
    page = context.new_page()
    page.goto(f"{url}/t/{made.json()['table']['id']}")
    page.locator(".board .region").first.wait_for()
    page.locator(".table [data-choice]").first.wait_for()
    settle(page)
    return page


def settle(page: Page) -> None:
    """Until every letter is there, every picture is painted and nothing moves any more."""
    expect(page.locator("canvas:not(.shown)")).to_have_count(0, timeout=PATIENCE)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(STILL)


def packed(page: Page, picture: bytes) -> bytes:
    """A picture as WebP, as good as its size allows."""
    for quality in QUALITIES:
        text = page.evaluate(PACK, [base64.b64encode(picture).decode(), quality])
        found = base64.b64decode(text)
        if len(found) < MOST_BYTES:
            return found
    raise AssertionError(f"a picture stays above {MOST_BYTES} bytes")


def pictures(browser: Browser, url: str) -> Iterator[tuple[str, bytes]]:
    for width, theme in SOME:
        context = looking(browser, width, theme, "ru")
        page = context.new_page()
        page.goto(url)
        page.locator("canvas").first.wait_for()
        settle(page)
        yield f"lobby-{width}-{theme}", page.screenshot()
        context.close()
    for scene in SCENES:
        for width in SIZES:
            for theme in THEMES:
                if scene.only and (width, theme) not in scene.only:
                    continue
                languages: tuple[Language, ...] = ("ru",)
                if (scene.name, width, theme) == ("small_world", 1600, "light"):
                    languages = ("ru", "en")
                for language in languages:
                    context = looking(browser, width, theme, language)
                    page = take(scene, context, url, language)
                    name = f"{scene.name}-{width}-{theme}"
                    yield f"{name}{'' if language == 'ru' else '-en'}", page.screenshot()
                    context.close()


def looking(browser: Browser, width: int, theme: Theme, language: Language) -> BrowserContext:
    """Somebody with a screen of this width."""
    height, density = SIZES[width]
    return browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=density,
        has_touch=width < 600,
        is_mobile=width < 600,
        locale=LOCALES[language],
        color_scheme=theme,
        reduced_motion="reduce",
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with Node() as node, running_chromium() as browser:
        blank = browser.new_page()
        for name, picture in pictures(browser, node.url):
            found = packed(blank, picture)
            (FOLDER / f"{name}.webp").write_bytes(found)
            print(f"{name}.webp {len(found)}")


if __name__ == "__main__":
    main()

"""The rules of accessibility, checked by axe."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize

Scheme = Literal["light", "dark"]
Options = Mapping[str, object]
SCRIPT: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
EVERYTHING: Final[Options] = {"resultTypes": ["violations"], "selectors": False}
COLOURS: Final[Options] = {
    **EVERYTHING,
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
WIDE: Final[ViewportSize] = {"width": 1024, "height": 768}
NARROW: Final[ViewportSize] = {"width": 360, "height": 740}
LOOKS: Final[tuple[tuple[Scheme, ViewportSize, Options], ...]] = (
    ("light", WIDE, EVERYTHING),
    ("light", NARROW, EVERYTHING),
    ("dark", NARROW, COLOURS),
    ("dark", WIDE, COLOURS),
)
"""Each differs from the one before in one thing: boards are painted anew for every other look."""
RUN: Final = """
async (options) => (await axe.run(options)).violations.flatMap(({ id, help, nodes }) =>
  nodes.map((node) => `${id} (${help}): ${node.html}: ${node.failureSummary}`))
"""


@cache
def script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def violations(page: Page, options: Options) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script())
    found: list[str] = page.evaluate(RUN, options)
    return found


def check(page: Page) -> None:
    """Axe finds nothing, narrow and wide, its best practices included; in the dark by colours."""
    found: list[str] = []
    for scheme, size, options in LOOKS:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size(size)
        found += [
            f"{page.url} {size['width']} {scheme}: {one}" for one in violations(page, options)
        ]
    assert found == [], "\n".join(found)

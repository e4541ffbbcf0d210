"""The rules of accessibility, checked by axe."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
RUN: Final = """
async () => (await axe.run()).violations.flatMap(({ id, help, nodes }) =>
  nodes.map((node) => `${id} (${help}): ${node.html}: ${node.failureSummary}`))
"""


@cache
def script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Everything that axe finds, the best practices included."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script())
    found: list[str] = page.evaluate(RUN)
    return found


def check(page: Page) -> None:
    """Axe finds nothing, in light and dark, narrow and wide."""
    found: list[str] = []
    for width, height in ((1024, 768), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found += [f"{page.url} {width} {scheme}: {one}" for one in violations(page)]
    assert found == [], "\n".join(found)

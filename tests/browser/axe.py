"""The rules of accessibility, checked by axe."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page

Scheme = Literal["light", "dark"]
Options = Mapping[str, Mapping[str, object]]
SCRIPT: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
COLOURS: Final[Options] = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
}
SCHEMES: Final[tuple[tuple[Scheme, Options], ...]] = (("light", {}), ("dark", COLOURS))
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
    for width, height in ((1024, 768), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        for scheme, options in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found += [f"{page.url} {width} {scheme}: {one}" for one in violations(page, options)]
    assert found == [], "\n".join(found)

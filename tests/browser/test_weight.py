"""What opening a table sends over the wire."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Request
from tests.browser.visitor import LOCALES, PATIENCE
from tests.server.node import Node

from warren.games.registry import titles
from warren.load.browsing import FIRST, sit_down

LIMIT: Final = 280_000
WITHOUT_TIPS: Final = 'localStorage.setItem("warren-preferences", \'{"tips": false}\')'
"""Tips come when somebody has done something at the table that is open, else after some seconds."""
SHIPPED: Final = [title.key for title in titles()]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_table_opens_with_little(chromium: Browser, house: Node, game: str) -> None:
    """Scripts, styles, letters of a Russian reader, words and board, with all headers."""
    maker = chromium.new_context()
    address = sit_down(maker, house.url, game)
    context = chromium.new_context(
        locale=LOCALES["ru"], storage_state=maker.storage_state(), service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WITHOUT_TIPS)
    page = context.new_page()
    sent: dict[str, int] = {}

    def finished(request: Request) -> None:
        sizes = request.sizes()
        told = sizes["responseHeadersSize"] + sizes["responseBodySize"]
        sent[request.url] = sent.get(request.url, 0) + told

    page.on("requestfinished", finished)
    page.goto(address)
    page.wait_for_function(FIRST, arg="warren-board")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_load_state("networkidle")
    context.close()
    maker.close()
    assert len(sent) > 20
    weight = sum(sent.values())
    assert weight <= LIMIT, "\n".join(f"{size:8d} {url}" for url, size in sent.items())

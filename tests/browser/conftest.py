"""Fixtures of the journeys: one browser and one server, with a game from outside, for all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.chromium import running_chromium
from tests.browser.visitor import COMPUTER, PATIENCE, Device, Language, Visitor
from tests.examples.registered import FOLDER
from tests.server.node import Node, running_node

from warren.games.outside import VARIABLE

PAGE: Final = os.environ.get("WARREN_PAGE", "")
"""The folder of the page, if it is not the one that comes with the package."""
Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(FOLDER))
        with running_node(tmp_path_factory.mktemp("house"), page=PAGE) as node:
            yield node


@pytest.fixture
def visit(chromium: Browser, house: Node) -> Iterator[Visit]:
    """New people; in the end no page may have complained."""
    visitors: list[Visitor] = []

    def arrive(
        language: Language = "ru",
        device: Device = COMPUTER,
        url: str = house.url,
        tips: bool = False,
    ) -> Visitor:
        visitors.append(Visitor(chromium, url, language, device, tips))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.close()
    assert [said for visitor in visitors for said in visitor.unforgiven()] == []

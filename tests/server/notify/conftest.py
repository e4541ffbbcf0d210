"""Fixtures of the tests of notifications."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.node import Node, running_node
from tests.server.sealed import sealed_game


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that sends at once, also next door."""
    with (
        sealed_game(),
        running_node(
            tmp_path_factory.mktemp("office"),
            private_webhooks=True,
            sweep_seconds=0.1,
            notify_seconds=0,
            notify_retry_seconds=0.01,
            public_url="https://warren.example/games",
        ) as node,
    ):
        yield node


@pytest.fixture
def slow_office(tmp_path: Path) -> Iterator[Node]:
    """A node that waits long before it tells anybody."""
    with (
        sealed_game(),
        running_node(tmp_path, private_webhooks=True, notify_seconds=1000) as node,
    ):
        yield node


@pytest.fixture
def strict_office(house: Node) -> Iterator[Node]:
    """A node that sends to the open network only."""
    with sealed_game():
        yield house

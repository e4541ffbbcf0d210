"""One node for all attacks that need nothing but people and tables of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.node import Node, running_node
from tests.server.people.people import cheapen


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """Its passwords cost little."""
    with running_node(tmp_path_factory.mktemp("inn")) as started:
        cheapen(started)
        yield started

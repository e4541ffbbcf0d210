"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.node import Node, running_node
from tests.server.processes import Process
from tests.server.secrets import SECRETS


@pytest.fixture(autouse=True)
def no_secret_is_written_down() -> Iterator[None]:
    """Whatever a test does to a server in a process of its own, its log tells no secret."""
    yield
    for process in list(Process.launched):
        if not process.running():
            Process.launched.discard(process)
        SECRETS.look_into(process.folder)
        assert SECRETS.found_in(process.told()) == [], process.log


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    with running_node(tmp_path / "data") as started:
        yield started


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One node for all tests that need nothing but tables of their own."""
    with running_node(tmp_path_factory.mktemp("house")) as started:
        yield started

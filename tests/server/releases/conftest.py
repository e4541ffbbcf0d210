"""A server of today on a copy of what was left."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.releases.left import DATABASE, owner


@pytest.fixture(scope="module")
def heir(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("release")
    shutil.copy(DATABASE, folder / "warren.db")
    with running_node(folder) as started:
        yield started


@pytest.fixture
def ann(heir: Node) -> Iterator[httpx.Client]:
    with owner(heir) as browser:
        yield browser

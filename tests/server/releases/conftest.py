"""Servers of today on copies of what was left."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Final

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.postgres.cluster import Cluster, running_cluster
from tests.server.releases.carrying import carry_over
from tests.server.releases.left import Release

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgres"


class Heirs:
    """One server for each release and database, started when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.open: Final = ExitStack()
        self._started: Final[dict[tuple[Release, str], Node]] = {}
        self._cluster: Cluster | None = None

    def node(self, release: Release, database: str) -> Node:
        key = (release, database)
        if key not in self._started:
            self._started[key] = self.open.enter_context(self._start(release, database))
        return self._started[key]

    def ann(self, release: Release, database: str) -> httpx.Client:
        return self.open.enter_context(release.owner(self.node(release, database)))

    def _start(self, release: Release, database: str) -> AbstractContextManager[Node]:
        folder = self.folder / f"{release.folder.name}-{database}"
        folder.mkdir(exist_ok=True)
        if database == SQLITE:
            shutil.copy(release.database, folder / "warren.db")
            return running_node(folder)
        if self._cluster is None:
            self._cluster = self.open.enter_context(running_cluster())
        url = self._cluster.create(template=None)
        carry_over(release, url)
        return running_node(folder, database_url=url)


@pytest.fixture(scope="package")
def heirs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Heirs]:
    made = Heirs(tmp_path_factory.mktemp("releases"))
    with made.open:
        yield made

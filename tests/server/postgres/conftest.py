"""A PostgreSQL for each worker of the tests, a database for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.postgres.cluster import Cluster, running_cluster
from tests.server.postgres.pair import Pair, running_pair


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as started:
        yield started


@pytest.fixture
def database_url(cluster: Cluster) -> str:
    """An empty database with the schema of this version."""
    return cluster.create()


@pytest.fixture(scope="session")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two nodes that nobody kills."""
    with running_pair(tmp_path_factory.mktemp("pair"), cluster.create()) as started:
        yield started

"""The PostgreSQL that these tests kill is their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.postgres.cluster import Cluster, running_cluster


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with running_cluster() as started:
        yield started

"""One node for all tests of a worker, emptied before each of them; passwords cost little."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import delete
from tests.server.node import Node, running_node
from tests.server.people.people import cheapen

from warren.server.security.throttle import Throttle
from warren.server.service import Service
from warren.server.storage.schema import metadata


@pytest.fixture(scope="session")
def long_running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running_node(tmp_path_factory.mktemp("node")) as started:
        cheapen(started)
        yield started


@pytest.fixture
def node(long_running: Node) -> Node:
    long_running.run(_empty)
    return long_running


async def _empty(service: Service) -> None:
    service.hub.rooms.clear()
    accounts = service.accounts
    accounts.tries_by_name = Throttle(accounts.tries_by_name.tries, 120)
    accounts.tries_by_address = Throttle(accounts.tries_by_address.tries, 30)
    accounts.registrations = Throttle(accounts.registrations.tries, 60)
    async with service.database.writing() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(delete(table))

"""Bots in seats: they move whatever happens to them and to their node."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.server.bots import odd_bots
from tests.server.bots.odd_bots import given
from tests.server.clock.waiting import moved, until, without_bots
from tests.server.node import Node, running_node
from tests.server.seats import new_table

from warren.bots.registry import bot_names
from warren.core.refusal import InputError
from warren.server.service import Service
from warren.server.settings import Settings
from warren.server.storage.schema import tables

BOTS = given(odd_bots.Last, odd_bots.Leaves, odd_bots.Endless, odd_bots.Cheats)


def table_of_bots(node: Node, *bots: str) -> str:
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    return str(new_table(node.browser(), seats=seats)["table"]["id"])


@pytest.fixture(scope="module")
def arcade(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node whose host offers bots of all kinds."""
    with running_node(tmp_path_factory.mktemp("arcade"), bots=BOTS, bot_seconds=0.5) as node:
        yield node


def test_the_bots_of_the_host_are_offered(arcade: Node) -> None:
    games = arcade.browser().get("/api/games").json()
    names = [*bot_names(), "last", "leaves", "endless", "cheats"]
    assert all(game["bots"] == names for game in games)


def test_a_bot_that_is_not_offered_gets_no_seat(house: Node) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "last"}]
    refused = house.browser().post("/api/tables", json={"game": "small_world", "seats": seats})
    assert refused.status_code == 400
    assert refused.json()["message"] == "error-unknown-bot"


def test_bots_that_cannot_be_loaded_stop_the_start(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), bots="missing.py:Bot")
    with pytest.raises(InputError):
        Service(settings)


def test_a_bot_whose_node_died_is_moved_by_another(tmp_path: Path) -> None:
    with running_node(tmp_path, bot_seconds=0.5) as node:
        without_bots(node)
        table = table_of_bots(node, "greedy", "greedy")
        assert moved(node, table, 0) + moved(node, table, 1) == 0
    with running_node(tmp_path, bot_seconds=0.5) as node:
        until(lambda: moved(node, table, 0) and moved(node, table, 1))


def test_a_table_that_cannot_be_opened_costs_the_others_nothing(tmp_path: Path) -> None:
    async def spoil(service: Service) -> None:
        async with service.database.writing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == spoilt).values(game="lost", due=0.0)
            )

    with running_node(tmp_path, bot_seconds=0.5) as node:
        without_bots(node)
        spoilt = table_of_bots(node, "greedy", "greedy")
        table = table_of_bots(node, "greedy", "greedy")
        node.run(spoil)
    with running_node(tmp_path, bot_seconds=0.5) as node:
        until(lambda: moved(node, table, 0) and moved(node, table, 1))


@pytest.mark.parametrize("bot", ["last", "cheats", "leaves", "endless"])
def test_a_table_goes_on_whatever_its_bots_do(arcade: Node, bot: str) -> None:
    table = table_of_bots(arcade, bot, bot)
    until(lambda: moved(arcade, table, 0) + moved(arcade, table, 1) > 1)

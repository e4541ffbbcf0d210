"""The time in which no node was running counts for nobody."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update
from tests.server.clock.waiting import clocks_of, deciding, is_away
from tests.server.node import Node, running_node
from tests.server.seats import two_at_a_table

from warren.server.service import Service
from warren.server.storage.schema import pulse


def fall_silent(node: Node, seconds: float) -> None:
    """As though the last sign of life were older."""

    async def forget(service: Service) -> None:
        await service.sweeper.stop()
        async with service.database.writing() as connection:
            await connection.execute(update(pulse).values(at=pulse.c.at - seconds))

    node.run(forget)


def test_deadlines_move_by_the_time_nobody_was_there(tmp_path: Path) -> None:
    with running_node(tmp_path) as node:
        table, ann, _ = two_at_a_table(node, tempo={"type": "live", "bank": 100})
        seat = deciding(ann, table)
        before = clocks_of(ann, table)[seat]["deadline"]
        cookies = ann.cookies
        fall_silent(node, 5000)
    with running_node(tmp_path) as node:
        ann = node.browser()
        ann.cookies.update(cookies)
        after = clocks_of(ann, table)[seat]["deadline"]
        assert after >= before + 5000
        assert not is_away(ann, table, seat)


def test_a_short_silence_is_none(tmp_path: Path) -> None:
    with running_node(tmp_path) as node:
        table, ann, _ = two_at_a_table(node, tempo={"type": "live", "bank": 100})
        seat = deciding(ann, table)
        before = clocks_of(ann, table)

        async def look(service: Service) -> None:
            await service.pulse.beat(before[seat]["deadline"] - 129)

        node.run(look)
        assert clocks_of(ann, table) == before

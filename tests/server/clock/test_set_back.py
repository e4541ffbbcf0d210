"""A clock of the system that is set back gives nobody time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.clock.waiting import clocks_of, deciding
from tests.server.node import Node, running_node
from tests.server.seats import two_at_a_table, view_of
from tests.server.tables.test_playing import act

from warren.server.clock.now import TIME, Time
from warren.server.service import Service
from warren.server.storage.schema import tables

HOUR = 3600.0
TEMPO = {"type": "live", "bank": 100, "turn": 30, "answer": 15}


def test_time_goes_on_when_the_clock_is_set_back() -> None:
    wall, steady = 1000.0, 0.0
    clock = Time(lambda: wall, lambda: steady)
    wall, steady = 1005.0, 5.0
    assert clock.now() == 1005.0
    wall, steady = 10.0, 7.0
    assert clock.now() == 1007.0
    wall, steady = 2000.0, 8.0
    assert clock.now() == 2000.0
    clock.reach(1500.0)
    assert clock.now() == 2000.0
    clock.reach(3000.0)
    steady = 9.0
    assert clock.now() == 3001.0


def test_while_the_server_runs(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bob = two_at_a_table(node, options={"first": 0}, tempo=TEMPO)
    people = (ann, bob)
    seat = deciding(ann, table)
    monkeypatch.setattr(TIME, "wall", lambda: time.time() - HOUR)
    for _ in range(40):
        if deciding(ann, table) != seat:
            break
        shown = view_of(people[seat], table)
        code = shown["situation"]["choices"][0]["code"]
        assert act(people[seat], table, shown["seq"], {"code": code}).status_code == 200
    assert deciding(ann, table) != seat
    assert clocks_of(ann, table)[seat]["left"] <= TEMPO["bank"] + TEMPO["turn"]


def due_of(node: Node, table: str) -> float:
    async def read(service: Service) -> float:
        async with service.database.reading() as connection:
            found = await connection.execute(select(tables.c.due).where(tables.c.id == table))
            return float(found.scalar_one())

    return node.run(read)


def test_while_nobody_ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_node(tmp_path) as node:
        table, ann, _ = two_at_a_table(node, tempo=TEMPO)
        seat = deciding(ann, table)
        before, due = clocks_of(ann, table)[seat]["deadline"], due_of(node, table)
        cookies = ann.cookies
    monkeypatch.setattr(TIME, "wall", lambda: time.time() - HOUR)
    monkeypatch.setattr(TIME, "_last", 0.0)
    with running_node(tmp_path) as node:
        ann = node.browser()
        ann.cookies.update(cookies)
        after = clocks_of(ann, table)[seat]["deadline"]
        assert before - HOUR - 1 <= after < before - HOUR / 2
        assert due_of(node, table) < due - HOUR / 2

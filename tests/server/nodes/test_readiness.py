"""`/readyz` tells whether what is played can be kept."""

from __future__ import annotations

import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import psutil
import pytest
from sqlalchemy import select
from tests.server.audit import audited
from tests.server.clock.waiting import until
from tests.server.node import Node
from tests.server.processes import Process, running_processes
from tests.server.seats import new_table, view_of

from warren.server.nodes import readiness
from warren.server.service import Service
from warren.server.settings import Settings
from warren.server.storage.schema import pulse

HOTSEAT = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
FILE = resource.RLIMIT_FSIZE


def told(browser: httpx.Client) -> tuple[int, str]:
    answer = browser.get("/readyz")
    return answer.status_code, answer.json()["status"]


def act(browser: httpx.Client, table: str) -> httpx.Response:
    seen = view_of(browser, table)
    body = {"seq": seen["seq"], "moves": [{"code": seen["situation"]["choices"][0]["code"]}]}
    return browser.post(f"/api/tables/{table}/actions", json=body)


def test_a_held_lock_is_told_while_it_is_held(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "ANSWER_SECONDS", 0.1)
    monkeypatch.setattr(readiness, "KEPT_SECONDS", 0.0)
    browser = node.browser()
    with closing(sqlite3.connect(node.settings.folder / "warren.db", isolation_level=None)) as lock:
        until(lambda: _locked(lock))
        assert told(browser) == (503, "no-answer")
        assert browser.get("/healthz").status_code == 200
        lock.execute("ROLLBACK")
    until(lambda: told(browser) == (200, "ok"))


def _locked(lock: sqlite3.Connection) -> bool:
    try:
        lock.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    return True


def test_a_file_moved_away_is_told(node: Node) -> None:
    """Whoever has it open could go on writing into it, and nobody would find that again."""
    browser, file = node.browser(), node.settings.folder / "warren.db"
    until(lambda: told(browser) == (200, "ok"))
    file.rename(file.with_name("elsewhere.db"))
    assert told(browser) == (503, "no-database")
    file.with_name("elsewhere.db").rename(file)
    until(lambda: told(browser) == (200, "ok"))


def test_a_write_is_tried_once_for_many_who_ask(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "KEPT_SECONDS", 3600.0)
    browser = node.browser()

    async def tried(service: Service) -> float:
        async with service.database.reading() as connection:
            question = select(pulse.c.at).where(pulse.c.id == readiness.TRIED)
            return float((await connection.execute(question)).scalar_one())

    until(lambda: told(browser) == (200, "ok"))
    first = node.run(tried)
    for _ in range(5):
        assert told(browser) == (200, "ok")
    assert node.run(tried) == first


def test_a_disk_without_room_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """No file may grow any further: so it looks to a program when the disk is full."""
    node = Process(tmp_path)
    with running_processes(node), node.browser() as browser:
        table = str(new_table(browser, seats=HOTSEAT)["table"]["id"])
        done = act(browser, table)
        assert done.status_code == 200
        server = psutil.Process(node.pid)
        server.rlimit(FILE, (node.log.stat().st_size + 65_536, resource.RLIM_INFINITY))
        until(lambda: told(browser) == (503, "no-write"))
        refused = act(browser, table)
        assert refused.status_code == 503
        assert refused.json()["message"] == "error-unavailable"
        server.rlimit(FILE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: told(browser) == (200, "ok"))
        until(lambda: act(browser, table).status_code == 200)
        seq = view_of(browser, table)["seq"]
    assert len(audited(Settings(data=str(tmp_path)), table).lines) == seq > done.json()["seq"]

"""A network falls apart between the nodes and their database, without anybody being told."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx
import pytest
from tests.server.audit import audited
from tests.server.network.namespaces import Network, obstacle, two_networks
from tests.server.postgres.cluster import running_cluster
from tests.server.processes import Process
from tests.server.seats import Data, new_table, socket_of, view_of

from warren.server.settings import Settings

REASON: Final = obstacle()
HOTSEAT: Final = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
PATIENCE: Final = 300.0

pytestmark = pytest.mark.skipif(bool(REASON), reason=REASON)


def act(browser: httpx.Client, table: str) -> httpx.Response:
    seen = browser.get(f"/api/tables/{table}/view", params={"lang": "none"})
    if seen.status_code != 200:
        return seen
    codes = [choice["code"] for choice in seen.json()["situation"]["choices"]]
    body = {"seq": seen.json()["seq"], "moves": [{"code": codes[0]}]}
    return browser.post(f"/api/tables/{table}/actions", json=body)


def until(place: Network, holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not place.run(holds):
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_nothing_is_lost_and_the_others_play_on(tmp_path: Path) -> None:
    """One node stays with the database, the other is cut off and comes back."""
    with two_networks() as (home, abroad), running_cluster(home.address, home.run) as cluster:
        name = cluster.create().partition("?")[0].rpartition("/")[2]
        url = f"postgresql://postgres@{home.address}/{name}"
        near = Process(tmp_path / "near", WARREN_DATABASE_URL=url)
        far = Process(tmp_path / "far", WARREN_DATABASE_URL=url)
        try:
            home.run(near.start)
            abroad.run(far.start)
            here = near.browser()
            table = str(home.run(lambda: new_table(here, seats=HOTSEAT))["table"]["id"])
            there = far.browser()
            there.cookies.update(here.cookies)
            before = abroad.run(lambda: act(there, table))
            assert before.status_code == 200, before.text
            home.cut()
            kept = [home.run(lambda: act(here, table)) for _ in range(3)]
            assert [answer.status_code for answer in kept] == [200] * 3
            refused = abroad.run(lambda: act(there, table))
            assert refused.status_code in (409, 503), refused.text
            until(abroad, lambda: there.get("/readyz").status_code == 503)
            assert home.run(lambda: here.get("/readyz")).status_code == 200
            last = home.run(lambda: act(here, table))
            assert last.status_code == 200, last.text
            home.mend()
            until(abroad, lambda: there.get("/readyz").status_code == 200)
            until(abroad, lambda: view_of(there, table)["seq"] >= last.json()["seq"])
            told = abroad.run(lambda: missed(there, table, before.json()["seq"]))
            assert {fact["n"] for fact in told} >= {last.json()["seq"]}
            until(abroad, lambda: act(there, table).status_code == 200)
            seq = abroad.run(lambda: view_of(there, table))["seq"]
            until(home, lambda: view_of(here, table)["seq"] == seq)
        finally:
            home.mend()
            for node in (near, far):
                if node.running():
                    node.stop()
        record = audited(Settings(database_url=cluster.url(name)), table)
        assert len(record.lines) == seq


def missed(browser: httpx.Client, table: str, since: int) -> list[Data]:
    with socket_of(browser, table, lang="none", since=since) as socket:
        return list(socket.facts)

"""A node dies, PostgreSQL dies, and the tables go on."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import httpx
from tests.server.audit import audited
from tests.server.postgres.cluster import Cluster
from tests.server.postgres.pair import running_pair
from tests.server.seats import Data, Socket, new_table, socket_of, view_of

HOTSEAT = [{"kind": "me"}, {"kind": "me"}]
BOTS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


def play_until_the_bot(socket: Socket, luck: Random) -> None:
    """Act until it is the bot's turn, and look no further."""
    while socket.choices:
        before = socket.seq
        socket.act(int(luck.choice(socket.choices)["code"]))
        while socket.seq == before:
            socket.until("step", "table")


def wait_for_turn(socket: Socket) -> None:
    while not socket.choices and not socket.over:
        socket.until("step", "table")


def act_when_possible(browser: httpx.Client, table: str, patience: float = 60.0) -> Data:
    """One action, asked for again while the database is away."""
    deadline = time.monotonic() + patience
    while True:
        seen = browser.get(f"/api/tables/{table}/view", params={"lang": "none"})
        if seen.status_code == 200:
            body = {
                "seq": seen.json()["seq"],
                "moves": [{"code": seen.json()["situation"]["choices"][0]["code"]}],
            }
            done = browser.post(f"/api/tables/{table}/actions", json=body)
            if done.status_code == 200:
                return dict(done.json())
            assert done.status_code == 503, done.text
        else:
            assert seen.status_code == 503, seen.text
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_bots_of_a_dead_node_move_at_another(cluster: Cluster, tmp_path: Path) -> None:
    """Its tables wait for a bot; nobody is there but the other node, which has never seen them."""
    with running_pair(tmp_path, cluster.create(), WARREN_BOT_SECONDS="1") as pair:
        luck = Random(3)
        ann = pair.nodes[0].browser()
        tables = [str(new_table(ann, seats=BOTS)["table"]["id"]) for _ in range(3)]
        seen: dict[str, int] = {}
        for table in tables:
            with socket_of(ann, table, lang="none") as socket:
                wait_for_turn(socket)
                play_until_the_bot(socket, luck)
                seen[table] = socket.seq
        pair.nodes[0].kill()
        there = httpx.Client(base_url=pair.nodes[1].url, cookies=ann.cookies, timeout=30)
        for table in tables:
            with socket_of(there, table, lang="none", since=seen[table]) as socket:
                wait_for_turn(socket)
                assert socket.seq > seen[table]
                assert socket.facts
        for table in tables:
            audited(pair.settings, table)


def test_a_viewer_goes_to_the_other_node_without_loss(cluster: Cluster, tmp_path: Path) -> None:
    with running_pair(tmp_path, cluster.create()) as pair:
        here = pair.nodes[0].browser()
        table = str(new_table(here, seats=HOTSEAT)["table"]["id"])
        there = pair.elsewhere(here)
        with socket_of(here, table, lang="none") as first:
            for _ in range(6):
                done = act_when_possible(there, table)
            while first.seq < done["seq"]:
                first.until("step", "table")
            known = first.seq
            pair.nodes[0].kill()
        for _ in range(6):
            act_when_possible(there, table)
        record = audited(pair.settings, table)
        with socket_of(there, table, lang="none", since=known) as again:
            assert again.seq == len(record.lines) > known
            assert {fact["n"] for fact in again.facts} <= set(range(known + 1, again.seq + 1))
            assert again.facts
            assert again.view == view_of(there, table)["view"]


def test_viewers_catch_up_after_postgresql_was_killed(cluster: Cluster, tmp_path: Path) -> None:
    """The nodes live on, say that they cannot act just now, and go on where they were."""
    with running_pair(tmp_path, cluster.create()) as pair:
        here = pair.nodes[0].browser()
        made = new_table(here, seats=HOTSEAT)
        table, link = str(made["table"]["id"]), made["links"]["1"]
        watcher = pair.nodes[1].browser()
        with socket_of(watcher, table, lang="none") as spectator:
            for _ in range(3):
                done = act_when_possible(here, table)
                while spectator.seq < done["seq"]:
                    spectator.until("step", "table")
                cluster.kill()
                try:
                    told = act_now(here, table)
                    assert told.status_code == 503, told.text
                    assert told.json()["message"] == "error-unavailable"
                    assert here.get(f"/s/{link}").status_code == 503
                finally:
                    cluster.start()
                done = act_when_possible(here, table)
                while spectator.seq < done["seq"]:
                    spectator.until("step", "table")
        record = audited(pair.settings, table)
        assert len(record.lines) == done["seq"]
        written = pair.nodes[0].log.read_text(encoding="utf-8")
        assert "database-unavailable" in written
        assert "open_link" in written


def act_now(browser: httpx.Client, table: str) -> httpx.Response:
    """The node knows the table; only writing needs the database."""
    seen = browser.get(f"/api/tables/{table}/view", params={"lang": "none"}).json()
    body = {"seq": seen["seq"], "moves": [{"code": seen["situation"]["choices"][0]["code"]}]}
    return browser.post(f"/api/tables/{table}/actions", json=body)

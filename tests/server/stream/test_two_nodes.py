"""What happens on one node is told on the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.node import Node, running_node
from tests.server.postgres.cluster import running_cluster
from tests.server.stream.programs import ME, Program

Nodes = tuple[Node, Node]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    folder: Path = tmp_path_factory.mktemp("nodes")
    with ExitStack() as stack:
        cluster = stack.enter_context(running_cluster())
        url = cluster.create()
        first, second = (
            stack.enter_context(
                running_node(
                    folder / name, database_url=url, secret_key="of both", room_seconds=0.2
                )
            )
            for name in ("first", "second")
        )
        yield first, second


def test_events_and_lines_come_from_the_other_node(nodes: Nodes) -> None:
    here, there = nodes
    ann, bob = Program(here, "Ann"), Program(here, "Bob")
    elsewhere = there.browser(authorization=f"Bearer {bob.token}")
    with ann.listening("events") as mine, bob.listening("events") as his:
        mine.until("ready")
        his.until("ready")
        body = {"game": "small_world", "seats": [ME, {"kind": "invite", "account": "Ann"}]}
        table = elsewhere.post("/api/tables", json=body).json()["table"]["id"]
        assert mine.until("invited")["table"]["id"] == table
        joined = there.browser(authorization=f"Bearer {ann.token}").post(
            f"/api/tables/{table}/join", json={}
        )
        assert joined.status_code == 201, joined.text
        for lines in (mine, his):
            assert lines.until("game-start")["table"]["id"] == table
        with ann.listening(f"tables/{table}") as lines:
            lines.next()
            for _ in range(12):
                asked = [who for who in (ann, bob) if who.view(table)["situation"]["choices"]]
                seen = asked[0].view(table)
                told = (mine if asked[0] is ann else his).until("turn")
                assert (told["table"], told["seq"]) == (table, seen["seq"])
                far = there.browser(authorization=f"Bearer {asked[0].token}")
                move = {"code": seen["situation"]["choices"][0]["code"]}
                done = far.post(
                    f"/api/tables/{table}/actions", json={"seq": seen["seq"], "moves": [move]}
                )
                assert done.status_code == 200, done.text
                while lines.seq < done.json()["seq"]:
                    lines.next()
            assert lines.view == ann.view(table)["view"]

"""Tables of the first release are played on, its records come in."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest
from tests.cli.calls import invoke
from tests.server.archive.test_records import take_in
from tests.server.audit import audited
from tests.server.node import Node
from tests.server.releases.left import (
    FINISHED,
    RECORDS,
    RUNNING,
    WAITING,
    Left,
    named,
)
from tests.server.seats import socket_of, view_of

EVERY_RUNNING = pytest.mark.parametrize("left", RUNNING, ids=named)
EVERY_FINISHED = pytest.mark.parametrize("left", FINISHED, ids=named)


@EVERY_RUNNING
def test_a_running_game_is_played_to_its_end(heir: Node, ann: httpx.Client, left: Left) -> None:
    luck, lines = Random(3), audited(heir.settings, left.table).lines
    with socket_of(ann, left.table) as socket:
        begun = socket.seq
        while not socket.over:
            if socket.choices:
                socket.act(int(luck.choice(socket.choices)["code"]))
            socket.until("step", "table")
        assert socket.seq > begun == len(lines)
        assert socket.view == view_of(ann, left.table)["view"]
    record = audited(heir.settings, left.table)
    assert [line.to_json() for line in record.lines[:begun]] == [line.to_json() for line in lines]
    assert record.write() == ann.get(f"/api/tables/{left.table}/record").text
    assert ann.get(f"/api/tables/{left.table}/verdict").json()["holds"] is True


@EVERY_FINISHED
def test_one_goes_on_from_the_middle_of_a_finished_game(ann: httpx.Client, left: Left) -> None:
    middle = left.seq // 2
    seats = [{"kind": "me"} for _ in range(left.players)]
    answer = ann.post(f"/api/tables/{left.table}/continue", json={"n": middle, "seats": seats})
    assert answer.status_code == 201, answer.text
    assert view_of(ann, answer.json()["table"]["id"])["seq"] >= middle


@pytest.mark.parametrize("file", RECORDS, ids=named)
def test_a_record_comes_in_and_verifies(ann: httpx.Client, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    answer = take_in(ann, text)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    assert ann.get(f"/api/tables/{table}/record").text == text
    assert ann.get(f"/api/tables/{table}/verdict").json()["holds"] is True
    assert invoke("verify", str(file)).exit_code == 0
    shown = invoke("replay", str(file), "--json")
    assert shown.exit_code == 0, shown.output


@pytest.mark.parametrize("left", WAITING, ids=named)
def test_a_waiting_table_begins(ann: httpx.Client, left: Left) -> None:
    answer = ann.post(f"/api/tables/{left.table}/start", json={"fill": "greedy"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["status"] == "playing"
    with socket_of(ann, left.table) as socket:
        while not socket.choices:
            socket.until("step", "table")
        before = socket.seq
        socket.act(int(socket.choices[0]["code"]))
        socket.until("step")
        assert socket.seq > before

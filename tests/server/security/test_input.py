"""Whatever is sent, the answer is an answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.node import Node, running_node
from tests.server.seats import Data, new_table, socket_of, two_at_a_table, view_of
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

JSON = {"content-type": "application/json"}
DEEP = 100_000
SEATS = b'"seats": [{"kind": "me"}, {"kind": "open"}]'
SMALL_WORLD = b'{"game": "small_world", ' + SEATS
HEROES = b'{"game": "heroes", ' + SEATS


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"game": "small_world", "seats": NaN}',
        b'{"game": "\\ud800", "seats": []}',
        b'{"options": ' + b"[" * DEEP + b"]" * DEEP + b"}",
        b'{"nothing": ' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}",
        b'{"game": "../../etc/passwd", "seats": [{"kind": "me"}, {"kind": "open"}]}',
        SMALL_WORLD + b', "options": {"board": "../../../etc/passwd"}}',
        SMALL_WORLD + b', "options": {"packs": "../x"}}',
        HEROES + b', "options": {"deck": "/etc/passwd"}}',
        HEROES + b', "options": {"deck": 1e999}}',
        b'{"game": "heroes", "seats": [{"kind": "bot", "bot": "../x"}, {"kind": "open"}]}',
        b'{"game": "heroes", "seats": [{"kind": "me"}], "options": {"\\u0000": 1}}',
    ],
)
def test_a_body_that_cannot_be_used_is_refused(node: Node, body: bytes) -> None:
    answer = node.browser().post("/api/tables", content=body, headers=JSON)
    assert answer.status_code == 400
    told: Data = answer.json()
    assert told["type"] == "refused"
    assert told["text"]
    assert "Traceback" not in answer.text
    assert "/work" not in answer.text
    assert node.browser().get("/api/tables").json() == []


@pytest.mark.parametrize(
    "query",
    [
        {"since": "-1"},
        {"since": "99999999999999999999999999"},
        {"since": "NaN"},
        {"since": "\x00"},
        {"seat": "-1"},
        {"seat": "16"},
        {"seat": "0x1"},
    ],
)
def test_numbers_out_of_range_are_refused(node: Node, query: dict[str, str]) -> None:
    table, ann, _ = two_at_a_table(node)
    answer = ann.get(f"/api/tables/{table}/view", params=query)
    assert answer.status_code == 400


def test_a_sequence_number_of_the_future_is_nothing_new(node: Node) -> None:
    table, ann, _ = two_at_a_table(node)
    assert view_of(ann, table, since=1_000_000_000)["facts"] == []
    late = {"seq": 1_000_000_000, "moves": [{"code": 0}]}
    assert ann.post(f"/api/tables/{table}/actions", json=late).status_code == 409
    with socket_of(ann, table, since="9" * 40) as socket:
        assert socket.view is not None
    with socket_of(ann, table, since="-5", lang="\x00xx") as socket:
        assert socket.view is not None


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/" + "a" * 5000,
        "/api/tables/a%0d%0ax-evil:%201",
        "/api/catalogue/..%2f..%2fx",
        "/api/games/..%2fx/boards",
        "/api/games/small_world/boards/..%2f..%2fx",
        "/assets/..%2f..%2fx",
        "/..%2f..%2fetc%2fpasswd",
        "/s/%00",
    ],
)
def test_strange_addresses_lead_nowhere(node: Node, path: str) -> None:
    answer = node.browser().get(path)
    assert answer.status_code in (400, 404)
    assert "x-evil" not in answer.headers
    assert "root:" not in answer.text


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        '{"type": "nothing"}',
        '{"type": "act"}',
        '{"type": "act", "seq": -1, "moves": [{"code": 1}]}',
        '{"type": "act", "seq": 0, "moves": []}',
        '{"type": "act", "seq": 0, "moves": [{"code": 1e400}]}',
        '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": "' + "x" * 501 + '"}',
        '{"type": "look", "since": NaN}',
        '{"type": "ping", "more": ' + "[" * 7000 + "]" * 7000 + "}",
    ],
)
def test_a_message_that_cannot_be_used_is_refused(node: Node, message: str) -> None:
    ann = node.browser()
    table = new_table(ann)["table"]["id"]
    with socket_of(ann, table) as socket:
        socket.connection.send(message)
        assert socket.until("refused")["message"] == "error-bad-request"
        socket.connection.send(b"\x00\xff")
        assert socket.until("refused")["message"] == "error-bad-request"
        socket.send(type="ping", id="still here")
        assert socket.until("pong")["id"] == "still here"


def test_moves_that_make_no_sense_are_refused(node: Node) -> None:
    table, ann, _ = two_at_a_table(node)
    for move in (
        {},
        {"code": 5, "verb": "x"},
        {"code": 1_000_000_000},
        {"verb": "\u0000"},
        {"verb": "conquer", "args": {"region": "\u0000"}},
        {"verb": "conquer", "args": {"region": 10**15}},
        {"verb": "x" * 40, "args": {"y" * 40: "z" * 80}},
    ):
        for place, body in (
            ("actions", {"seq": view_of(ann, table)["seq"], "moves": [move]}),
            ("explain", {"move": move}),
        ):
            answer = ann.post(f"/api/tables/{table}/{place}", json=body)
            assert answer.status_code in (400, 409), answer.text


def test_a_title_cannot_write_headers(node: Node) -> None:
    created = new_table(node.browser(), title='x"\r\nset-cookie: a=b')
    assert created["table"]["title"] == 'x" set-cookie: a=b'


def test_a_socket_to_nowhere_is_refused(node: Node) -> None:
    root = node.url.replace("http", "ws")
    with pytest.raises(InvalidStatus), connect(f"{root}/api/tables/{'a' * 5000}/socket"):
        pass
    for table in ("%00", "x"):
        with connect(f"{root}/api/tables/{table}/socket") as socket:
            told = json.loads(socket.recv(timeout=60))
            assert told["message"] == "error-unknown-table"


def test_a_failure_tells_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running_node(tmp_path) as node:
        ann = node.browser()
        created = new_table(ann)

        async def broken(named: str) -> None:
            secret = f"a secret {named}"
            raise RuntimeError(len(secret))

        node.service.hub.store.keys.behind = broken  # type: ignore[method-assign,assignment]
        answer = node.browser().get(f"/s/{created['links']['1']}")
        assert answer.status_code == 500
        assert answer.json()["message"] == "error-internal"
        assert answer.json()["args"] == {}
    logged = "".join(capsys.readouterr())
    assert "RuntimeError" in logged
    assert "open_link" in logged
    assert created["links"]["1"] not in logged
    assert "a secret " + created["links"]["1"][:4] not in logged

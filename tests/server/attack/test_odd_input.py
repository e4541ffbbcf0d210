"""Bytes, halves of signs, depth and huge numbers, over HTTP and the socket: refused, not failed."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from typing import Any, Final

import httpx
import pytest
from tests.server.attack.odd import ODD, bodies, marked, places, scratched
from tests.server.node import Node
from tests.server.own_things import own_board, own_deck
from tests.server.played import terminal_record
from tests.server.seats import Socket, new_table, socket_of, two_at_a_table
from websockets.exceptions import ConnectionClosed

TIMES: Final = 60 if os.environ.get("WARREN_LONG") == "1" else 1
EACH: Final = 12 * TIMES
JSON: Final = {"content-type": "application/json"}
NDJSON: Final = {"content-type": "application/x-ndjson"}
SEATS: Final = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random", "name": "Bob"}]
LAST: Final = '{"type": "ping", "id": "last"}'
DIGITS: Final = 32 * "0f"


def requests(node: Node) -> list[tuple[httpx.Client, str, str, Any]]:
    """Whatever takes a body, with one that makes sense."""
    table, ann, _ = two_at_a_table(node)
    place = f"/api/tables/{table}"
    waiting = new_table(ann, start=False)["table"]["id"]
    closed = ann.post("/api/records", content=terminal_record(steps=20).write(), headers=NDJSON)
    tempo = {"kind": "budget", "seconds": 60, "increment": 5}
    options = {"board": own_board(), "first": 0}
    wanted = {"game": "small_world", "seats": SEATS, "title": "x", "options": options}
    deck = {"game": "heroes", "seats": SEATS, "options": {"deck": own_deck()}}
    move = {"verb": "conquer", "args": {"region": "2-03", "with": "die"}}
    going = {"n": 3, "seats": SEATS, "title": "x", "visibility": "link"}
    sitting: dict[str, object] = {"name": "B", "commitment": DIGITS}
    account = {"name": "Somebody", "password": "correct horse battery"}
    return [
        (ann, "POST", "/api/tables", wanted | {"tempo": tempo}),
        (ann, "POST", "/api/tables", wanted),
        (ann, "POST", "/api/tables", deck),
        (ann, "POST", f"/api/tables/{closed.json()['id']}/continue", going),
        (ann, "POST", f"{place}/actions", {"seq": 1, "moves": [move, {"code": 3}], "seat": 0}),
        (ann, "POST", f"{place}/try", {"seq": 1, "lines": [[move], []], "seat": 0}),
        (ann, "POST", f"{place}/undo", {"seq": 1, "seat": 0}),
        (ann, "POST", f"{place}/explain", {"move": move, "seat": 0}),
        (ann, "POST", f"{place}/typed", {"text": "захват 2-03", "seat": 0}),
        (ann, "POST", f"{place}/chat", {"text": "hello"}),
        (ann, "PUT", f"{place}/note", {"text": "hello"}),
        (ann, "POST", f"/api/tables/{waiting}/seal", {"commitment": DIGITS, "seat": 0}),
        (ann, "POST", f"/api/tables/{waiting}/reveal", {"contribution": DIGITS, "seat": 0}),
        (ann, "POST", f"/api/tables/{waiting}/join", sitting | {"seat": 1}),
        (ann, "POST", "/api/seats", sitting | {"link": "x" * 32}),
        (node.browser(), "POST", "/api/account", account),
        (node.browser(), "POST", "/api/account/login", account),
    ]


def check(answer: httpx.Response, what: str) -> None:
    assert answer.status_code < 500, (what, answer.text)
    if answer.status_code >= 400:
        told = answer.json()
        assert told["text"], what
        assert len(answer.content) < 5_000, what
        if answer.status_code == 400 and told["message"] != "error-bad-request":
            assert told["args"] or told["message"] == "error-too-deep", (what, told)


def test_whatever_is_put_into_a_request_is_answered(house: Node) -> None:
    luck = random.Random(15)
    seen: Counter[int] = Counter()
    for browser, method, path, body in requests(house):
        for what, raw in bodies(body, luck, EACH):
            sent = raw if luck.random() < 0.8 else scratched(raw, luck)
            answer = browser.request(
                method, path, content=sent, headers=JSON, params={"lang": "en"}
            )
            check(answer, f"{method} {path} {what}")
            seen[answer.status_code] += 1
    assert seen[400] > sum(seen.values()) / 2


@pytest.mark.parametrize("value", ODD, ids=[f"{n}" for n in range(len(ODD))])
def test_a_table_is_set_up_with_nothing_odd(house: Node, value: bytes) -> None:
    """Each odd value once where a title, a name of a region and a number of rounds stand."""
    wanted = {
        "game": "small_world",
        "seats": SEATS,
        "title": "x",
        "options": {"board": own_board()},
    }
    for path, spot in places(wanted):
        if path in (".title", ".options.board.rounds", ".options.board.title.ru"):
            answer = house.browser().post("/api/tables", content=marked(spot, value), headers=JSON)
            check(answer, path)


def test_whatever_stands_in_a_record_is_answered(house: Node) -> None:
    luck = random.Random(9)
    rows = [json.loads(row) for row in terminal_record(steps=6).write().splitlines()]
    rows[0]["options"] = {"board": own_board()}
    seen: Counter[int] = Counter()
    browser = house.browser()
    for _ in range(25 * TIMES):
        at = luck.choice((0, 0, luck.randrange(len(rows))))
        ((what, spoiled),) = bodies(rows[at], luck, 1)
        lines = [spoiled if n == at else json.dumps(row).encode() for n, row in enumerate(rows)]
        raw = b"\n".join(lines) + b"\n"
        if luck.random() < 0.2:
            raw = scratched(raw, luck)
        answer = browser.post("/api/records", content=raw, headers=NDJSON, params={"lang": "en"})
        check(answer, f"line {at + 1} {what}")
        seen[answer.status_code] += 1
    assert seen[400] > sum(seen.values()) / 2


def test_whatever_is_said_on_a_socket_is_answered(house: Node) -> None:
    luck = random.Random(4)
    table, ann, _ = two_at_a_table(house)
    orders = [
        {"type": "act", "seq": 1, "moves": [{"verb": "x", "args": {"y": "z"}}], "id": "i"},
        {"type": "look", "since": 1, "id": "i"},
        {"type": "chat", "text": "hello", "id": "i"},
        {"type": "undo", "seq": 1, "seat": 0, "id": "i"},
        {"type": "ping", "id": "i"},
    ]
    kinds: Counter[str] = Counter()
    for order in orders:
        for _, raw in bodies(order, luck, 10 * TIMES):
            if len(raw) > house.settings.message_bytes:
                continue
            with socket_of(ann, table) as socket:
                kinds.update(said(socket, raw))
    assert kinds["refused"] > 20
    assert not kinds["1011"]


def said(socket: Socket, raw: bytes) -> list[str]:
    """What comes back: kinds of messages, or the code with which the socket is closed."""
    try:
        text: str | bytes = raw.decode()
    except UnicodeDecodeError:
        text = raw
    socket.connection.send(text)
    socket.connection.send(LAST)
    kinds: list[str] = []
    try:
        while (message := socket.receive())["type"] != "pong":
            kinds.append(message["type"])
    except ConnectionClosed as closed:
        kinds.append("-" if closed.rcvd is None else str(closed.rcvd.code))
    return kinds

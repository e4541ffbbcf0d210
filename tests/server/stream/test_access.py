"""Who may listen, and what a token allows."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.seats import new_table
from tests.server.stream.programs import ME, OPEN, Lines, Program


def refused(answer: httpx.Response, status: int, message: str) -> None:
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert (told["type"], told["message"]) == ("refused", message)
    assert told["text"]


def refused_to_listen(who: httpx.Client, path: str, status: int, message: str) -> None:
    """A stream that opens all the same is not read: it would never end."""
    with who.stream("GET", f"/api/stream/{path}") as answer:
        assert answer.status_code == status
        answer.read()
    refused(answer, status, message)


@pytest.mark.parametrize("path", ["actions", "undo"])
def test_a_token_for_reading_cannot_act(node: Node, path: str) -> None:
    ann, reader = Program(node, "Ann"), Program(node, "Ben", "read")
    table = ann.create("small_world", ME, ME)
    seen = reader.view(table)
    move = {"code": ann.view(table)["situation"]["choices"][0]["code"]}
    body = {"seq": seen["seq"], "moves": [move]}
    refused(reader.http.post(f"/api/tables/{table}/{path}", json=body), 403, "refusal-scope")
    made = reader.http.post("/api/tables", json={"game": "heroes", "seats": [ME, ME]})
    refused(made, 403, "refusal-scope")


def test_a_token_for_playing_alone_cannot_read(node: Node) -> None:
    ann = Program(node, "Ann", "play")
    table = ann.create("small_world", ME, ME)
    for path in ("events", f"tables/{table}"):
        refused_to_listen(ann.http, path, 403, "refusal-scope")


def test_a_wrong_token(node: Node) -> None:
    stranger = node.browser(authorization="Bearer nonsense")
    refused_to_listen(stranger, "events", 401, "refusal-token")


def test_tables_that_one_may_not_know_of(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    table = ann.create("small_world", ME, OPEN, visibility="private")
    refused_to_listen(bob.http, f"tables/{table}", 404, "error-unknown-table")
    refused_to_listen(bob.http, "tables/nosuchtable", 404, "error-unknown-table")


def test_a_spectator_sees_what_spectators_may(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    table = ann.create("heroes", ME, ME)
    with bob.listening(f"tables/{table}") as lines:
        shown = lines.next()
        assert shown["situation"]["seat"] is None
        assert shown["situation"]["choices"] == []
        assert shown["view"] == node.browser().get(f"/api/tables/{table}/view").json()["view"]
        ann.act(table)
        assert lines.next()["type"] == "step"


def test_a_token_that_is_taken_back_ends_its_streams(node: Node) -> None:
    owner = node.browser()
    made = owner.post("/api/account", json={"name": "Ann", "password": "three small worlds"})
    assert made.status_code == 201, made.text
    given = owner.post("/api/tokens", json={"name": "bot", "scopes": ["read", "play"]}).json()
    bot = node.browser(authorization=f"Bearer {given['token']}")
    table = new_table(owner, "heroes", seats=[ME, ME])["table"]["id"]
    with (
        bot.stream("GET", "/api/stream/events") as first,
        bot.stream("GET", f"/api/stream/tables/{table}") as second,
    ):
        events, lines = Lines(first), Lines(second)
        assert events.until("turn")["table"] == table
        assert lines.next()["situation"]["choices"]
        gone = owner.delete(f"/api/tokens/{given['id']}")
        assert gone.status_code == 204, gone.text
        for stream in (events, lines):
            with pytest.raises(EOFError):
                stream.until("nothing")
    refused(bot.get("/api/stream/events"), 401, "refusal-token")


def test_a_stream_counts_as_a_connection(tmp_path: Path) -> None:
    with running_node(tmp_path, sockets_per_address=1) as node:
        ann = Program(node, "Ann")
        with ann.listening("events") as events:
            events.until("ready")
            refused(ann.http.get("/api/stream/events"), 429, "refusal-busy")

"""One table as a stream of lines."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.server.node import Node, running_node
from tests.server.stream.programs import ME, OPEN, Program


def viewers(node: Node, table: str) -> int:
    return len(node.service.hub.rooms[table].viewers)


def test_first_everything_then_what_changes(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME)
    with ann.listening(f"tables/{table}") as lines:
        assert lines.next() == ann.view(table)
        for _ in range(12):
            answer = ann.act(table)
            told = lines.next()
            assert told["seq"] == answer["seq"]
            assert lines.view == ann.view(table)["view"]
        ann.http.post(f"/api/tables/{table}/chat", json={"text": "hello"})
        said = lines.next()
        asked = ann.view(table)["situation"]["seat"]
        assert (said["type"], said["text"], said["seat"]) == ("chat", "hello", asked)
        ann.http.post(f"/api/tables/{table}/leave", json={"seat": 1})
        seated = lines.next()
        assert seated["type"] == "seats"
        assert seated["table"]["seats"][1]["away"]


def test_a_game_that_starts_later(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    table = ann.create("small_world", ME, OPEN, visibility="open")
    with ann.listening(f"tables/{table}") as lines:
        first = lines.next()
        assert (first["table"]["status"], first["view"]) == ("waiting", None)
        bob.http.post(f"/api/tables/{table}/join", json={})
        while lines.view is None:
            lines.next()
        assert lines.view == ann.view(table)["view"]


def test_cut_off_and_back_nothing_is_lost_or_told_twice(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME)
    with ann.listening(f"tables/{table}") as lines:
        lines.next()
        for _ in range(5):
            ann.act(table)
            lines.next()
        seq, facts = lines.seq, lines.facts
    for _ in range(7):
        ann.act(table)
    with ann.listening(f"tables/{table}", since=seq) as lines:
        lines.next()
        for _ in range(5):
            ann.act(table)
            lines.next()
        assert lines.view == ann.view(table)["view"]
        facts = facts + lines.facts
    everything = ann.view(table, since=0)["facts"]
    setup = [fact for fact in everything if fact not in facts]
    assert setup + facts == everything
    assert {fact["by"] for fact in setup} == {None}


def test_the_end(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("heroes", ME, ME)
    with ann.listening(f"tables/{table}") as lines:
        lines.next()
        answer = ann.view(table)
        while answer["situation"]["outcome"] is None:
            answer = ann.act(table)
        last = lines.until("seats")["table"]
        assert last["status"] == "finished"
        assert "seed" in last["commitments"]
        assert lines.next() == {"type": "end"}
        assert lines.view == ann.view(table)["view"]
        with pytest.raises(EOFError):
            lines.next()
    with ann.listening(f"tables/{table}") as lines:
        shown = lines.next()
        assert shown["situation"]["outcome"]["scores"]
        assert "seed" in shown["table"]["commitments"]
        assert lines.next() == {"type": "end"}
        with pytest.raises(EOFError):
            lines.next()


def test_an_empty_line_when_it_is_quiet(tmp_path: Path) -> None:
    with running_node(tmp_path, stream_seconds=0.05) as node:
        ann = Program(node, "Ann")
        table = ann.create("small_world", ME, ME)
        with ann.listening(f"tables/{table}") as lines:
            lines.next()
            lines.keep_alive()
            lines.keep_alive()
            ann.act(table)
            assert lines.next()["type"] in ("step", "table")
        with ann.listening("events") as lines:
            lines.until("ready")
            lines.keep_alive()


def test_whoever_goes_is_let_go(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME)
    with ann.listening(f"tables/{table}") as lines:
        lines.next()
        assert viewers(node, table) == 1
    deadline = time.monotonic() + 120
    while viewers(node, table) or node.service.watchers:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_whoever_connects_plays_on_for_themselves(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME)
    ann.http.post(f"/api/tables/{table}/leave", json={"seat": 1})
    reader = Program(node, "Ben", "read")
    with reader.listening(f"tables/{table}") as lines:
        assert lines.next()["table"]["seats"][1]["away"]
    with ann.listening(f"tables/{table}") as lines:
        assert not lines.until("seats")["table"]["seats"][1]["away"]


def test_the_language_of_sentences(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME)
    with ann.listening(f"tables/{table}", lang="en") as lines:
        situation = lines.next()["situation"]
        assert situation["prompt"]
        assert situation["choices"][0]["text"]
    with ann.listening(f"tables/{table}") as lines:
        situation = lines.next()["situation"]
        assert (situation["prompt"], situation["choices"][0]["text"]) == ("", "")

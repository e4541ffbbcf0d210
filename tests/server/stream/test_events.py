"""What concerns somebody, at all their tables."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.node import Node, running_node
from tests.server.seats import new_table
from tests.server.stream.programs import ME, OPEN, Lines, Program


def turn(lines: Lines) -> tuple[str, int, int]:
    told = lines.until("turn")
    return told["table"], told["seat"], told["seq"]


def test_first_what_goes_on_now(node: Node) -> None:
    ann = Program(node, "Ann")
    with ann.listening("events") as lines:
        assert lines.next() == {"type": "ready"}
    tables = [ann.create("small_world", ME, ME), ann.create("heroes", ME, ME)]
    ann.create("heroes", ME, OPEN)
    with ann.listening("events") as lines:
        for table in tables:
            started = lines.next()
            assert (started["type"], started["table"]["id"]) == ("game-start", table)
            assert started["table"]["seats"][0]["mine"]
            seen = ann.view(table)
            asked = lines.next()
            assert asked == {
                "type": "turn",
                "table": table,
                "seat": seen["situation"]["seat"],
                "seq": seen["seq"],
                "turn_kind": "turn",
                "deadline": None,
            }
        assert lines.next() == {"type": "ready"}


def test_a_whole_game(node: Node) -> None:
    ann = Program(node, "Ann")
    with ann.listening("events") as lines:
        lines.until("ready")
        table = ann.create("heroes", ME, ME)
        assert lines.next()["table"]["id"] == table
        answered: list[int] = []
        while (told := lines.next())["type"] == "turn":
            assert told["table"] == table
            answered.append(told["seq"])
            seen = ann.view(table)
            assert (seen["seq"], seen["situation"]["seat"]) == (told["seq"], told["seat"])
            ann.act(table, seen["situation"]["choices"][-1]["code"])
        assert told["type"] == "game-finish"
        assert told["table"]["status"] == "finished"
        assert told["outcome"]["scores"] == ann.view(table)["situation"]["outcome"]["scores"]
    assert answered == sorted(set(answered))
    with ann.listening("events") as lines:
        assert lines.next() == {"type": "ready"}


def test_when_the_clock_runs_out(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME, tempo={"type": "live"})
    with ann.listening("events") as lines:
        told = lines.until("turn")
        clocks = ann.view(table)["situation"]["clocks"]
        assert told["deadline"] == clocks[told["seat"]]["deadline"] is not None


def closed(node: Node, table: str) -> None:
    """Wait until a table is not open on this node any more."""
    deadline = time.monotonic() + 120
    while table in node.service.hub.rooms:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_tables_are_told_after_they_were_closed_and_opened_again(tmp_path: Path) -> None:
    with running_node(tmp_path, room_seconds=0.05) as node:
        ann = Program(node, "Ann")
        table = ann.create("small_world", ME, ME)
        with ann.listening("events") as lines:
            lines.until("ready")
            for _ in range(3):
                closed(node, table)
                answer = ann.act(table)
                assert turn(lines) == (table, answer["situation"]["seat"], answer["seq"])


def test_where_a_bot_stands_in_nothing_is_asked(node: Node) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME)
    seat = ann.view(table)["situation"]["seat"]
    with ann.listening("events") as lines:
        lines.until("ready")
        ann.http.post(f"/api/tables/{table}/leave", json={"seat": seat})
        other = turn(lines)
        assert other[1] == 1 - seat


def test_a_guest_by_cookie(node: Node) -> None:
    guest = node.browser()
    table = new_table(guest, "heroes", seats=[ME, ME])["table"]["id"]
    with guest.stream("GET", "/api/stream/events") as response:
        lines = Lines(response)
        assert lines.next()["table"]["id"] == table
        assert lines.next()["type"] == "turn"
        assert lines.next() == {"type": "ready"}
    with node.browser().stream("GET", "/api/stream/events") as response:
        assert Lines(response).next() == {"type": "ready"}


def test_what_concerns_others_is_not_told(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    with bob.listening("events") as lines:
        lines.until("ready")
        foreign = ann.create("heroes", ME, ME)
        ann.act(foreign)
        own = bob.create("heroes", ME, ME)
        assert lines.next()["table"]["id"] == own

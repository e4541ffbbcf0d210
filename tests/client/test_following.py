"""Streams that are cut off, and programs that come back."""

from __future__ import annotations

import threading
import time

import pytest
from tests.client.test_playing import First, client_of
from tests.server.node import Node
from tests.server.stream.programs import Program

from warren.client import ApiError, Client, UnreachableError, connection
from warren.client.sight import Sight
from warren.core.refusal import InputError
from warren.core.state import View
from warren.messages.events import Event, GameFinished, Ready, Turn
from warren.messages.pushes import Shown, Stepped
from warren.messages.table import Fact
from warren.server.service import Service


async def cut(service: Service) -> None:
    """Let go of everybody who listens."""
    for watcher in list(service.watchers):
        watcher.close()


def test_nothing_is_lost_or_told_twice(node: Node) -> None:
    with client_of(Program(node, "Ann"), "en") as client:
        table = client.create("small_world", ["me", "me"]).table.id
        start = client.view(table).seq
        facts: list[Fact] = []
        sight: Sight | None = None
        shown = 0
        for number, message in enumerate(client.follow(table)):
            if not isinstance(message, (Shown, Stepped)):
                continue
            shown += isinstance(message, Shown)
            facts += message.facts
            if sight is None:
                assert isinstance(message, Shown)
                sight = Sight(message)
            assert sight.take(message)
            if sight.seq > start + 60:
                break
            assert sight.asked is not None
            code = First().choose(sight.restored(sight.asked))
            if number % 5 == 4:
                node.run(cut)
            client.act(table, sight.seq, code, sight.asked)
        assert sight is not None
        assert sight.view == client.view(table).view
        assert shown > 5
        told = client.view(table, since=start).facts
        assert facts == [fact for fact in told if fact.n <= sight.seq]


def test_a_whole_game_over_a_bad_line(node: Node) -> None:
    class Cutting(First):
        def choose(self, view: View) -> int:
            if self.rng.randrange(6) == 0:
                node.run(cut)
            return super().choose(view)

    with client_of(Program(node, "Ann")) as client:
        table = client.create("heroes", ["me", "random"]).table.id
        assert client.play(Cutting, table).scores
        again = client.create("heroes", ["me", "random"]).table.id
        assert client.run(Cutting, most=1) == 1
        assert client.table(again).status == "finished"


def test_a_game_that_ends_while_the_line_is_cut(node: Node) -> None:
    gate = threading.Event()
    told: list[Event] = []

    class Patient(First):
        def choose(self, view: View) -> int:
            assert gate.wait(60)
            return super().choose(view)

    with client_of(Program(node, "Ann")) as client:
        table = client.create("heroes", ["me", "me"]).table.id

        def hear(event: Event) -> None:
            told.append(event)
            if isinstance(event, Ready) and not gate.is_set():
                node.run(cut)
                gate.set()
                while client.table(table).status != "finished":
                    time.sleep(0.05)

        assert client.run(Patient, most=1, told=hear) == 1
    (finished,) = [event for event in told if isinstance(event, GameFinished)]
    assert finished.table.id == table
    assert told[-1] is finished


def test_after_a_cut_all_that_goes_on_is_told_again(node: Node) -> None:
    with client_of(Program(node, "Ann")) as client:
        table = client.create("heroes", ["me", "me"]).table.id
        turns: list[str] = []
        times = 0
        for event in client.events():
            if isinstance(event, Turn):
                turns.append(event.table)
            if isinstance(event, Ready):
                times += 1
                if times == 3:
                    break
                node.run(cut)
        assert turns == [table] * 3


def test_a_stream_is_stopped_from_another_thread(node: Node) -> None:
    with client_of(Program(node, "Ann")) as client:
        stream = client.events()
        ready = threading.Event()

        def listen() -> None:
            for _ in stream:
                ready.set()

        listener = threading.Thread(target=listen)
        listener.start()
        assert ready.wait(120)
        stream.stop()
        listener.join(120)
        assert not listener.is_alive()


def test_what_a_server_refuses_is_not_tried_again(node: Node) -> None:
    with Client(node.url, "nonsense") as client, pytest.raises(ApiError) as caught:
        next(iter(client.events()))
    assert (caught.value.status, caught.value.message) == (401, "refusal-token")
    with client_of(Program(node, "Ann"), "en") as client, pytest.raises(ApiError) as caught:
        next(client.follow("nosuchtable"))
    assert caught.value.status == 404
    assert "nosuchtable" in caught.value.text


def test_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "TRIES", 2)
    with Client("http://127.0.0.1:9") as client, pytest.raises(UnreachableError):
        client.games()
    for url, token in (("ftp://nowhere", ""), ("http://localhost", "two\nlines")):
        with pytest.raises(InputError):
            Client(url, token)

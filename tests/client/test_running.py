"""Several games at once in one process."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.client.test_playing import client_of
from tests.server.node import Node
from tests.server.stream.programs import Program

from warren.client import guest
from warren.messages.events import Event, GameFinished, GameStarted, Invited, Uninvited


def test_two_programs_play_several_games_at_once(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    told: list[Event] = []
    with client_of(ann) as first, client_of(bob) as second, ThreadPoolExecutor(2) as pool:
        games = ["small_world", "heroes", "heroes"]
        tables = [first.create(game, ["me", guest("Bob")]).table.id for game in games]
        playing = pool.submit(second.run, "random", True, None, len(games), told.append)
        assert first.run("random", most=len(games)) == len(games)
        assert playing.result(60) == len(games)
        assert {first.table(table).status for table in tables} == {"finished"}
    assert {one.table.id for one in told if isinstance(one, GameFinished)} == set(tables)
    invited = [one.table.id for one in told if isinstance(one, Invited)]
    assert sorted(invited) == sorted(tables)


def test_only_the_games_it_plays(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    told: list[Event] = []
    with client_of(ann) as first, client_of(bob) as second:
        declined = first.create("small_world", ["me", guest("Bob")]).table.id
        first.create("heroes", [guest("Bob"), "random"])
        assert second.run("random", True, ["heroes"], 1, told.append) == 1
        assert not first.table(declined).seats[1].reserved
    assert declined in [one.table for one in told if isinstance(one, Uninvited)]


def test_a_seat_where_a_bot_stood_in_is_taken_back(node: Node) -> None:
    ann = Program(node, "Ann")
    told: list[Event] = []
    with client_of(ann) as client:
        table = client.create("heroes", ["me", "open"], visibility="open").table.id
        with client_of(Program(node, "Bob")) as other, ThreadPoolExecutor(1) as pool:
            other.join(table)
            client.leave(table)
            assert client.table(table).seats[0].away
            playing = pool.submit(other.run, "random", most=1)
            assert client.run("random", most=1, told=told.append) == 1
            assert playing.result(60) == 1
    started = [one.table for one in told if isinstance(one, GameStarted)]
    assert [seat.away for seat in started[0].seats] == [True, False]

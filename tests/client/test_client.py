"""What a program can do besides playing."""

from __future__ import annotations

import pytest
from tests.client.test_playing import client_of
from tests.server.node import Node
from tests.server.stream.programs import Program

from warren.client import ApiError, bot, guest, me, opening
from warren.games.registry import titles
from warren.messages.orders import Move
from warren.messages.pushes import Shown


def test_games_and_tables(node: Node) -> None:
    with client_of(Program(node, "Ann"), "en") as client:
        games = {game.key: game for game in client.games()}
        assert set(games) == {title.key for title in titles()}
        assert games["small_world"].name == "Small World"
        made = client.create(
            "small_world", [me("Annie"), opening()], title="Quick", visibility="open"
        )
        assert set(made.links) == {"0", "1"}
        (found,) = client.tables(game="small_world", status="waiting", players=2)
        assert (found.id, found.title, found.mine) == (made.table.id, "Quick", [0])
        assert client.tables(game="heroes") == []
        assert client.tables(mine=True) == [found]
        begun = client.start(made.table.id, fill="random")
        assert [seat.kind for seat in begun.seats] == ["person", "bot"]
        assert begun.mine == [0]
        assert client.table(made.table.id).status == "playing"


def test_join_decline_leave(node: Node) -> None:
    with client_of(Program(node, "Ann")) as ann, client_of(Program(node, "Bob")) as bob:
        table = ann.create("heroes", ["me", guest("Bob"), "open"], visibility="open").table.id
        assert [found.id for found in bob.tables(invited=True)] == [table]
        assert not bob.decline(table).seats[1].reserved
        assert bob.join(table, seat=2, name="Bobby").seats[2].name == "Bobby"
        assert bob.leave(table).seats[2].kind == "open"


def test_act_undo_and_talk(node: Node) -> None:
    with client_of(Program(node, "Ann"), "en") as client:
        table = client.create("small_world", [me(), me()]).table.id
        seen = client.view(table)
        assert seen.situation is not None
        choice = seen.situation.choices[0]
        assert choice.text
        done = client.act(table, seen.seq, Move(verb=choice.verb, args=choice.args))
        assert done.seq > seen.seq
        with pytest.raises(ApiError) as caught:
            client.act(table, seen.seq, choice.code)
        assert caught.value.is_stale
        while not done.situation.undo.possible:  # type: ignore[union-attr]
            done = client.act(table, done.seq, done.situation.choices[0].code)  # type: ignore[union-attr]
        back = client.undo(table, done.seq)
        assert back.seq == done.seq + 1
        assert client.view(table, since=done.seq).facts[0].effect == "action-undone"
        client.say(table, "hello")
        (said,) = client.chat(table)
        assert said.text == "hello"
        assert client.chat(table, after=said.number) == []


def test_a_rematch(node: Node) -> None:
    with client_of(Program(node, "Ann")) as client:
        table = client.create("heroes", ["me", bot("random")]).table.id
        client.play("random", table)
        again = client.rematch(table)
        assert (again.origin, again.status) == (table, "playing")
        message = next(client.follow(again.id))
        assert isinstance(message, Shown)
        assert message.table.id == again.id

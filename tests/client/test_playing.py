"""Bots play at a server."""

from __future__ import annotations

import pytest
from tests.server.node import Node
from tests.server.stream.programs import Program

from warren.bots.bot import Bot
from warren.bots.random_bot import RandomBot
from warren.client import Client
from warren.client.client import kind_of
from warren.client.playing import Pilot
from warren.client.sight import Sight
from warren.core.refusal import InputError
from warren.core.state import View
from warren.server.storage.writer import Append, Unsure


class First(Bot):
    """Does the first thing that is allowed."""

    def choose(self, view: View) -> int:
        return view.legal_actions()[0]


class Wrong(Bot):
    def choose(self, view: View) -> int:
        return max(view.legal_actions()) + 1


class Broken(Bot):
    def choose(self, view: View) -> int:
        raise RuntimeError("out of ideas")


def client_of(program: Program, lang: str = "none") -> Client:
    return Client(program.node.url, program.token, lang)


@pytest.mark.parametrize("title", ["small_world", "heroes"])
def test_a_token_bot_plays_a_whole_game_against_a_bot_in_a_seat(node: Node, title: str) -> None:
    with client_of(Program(node, "Ann")) as client:
        table = client.create(title, ["me", "greedy"]).table
        outcome = client.play("random", table.id)
        seen = client.view(table.id)
        assert seen.table.status == "finished"
        assert seen.situation is not None
        assert seen.situation.outcome == outcome
        assert len(outcome.scores) == 2


def test_one_program_in_several_seats(node: Node) -> None:
    with client_of(Program(node, "Ann")) as client:
        table = client.create("heroes", ["me", "me", "me"]).table
        assert len(client.play(RandomBot, table.id).scores) == 3


def asked(node: Node, game: str) -> tuple[Client, str]:
    """Whoever begins at a new table of two programs, and the table."""
    ann, bob = client_of(Program(node, "Ann")), client_of(Program(node, "Bob"))
    table = ann.create(game, ["me", "open"], visibility="open").table.id
    bob.join(table)
    begins = ann if Sight(ann.view(table)).asked is not None else bob
    return begins, table


def test_a_table_that_has_gone_on_is_looked_at_again(node: Node) -> None:
    client, table = asked(node, "small_world")
    sight = Sight(client.view(table))
    assert sight.situation is not None
    client.act(table, sight.seq, sight.situation.choices[0].code)
    pilot = Pilot(client, kind_of(First), table)
    pilot.answer(sight)
    seen = client.view(table)
    assert sight.asked is None
    assert (pilot.seq, sight.view) == (seen.seq, seen.view)


def test_a_database_that_is_away_for_a_moment(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = node.service.hub.writer
    keep, lost = writer._write, [True, False, True, True]

    async def flaky(appends: list[Append]) -> None:
        if lost and lost.pop(0):
            raise Unsure("the database is away")
        await keep(appends)

    client, table = asked(node, "small_world")
    monkeypatch.setattr(writer, "_write", flaky)
    sight = Sight(client.view(table))
    Pilot(client, kind_of(First), table).answer(sight)
    assert sight.view == client.view(table).view
    assert not lost


@pytest.mark.parametrize(
    ("bot", "message"), [(Wrong, "error-bot-choice"), (Broken, "error-bot-failed")]
)
def test_bots_that_go_wrong_are_named(node: Node, bot: type[Bot], message: str) -> None:
    with client_of(Program(node, "Ann")) as client:
        table = client.create("small_world", ["me", "me"]).table
        for play in (lambda: client.play(bot, table.id), lambda: client.run(bot)):
            with pytest.raises(InputError) as caught:
                play()
            assert caught.value.message == message
            assert caught.value.details["bot"] == bot.__name__


def test_without_a_seat_there_is_nothing_to_play(node: Node) -> None:
    with client_of(Program(node, "Ann")) as client, client_of(Program(node, "Bob")) as other:
        table = client.create("small_world", ["me", "me"]).table
        with pytest.raises(InputError) as caught:
            other.play(First, table.id)
        assert caught.value.message == "refusal-no-seat"

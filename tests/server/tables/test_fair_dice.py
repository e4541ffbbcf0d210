"""Fair dice at a table: who adds to them and when, and how they are counted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.seats import Data, new_table

from warren.core.dice import FairDice, check_record, new_seed
from warren.core.effect import only
from warren.core.match import Match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.messages.setup import NewTable
from warren.server.seats.seating import PLAYING
from warren.server.service import Service

OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
HOTSEAT = [{"kind": "me"}, {"kind": "me"}]


def given(browser: httpx.Client, table: str) -> list[str]:
    shown = browser.get(f"/api/tables/{table}").json()
    return list(shown["commitments"]["contributions"])


def contribute(browser: httpx.Client, table: str, text: str, **more: object) -> httpx.Response:
    return browser.post(
        f"/api/tables/{table}/contribution", params={"lang": "en"}, json={"text": text, **more}
    )


def waiting(node: Node) -> tuple[httpx.Client, Data]:
    ann = node.browser()
    return ann, new_table(ann, seats=OPEN, visibility="open")


def kept(node: Node, table: str) -> Record:
    async def read(service: Service) -> Record:
        return await service.hub.store.record(table)

    return node.run(read)


def opened(node: Node, table: str) -> Record:
    """The record of a game that is not over, with its seed."""

    async def read(service: Service) -> Record:
        record = await service.hub.store.record(table)
        seed = (await service.hub.room(table)).terms.seed
        made = {**record.commitments, "seed": seed}
        copy = Record(record.game, record.players, record.options, record.names, made)
        copy.lines.extend(record.lines)
        return copy

    return node.run(read)


def test_the_promise_comes_first_then_each_seat_adds_once(node: Node) -> None:
    assert "contribution" not in NewTable.__struct_fields__
    ann, created = waiting(node)
    table, promised = created["table"]["id"], created["table"]["commitments"]
    assert set(promised) == {"dice", "promise", "contributions", "from"}
    assert promised["contributions"] == ["", "", ""]
    assert contribute(ann, table, "мой кот спит").status_code == 201
    for text in ("another", "мой кот спит"):
        second = contribute(ann, table, text)
        assert (second.status_code, second.json()["message"]) == (409, "refusal-contribution-fixed")
        assert "already" in second.json()["text"]
    bob, cid = node.browser(), node.browser()
    bob.post(f"/api/tables/{table}/join", json={"contribution": "b"})
    assert contribute(bob, table, "c").status_code == 409
    last = {"link": created["links"]["2"], "contribution": "last"}
    assert cid.post("/api/seats", json=last).status_code == 201
    assert contribute(cid, table, "late").json()["message"] == "refusal-table-status"
    assert given(ann, table) == ["мой кот спит", "b", "last"]
    verdict = check_record(game("small_world"), opened(node, table))
    assert verdict.holds()
    assert verdict.made is not None
    assert verdict.made.promise == promised["promise"]
    assert verdict.made.contributions == ["мой кот спит", "b", "last"]


def test_what_cannot_be_added(node: Node) -> None:
    ann, created = waiting(node)
    table = created["table"]["id"]
    bob = node.browser()
    for text in ("a\nb", "\x00", "a\u2028b", "\x9b"):
        answers = [
            contribute(ann, table, text),
            bob.post(f"/api/tables/{table}/join", json={"contribution": text}),
            bob.post("/api/seats", json={"link": created["links"]["1"], "contribution": text}),
        ]
        assert [answer.status_code for answer in answers] == [400, 400, 400]
        assert {answer.json()["message"] for answer in answers} == {"error-contribution"}
        fields = [answer.json()["args"]["field"] for answer in answers]
        assert fields == ["text", "contribution", "contribution"]
    for text in ("", "x" * 121):
        assert contribute(ann, table, text).status_code == 400
    shown = ann.get(f"/api/tables/{table}").json()
    assert shown["commitments"]["contributions"] == ["", "", ""]
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]


def test_who_leaves_takes_it_along(node: Node) -> None:
    ann, created = waiting(node)
    table = created["table"]["id"]
    bob, cid = node.browser(), node.browser()
    bob.post(f"/api/tables/{table}/join", json={"seat": 1, "contribution": "bob's"})
    assert bob.post(f"/api/tables/{table}/leave", json={}).status_code == 201
    assert given(ann, table) == ["", "", ""]
    cid.post(f"/api/tables/{table}/join", json={"seat": 1, "contribution": "cid's"})
    assert given(ann, table) == ["", "cid's", ""]
    assert ann.post(f"/api/tables/{table}/start", json={"fill": "random"}).status_code == 201
    assert given(ann, table) == ["", "cid's", ""]


def test_a_bot_adds_nothing(node: Node) -> None:
    ann = node.browser()
    created = new_table(ann, seats=[{"kind": "me"}, {"kind": "bot"}], start=False)
    table = created["table"]["id"]
    assert contribute(ann, table, "for the bot", seat=1).status_code == 403
    assert contribute(ann, table, "mine").status_code == 201
    assert ann.post(f"/api/tables/{table}/start", json={}).status_code == 201
    assert given(ann, table) == ["mine", ""]


def test_what_is_added_while_the_game_starts_counts(node: Node) -> None:
    created = new_table(node.browser(), seats=HOTSEAT, start=False)
    table = created["table"]["id"]

    async def at_once(service: Service) -> None:
        room = await service.hub.room(table)
        await service.hub.store.chairs.contribute(table, 0, "just in time")
        assert room.terms.contributions == ["", ""]
        await service.hub.begin(room)
        assert room.terms.contributions == ["just in time", ""]

    node.run(at_once)
    record = opened(node, table)
    assert record.commitments["contributions"] == ["just in time", ""]
    assert check_record(game("small_world"), record).holds()


@pytest.mark.parametrize("title", ["small_world", "heroes", "dungeon_lords"])
def test_draws_are_counted_and_never_taken_back(title: str) -> None:
    position = Match(game(title).new_state(2))
    dice = FairDice(new_seed(), ["", ""])
    luck = Random(5)
    lines = [line.seat for line in dice.settle(position)]
    undone = 0
    while not position.state.is_over():
        before = position.draws
        seat = position.state.actors()[0]
        if not position.undo_refusal(seat) and luck.random() < 0.2:
            lines.append(position.undo(seat).seat)
            undone += 1
            assert position.draws == before
        else:
            code = luck.choice(position.state.legal_actions(seat))
            told = [position.act(seat, position.state.action(code)), *dice.settle(position)]
            lines.extend(line.seat for line in told)
            assert position.draws == before + [line.seat for line in told].count(CHANCE)
        assert position.copy().draws == position.draws
    assert undone > 0
    assert (position.n, position.draws) == (len(lines), lines.count(CHANCE))


def test_acting_and_taking_back_gives_no_other_die() -> None:
    title = game("small_world")
    dice = FairDice(new_seed(), ["", ""])
    start = Match(title.new_state(2))
    dice.settle(start)
    seat = start.state.actors()[0]
    start.act(seat, start.state.action(start.state.legal_actions(seat)[0]))
    dice.settle(start)
    straight, shifted = start.copy(), start.copy()
    first = shifted.state.action(shifted.state.legal_actions(seat)[0])
    for _ in range(3):
        shifted.act(seat, first)
        assert shifted.state.actors()[0] == seat
        shifted.undo(seat)
    outcomes: list[list[object]] = []
    for position in (straight, shifted):
        luck = Random(2)
        drawn: list[object] = []
        while len(drawn) < 5:
            actor = position.state.actors()[0]
            code = luck.choice(position.state.legal_actions(actor))
            position.act(actor, position.state.action(code))
            drawn.extend(line.action.args for line in dice.settle(position))
        outcomes.append(drawn)
    assert shifted.n == straight.n + 6
    assert outcomes[0] == outcomes[1]


def test_the_count_is_kept_with_the_position(tmp_path: Path) -> None:
    with running_node(tmp_path, snapshot_lines=5) as node:
        table = new_table(node.browser(), seats=HOTSEAT)["table"]["id"]
        node.run(lambda service: play_and_forget(service, table))
        record = kept(node, table)
    assert any(line.action.verb == "undo" for line in record.lines)
    verdict = check_record(game("small_world"), record)
    assert verdict.holds()
    assert len(verdict.rolls) > 10


async def play_and_forget(service: Service, table: str) -> None:
    """A whole game; now and then the table is opened anew from the database."""
    luck = Random(3)
    room = await service.hub.room(table)
    while room.terms.status == PLAYING:
        position = room.match
        seat = position.state.actors()[0]
        if not position.undo_refusal(seat) and luck.random() < 0.2:
            await service.hub.undo(room, seat, room.seq(only(seat)))
        else:
            code = luck.choice(position.state.legal_actions(seat))
            await service.hub.act(room, seat, room.seq(only(seat)), [code])
        if luck.random() < 0.2:
            draws = room.match.draws
            service.hub.rooms.clear()
            room = await service.hub.room(table)
            assert room.saved > 0
            assert room.match.draws == draws

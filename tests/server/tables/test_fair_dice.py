"""Fair dice at a table: how its devices come to them, and how they are counted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.audit import check_fair, with_seed
from tests.server.device import Device
from tests.server.node import Node, running_node
from tests.server.seats import Data, Socket, new_table, socket_of, view_of

from warren.client import Client
from warren.core.dice import FairDice, new_seed
from warren.core.effect import only
from warren.core.match import Match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.core.verdict import check_record
from warren.games.registry import game
from warren.server.seats.seating import PLAYING
from warren.server.service import Service

OPEN = [{"kind": "me"}, {"kind": "open"}]
HOTSEAT = [{"kind": "me"}, {"kind": "me"}]
SOLO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def kept(node: Node, table: str) -> Record:
    async def read(service: Service) -> Record:
        return await service.hub.store.record(table)

    return node.run(read)


def opened(node: Node, table: str) -> Record:
    """The record of a game that is not over, with its seed."""

    async def read(service: Service) -> Record:
        record = await service.hub.store.record(table)
        return with_seed(record, (await service.hub.room(table)).terms.seed)

    return node.run(read)


def shown(browser: httpx.Client, table: str) -> Data:
    return dict(view_of(browser, table)["table"])


def called(socket: Socket) -> Data:
    """The table, when its devices are asked."""
    while True:
        table: Data = socket.until("seats")["table"]
        if table["dice"] is not None:
            return table


def test_a_game_against_bots_starts_when_its_device_has_revealed(node: Node) -> None:
    ann = Device(node.browser())
    created = new_table(ann.browser, seats=SOLO, commitment=ann.draw())["table"]
    assert (created["status"], created["dice"]["phase"]) == ("waiting", "opened")
    assert created["dice"]["seats"] == [0]
    assert created["commitments"]["contributions"] == ["", ""]
    begun = ann.reveal(created)
    assert (begun["status"], begun["dice"]) == ("playing", None)
    assert begun["commitments"]["contributions"] == [ann.drawn[0], ""]
    assert begun["commitments"]["promise"] == created["commitments"]["promise"]
    verdict = check_fair(opened(node, begun["id"]))
    assert "no-device" not in verdict.missing


def test_who_brings_no_device_starts_at_once(node: Node) -> None:
    created = new_table(node.browser(), seats=SOLO)["table"]
    assert (created["status"], created["dice"]) == ("playing", None)
    assert "no-device" in check_fair(opened(node, created["id"])).missing


def test_one_device_for_all_seats_of_a_screen(node: Node) -> None:
    ann = Device(node.browser())
    created = new_table(ann.browser, seats=HOTSEAT, commitment=ann.draw())["table"]
    assert ann.take_part(created)["commitments"]["contributions"] == [ann.drawn[0], ""]


def test_all_are_bound_before_anybody_reveals(node: Node) -> None:
    ann, bob = Device(node.browser()), Device(node.browser())
    created = new_table(ann.browser, seats=OPEN, visibility="open", commitment=ann.draw())["table"]
    table = created["id"]
    assert created["dice"] is None
    with socket_of(ann.browser, table) as socket:
        joined = bob.post(created, "join", commitment=bob.draw())
        assert (joined["dice"]["phase"], joined["dice"]["seats"]) == ("calling", [0])
        told = called(socket)
        assert told["dice"]["seats"] == [0]
        early = bob.browser.post(
            f"/api/tables/{table}/reveal", json={"contribution": bob.drawn[0], "seat": 1}
        )
        assert (early.status_code, early.json()["message"]) == (409, "refusal-dice-phase")
        again = bob.browser.post(f"/api/tables/{table}/seal", json={"commitment": bob.draw()})
        assert again.json()["message"] == "refusal-contribution-fixed"
        bound = ann.seal(told)
        assert (bound["dice"]["phase"], bound["dice"]["seats"]) == ("opened", [0, 1])
        waiting = bob.post(bound, "reveal", contribution=bob.drawn[0], seat=1)
        assert waiting["status"] == "waiting"
        assert waiting["commitments"]["contributions"] == ["", ""]
        for drawn in ("11" * 32, bob.drawn[0]):
            other = ann.browser.post(f"/api/tables/{table}/reveal", json={"contribution": drawn})
            assert other.json()["message"] == "refusal-other-contribution"
        assert ann.reveal(bound)["status"] == "playing"
    assert shown(bob.browser, table)["commitments"]["contributions"] == [
        ann.drawn[-1],
        bob.drawn[0],
    ]
    assert not check_fair(opened(node, table)).faults()


def test_nobody_waits_for_a_device_that_is_not_there(node: Node) -> None:
    ann, bob = Device(node.browser()), Device(node.browser())
    created = new_table(ann.browser, seats=OPEN, visibility="open", commitment=ann.draw())["table"]
    joined = bob.post(created, "join", commitment=bob.draw())
    assert (joined["dice"]["phase"], joined["dice"]["seats"]) == ("opened", [1])
    begun = bob.take_part(joined)
    assert begun["status"] == "playing"
    assert begun["commitments"]["contributions"] == ["", bob.drawn[0]]


def test_who_leaves_before_is_called_no_more(node: Node) -> None:
    ann, bob, cid = (Device(node.browser()) for _ in range(3))
    created = new_table(ann.browser, seats=OPEN, visibility="open", commitment=ann.draw())["table"]
    table = created["id"]
    with socket_of(ann.browser, table):
        bob.post(created, "join", commitment=bob.draw())
        left = bob.post(created, "leave")
        assert (left["dice"], left["commitments"]["sealed"][1]) == (None, "")
        joined = cid.post(created, "join", commitment=cid.draw())
        assert joined["dice"]["seats"] == [0]
        opened_now = ann.seal(shown(ann.browser, table))
        gone = cid.browser.post(f"/api/tables/{table}/leave", json={})
        assert (gone.status_code, gone.json()["message"]) == (409, "refusal-dice-opened")
        ann.reveal(opened_now)
        assert cid.take_part(shown(cid.browser, table))["status"] == "playing"
    record = opened(node, table)
    assert record.commitments["contributions"] == [ann.drawn[-1], cid.drawn[-1]]


def finish(node: Node, table: str) -> None:
    """The game to its end, at random."""

    async def play(service: Service) -> None:
        luck = Random(3)
        room = await service.hub.room(table)
        while room.terms.status == PLAYING:
            seat = room.match.state.actors()[0]
            code = luck.choice(room.match.state.legal_actions(seat))
            await service.hub.act(room, seat, room.seq(only(seat)), [code])

    node.run(play)


def test_a_rematch_has_dice_of_its_own(node: Node) -> None:
    ann, bob = Device(node.browser()), Device(node.browser())
    first = new_table(ann.browser, seats=OPEN, visibility="open")["table"]
    bob.post(first, "join")
    finish(node, first["id"])
    asked = ann.post(first, "rematch", commitment=ann.draw())
    assert asked["status"] == "waiting"
    with socket_of(ann.browser, asked["id"]):
        agreed = bob.post(first, "rematch", commitment=bob.draw())
        assert (agreed["id"], agreed["dice"]["seats"]) == (asked["id"], [0])
        ann.take_part(shown(ann.browser, asked["id"]))
        begun = bob.take_part(shown(bob.browser, asked["id"]))
    ann.take_part(shown(ann.browser, asked["id"]))
    made = shown(ann.browser, asked["id"])["commitments"]
    assert made["contributions"] == [ann.drawn[-1], bob.drawn[-1]]
    assert begun["commitments"]["promise"] != first["commitments"]["promise"]


def test_a_rematch_on_one_screen_starts_with_its_device(node: Node) -> None:
    ann = Device(node.browser())
    first = ann.take_part(new_table(ann.browser, seats=HOTSEAT, commitment=ann.draw())["table"])
    finish(node, first["id"])
    again = ann.post(first, "rematch", commitment=ann.draw())
    assert (again["status"], again["dice"]["phase"]) == ("waiting", "opened")
    assert ann.take_part(again)["commitments"]["contributions"] == [ann.drawn[-1], ""]
    third = ann.browser.post(f"/api/tables/{first['id']}/rematch")
    assert third.json()["id"] == again["id"]


@pytest.mark.parametrize("body", [{}, {"commitment": "xy" * 32}, {"commitment": "ab"}])
def test_what_does_not_bind_is_refused(node: Node, body: Data) -> None:
    ann = node.browser()
    table = new_table(ann)["table"]["id"]
    assert ann.post(f"/api/tables/{table}/seal", json=body).status_code == 400
    if body:
        made = {"game": "small_world", "seats": SOLO, **body}
        assert ann.post("/api/tables", json=made).status_code == 400


def test_the_head_is_that_of_the_last_line_a_viewer_saw(node: Node) -> None:
    """A sealed choice moves nobody's head but that of its own seat, until all are in."""
    ann, bob = node.browser(), node.browser()
    created = new_table(ann, "dungeon_lords", seats=OPEN)
    assert bob.post("/api/seats", json={"link": created["links"]["1"]}).status_code == 201
    table = created["table"]["id"]
    luck = Random(7)
    compared = 0
    for _ in range(400):
        if compared >= 3:
            break
        before = {one: view_of(one, table) for one in (ann, bob)}
        turn = [one for one in (ann, bob) if before[one]["situation"]["choices"]]
        acting = luck.choice(turn)
        other = bob if acting is ann else ann
        asked = before[acting]
        move = {"code": luck.choice(asked["situation"]["choices"])["code"]}
        done = acting.post(
            f"/api/tables/{table}/actions", json={"seq": asked["seq"], "moves": [move]}
        ).json()
        after = view_of(other, table)
        assert done["head"] != asked["head"]
        if after["seq"] == before[other]["seq"]:
            assert after["head"] == before[other]["head"] != done["head"]
            compared += 1
        else:
            assert after["head"] == done["head"]
    assert compared == 3


def test_the_client_takes_part_without_being_asked(node: Node) -> None:
    with Client(node.url) as client:
        created = client.create("small_world", ["me", "random"])
        table = created.table.id
        assert created.table.status == PLAYING
        given = created.table.commitments["contributions"]
        assert isinstance(given, list)
        assert [bool(text) for text in given] == [True, False]
        opening = client.head(table)
        seen = client.view(table)
        assert client.head(table) == seen.head != opening
    record = opened(node, table)
    heads = [check_record(game("small_world"), record, head).seen for head in (opening, seen.head)]
    assert heads[0] == 0 < heads[1]


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

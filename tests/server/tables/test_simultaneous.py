"""Sealed choices at the same time: what Dungeon Lords will need of a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import httpx
import pytest
from tests.server.node import Node
from tests.server.sealed import ROUNDS, sealed_game
from tests.server.seats import Data, Socket, new_table, socket_of

from warren.core.record import read_record
from warren.core.verdict import check_record
from warren.games.registry import game
from warren.server.service import Service


@pytest.fixture(autouse=True)
def sealed() -> Iterator[None]:
    with sealed_game():
        yield


def people(house: Node, count: int) -> tuple[str, list[httpx.Client]]:
    """A table with so many people."""
    browsers = [house.browser() for _ in range(count)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
    created = new_table(browsers[0], "sealed", seats=seats, visibility="open")
    for browser in browsers[1:]:
        answer = browser.post(f"/api/tables/{created['table']['id']}/join", json={})
        assert answer.status_code == 201, answer.text
    return str(created["table"]["id"]), browsers


def seal(browser: httpx.Client, table: str, seq: int, card: int) -> httpx.Response:
    move = {"verb": "seal", "args": {"card": card}}
    body = {"type": "act", "seq": seq, "moves": [move]}
    return browser.post(f"/api/tables/{table}/actions", json=body, params={"lang": "none"})


def take_back(browser: httpx.Client, table: str, seq: int) -> httpx.Response:
    body = {"type": "undo", "seq": seq}
    return browser.post(f"/api/tables/{table}/undo", json=body, params={"lang": "none"})


def view(browser: httpx.Client, table: str, **query: Any) -> Data:
    return dict(browser.get(f"/api/tables/{table}/view", params={"lang": "none", **query}).json())


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_answer_the_same_line_in_any_order(house: Node, order: tuple[int, ...]) -> None:
    table, browsers = people(house, 3)
    start = view(browsers[0], table)
    assert (start["seq"], start["situation"]["actors"]) == (0, [0, 1, 2])
    assert all(len(view(one, table)["situation"]["choices"]) == 5 for one in browsers)
    for seat in order:
        answer = seal(browsers[seat], table, 0, seat + 1)
        assert answer.status_code == 200, answer.text
    after = view(browsers[0], table)
    assert (after["seq"], after["view"]["round"]) == (4, 2)
    assert after["view"]["points"][2] in (1, 2)


def test_a_choice_once_sealed_is_not_chosen_again(house: Node) -> None:
    table, (ann, bob) = people(house, 2)
    assert seal(ann, table, 0, 3).status_code == 200
    answer = seal(ann, table, 0, 4)
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-stale")
    answer = seal(ann, table, 1, 4)
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-not-your-turn")
    assert seal(bob, table, 0, 1).status_code == 200
    for browser in (ann, bob):
        answer = seal(browser, table, 0, 1)
        assert (answer.status_code, answer.json()["message"]) == (409, "refusal-stale")
        assert seal(browser, table, 3, 1).status_code == 200


def test_over_http_who_was_overtaken_gets_the_whole_table(house: Node) -> None:
    table, (ann, bob) = people(house, 2)
    first = seal(ann, table, 0, 3).json()
    assert (first["type"], first["before"], first["seq"]) == ("step", 0, 1)
    second = seal(bob, table, 0, 1).json()
    assert (second["type"], second["seq"]) == ("table", 3)
    assert [fact["n"] for fact in second["facts"]] == sorted(fact["n"] for fact in second["facts"])
    assert {fact["n"] for fact in second["facts"]} == {1, 2, 3}


def test_nothing_of_a_sealed_choice_reaches_anybody_else(house: Node) -> None:
    table, (ann, bob) = people(house, 2)
    eve = house.browser()
    with (
        socket_of(ann, table, lang="none") as mine,
        socket_of(bob, table, lang="none") as theirs,
        socket_of(eve, table, lang="none") as watching,
    ):
        mine.act(3)
        for socket in (mine, theirs, watching):
            socket.until("step")
        assert mine.view is not None
        assert mine.view["sealed"] == [4, 0]
        for socket in (theirs, watching):
            assert socket.view is not None
            assert socket.view["sealed"] == [-1, 0]
            assert [fact["effect"] for fact in socket.facts] == ["seat-ready"]
            step = json.loads(socket.seen[-1])
            assert not has(step["patch"], 4)
            assert not has(step["facts"], 4)
        again = view(bob, table, since=0)
        assert again["view"]["sealed"] == [-1, 0]
        assert not has(again["facts"], 4)
        theirs.act(1)
        for socket in (mine, theirs, watching):
            socket.until("step")
            turned = [fact["args"] for fact in socket.facts if fact["effect"] == "card-turned"]
            assert turned == [{"seat": 0, "card": 4}, {"seat": 1, "card": 2}]


def has(data: Any, value: int) -> bool:
    """Whether a number stands anywhere in the data."""
    if isinstance(data, dict):
        return any(has(item, value) for item in data.values())
    if isinstance(data, list):
        return any(has(item, value) for item in data)
    return data is not True and data == value


def test_a_sealed_choice_is_taken_back_before_others_act(house: Node) -> None:
    table, (ann, bob) = people(house, 2)
    seal(ann, table, 0, 3)
    assert view(ann, table)["situation"]["undo"]["possible"] is True
    assert view(bob, table)["situation"]["undo"]["message"] == "refusal-undo-other"
    answer = take_back(ann, table, 1)
    assert answer.status_code == 200
    assert answer.json()["situation"]["actors"] == [0, 1]
    assert view(ann, table)["view"]["sealed"] == [0, 0]
    assert seal(bob, table, 0, 5).status_code == 200, "the question to the other is the same"
    answer = seal(ann, table, 1, 2)
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-stale")
    assert seal(ann, table, 2, 2).status_code == 200


def test_also_after_another_has_sealed(house: Node) -> None:
    table, (ann, bob, cyd) = people(house, 3)
    seal(ann, table, 0, 3)
    seal(bob, table, 0, 4)
    assert take_back(ann, table, 2).status_code == 200
    answer = take_back(cyd, table, 3)
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-undo-other")
    assert view(bob, table)["view"]["sealed"] == [0, 4, 0]
    assert seal(ann, table, 3, 5).status_code == 200
    assert take_back(bob, table, 4).status_code == 200
    assert seal(cyd, table, 0, 1).status_code == 200
    assert seal(bob, table, 5, 2).status_code == 200
    for browser in (ann, bob, cyd):
        answer = take_back(browser, table, view(browser, table)["seq"])
        assert (answer.status_code, answer.json()["message"]) == (409, "refusal-undo-chance")


def test_the_one_who_opens_the_choices_has_seen_them(house: Node) -> None:
    """Where no chance follows the last sealed choice, it stays done all the same."""

    async def last_choice(service: Service) -> tuple[str, str]:
        room = await service.hub.room(table)
        position = room.match.copy()
        position.act(0, position.state.action(3))
        position.act(1, position.state.action(1))
        return position.undo_refusal(0), position.undo_refusal(1)

    table, _ = people(house, 2)
    assert house.run(last_choice) == ("refusal-undo-revealed", "refusal-undo-revealed")


def test_a_table_reopened_in_between_asks_the_same(house: Node) -> None:
    table, (ann, bob) = people(house, 2)
    seal(ann, table, 0, 3)

    async def forget(service: Service) -> None:
        del service.hub.rooms[table]

    house.run(forget)
    assert view(ann, table)["situation"]["undo"]["possible"] is True
    assert seal(bob, table, 0, 2).status_code == 200


def test_hot_seat_with_sealed_choices(house: Node) -> None:
    """One person for all seats: after a seat has sealed, the eyes go on to the next."""
    ann = house.browser()
    table = new_table(ann, "sealed", seats=[{"kind": "me"}, {"kind": "me"}])["table"]["id"]
    with socket_of(ann, table, lang="none") as socket:
        seats = [seat_of(socket)]
        socket.act(2)
        message = socket.until("table", "step")
        seats.append(seat_of(socket))
        assert (message["type"], seats) == ("table", [0, 1])
        assert message["view"]["sealed"] == [-1, 0]


def seat_of(socket: Socket) -> int:
    assert socket.situation is not None
    return int(socket.situation["seat"])


def test_a_whole_game(house: Node) -> None:
    table, browsers = people(house, 3)
    sockets: list[Socket] = []
    with (
        socket_of(browsers[0], table, lang="none") as first,
        socket_of(browsers[1], table, lang="none") as second,
        socket_of(browsers[2], table, lang="none") as third,
    ):
        sockets = [first, second, third]
        for _ in range(ROUNDS):
            seq = first.seq
            for place, socket in enumerate(reversed(sockets)):
                socket.act(place)
            while any(socket.seq < seq + 4 for socket in sockets):
                for socket in sockets:
                    if socket.seq < seq + 4:
                        assert socket.receive()["type"] != "refused"
        assert all(socket.over for socket in sockets)
    record = read_record(browsers[0].get(f"/api/tables/{table}/record").text)
    assert check_record(game("sealed"), record).holds()
    assert len(record.lines) == 4 * ROUNDS

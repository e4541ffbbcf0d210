"""Chat and notes beside the game, and those who only watch."""

from __future__ import annotations

import time

import httpx
import pytest
from tests.server.node import Node
from tests.server.played import play_out
from tests.server.seats import new_table, socket_of, two_at_a_table, view_of

from warren.server.service import Service


def say(browser: httpx.Client, table: str, text: str) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/chat", json={"type": "chat", "text": text})


def said(browser: httpx.Client, table: str, **query: int) -> list[str]:
    answer = browser.get(f"/api/tables/{table}/chat", params=query)
    assert answer.status_code == 200
    return [one["text"] for one in answer.json()]


def test_chat_in_order_for_everybody(house: Node) -> None:
    table, ann, bob = two_at_a_table(house)
    eve = house.browser()
    with socket_of(bob, table) as theirs, socket_of(eve, table) as watching:
        assert say(ann, table, "  Hello,   there ").status_code == 201
        theirs.send(type="chat", text="Привет")
        heard = [watching.until("chat") for _ in range(2)]
        assert [(one["seat"], one["name"], one["text"]) for one in heard] == [
            (0, "Ann", "Hello, there"),
            (1, "Bob", "Привет"),
        ]
        assert heard[0]["number"] < heard[1]["number"]
        assert heard[0]["at"] <= heard[1]["at"]
    assert eve.get(f"/api/tables/{table}/chat").json() == [
        {key: value for key, value in one.items() if key != "type"} | {"type": "chat"}
        for one in heard
    ]


def test_spectators_read_but_do_not_write(house: Node) -> None:
    table, ann, _ = two_at_a_table(house)
    eve = house.browser()
    say(ann, table, "hello")
    answer = say(eve, table, "boo")
    assert (answer.status_code, answer.json()["message"]) == (403, "refusal-no-seat")
    with socket_of(eve, table) as watching:
        watching.send(type="chat", text="boo", id="x")
        told = watching.until("refused")
        assert (told["message"], told["id"]) == ("refusal-no-seat", "x")
    assert said(eve, table) == ["hello"]


def test_chat_before_the_start(house: Node) -> None:
    ann = house.browser()
    table = new_table(ann)["table"]["id"]
    assert say(ann, table, "waiting for you").status_code == 201
    assert said(ann, table) == ["waiting for you"]


def speak(house: Node, table: str, count: int) -> None:
    """Many messages, as fast as the database takes them."""

    async def speaking(service: Service) -> None:
        for number in range(count):
            await service.hub.store.talk.say(table, 0, "Ann", f"{number}", time.time())

    house.run(speaking)


def test_chat_in_pages(house: Node) -> None:
    table, ann, _ = two_at_a_table(house)
    speak(house, table, 105)
    everything = ann.get(f"/api/tables/{table}/chat").json()
    assert [one["text"] for one in everything] == [f"{number}" for number in range(5, 105)]
    first = everything[0]["number"]
    assert said(ann, table, before=first) == [f"{number}" for number in range(5)]
    last = everything[-3]["number"]
    assert said(ann, table, after=last) == ["103", "104"]
    assert said(ann, table, after=first, before=everything[3]["number"]) == ["6", "7"]


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "x" * 501])
def test_nothing_or_too_much_to_say(house: Node, text: str) -> None:
    table, ann, _ = two_at_a_table(house)
    assert say(ann, table, text).status_code == 400
    assert said(ann, table) == []


def test_chat_of_a_private_table_is_private(house: Node) -> None:
    ann, eve = house.browser(), house.browser()
    table = new_table(ann, visibility="private")["table"]["id"]
    say(ann, table, "secret")
    for answer in (eve.get(f"/api/tables/{table}/chat"), say(eve, table, "x")):
        assert (answer.status_code, answer.json()["message"]) == (404, "error-unknown-table")


def test_notes_are_for_one_seat(house: Node) -> None:
    table, ann, bob = two_at_a_table(house)
    eve = house.browser()
    address = f"/api/tables/{table}/note"
    text = "Bob has 12 coins\nmaybe"
    assert ann.put(address, json={"text": text}).json() == {"text": text}
    assert ann.get(address).json() == {"text": text}
    assert bob.get(address).json() == {"text": ""}
    assert eve.get(address).status_code == 403
    assert bob.get(address, params={"seat": 0}).status_code == 403
    assert bob.put(address, params={"seat": 0}, json={"text": "x"}).status_code == 403
    assert ann.put(address, json={"text": ""}).json() == {"text": ""}
    assert ann.get(address).json() == {"text": ""}
    assert ann.put(address, json={"text": "x" * 20_001}).status_code == 400


def test_notes_of_two_seats_of_one_person(house: Node) -> None:
    ann = house.browser()
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = new_table(ann, seats=seats)["table"]["id"]
    for seat in (0, 1):
        ann.put(f"/api/tables/{table}/note", params={"seat": seat}, json={"text": f"n{seat}"})
    for seat in (0, 1):
        answer = ann.get(f"/api/tables/{table}/note", params={"seat": seat})
        assert answer.json() == {"text": f"n{seat}"}


def test_spectators_follow_a_game(house: Node) -> None:
    table, _, _ = two_at_a_table(house, "heroes")
    eve = house.browser()
    with socket_of(eve, table) as watching:
        play_out(house, table, most=5)
        last = view_of(eve, table)["seq"]
        while watching.seq < last:
            message = watching.receive()
            assert message["situation"]["choices"] == []
        assert watching.view == view_of(eve, table)["view"]
        assert watching.view is not None
        assert not any(seat["hand"] for seat in watching.view["seats"])

"""Taking seats, leaving them and coming back."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.node import Node
from tests.server.own_things import own_board
from tests.server.played import BOTH_MINE, finished_table
from tests.server.seats import new_table, socket_of, two_at_a_table, view_of

ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
THREE = [ME, OPEN, OPEN]


def post(browser: httpx.Client, table: str, what: str, **body: Any) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/{what}", json=body, params={"lang": "en"})


def refused(answer: httpx.Response, status: int, message: str) -> None:
    told = answer.json()
    assert (answer.status_code, told["message"]) == (status, message), answer.text
    assert told["text"]
    assert told["rule"]


def names(browser: httpx.Client, table: str) -> list[str]:
    return [seat["name"] for seat in browser.get(f"/api/tables/{table}").json()["seats"]]


def test_an_open_table_is_joined_by_anybody_until_it_is_full(house: Node) -> None:
    ann, bob, cyd, dan = (house.browser() for _ in range(4))
    table = new_table(ann, seats=THREE, visibility="open")["table"]["id"]
    joined = post(bob, table, "join", seat=2, name="Bob").json()
    assert (joined["status"], joined["seats"][2]["name"]) == ("waiting", "Bob")
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    refused(post(cyd, table, "join", seat=2, name="Cyd"), 409, "refusal-seat-taken")
    refused(post(cyd, table, "join", seat=0, name="Cyd"), 409, "refusal-seat-taken")
    refused(post(cyd, table, "join", seat=9, name="Cyd"), 409, "refusal-seat-taken")
    full = post(cyd, table, "join", name="Cyd").json()
    assert (full["status"], full["seats"][1]["name"]) == ("playing", "Cyd")
    refused(post(dan, table, "join", name="Dan"), 409, "refusal-seat-taken")
    assert view_of(dan, table)["situation"]["seat"] is None


@pytest.mark.parametrize("visibility", ["link", "private"])
def test_other_tables_are_joined_by_their_links(house: Node, visibility: str) -> None:
    ann, bob, eve = house.browser(), house.browser(), house.browser()
    created = new_table(ann, visibility=visibility)
    table = created["table"]["id"]
    answer = post(eve, table, "join", name="Eve")
    assert answer.status_code == (404 if visibility == "private" else 403)
    taken = bob.post("/api/seats", json={"link": created["links"]["1"], "name": "Bob"})
    assert (taken.json()["table"], taken.json()["seat"]) == (table, 1)
    assert bob.get(f"/api/tables/{table}").json()["status"] == "playing"
    assert (eve.get(f"/api/tables/{table}/view").status_code == 404) == (visibility == "private")
    listed = [found["id"] for found in eve.get("/api/tables").json()]
    assert table not in listed


def test_the_owner_may_take_an_open_seat_too(house: Node) -> None:
    ann = house.browser()
    table = new_table(ann, seats=[OPEN, OPEN], visibility="private")["table"]["id"]
    assert post(ann, table, "join", seat=1, name="Ann").status_code == 201
    assert post(ann, table, "join", name="Ann again").json()["status"] == "playing"
    assert names(ann, table) == ["Ann again", "Ann"]


def test_back_by_the_link_from_another_browser(house: Node) -> None:
    table, ann, bob = two_at_a_table(house)
    created = new_table(ann)
    link = created["links"]["0"]
    phone = house.browser()
    back = phone.post("/api/seats", json={"link": link})
    assert back.json() == {"table": created["table"]["id"], "seat": 0, "link": None}
    assert names(phone, created["table"]["id"])[0] == "Ann"
    assert phone.get(f"/api/tables/{back.json()['table']}").json()["seats"][0]["mine"]
    assert ann.get(f"/api/tables/{back.json()['table']}").json()["seats"][0]["mine"]
    assert not bob.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


def test_both_browsers_of_a_seat_play(house: Node) -> None:
    ann, phone = house.browser(), house.browser()
    created = new_table(ann, seats=[ME, {"kind": "bot"}], options={"first": 0})
    table = created["table"]["id"]
    phone.post("/api/seats", json={"link": created["links"]["0"]})
    shown = view_of(phone, table)
    moves = [{"code": shown["situation"]["choices"][0]["code"]}]
    body = {"type": "act", "seq": shown["seq"], "moves": moves}
    assert phone.post(f"/api/tables/{table}/actions", json=body).status_code == 200
    assert view_of(ann, table)["seq"] > shown["seq"]


def test_a_new_link_ends_the_old_one(house: Node) -> None:
    ann, phone = house.browser(), house.browser()
    created = new_table(ann)
    table, old = created["table"]["id"], created["links"]["0"]
    assert phone.post("/api/seats", json={"link": old}).status_code == 201
    new = post(ann, table, "link").json()
    assert new["seat"] == 0
    refused(house.browser().post("/api/seats", json={"link": old}), 404, "refusal-link")
    for browser in (ann, phone):
        seat = browser.get(f"/api/tables/{table}").json()["seats"][0]
        assert (seat["mine"], seat["devices"]) == (True, 2)
    friend = house.browser()
    assert friend.post("/api/seats", json={"link": new["link"]}).json()["seat"] == 0


def test_the_owner_can_invite_again(house: Node) -> None:
    ann, bob, eve = house.browser(), house.browser(), house.browser()
    created = new_table(ann)
    table = created["table"]["id"]
    refused(post(eve, table, "link", seat=1), 403, "refusal-no-seat")
    new = post(ann, table, "link", seat=1).json()
    refused(eve.post("/api/seats", json={"link": created["links"]["1"]}), 404, "refusal-link")
    assert bob.post("/api/seats", json={"link": new["link"], "name": "Bob"}).status_code == 201
    refused(post(ann, table, "link", seat=1), 403, "refusal-foreign-seat")


@pytest.mark.parametrize("link", ["nothing-here", "x" * 64])
def test_links_that_open_nothing(house: Node, link: str) -> None:
    refused(house.browser().post("/api/seats", json={"link": link}), 404, "refusal-link")


def test_the_link_of_a_seat_with_a_bot_opens_nothing(house: Node) -> None:
    ann = house.browser()
    created = new_table(ann, seats=[ME, OPEN])
    table, link = created["table"]["id"], created["links"]["1"]
    post(ann, table, "start", fill="random")
    answer = house.browser().post("/api/seats", json={"link": link})
    assert answer.status_code in (404, 409)
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "bot"


def test_leaving_before_the_start_frees_the_seat(house: Node) -> None:
    ann, bob, cyd = house.browser(), house.browser(), house.browser()
    created = new_table(ann, seats=THREE, visibility="open")
    table = created["table"]["id"]
    post(bob, table, "join", seat=1, name="Bob")
    left = post(bob, table, "leave").json()
    assert (left["seats"][1]["kind"], left["seats"][1]["name"]) == ("open", "")
    refused(post(bob, table, "leave"), 403, "refusal-no-seat")
    refused(cyd.post("/api/seats", json={"link": created["links"]["1"]}), 404, "refusal-link")
    assert post(cyd, table, "join", seat=1, name="Cyd").status_code == 201


def test_leaving_a_game_hands_it_to_a_bot_until_one_returns(house: Node) -> None:
    board = own_board(rounds=2)
    table, ann, bob = two_at_a_table(house, options={"board": board, "first": 1})
    left = post(bob, table, "leave").json()
    assert left["seats"][1]["away"]
    with socket_of(ann, table) as watching:
        while 0 not in (watching.situation or {"actors": []})["actors"]:
            watching.receive()
    back = post(bob, table, "return").json()
    assert not back["seats"][1]["away"]
    assert back["seats"][1]["name"] == "Bob"
    refused(post(house.browser(), table, "return"), 403, "refusal-no-seat")


def test_a_finished_game_cannot_be_left(house: Node) -> None:
    ann = house.browser()
    table = finished_table(house, ann)
    left = post(ann, table, "leave").json()
    assert not any(seat["away"] for seat in left["seats"])


def test_filling_up_with_bots(house: Node) -> None:
    ann, bob = house.browser(), house.browser()
    table = new_table(ann, seats=[ME, OPEN, OPEN, OPEN], visibility="open")["table"]["id"]
    post(bob, table, "join", seat=2, name="Bob")
    refused(post(bob, table, "start", fill="random"), 403, "refusal-owner")
    refused(post(ann, table, "start"), 409, "refusal-seats-open")
    answer = post(ann, table, "start", fill="nobody")
    assert (answer.status_code, answer.json()["message"]) == (400, "error-unknown-bot")
    started = post(ann, table, "start", fill="random").json()
    assert started["status"] == "playing"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "person", "bot"]
    assert started["seats"][2]["name"] == "Bob"


def test_giving_up_a_table(house: Node) -> None:
    ann, bob = house.browser(), house.browser()
    created = new_table(ann, visibility="open")
    table = created["table"]["id"]
    refused(post(bob, table, "close"), 403, "refusal-owner")
    with socket_of(ann, table) as watching:
        assert post(ann, table, "close").json()["status"] == "closed"
        assert watching.until("seats")["table"]["status"] == "closed"
    refused(post(bob, table, "join"), 409, "refusal-table-status")
    link = {"link": created["links"]["1"], "name": "Bob"}
    refused(bob.post("/api/seats", json=link), 409, "refusal-table-status")
    refused(post(ann, table, "start", fill="random"), 409, "refusal-table-status")
    refused(post(ann, table, "close"), 409, "refusal-table-status")
    assert table not in [found["id"] for found in ann.get("/api/tables?mine=true").json()]
    playing = new_table(ann, seats=BOTH_MINE)["table"]["id"]
    refused(post(ann, playing, "close"), 409, "refusal-table-status")

"""The links to seats: who can read whose hand with them, and what they change."""

from __future__ import annotations

import httpx
import pytest
from tests.server.attack.arriving import come
from tests.server.node import Node
from tests.server.people.people import (
    PASSWORD,
    again,
    me,
    register,
    rows,
    somebody,
    wait_until,
)
from tests.server.seats import new_table, socket_of, view_of
from websockets.exceptions import ConnectionClosed

from warren.server.storage.schema import holders, seats, tables, users


def seated(node: Node, guest: httpx.Client, **wanted: object) -> tuple[httpx.Client, str, str]:
    """Heroes between a host and a guest who came by the link: the host, the table, that link."""
    host = node.browser()
    created = new_table(host, "heroes", **wanted)
    link = created["links"]["1"]
    taken = guest.post("/api/seats", json={"link": link, "name": "Bob"})
    assert taken.status_code == 201, taken.text
    return host, str(created["table"]["id"]), str(link)


def hand(browser: httpx.Client, table: str, seat: int) -> object:
    return view_of(browser, table)["view"]["seats"][seat]["hand"]


def mine(browser: httpx.Client, table: str) -> list[int]:
    shown = browser.get(f"/api/tables/{table}").json()
    return [seat["seat"] for seat in shown["seats"] if seat["mine"]]


def devices(browser: httpx.Client, table: str, seat: int = 1) -> int:
    return int(browser.get(f"/api/tables/{table}").json()["seats"][seat]["devices"])


@pytest.mark.parametrize("registers", [False, True])
def test_a_host_cannot_read_the_hand_of_whoever_took_the_link(inn: Node, registers: bool) -> None:
    bob = inn.browser()
    host, table, link = seated(inn, bob)
    if registers:
        assert register(bob, "Bob who registers").status_code == 201
    for thief in (host, inn.browser(), somebody(inn, f"Eve {registers}")):
        refused = come(thief, link)
        assert (refused.status_code, refused.json()["message"]) == (404, "refusal-link-used")
        assert 1 not in mine(thief, table)
        assert not isinstance(hand(thief, table, 1), dict)
    assert isinstance(hand(bob, table, 1), dict)


def test_a_right_that_was_got_before_dies_with_the_link(inn: Node) -> None:
    """Whoever opened the link before the guest did has its cookie still."""
    host = inn.browser()
    created = new_table(host, "heroes")
    link = created["links"]["1"]
    assert host.get(f"/s/{link}").status_code == 303
    wanted = {"table": created["table"]["id"], "seat": 1}
    assert inn.browser().post("/api/seats", json={"link": link, "name": "Bob"}).is_success
    refused = host.post("/api/link", json=wanted)
    assert (refused.status_code, refused.json()["message"]) == (404, "refusal-link-used")


def test_registering_puts_out_whoever_holds_the_seat_by_a_link(inn: Node) -> None:
    bob = inn.browser()
    _, table, _ = seated(inn, bob)
    lent = bob.post(f"/api/tables/{table}/link", json={}).json()["link"]
    thief = inn.browser()
    assert come(thief, lent).status_code == 201
    with socket_of(thief, table) as socket:
        assert socket.situation is not None
        assert socket.situation["seat"] == 1
        assert register(bob, "Bob of the two").status_code == 201
        while socket.situation["seat"] is not None:
            socket.receive()
    assert come(thief, lent).status_code == 404
    assert mine(thief, table) == []
    assert mine(bob, table) == [1]


def test_looking_changes_nothing(inn: Node) -> None:
    """Neither for a messenger nor for somebody with an account, at an open seat or a guest's.

    Who had no session has one from then on, so that what they take next is theirs; it is written
    down nowhere.
    """
    bob = inn.browser()
    _, table, _ = seated(inn, bob)
    taken = bob.post(f"/api/tables/{table}/link", json={}).json()["link"]
    free = new_table(inn.browser(), visibility="private")["links"]["1"]
    victim = somebody(inn, "Victim")
    kept = [rows(inn, each) for each in (seats, holders, tables, users)]
    for visitor in (victim, inn.browser()):
        for link in (taken, free):
            cookies = dict(visitor.cookies)
            for method in ("GET", "HEAD"):
                answer = visitor.request(method, f"/s/{link}")
                assert answer.status_code in (303, 405)
            assert visitor.get("/api/link").status_code == 200
            changed = {
                name for name in visitor.cookies if visitor.cookies[name] != cookies.get(name)
            }
            assert changed <= {"warren-link"} | ({"warren"} - set(cookies))
    assert [rows(inn, each) for each in (seats, holders, tables, users)] == kept
    assert mine(victim, table) == []


def test_whose_seat_it_is_is_told_before_anything_is_taken(inn: Node) -> None:
    bob = inn.browser()
    _, table, _ = seated(inn, bob, visibility="private")
    link = bob.post(f"/api/tables/{table}/link", json={}).json()["link"]
    for visitor, offer in ((inn.browser(), "here"), (somebody(inn, "Visitor"), "account")):
        visitor.get(f"/s/{link}")
        arrived = visitor.get("/api/link").json()
        assert (arrived["table"]["id"], arrived["seat"], arrived["offer"]) == (table, 1, offer)
        assert arrived["table"]["seats"][1]["name"] == "Bob"
        assert not arrived["table"]["seats"][1]["mine"]
        assert visitor.request("DELETE", "/api/link").status_code == 200
        assert visitor.get("/api/link").json() is None


def test_a_link_opened_behind_ones_back_takes_no_other_seat(inn: Node) -> None:
    """The page showed one seat; another tab has opened the link of another since."""
    visitor = inn.browser()
    shown, other = (new_table(inn.browser()) for _ in range(2))
    visitor.get(f"/s/{shown['links']['1']}")
    visitor.get(f"/s/{other['links']['1']}")
    refused = visitor.post("/api/link", json={"table": shown["table"]["id"], "seat": 1})
    assert (refused.status_code, refused.json()["message"]) == (409, "refusal-link-other")
    assert mine(visitor, other["table"]["id"]) == []


def test_an_account_that_takes_a_guests_seat_has_it_alone(inn: Node) -> None:
    """Nobody plays on in the name of a victim who was lured to a seat."""
    bob = inn.browser()
    _, table, _ = seated(inn, bob)
    link = bob.post(f"/api/tables/{table}/link", json={}).json()["link"]
    victim = somebody(inn, "Lured")
    taken = come(victim, link)
    assert taken.status_code == 201
    assert mine(victim, table) == [1]
    assert mine(bob, table) == []
    assert come(bob, link).status_code == 404
    refused = come(bob, taken.json()["link"])
    assert (refused.status_code, refused.json()["message"]) == (403, "refusal-seat-account")


def test_the_link_leads_back_whoever_came_by_it(inn: Node) -> None:
    """It stands in their messenger: there they press it again, and again if the answer is lost."""
    bob = inn.browser()
    _, table, link = seated(inn, bob, visibility="private")
    again_there = bob.get(f"/s/{link}")
    assert (again_there.status_code, again_there.headers["location"]) == (303, f"/t/{table}")
    assert bob.get("/api/link").json()["offer"] == "mine"
    assert bob.post("/api/seats", json={"link": link}).status_code == 201
    assert devices(bob, table) == 1
    stranger = inn.browser()
    assert stranger.get(f"/s/{link}").status_code == 404


def test_a_guest_sees_the_devices_and_ends_the_others(inn: Node) -> None:
    bob, phone = inn.browser(), inn.browser()
    host, table, _ = seated(inn, bob)
    link = bob.post(f"/api/tables/{table}/link", json={}).json()["link"]
    assert come(phone, link).status_code == 201
    assert (devices(bob, table), devices(phone, table)) == (2, 2)
    assert host.get(f"/api/tables/{table}").json()["seats"][1]["devices"] is None
    assert host.post(f"/api/tables/{table}/alone", json={"seat": 1}).status_code == 403
    new = bob.post(f"/api/tables/{table}/alone", json={}).json()["link"]
    assert (devices(bob, table), mine(phone, table)) == (1, [])
    assert come(phone, link).status_code == 404
    assert come(phone, new).status_code == 201


def test_an_account_sees_the_devices_and_ends_the_others(inn: Node) -> None:
    bob = somebody(inn, "Bob of many devices")
    _, table, _ = seated(inn, bob)
    phone = again(inn, "Bob of many devices")
    with socket_of(phone, table) as socket:
        wait_until(lambda: devices(bob, table) == 2)
        assert bob.post(f"/api/tables/{table}/alone", json={}).status_code == 201
        with pytest.raises(ConnectionClosed):
            socket.until("nothing")
    assert (me(phone), me(bob)) == (None, "Bob of many devices")
    assert (devices(bob, table), mine(phone, table)) == (1, [])
    assert me(again(inn, "Bob of many devices")) is not None


def test_a_changed_password_counts_no_dead_device(inn: Node) -> None:
    bob = somebody(inn, "Bob of old")
    _, table, _ = seated(inn, bob)
    with socket_of(again(inn, "Bob of old"), table):
        wait_until(lambda: devices(bob, table) == 2)
        body = {"password": PASSWORD, "wanted": "another password"}
        assert bob.post("/api/account/password", json=body).is_success
    assert devices(bob, table) == 1

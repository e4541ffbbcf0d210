"""A secret link is exchanged for a cookie, and never seen again."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.seats import new_table, socket_of, two_at_a_table, view_of

from warren.server.seats.seating import digest


def follow(browser: httpx.Client, link: str) -> httpx.Response:
    return browser.get(f"/s/{link}")


def accept(browser: httpx.Client, **said: object) -> httpx.Response:
    """Do what the link that was opened last offers."""
    arrived = browser.get("/api/link").json()
    wanted = {"table": arrived["table"]["id"], "seat": arrived["seat"], **said}
    return browser.post("/api/link", json=wanted)


def test_the_link_of_a_taken_seat_opens_it_here_too(node: Node) -> None:
    created = new_table(node.browser())
    table = created["table"]["id"]
    phone = node.browser()
    answer = follow(phone, created["links"]["0"])
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{table}"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert created["links"]["0"] not in str(answer.headers)
    assert not phone.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
    assert phone.get("/api/link").json()["offer"] == "here"
    assert accept(phone).json() == {"table": table, "seat": 0, "link": None}
    assert phone.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


def test_an_open_seat_is_not_taken_by_looking(node: Node) -> None:
    ann = node.browser()
    created = new_table(ann)
    table, link = created["table"]["id"], created["links"]["1"]
    bob = node.browser()
    for _ in range(2):
        answer = follow(bob, link)
        assert answer.status_code == 303
        assert link not in str(answer.headers)
        assert digest(link) not in answer.headers["set-cookie"]
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
    arrived = bob.get("/api/link").json()
    assert (arrived["table"]["id"], arrived["seat"], arrived["offer"]) == (table, 1, "sit")
    taken = accept(bob, name="Bob")
    assert taken.status_code == 201
    assert (taken.json()["table"], taken.json()["seat"]) == (table, 1)
    assert follow(node.browser(), taken.json()["link"]).status_code == 303
    seat = bob.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("person", "Bob", True)
    assert bob.get("/api/link").json() is None


def test_an_answer_that_gets_lost_loses_no_seat(node: Node) -> None:
    created = new_table(node.browser())
    bob = node.browser()
    follow(bob, created["links"]["1"])
    again = node.browser()
    again.cookies.update(bob.cookies)
    assert accept(bob, name="Bob").status_code == 201
    taken = accept(again, name="Bob")
    assert (taken.status_code, taken.json()["seat"]) == (201, 1)
    table = created["table"]["id"]
    assert again.get(f"/api/tables/{table}").json()["seats"][1]["mine"]


def test_an_invited_stranger_sees_the_private_table_they_are_asked_to(node: Node) -> None:
    created = new_table(node.browser(), visibility="private")
    bob = node.browser()
    follow(bob, created["links"]["1"])
    assert bob.get(f"/api/tables/{created['table']['id']}").status_code == 404
    assert bob.get("/api/link").json()["table"]["visibility"] == "private"


def test_nobody_came_by_a_link(node: Node) -> None:
    stranger = node.browser()
    for cookie in ("", "forged.value.here"):
        stranger.cookies.set("warren-link", cookie)
        seen = stranger.get("/api/link")
        taken = stranger.post("/api/link", json={"table": "nowhere", "seat": 0})
        assert (seen.status_code, seen.json()) == (200, None)
        assert (taken.status_code, taken.json()["message"]) == (404, "refusal-link")


@pytest.mark.parametrize(
    "link", ["x", "x" * 64, "%2e%2e%2fetc%2fpasswd", "a%00b", "%0d%0aset-cookie:a=b"]
)
def test_a_wrong_link_opens_nothing(node: Node, link: str) -> None:
    answer = follow(node.browser(), link)
    assert answer.status_code == 404
    assert answer.json()["message"] in ("refusal-link", "error-unknown-address")
    assert "set-cookie" not in answer.headers


def test_the_cookies_are_for_us_alone(tmp_path: Path) -> None:
    with running_node(tmp_path, root_path="/warren") as node:
        ann = node.browser(**{"x-forwarded-proto": "https"})
        created = new_table(ann)
        answer = follow(node.browser(**{"x-forwarded-proto": "https"}), created["links"]["1"])
        assert answer.headers["location"] == f"/warren/t/{created['table']['id']}"
        for part in ("HttpOnly", "SameSite=Lax", "Path=/warren", "Secure", "Max-Age=900"):
            assert part in answer.headers["set-cookie"]
        phone = node.browser()
        cookie = follow(phone, created["links"]["0"]).headers["set-cookie"]
        assert cookie.startswith("warren-link=")
        assert "HttpOnly" in cookie
        assert "Secure" not in cookie


def test_whoever_closes_a_seat_elsewhere_puts_out_who_came_by_its_link(node: Node) -> None:
    table, ann, bob = two_at_a_table(node, "heroes")
    first = bob.post(f"/api/tables/{table}/link", json={}).json()["link"]
    thief = node.browser()
    follow(thief, first)
    assert accept(thief).status_code == 201
    with socket_of(thief, table) as socket:
        assert socket.situation is not None
        assert socket.situation["seat"] == 1
        second = bob.post(f"/api/tables/{table}/alone", json={}).json()["link"]
        shown = socket.until("table")
        assert shown["situation"]["seat"] is None
        assert shown["view"] == view_of(node.browser(), table)["view"]
        socket.send(type="act", seq=socket.seq, moves=[{"code": 0}], id="a")
        assert socket.until("refused")["message"] == "refusal-no-seat"
    assert follow(thief, first).status_code == 404
    assert thief.get(f"/api/tables/{table}/note").status_code == 403
    assert bob.get(f"/api/tables/{table}/note").status_code == 200
    assert follow(node.browser(), second).status_code == 303
    assert ann.get(f"/api/tables/{table}").status_code == 200


def test_who_joins_from_the_lobby_has_a_link_the_host_does_not_know(node: Node) -> None:
    ann, bob = node.browser(), node.browser()
    created = new_table(ann, visibility="open")
    table = created["table"]["id"]
    assert bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}).status_code == 201
    assert follow(ann, created["links"]["1"]).status_code == 404
    assert ann.post("/api/seats", json={"link": created["links"]["1"]}).status_code == 404


def test_the_seat_of_an_account_opens_to_that_account(node: Node) -> None:
    ann, bob = node.browser(), node.browser()
    created = new_table(ann)
    secret = "correct horse battery"
    assert bob.post("/api/account", json={"name": "Bob", "password": secret}).status_code == 201
    link = bob.post("/api/seats", json={"link": created["links"]["1"]}).json()["link"]
    assert follow(ann, link).status_code == 303
    arrived = ann.get("/api/link?lang=en").json()
    assert arrived["offer"] is None
    assert arrived["refused"]["message"] == "refusal-seat-account"
    refused = accept(ann)
    assert (refused.status_code, refused.json()["message"]) == (403, "refusal-seat-account")
    phone = node.browser()
    assert phone.post("/api/account/login", json={"name": "Bob", "password": secret}).is_success
    assert follow(phone, link).status_code == 303
    assert phone.get("/api/link").json()["offer"] == "mine"


def test_a_bots_seat_has_no_link_that_opens(node: Node) -> None:
    created = new_table(node.browser(), seats=[{"kind": "me"}, {"kind": "bot"}])
    assert list(created["links"]) == ["0"]

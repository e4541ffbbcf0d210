"""Who somebody is, and what happens when that changes."""

from __future__ import annotations

from pathlib import Path

import httpx
from tests.server.node import Node, running_node
from tests.server.seats import new_table, socket_of, two_at_a_table
from tests.server.security.closing import until_closed

from warren.server.people.identity import MAX_AGE, RENEWED_AFTER, Person, Seal, new_person

SECRET = "correct horse battery"


def register(browser: httpx.Client, name: str) -> None:
    answer = browser.post("/api/account", json={"name": name, "password": SECRET})
    assert answer.status_code == 201, answer.text


def test_a_seal_knows_only_its_own_signature() -> None:
    person = new_person("user")
    cookie = Seal("key").close(person)
    assert Seal("key").open(cookie) == person
    assert Seal("other").open(cookie) is None
    assert Seal("key").open("") is None
    assert Seal("key").open(cookie[:-2]) is None
    assert Seal("key").open(Seal("key").keep_link("digest")) is None
    assert Seal("key").kept_link(cookie) is None


def test_a_cookie_is_signed_anew_before_it_ends() -> None:
    cookie = Seal("key").close(Person(session="s"))
    assert RENEWED_AFTER < MAX_AGE
    assert not Seal("key").is_old(cookie)
    assert Seal("key").is_old(cookie, now=4_000_000_000)


def test_reading_makes_no_session_but_acting_does(node: Node) -> None:
    browser = node.browser()
    assert "set-cookie" not in browser.get("/api/tables").headers
    assert "set-cookie" not in browser.get("/api/games").headers
    answer = browser.post("/api/tables", json={})
    assert answer.status_code == 400
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/;"):
        assert part in cookie + ";"
    assert "Domain" not in cookie
    assert "set-cookie" not in browser.post("/api/tables", json={}).headers


def test_a_forged_cookie_is_nobody(node: Node) -> None:
    ann = node.browser()
    table = new_table(ann)["table"]["id"]
    name, value = next(iter(ann.cookies.items()))
    thief = node.browser()
    thief.cookies.set(name, value[:-1] + ("A" if value[-1] != "A" else "B"))
    assert not thief.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


def test_safe_cookies_are_bound_to_the_host(tmp_path: Path) -> None:
    with running_node(tmp_path, secure_cookies=True) as node:
        cookie = node.browser().post("/api/tables", json={}).headers["set-cookie"]
        assert cookie.startswith("__Host-warren=")
        assert "Secure" in cookie
        assert "Path=/;" in cookie + ";"


def test_logging_out_closes_what_is_open(node: Node) -> None:
    ann = node.browser()
    register(ann, "Ann")
    table = new_table(ann, seats=[{"kind": "me"}, {"kind": "me"}])["table"]["id"]
    with socket_of(ann, table) as socket:
        assert socket.choices
        assert ann.post("/api/account/logout", json={}).is_success
        assert until_closed(socket)[1] == 4401
    with socket_of(ann, table) as socket:
        assert socket.choices == []


def test_logging_in_closes_what_a_guest_has_open(node: Node) -> None:
    ann = node.browser()
    table = new_table(ann)["table"]["id"]
    with socket_of(ann, table) as socket:
        register(ann, "Ann")
        assert until_closed(socket)[1] == 4401
    assert ann.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


def test_who_gives_up_a_seat_cannot_act_on_the_open_socket(node: Node) -> None:
    ann = node.browser()
    table = new_table(ann, start=False, seats=[{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    with socket_of(ann, table) as socket:
        socket.send(type="chat", text="here", id="a")
        assert socket.until("chat")["text"] == "here"
        assert ann.post(f"/api/tables/{table}/leave", json={}).status_code == 201
        socket.send(type="chat", text="gone", id="b")
        refused = socket.until("refused", "chat")
        assert (refused["message"], refused["id"]) == ("refusal-no-seat", "b")


def test_a_private_table_closes_to_who_gives_up_their_seat(node: Node) -> None:
    ann, bob = node.browser(), node.browser()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    created = new_table(ann, visibility="private", seats=seats)
    table = created["table"]["id"]
    bob.post("/api/seats", json={"link": created["links"]["1"]})
    with socket_of(bob, table) as socket:
        assert bob.post(f"/api/tables/{table}/leave", json={}).status_code == 201
        assert until_closed(socket)[1] == 4404
    assert bob.get(f"/api/tables/{table}").status_code == 404


def test_a_socket_acts_for_its_own_seats_only(node: Node) -> None:
    table, ann, bob = two_at_a_table(node)
    with socket_of(ann, table) as first, socket_of(bob, table) as second:
        actor, other = (first, second) if first.choices else (second, first)
        assert actor.situation is not None
        code = int(actor.choices[0]["code"])
        seat = int(actor.situation["seat"])
        other.act(code, seat=seat, id="a")
        assert other.until("refused")["message"] == "refusal-foreign-seat"
        other.act(code, id="b")
        assert other.until("refused")["message"] == "refusal-not-your-turn"
        other.send(type="undo", seq=other.seq, seat=seat, id="c")
        assert other.until("refused")["message"] == "refusal-foreign-seat"
        with socket_of(node.browser(), table) as watching:
            watching.act(code, seat=seat, id="d")
            assert watching.until("refused")["message"] == "refusal-no-seat"
            watching.send(type="chat", text="hi", id="e")
            assert watching.until("refused")["message"] == "refusal-no-seat"
        before = other.seq
        actor.act(code)
        assert other.until("step")["before"] == before

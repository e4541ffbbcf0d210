"""Seats that are kept for an account."""

from __future__ import annotations

from tests.server.node import Node
from tests.server.seats import Data
from tests.server.stream.programs import ME, Program
from tests.server.stream.test_access import refused


def invite(name: str) -> Data:
    return {"kind": "invite", "account": name}


def join(who: Program, table: str, **body: object) -> Data:
    taken = who.http.post(f"/api/tables/{table}/join", json=body)
    assert taken.status_code == 201, taken.text
    return dict(taken.json())


def test_invited_and_accepted(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    with bob.listening("events") as lines:
        lines.until("ready")
        table = ann.create("small_world", ME, invite("bOB"), visibility="private")
        told = lines.next()
        assert (told["type"], told["table"]["id"], told["seat"]) == ("invited", table, 1)
        kept = told["table"]["seats"][1]
        assert (kept["kind"], kept["name"]) == ("open", "Bob")
        assert (kept["reserved"], kept["invited"], kept["mine"]) == (True, True, False)
        found = bob.http.get("/api/tables", params={"invited": True}).json()
        assert [one["id"] for one in found] == [table]
        assert not ann.http.get(f"/api/tables/{table}").json()["seats"][1]["invited"]
        seated = join(bob, table)
        assert seated["status"] == "playing"
        assert (seated["seats"][1]["name"], seated["seats"][1]["mine"]) == ("Bob", True)
        assert not seated["seats"][1]["reserved"]
        assert {lines.next()["type"], lines.next()["type"]} == {"uninvited", "game-start"}
    assert bob.http.get("/api/tables", params={"invited": True}).json() == []


def test_an_invitation_is_told_to_whoever_comes_later(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    table = ann.create("small_world", ME, invite("Bob"))
    with bob.listening("events") as lines:
        assert lines.next()["table"]["id"] == table
        assert lines.next() == {"type": "ready"}


def test_declined_the_seat_is_for_everybody(node: Node) -> None:
    ann, bob, eve = Program(node, "Ann"), Program(node, "Bob"), Program(node, "Eve")
    table = ann.create("small_world", ME, invite("Bob"), visibility="open")
    refused(eve.http.post(f"/api/tables/{table}/join", json={}), 409, "refusal-seat-reserved")
    refused(
        eve.http.post(f"/api/tables/{table}/join", json={"seat": 1}), 409, "refusal-seat-reserved"
    )
    refused(eve.http.post(f"/api/tables/{table}/decline", json={}), 409, "refusal-not-invited")
    with bob.listening("events") as lines:
        lines.until("ready")
        freed = bob.http.post(f"/api/tables/{table}/decline", json={})
        assert freed.status_code == 201, freed.text
        assert lines.next() == {"type": "uninvited", "table": table, "seat": 1}
    refused(bob.http.post(f"/api/tables/{table}/decline", json={}), 409, "refusal-not-invited")
    seat = eve.http.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["name"], seat["reserved"]) == ("", False)
    assert join(eve, table)["status"] == "playing"


def test_the_link_opens_a_seat_that_is_kept(node: Node) -> None:
    ann = Program(node, "Ann")
    Program(node, "Bob")
    body = {"game": "small_world", "seats": [ME, invite("Bob")]}
    created = ann.http.post("/api/tables", json=body).json()
    guest = node.browser()
    taken = guest.post("/api/seats", json={"link": created["links"]["1"], "name": "Guest"})
    assert taken.status_code == 201, taken.text
    seat = guest.get(f"/api/tables/{created['table']['id']}").json()["seats"][1]
    assert (seat["name"], seat["mine"], seat["reserved"]) == ("Guest", True, False)


def test_bots_fill_seats_that_are_kept(node: Node) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    table = ann.create("small_world", ME, invite("Bob"))
    with bob.listening("events") as lines:
        lines.until("ready")
        begun = ann.http.post(f"/api/tables/{table}/start", json={"fill": "random"})
        assert begun.json()["seats"][1]["kind"] == "bot"
        assert lines.next()["type"] == "uninvited"
    refused(bob.http.post(f"/api/tables/{table}/join", json={}), 403, "refusal-join-by-link")


def test_nobody_of_that_name(node: Node) -> None:
    ann = Program(node, "Ann")
    for seat in (invite("Nobody"), {"kind": "invite"}):
        made = ann.http.post("/api/tables", json={"game": "small_world", "seats": [ME, seat]})
        refused(made, 400, "error-unknown-account")

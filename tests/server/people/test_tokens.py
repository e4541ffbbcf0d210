"""Personal tokens."""

from __future__ import annotations

import pytest
from tests.server.node import Node
from tests.server.people.people import PASSWORD, me, rows, somebody, token_of
from tests.server.seats import new_table

from warren.server.seats.seating import digest
from warren.server.storage.schema import tokens


def bearer(token: str) -> str:
    return f"Bearer {token}"


def test_a_token_is_shown_once_and_kept_as_a_digest(node: Node) -> None:
    ann = somebody(node, "Ann")
    made = token_of(ann, "play", "read")
    assert made["token"].startswith("warren_")
    assert made["scopes"] == ["read", "play"]
    (kept,) = rows(node, tokens)
    assert kept["digest"] == digest(made["token"])
    (listed,) = ann.get("/api/tokens").json()
    assert listed == {key: made[key] for key in ("id", "name", "scopes", "created")}


def test_a_token_stands_for_its_account(node: Node) -> None:
    ann = somebody(node, "Ann")
    table = new_table(ann)["table"]["id"]
    made = token_of(ann, "read")
    program = node.browser(authorization=bearer(made["token"]))
    assert me(program) == "Ann"
    found = program.get("/api/tables", params={"mine": True}).json()
    assert [one["id"] for one in found] == [table]
    refused = program.post("/api/tables", json={"game": "heroes", "seats": [{"kind": "me"}] * 2})
    assert (refused.status_code, refused.json()["message"]) == (403, "refusal-scope")


def test_a_token_cannot_change_the_account(node: Node) -> None:
    ann = somebody(node, "Ann")
    program = node.browser(authorization=bearer(token_of(ann, "read", "play")["token"]))
    change = {"password": PASSWORD, "wanted": "another password"}
    answers = [
        program.get("/api/tokens"),
        program.post("/api/tokens", json={"name": "more", "scopes": ["read"]}),
        program.delete("/api/tokens/abcdefghjk"),
        program.post("/api/account/password", json=change),
        program.post("/api/account/logout", json={"everywhere": True}),
        program.post("/api/account/login", json={"name": "Ann", "password": PASSWORD}),
        program.post("/api/account", json={"name": "Eve", "password": PASSWORD}),
        program.request("DELETE", "/api/account", json={"password": PASSWORD}),
    ]
    assert [answer.status_code for answer in answers] == [403] * len(answers)
    assert {answer.json()["message"] for answer in answers} == {"refusal-token-account"}
    assert me(ann) == "Ann"
    assert len(rows(node, tokens)) == 1


def test_a_token_that_was_taken_back_opens_nothing(node: Node) -> None:
    ann, bob = somebody(node, "Ann"), somebody(node, "Bob")
    made = token_of(ann, "read")
    assert bob.delete(f"/api/tokens/{made['id']}").status_code == 404
    assert ann.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert ann.delete(f"/api/tokens/{made['id']}").status_code == 404
    program = node.browser(authorization=bearer(made["token"]))
    assert program.get("/api/account").status_code == 401


def test_a_token_outlives_a_change_of_the_password(node: Node) -> None:
    ann = somebody(node, "Ann")
    program = node.browser(authorization=bearer(token_of(ann, "read")["token"]))
    ann.post("/api/account/password", json={"password": PASSWORD, "wanted": "another password"})
    assert me(program) == "Ann"


@pytest.mark.parametrize("scopes", [[], ["all"], ["read", "play", "read"], "read"])
def test_unknown_scopes_are_refused(node: Node, scopes: object) -> None:
    ann = somebody(node, "Ann")
    answer = ann.post("/api/tokens", json={"name": "robot", "scopes": scopes})
    assert answer.status_code == 400
    assert rows(node, tokens) == []


def test_guests_have_no_tokens(node: Node) -> None:
    guest = node.browser()
    answer = guest.post("/api/tokens", json={"name": "robot", "scopes": ["read"]})
    assert (answer.status_code, answer.json()["message"]) == (401, "refusal-guest")
    assert guest.get("/api/tokens").status_code == 401


def test_there_is_a_limit_to_tokens(node: Node) -> None:
    ann = somebody(node, "Ann")
    for _ in range(20):
        token_of(ann, "read")
    answer = ann.post("/api/tokens", json={"name": "robot", "scopes": ["read"]})
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-too-many-tokens")

"""Several seats of one person: the eyes follow the seat that decides."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.node import Node
from tests.server.seats import Socket, new_table, socket_of, view_of

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
HEROES = {"first": 0}


def turn_over(socket: Socket) -> list[dict[str, Any]]:
    """Play until another seat decides; the messages on the way."""
    assert socket.situation is not None
    seat = socket.situation["seat"]
    seen: list[dict[str, Any]] = []
    while socket.situation["seat"] == seat:
        socket.act(socket.choices[-1]["code"])
        seen.append(socket.until("step", "table", "refused"))
        assert seen[-1]["type"] != "refused"
    return seen


def test_the_view_follows_the_seat_that_decides(house: Node) -> None:
    ann = house.browser()
    table = new_table(ann, "heroes", seats=SEATS, options=HEROES)["table"]["id"]
    with socket_of(ann, table) as socket:
        assert socket.situation is not None
        first = socket.situation["seat"]
        seen = turn_over(socket)
        assert [message["type"] for message in seen[:-1]] == ["step"] * (len(seen) - 1)
        last = seen[-1]
        assert last["type"] == "table", "other eyes need the whole view"
        assert last["situation"]["seat"] == 1 - first
        assert last["situation"]["choices"]
        assert last["facts"], "what happened is told once, also when the eyes change"
        assert {fact["n"] for fact in last["facts"]} <= set(range(last["seq"] + 1))
        hands = [seat["hand"] for seat in last["view"]["seats"]]
        assert hands[first] is None
        assert hands[1 - first] is not None
        assert last["view"] == view_of(ann, table)["view"]


def test_a_seat_can_be_named(house: Node) -> None:
    ann = house.browser()
    table = new_table(ann, "heroes", seats=SEATS, options=HEROES)["table"]["id"]
    shown = view_of(ann, table)
    actor = shown["situation"]["seat"]
    assert [actor] == shown["situation"]["actors"]
    other = view_of(ann, table, seat=1 - actor)
    assert other["situation"]["seat"] == 1 - actor
    assert other["situation"]["choices"] == []
    assert other["view"]["seats"][actor]["hand"] is None
    code = shown["situation"]["choices"][0]["code"]
    wrong = act(ann, table, shown["seq"], code, seat=1 - actor)
    assert (wrong.status_code, wrong.json()["message"]) == (409, "refusal-not-your-turn")
    right = act(ann, table, shown["seq"], code, seat=actor)
    assert right.status_code == 200


def act(
    browser: httpx.Client, table: str, seq: int, code: int, seat: int | None = None
) -> httpx.Response:
    body = {"type": "act", "seq": seq, "moves": [{"code": code}], "seat": seat}
    return browser.post(f"/api/tables/{table}/actions", json=body)


def test_over_http_the_answer_is_for_the_seat_that_decides_next(house: Node) -> None:
    ann = house.browser()
    table = new_table(ann, "heroes", seats=SEATS, options=HEROES)["table"]["id"]
    shown = view_of(ann, table)
    seat, changed = shown["situation"]["seat"], False
    while not changed:
        code = shown["situation"]["choices"][-1]["code"]
        answer = act(ann, table, shown["seq"], code).json()
        assert answer["situation"]["seat"] in answer["situation"]["actors"]
        changed = answer["situation"]["seat"] != seat
        assert answer["type"] == ("table" if changed else "step")
        shown = view_of(ann, table)
        if changed:
            assert answer["view"] == shown["view"]


def test_the_last_action_of_the_other_seat_is_taken_back_by_name(house: Node) -> None:
    ann = house.browser()
    options = {"first": 0, "board": "smallworld-2"}
    table = new_table(ann, seats=SEATS, options=options)["table"]["id"]
    with socket_of(ann, table) as socket:
        while True:
            seen = turn_over(socket)
            before, after = seen[-2:] if len(seen) > 1 else (None, seen[-1])
            if before is not None and after["seq"] == before["seq"] + 1:
                break
        assert socket.situation is not None
        now = socket.situation["seat"]
        assert socket.situation["undo"]["message"] == "refusal-undo-other"
        body: dict[str, Any] = {"type": "undo", "seq": socket.seq}
        refused = ann.post(f"/api/tables/{table}/undo", json=body)
        assert (refused.status_code, refused.json()["message"]) == (409, "refusal-undo-other")
        answer = ann.post(f"/api/tables/{table}/undo", json={**body, "seat": 1 - now})
        assert answer.status_code == 200, answer.text
        message = socket.until("table")
        assert message["situation"]["seat"] == 1 - now
        assert message["facts"][-1]["effect"] == "action-undone"

"""Everybody is asked to play again."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.node import Node
from tests.server.own_things import own_board
from tests.server.played import play_out
from tests.server.seats import new_table, socket_of
from tests.server.tables.test_seating import ME, OPEN, names, post, refused

Data = dict[str, Any]


def three_have_played(house: Node) -> tuple[str, list[httpx.Client]]:
    """A finished game of Ann, Bob and Cyd."""
    ann, bob, cyd = (house.browser() for _ in range(3))
    board = {**own_board(rounds=1), "players": 3}
    created = new_table(ann, seats=[ME, OPEN, OPEN], options={"board": board})
    for seat, (browser, name) in enumerate(((bob, "Bob"), (cyd, "Cyd")), 1):
        browser.post("/api/seats", json={"link": created["links"][str(seat)], "name": name})
    table = created["table"]["id"]
    play_out(house, table)
    return table, [ann, bob, cyd]


def asked(shown: Data) -> list[bool]:
    return [seat["asked"] for seat in shown["seats"]]


def table_of(browser: httpx.Client, table: str) -> Data:
    return dict(browser.get(f"/api/tables/{table}").json())


def test_it_is_one_table_for_all(house: Node) -> None:
    ann, bob, eve = house.browser(), house.browser(), house.browser()
    options = {"board": own_board(rounds=1)}
    created = new_table(ann, options=options, title="Again", visibility="open")
    table = created["table"]["id"]
    refused(post(ann, table, "rematch"), 409, "refusal-table-status")
    bob.post("/api/seats", json={"link": created["links"]["1"], "name": "Bob"})
    refused(post(ann, table, "rematch"), 409, "refusal-table-status")
    play_out(house, table)
    refused(post(eve, table, "rematch"), 403, "refusal-no-seat")
    first = post(ann, table, "rematch").json()
    assert (first["status"], asked(first)) == ("waiting", [False, True])
    assert post(ann, table, "rematch").json() == first
    second = post(bob, table, "rematch").json()
    assert first["id"] == second["id"] != table
    assert (second["status"], second["origin"], second["options"]) == ("playing", table, options)
    assert (first["title"], first["visibility"]) == ("Again", "open")
    assert [seat["mine"] for seat in first["seats"]] == [True, False]
    assert [seat["mine"] for seat in second["seats"]] == [False, True]
    assert names(ann, first["id"]) == ["Ann", "Bob"]
    assert table_of(ann, table)["next_table"] == first["id"]
    before = table_of(ann, table)["commitments"]["promise"]
    assert first["commitments"]["promise"] != before
    assert first["commitments"]["from"] == 1


def test_it_starts_when_everybody_has_agreed(house: Node) -> None:
    table, (ann, bob, cyd) = three_have_played(house)
    again = post(bob, table, "rematch").json()["id"]
    assert asked(table_of(ann, again)) == [True, False, True]
    invited = ann.get("/api/tables", params={"invited": True}).json()
    assert [(one["id"], one["seats"][0]["invited"]) for one in invited] == [(again, True)]
    refused(post(bob, again, "start"), 409, "refusal-seats-open")
    with socket_of(bob, again) as watching:
        assert post(ann, again, "join").json()["status"] == "waiting"
        assert asked(watching.until("seats")["table"]) == [False, False, True]
    assert post(cyd, table, "rematch").json()["status"] == "playing"
    assert ann.get("/api/tables", params={"invited": True}).json() == []


def test_who_declines_is_told_to_the_others(house: Node) -> None:
    table, (ann, bob, cyd) = three_have_played(house)
    again = post(ann, table, "rematch").json()["id"]
    post(bob, again, "join")
    with socket_of(bob, again) as watching:
        post(cyd, again, "decline")
        seat = watching.until("seats")["table"]["seats"][2]
    assert (seat["kind"], seat["name"], seat["asked"]) == ("open", "Cyd", False)
    assert not table_of(cyd, again)["seats"][2]["mine"]
    assert table_of(ann, again)["status"] == "waiting"
    begun = post(ann, again, "start", fill="random").json()
    assert (begun["status"], begun["seats"][2]["kind"]) == ("playing", "bot")
    assert begun["seats"][2]["name"] != "Cyd"


def test_who_declined_may_think_better_of_it(house: Node) -> None:
    table, (ann, bob, cyd) = three_have_played(house)
    again = post(ann, table, "rematch").json()["id"]
    post(cyd, again, "decline")
    assert post(cyd, table, "rematch").json()["seats"][2]["mine"]
    assert post(bob, table, "rematch").json()["status"] == "playing"
    assert names(ann, again) == ["Ann", "Bob", "Cyd"]


def test_who_does_not_answer_is_not_waited_for_for_ever(house: Node) -> None:
    table, (ann, bob, cyd) = three_have_played(house)
    again = post(ann, table, "rematch").json()["id"]
    post(bob, again, "join")
    begun = post(ann, again, "start", fill="random").json()
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot"]
    assert not any(seat["mine"] for seat in table_of(cyd, again)["seats"])


def test_one_that_came_to_nothing_is_asked_for_anew(house: Node) -> None:
    table, (ann, bob, _) = three_have_played(house)
    given_up = post(ann, table, "rematch").json()["id"]
    post(ann, given_up, "close")
    again = post(bob, table, "rematch").json()
    assert again["id"] != given_up
    assert asked(again) == [True, False, True]
    assert table_of(ann, table)["next_table"] == again["id"]


def test_bots_agree_at_once_and_who_left_is_back(house: Node) -> None:
    ann = house.browser()
    seats = [{"kind": "bot", "bot": "random"}, ME, {"kind": "me", "name": "Zoe"}]
    board = {**own_board(rounds=1), "players": 3}
    made = new_table(ann, seats=seats, options={"board": board})["table"]
    table, bot = made["id"], made["seats"][0]["name"]
    post(ann, table, "leave", seat=2)
    with socket_of(ann, table) as watching:
        while not watching.over:
            if watching.choices:
                watching.act(watching.choices[0]["code"])
            watching.receive()
    again = post(ann, table, "rematch").json()
    assert [(seat["kind"], seat["name"], seat["away"], seat["bot"]) for seat in again["seats"]] == [
        ("bot", bot, False, "random"),
        ("person", "Ann", False, ""),
        ("person", "Zoe", False, ""),
    ]
    assert [seat["mine"] for seat in again["seats"]] == [False, True, True]
    assert again["status"] == "playing"

"""Resigning, and putting away what one does not want to see any more."""

from __future__ import annotations

import httpx
from tests.server.node import Node
from tests.server.played import finished_table
from tests.server.seats import new_table, socket_of, two_at_a_table, view_of
from tests.server.tables.test_seating import ME, post, refused


def mine(browser: httpx.Client) -> list[str]:
    return [table["id"] for table in browser.get("/api/tables?mine=true").json()]


def test_a_bot_plays_on_for_whoever_resigned(house: Node) -> None:
    table, ann, bob = two_at_a_table(house)
    seat = post(ann, table, "resign").json()["seats"][0]
    assert (seat["away"], seat["resigned"], seat["kind"]) == (True, True, "person")
    refused(post(ann, table, "return"), 409, "refusal-resigned")
    with socket_of(ann, table):
        assert view_of(bob, table)["table"]["seats"][0]["away"]
    assert view_of(bob, table)["table"]["status"] == "playing"
    with socket_of(bob, table) as watching:
        while not watching.choices:
            watching.receive()


def test_a_game_that_nobody_plays_any_longer_ends(house: Node) -> None:
    ann = house.browser()
    table = new_table(ann, seats=[ME, {"kind": "bot", "bot": "random"}])["table"]["id"]
    assert post(ann, table, "resign").json()["status"] == "closed"
    assert table not in mine(ann)
    refused(post(ann, table, "resign"), 409, "refusal-table-status")


def test_everybody_may_resign(house: Node) -> None:
    table, ann, bob = two_at_a_table(house)
    post(ann, table, "resign")
    assert post(bob, table, "resign").json()["status"] == "closed"


def test_what_is_over_is_put_away_by_each_for_themselves(house: Node) -> None:
    ann = house.browser()
    table = finished_table(house, ann)
    assert table in mine(ann)
    assert post(ann, table, "hide").status_code == 201
    assert post(ann, table, "hide").status_code == 201
    assert table not in mine(ann)
    assert ann.get(f"/api/tables/{table}").status_code == 200


def test_what_is_played_is_not_put_away_before_it_is_left_for_good(house: Node) -> None:
    table, ann, bob = two_at_a_table(house)
    refused(post(ann, table, "hide"), 409, "refusal-still-seated")
    post(ann, table, "resign")
    assert post(ann, table, "hide").status_code == 201
    assert table not in mine(ann)
    assert table in mine(bob)


def test_an_account_takes_along_what_a_guest_put_away(house: Node) -> None:
    ann = house.browser()
    table = finished_table(house, ann)
    post(ann, table, "hide")
    made = ann.post("/api/account", json={"name": "Hilda", "password": "correct horse battery"})
    assert made.status_code == 201, made.text
    assert table not in mine(ann)


def test_scores_stand_in_the_list(house: Node) -> None:
    ann = house.browser()
    table = finished_table(house, ann)
    scores = view_of(ann, table)["situation"]["outcome"]["scores"]
    shown = ann.get(f"/api/tables/{table}").json()
    assert [seat["score"] for seat in shown["seats"]] == scores
    house.run(lambda service: service.results.keep(table))
    (listed,) = (one for one in ann.get("/api/tables?mine=true").json() if one["id"] == table)
    assert [seat["score"] for seat in listed["seats"]] == scores

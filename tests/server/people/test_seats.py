"""Seats of people with accounts, and of guests who become such."""

from __future__ import annotations

import pytest
from tests.server.node import Node
from tests.server.people.people import (
    again,
    finished_table,
    keep,
    link_of,
    log_in,
    me,
    my_tables,
    register,
    rows,
    somebody,
)
from tests.server.seats import new_table, socket_of, two_at_a_table, view_of
from websockets.exceptions import ConnectionClosed

from warren.server.storage.schema import holders, results, seats


def test_my_tables_are_mine_on_every_device(node: Node) -> None:
    ann, bob = somebody(node, "Ann"), somebody(node, "Bob")
    created = new_table(ann)
    table = created["table"]["id"]
    bob.post("/api/seats", json={"link": created["links"]["1"]})
    phones = [again(node, "Ann"), again(node, "Bob")]
    for browser in (ann, bob, *phones):
        assert my_tables(browser) == [table]
    assert my_tables(node.browser()) == []
    assert [seat["mine"] for seat in view_of(phones[0], table)["table"]["seats"]] == [True, False]
    (actor,) = view_of(ann, table)["situation"]["actors"]
    shown = view_of(phones[actor], table)
    answer = phones[actor].post(
        f"/api/tables/{table}/actions",
        json={"seq": shown["seq"], "moves": [{"code": shown["situation"]["choices"][0]["code"]}]},
    )
    assert answer.status_code == 200, answer.text


def test_whoever_says_no_name_is_called_like_the_account(node: Node) -> None:
    ann, bob = somebody(node, "Ann"), somebody(node, "Bob")
    created = new_table(ann, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "me", "name": "X"}])
    bob.post("/api/seats", json={"link": created["links"]["1"]})
    shown = view_of(ann, created["table"]["id"])["table"]["seats"]
    assert [seat["name"] for seat in shown] == ["Ann", "Bob", "X"]
    assert [seat["account"] for seat in shown] == [True, True, True]


@pytest.mark.parametrize("known", [False, True])
def test_a_guest_keeps_the_seats_when_logging_in(node: Node, known: bool) -> None:
    if known:
        somebody(node, "Ann")
    table, ann, _ = two_at_a_table(node)
    before = dict(ann.cookies)
    answer = log_in(ann, "Ann") if known else register(ann, "Ann")
    assert answer.status_code in (200, 201)
    assert my_tables(ann) == my_tables(again(node, "Ann")) == [table]
    mine, others = rows(node, seats, table_id=table)
    assert mine["user_id"] is not None
    assert mine["late"]
    assert mine["name"] == "Ann"
    assert others["user_id"] is None
    assert dict(ann.cookies) != before
    thief = node.browser()
    thief.cookies.update(before)
    assert my_tables(thief) == []
    assert view_of(ann, table)["situation"]["seat"] == 0
    assert view_of(thief, table)["situation"]["seat"] is None


def test_a_guest_who_logs_in_before_the_start_is_not_late(node: Node) -> None:
    ann = node.browser()
    created = new_table(ann, start=False)
    register(ann, "Ann")
    (mine, _) = rows(node, seats, table_id=created["table"]["id"])
    assert mine["user_id"] is not None
    assert not mine["late"]


def test_a_guest_keeps_the_tables_they_set_up(node: Node) -> None:
    ann = node.browser()
    table = new_table(ann)["table"]["id"]
    register(ann, "Ann")
    answer = again(node, "Ann").post(f"/api/tables/{table}/start", json={"fill": "random"})
    assert answer.status_code == 201, answer.text


def test_the_sockets_of_the_guest_are_closed_at_login(node: Node) -> None:
    table, ann, _ = two_at_a_table(node)
    with socket_of(ann, table) as socket:
        register(ann, "Ann")
        with pytest.raises(ConnectionClosed):
            socket.until("nothing")
    with socket_of(ann, table) as socket:
        assert socket.situation is not None
        assert socket.situation["seat"] == 0


def test_a_change_of_the_password_closes_the_sockets_of_other_sessions(node: Node) -> None:
    ann = somebody(node, "Ann")
    table = new_table(ann)["table"]["id"]
    phone = again(node, "Ann")
    with socket_of(phone, table) as socket:
        body = {"password": "four words are better", "wanted": "another password"}
        assert ann.post("/api/account/password", json=body).status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.until("nothing")


def test_logging_in_as_another_takes_nothing_along(node: Node) -> None:
    somebody(node, "Bob")
    browser = somebody(node, "Ann")
    table = new_table(browser)["table"]["id"]
    assert log_in(browser, "Bob").status_code == 200
    assert me(browser) == "Bob"
    assert my_tables(browser) == []
    assert my_tables(again(node, "Ann")) == [table]


def test_logging_out_leaves_the_seats_to_the_account(node: Node) -> None:
    ann = somebody(node, "Ann")
    table = new_table(ann)["table"]["id"]
    ann.post("/api/account/logout", json={})
    assert my_tables(ann) == []
    assert rows(node, holders, table_id=table) == []
    assert my_tables(again(node, "Ann")) == [table]


def test_a_link_brings_a_guests_seat_to_the_account(node: Node) -> None:
    guest = node.browser()
    created = new_table(guest, start=False)
    ann = somebody(node, "Ann")
    taken = ann.post("/api/seats", json={"link": created["links"]["0"]})
    assert taken.status_code == 201
    table = created["table"]["id"]
    (seat, _) = rows(node, seats, table_id=table)
    assert not seat["late"]
    assert my_tables(again(node, "Ann")) == my_tables(guest) == [table]


def test_a_link_does_not_take_a_seat_from_another_account(node: Node) -> None:
    ann, bob = somebody(node, "Ann"), somebody(node, "Bob")
    created = new_table(ann)
    before = rows(node, seats)
    taken = bob.post("/api/seats", json={"link": created["links"]["0"]})
    assert taken.status_code == 403
    assert rows(node, seats) == before
    assert my_tables(bob) == []


def test_games_finished_as_a_guest_come_into_the_history(node: Node) -> None:
    table, other = finished_table(node, [None, None]), finished_table(node, [None, None])
    ann = node.browser()
    ann.post("/api/seats", json={"link": link_of(table, 1)})
    for played in (table, other):
        keep(node, played)
    register(ann, "Ann")
    (game,) = ann.get("/api/account/history").json()["games"]
    assert game["table"] == table
    assert [seat["mine"] for seat in game["seats"]] == [False, True]
    assert not any(row["rated"] for row in rows(node, results))

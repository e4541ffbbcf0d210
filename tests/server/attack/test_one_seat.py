"""One account, one seat, unless it is one screen."""

from __future__ import annotations

import httpx
from tests.server.attack.arriving import come
from tests.server.node import Node
from tests.server.people.people import again, log_in, rows, somebody
from tests.server.seats import new_table

from warren.server.storage.schema import seats

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def refused(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-one-seat")


def test_an_account_takes_no_second_seat(inn: Node) -> None:
    ann = somebody(inn, "Ann")
    created = new_table(ann, seats=THREE, visibility="open")
    table = created["table"]["id"]
    phone = again(inn, "Ann")
    for browser in (ann, phone):
        refused(browser.post(f"/api/tables/{table}/join", json={"name": "Somebody else"}))
        refused(come(browser, created["links"]["2"]))
        refused(browser.post("/api/seats", json={"link": created["links"]["2"]}))
    guest = inn.browser()
    taken = guest.post("/api/seats", json={"link": created["links"]["1"], "name": "Gil"}).json()
    refused(come(phone, taken["link"]))
    assert [row["user_id"] is not None for row in rows(inn, seats, table_id=table)] == [
        True,
        False,
        False,
    ]


def test_logging_in_brings_no_second_seat(inn: Node) -> None:
    bea = somebody(inn, "Bea")
    created = new_table(bea, seats=THREE, visibility="open")
    table = created["table"]["id"]
    window = inn.browser()
    assert window.post(f"/api/tables/{table}/join", json={"name": "Gil"}).status_code == 201
    assert log_in(window, "Bea").status_code == 200
    assert [row["user_id"] is not None for row in rows(inn, seats, table_id=table)] == [
        True,
        False,
        False,
    ]
    assert window.get(f"/api/tables/{table}").json()["seats"][1]["mine"]


def test_one_screen_has_as_many_seats_as_it_was_set_up_with(inn: Node) -> None:
    cat = somebody(inn, "Cat")
    both = [{"kind": "me", "name": "Cat"}, {"kind": "me", "name": "Dan"}]
    shown = new_table(cat, seats=both)["table"]
    assert [seat["mine"] for seat in shown["seats"]] == [True, True]
    guest = inn.browser()
    table = new_table(guest, seats=both)["table"]["id"]
    assert log_in(guest, "Cat").status_code == 200
    assert all(row["user_id"] is not None for row in rows(inn, seats, table_id=table))

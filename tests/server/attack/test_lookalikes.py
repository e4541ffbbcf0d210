"""Nobody passes for somebody else by letters that look the same."""

from __future__ import annotations

import pytest
from tests.server.node import Node
from tests.server.people.people import register, somebody
from tests.server.seats import new_table

from warren.server.people.looks import look_of

PAIRS = [
    ("Anna Petrova", "Аnna Petrova"),
    ("Bob Dark", "Вob Dark"),
    ("Ilse of Lund", "llse of Lund"),
    ("Otto Ohm", "0tto 0hm"),
    ("Сара Осоева", "Capa Осоева"),
    ("Marnie", "Mamie"),
]


@pytest.mark.parametrize(("name", "alike"), PAIRS)
def test_an_account_cannot_look_like_another(inn: Node, name: str, alike: str) -> None:
    somebody(inn, name)
    refused = register(inn.browser(), alike)
    assert (refused.status_code, refused.json()["message"]) == (409, "refusal-name-looks")


def test_names_of_any_script_are_welcome(inn: Node) -> None:
    for name in ("Roman Vega", "Роман Вега", "Вера Роуз", "Vera Rose", "DJ Ёжик", "Žofie", "Ñandú"):
        somebody(inn, name)
    assert look_of("Анна") != look_of("Anna")


def test_a_guest_cannot_look_like_somebody_at_the_table(inn: Node) -> None:
    three = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    created = new_table(inn.browser(), seats=three, visibility="open")
    table, link = created["table"]["id"], created["links"]["1"]
    thief = inn.browser()
    for name in ("Аnna", "anna", "A n n a"):
        for path, body in (
            (f"/api/tables/{table}/join", {"name": name}),
            ("/api/seats", {"link": link, "name": name}),
        ):
            refused = thief.post(path, json=body)
            assert (refused.status_code, refused.json()["message"]) == (409, "refusal-name-alike")
    assert thief.post("/api/seats", json={"link": link, "name": "Анна"}).status_code == 201


def test_a_host_cannot_look_like_whom_they_invite(inn: Node) -> None:
    somebody(inn, "Cora Cape")
    seats = [{"kind": "me", "name": "Сora Cape"}, {"kind": "invite", "account": "Cora Cape"}]
    refused = inn.browser().post("/api/tables", json={"game": "small_world", "seats": seats})
    assert (refused.status_code, refused.json()["message"]) == (409, "refusal-name-alike")

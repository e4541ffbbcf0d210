"""Ending an account."""

from __future__ import annotations

import httpx
import pytest
from tests.server.node import Node
from tests.server.people.people import (
    PASSWORD,
    again,
    finished_table,
    keep,
    log_in,
    me,
    my_tables,
    register,
    rows,
    somebody,
    token_of,
)
from tests.server.seats import new_table, socket_of, view_of
from websockets.exceptions import ConnectionClosed

from warren.server.storage.schema import chats, ratings, results, seats, tables, tokens, users


def delete(browser: httpx.Client, password: str = PASSWORD) -> httpx.Response:
    return browser.request("DELETE", "/api/account", json={"password": password})


def test_games_stay_without_the_name(node: Node) -> None:
    ann, bob = somebody(node, "Ann"), somebody(node, "Bob")
    table = finished_table(node, ["Ann", "Bob"])
    keep(node, table)
    token_of(ann, "read")
    assert delete(ann).json() == {"guest": True, "name": None, "created": None}
    assert [row["name"] for row in rows(node, users)] == ["Bob"]
    assert [row["user_id"] is None for row in rows(node, results)] == [True, False]
    assert [row["name"] for row in rows(node, seats, table_id=table)] == ["1", "seat 1"]
    assert len(rows(node, ratings)) == 1
    assert rows(node, tokens) == []
    (game,) = bob.get("/api/account/history").json()["games"]
    assert [seat["name"] for seat in game["seats"]] == ["1", "seat 1"]
    assert ann.get("/api/people/Ann").status_code == 404
    assert log_in(node.browser(), "Ann").status_code == 401
    assert register(node.browser(), "Ann").status_code == 201


def test_the_seats_stay_with_the_browser(node: Node) -> None:
    ann = somebody(node, "Ann")
    created = new_table(ann, seats=[{"kind": "me"}, {"kind": "open"}])
    table = created["table"]["id"]
    assert ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
    assert delete(ann).status_code == 200
    assert me(ann) is None
    assert my_tables(ann) == [table]
    shown = view_of(ann, table)["table"]
    assert (shown["owner"], shown["seats"][0]["mine"]) == (True, True)
    assert [seat["name"] for seat in shown["seats"]] == ["1", ""]
    assert [row["name"] for row in rows(node, chats)] == ["1"]
    assert rows(node, tables)[0]["owner"] not in {row["id"] for row in rows(node, users)}


def test_other_sessions_and_tokens_end_with_it(node: Node) -> None:
    ann = somebody(node, "Ann")
    table = new_table(ann)["table"]["id"]
    phone = again(node, "Ann")
    bearer = {"authorization": f"Bearer {token_of(ann, 'read')['token']}"}
    with socket_of(phone, table) as socket:
        assert delete(ann).status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.until("nothing")
    assert me(phone) is None
    assert my_tables(phone) == []
    assert node.browser(**bearer).get("/api/account").status_code == 401


def test_the_password_must_be_known(node: Node) -> None:
    ann = somebody(node, "Ann")
    assert delete(ann, "wrong password").status_code == 401
    assert delete(node.browser()).status_code == 401
    assert me(ann) == "Ann"

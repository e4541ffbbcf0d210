"""Accounts on two nodes with one database."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from tests.server.device import Device
from tests.server.node import Node, running_node
from tests.server.people.people import (
    PASSWORD,
    again,
    cheapen,
    finished_table,
    keep,
    me,
    my_tables,
    register,
    rows,
    somebody,
    token_of,
    wait_until,
)
from tests.server.seats import Data, new_table, socket_of, view_of
from websockets.exceptions import ConnectionClosed

from warren.core.pact import read_pact
from warren.server.storage.schema import ratings, results, seats, users

Nodes = tuple[Node, Node]


@pytest.fixture
def nodes(database_url: str, tmp_path: Path) -> Iterator[Nodes]:
    given = {"database_url": database_url, "secret_key": "one key for both of them"}
    with (
        running_node(tmp_path / "one", **given) as one,
        running_node(tmp_path / "two", **given) as two,
    ):
        for node in (one, two):
            cheapen(node)
        yield one, two


def at(node: Node, browser: httpx.Client) -> httpx.Client:
    """The same browser, sent to another node."""
    moved = node.browser()
    moved.cookies.update(dict(browser.cookies))
    return moved


def test_a_password_changed_here_ends_sessions_there(nodes: Nodes) -> None:
    one, two = nodes
    ann = somebody(one, "Ann")
    table = new_table(ann)["table"]["id"]
    phone = again(two, "Ann")
    with socket_of(phone, table) as socket:
        body = {"password": PASSWORD, "wanted": "another password"}
        assert ann.post("/api/account/password", json=body).status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.until("nothing")
    assert me(phone) is None
    assert me(at(two, ann)) == "Ann"


def test_seats_that_come_along_here_are_known_there(nodes: Nodes) -> None:
    one, two = nodes
    ann = one.browser()
    created = new_table(ann)
    table = created["table"]["id"]
    with socket_of(two.browser(), table):
        assert register(ann, "Ann").status_code == 201

        def mine() -> bool:
            shown = at(two, ann).get(f"/api/tables/{table}").json()
            return bool(shown["seats"][0]["mine"] and shown["owner"])

        wait_until(mine)
    assert my_tables(at(two, ann)) == [table]


def test_an_account_deleted_here_is_gone_there(nodes: Nodes) -> None:
    one, two = nodes
    ann = somebody(one, "Ann")
    table = new_table(ann)["table"]["id"]
    keep(one, finished_table(one, ["Ann", None]))
    token = token_of(ann, "read")["token"]
    assert ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
    phone = again(two, "Ann")
    assert ann.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 200
    wait_until(lambda: me(phone) is None)
    assert two.browser(authorization=f"Bearer {token}").get("/api/account").status_code == 401
    assert table in my_tables(at(two, ann))
    assert all(row["user_id"] is None for row in (*rows(two, seats), *rows(two, results)))


def test_heads_that_were_shown_there_fit_after_an_account_is_deleted_here(nodes: Nodes) -> None:
    one, two = nodes
    ann, bob = somebody(one, "Ann"), two.browser()
    created = new_table(ann, seats=[{"kind": "me"}, {"kind": "open"}])
    table = created["table"]["id"]
    assert bob.post("/api/seats", json={"link": created["links"]["1"]}).status_code == 201
    with socket_of(bob, table) as socket:
        while not view_of(bob, table)["head"]:
            socket.until("step", "seats", "table")
        head = view_of(bob, table)["head"]
        bound = view_of(bob, table)["table"]["commitments"]
        assert ann.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 200
        wait_until(lambda: view_of(bob, table)["table"]["seats"][0]["name"] == "1")
    shown = view_of(bob, table)
    made = shown["table"]["commitments"]
    assert (shown["head"], made["named"]) == (head, bound["named"])
    assert made["nonces"] == ["", bound["nonces"][1]]
    assert rows(two, seats, table_id=table)[0]["nonce"] == ""


def test_an_account_ends_while_the_dice_of_its_tables_are_opened(nodes: Nodes) -> None:
    """Whoever is faster: each seat is bound to the name it has from then on."""
    one, two = nodes
    ann, bob = Device(somebody(one, "Ann")), Device(two.browser())
    there = Device(at(two, ann.browser))
    called = []
    for _ in range(4):
        wanted = {"seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"}
        table = new_table(ann.browser, **wanted, commitment=ann.draw())["table"]
        called.append(bob.post(table, "join", name="Bob", commitment=bob.draw()))
    assert all(table["dice"]["phase"] == "calling" for table in called)

    def seal(table: Data) -> int:
        body = {"commitment": there.draw(), "seat": 0}
        return there.browser.post(f"/api/tables/{table['id']}/seal", json=body).status_code

    def delete() -> int:
        body = {"password": PASSWORD}
        return ann.browser.request("DELETE", "/api/account", json=body).status_code

    with ThreadPoolExecutor(5) as pool:
        sealing = [pool.submit(seal, table) for table in called]
        ended = pool.submit(delete).result()
        assert {answer.result() for answer in sealing} <= {201, 401, 403}
    assert ended in (200, 409)
    for table in called:
        shown = bob.browser.get(f"/api/tables/{table['id']}").json()
        made = read_pact(shown["commitments"], 2)
        names = [seat["name"] for seat in shown["seats"]]
        assert names == ["1" if ended == 200 else "Ann", "Bob"]
        assert not any(made.named) or made.names_fit(names)
        assert [bool(nonce) for nonce in made.nonces] == [bool(bound) for bound in made.named]


def test_one_name_is_given_once(nodes: Nodes) -> None:
    with ThreadPoolExecutor(4) as pool:
        waiting = [pool.submit(register, node.browser(), "Ann") for node in nodes for _ in range(2)]
    assert sorted(answer.result().status_code for answer in waiting) == [201, 409, 409, 409]
    assert len(rows(nodes[0], users)) == 1


def test_two_nodes_write_results_once_and_lose_no_rating(nodes: Nodes) -> None:
    names = ["Ann", "Bob", "Cid"]
    for name in names:
        somebody(nodes[0], name)
    played = [
        finished_table(nodes[0], seated)
        for seated in (["Ann", "Bob"], ["Bob", "Ann"], ["Bob", "Cid"], ["Cid", "Ann"])
    ]
    with ThreadPoolExecutor(8) as pool:
        kept = [pool.submit(keep, node, table) for table in played for node in nodes]
    assert sorted(one.result() for one in kept) == [False] * 4 + [True] * 4
    assert len(rows(nodes[0], results)) == 8
    assert sorted(row["games"] for row in rows(nodes[0], ratings)) == [2, 3, 3]

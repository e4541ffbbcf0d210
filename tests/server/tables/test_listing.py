"""Finding tables."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.archive.test_records import take_in
from tests.server.node import Node
from tests.server.played import BOTH_MINE, finished_table, terminal_record
from tests.server.seats import new_table

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def found(browser: httpx.Client, **query: Any) -> list[str]:
    answer = browser.get("/api/tables", params=query)
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()]


def test_open_tables_newest_first(node: Node) -> None:
    ann, eve = node.browser(), node.browser()
    first = new_table(ann, visibility="open")["table"]["id"]
    new_table(ann, visibility="link")
    new_table(ann, visibility="private")
    second = new_table(ann, visibility="open", seats=BOTH_MINE)["table"]["id"]
    assert found(eve) == [second, first]
    shown = eve.get("/api/tables").json()[1]
    whole = eve.get(f"/api/tables/{first}").json()
    assert shown == {name: whole[name] for name in shown}


def test_filters(node: Node) -> None:
    ann = node.browser()
    made = {
        (game, count): new_table(ann, game, visibility="open", seats=[ME, *[OPEN] * (count - 1)])[
            "table"
        ]["id"]
        for game in ("small_world", "heroes")
        for count in (2, 3)
    }
    playing = new_table(ann, "heroes", visibility="open", seats=BOTH_MINE)["table"]["id"]
    over = finished_table(node, ann, visibility="open")
    assert found(ann, game="heroes") == [playing, made["heroes", 3], made["heroes", 2]]
    assert found(ann, players=3) == [made["heroes", 3], made["small_world", 3]]
    assert found(ann, status="playing") == [playing]
    assert found(ann, status="finished") == [over]
    assert found(ann, status="waiting", game="heroes", players=2) == [made["heroes", 2]]
    assert found(ann, game="underground") == []
    for query in ("game=chess", "status=odd", "players=0", "limit=0", "limit=101", "before=A%20"):
        assert ann.get(f"/api/tables?{query}").status_code == 400


def test_mine(node: Node) -> None:
    ann, bob, eve = node.browser(), node.browser(), node.browser()
    created = new_table(ann, visibility="private")
    table = created["table"]["id"]
    watched = new_table(ann, visibility="open", seats=[OPEN, OPEN])["table"]["id"]
    bob.post("/api/seats", json={"link": created["links"]["1"], "name": "Bob"})
    imported = take_in(ann, terminal_record(steps=20).write()).json()["id"]
    assert found(ann, mine=True) == [imported, watched, table]
    assert found(ann, mine=True, status="closed") == [imported]
    assert found(bob, mine=True) == [table]
    assert found(eve, mine=True) == []
    (shown,) = bob.get("/api/tables?mine=true").json()
    assert [seat["mine"] for seat in shown["seats"]] == [False, True]
    asked = bob.get(f"/api/tables/{table}").json()
    assert (asked["seats"][1].pop("devices"), shown["seats"][1].pop("devices")) == (1, None)
    assert shown == {name: asked[name] for name in shown}
    assert {*asked} - {*shown} == {"options", "commitments", "dice"}


def test_pages(node: Node) -> None:
    ann = node.browser()
    made = [new_table(ann, visibility="open")["table"]["id"] for _ in range(7)]
    pages: list[list[str]] = []
    query: dict[str, Any] = {"limit": 3}
    while page := found(ann, **query):
        pages.append(page)
        query["before"] = page[-1]
    assert pages == [made[:-4:-1], made[-4:-7:-1], made[:1]]
    assert found(ann, before="nowhere") == []

"""Records that would poison the lists of everybody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.node import Node
from tests.server.own_things import own_board
from tests.server.played import terminal_record
from tests.server.seats import Data, new_table

NDJSON = {"content-type": "application/x-ndjson"}
LISTED = {"title", "seats", "status", "imported", "owner", "created"}
ASIDE = {"options", "commitments"}


def header() -> Data:
    return dict(json.loads(terminal_record(steps=3).write().splitlines()[0]))


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("commitments.dice", {"commitments": {"dice": "x" * 900_000}}),
        ("commitments.dice", {"commitments": {f"k{n}": "x" * 1000 for n in range(900)}}),
        ("commitments.more", {"commitments": {"dice": "hmac-sha256", "more": "x" * 900_000}}),
        ("commitments.contributions", {"commitments": {"dice": "hmac-sha256"}}),
        ("line 1.more", {"more": "x"}),
        ("line 1.seats[0].more", {"seats": [{"name": "A", "more": "x" * 900_000}, {"name": "B"}]}),
        ("line 1.seats[0].name", {"seats": [{"name": 3}, {"name": "B"}]}),
        ("options.board.regions.heart.ring[0]", {"options": {"board": "x" * 5_000}}),
        ("options", {"options": {"board": {f"k{n}": "x" * 3_000 for n in range(60)}}}),
    ],
)
def test_a_header_holds_nothing_else(house: Node, field: str, change: dict[str, Any]) -> None:
    record = json.dumps(header() | change) + "\n"
    browser = house.browser()
    refused = browser.post("/api/records?lang=en", content=record, headers=NDJSON)
    assert refused.status_code == 400, refused.text
    assert refused.json()["args"]["field"].split(".")[0] == field.split(".", maxsplit=1)[0]
    assert len(refused.content) < 2_000
    assert browser.get("/api/tables?mine=true").json() == []


def test_lists_carry_what_a_list_shows(house: Node) -> None:
    """Neither the boards nor the promises of all tables travel with their list."""
    browser = house.browser()
    made = new_table(browser, visibility="open", options={"board": own_board()})["table"]
    record = terminal_record(steps=3).write()
    kept = browser.post("/api/records?visibility=open", content=record, headers=NDJSON).json()
    assert set(browser.get(f"/api/tables/{made['id']}").json()) >= ASIDE
    for query in ("mine=true", "", "mine=true&status=closed"):
        listed = {
            table["id"]: table for table in browser.get(f"/api/tables?limit=100&{query}").json()
        }
        for table in listed.values():
            assert set(table) >= LISTED
            assert not set(table) & ASIDE
        assert listed[kept["id"]]["imported"] is True
        if "closed" not in query:
            assert listed[made["id"]]["imported"] is False


def test_what_is_told_of_my_tables_carries_no_more(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser, seats=[{"kind": "me"}, {"kind": "me"}])["table"]["id"]
    with browser.stream("GET", "/api/stream/events") as events:
        for line in events.iter_lines():
            told = json.loads(line) if line else {}
            if told.get("type") == "game-start":
                assert told["table"]["id"] == table
                assert not set(told["table"]) & ASIDE
                break

"""That a private table is there is told to nobody whom it does not concern."""

from __future__ import annotations

from tests.server.node import Node
from tests.server.seats import new_table


def test_pages_before_a_private_table_are_those_before_none(house: Node) -> None:
    ann, eve = house.browser(), house.browser()
    older = new_table(ann, visibility="open")["table"]["id"]
    private = new_table(ann, visibility="private")["table"]["id"]
    asked = [
        eve.get("/api/tables", params={"before": before, "limit": 1})
        for before in (private, "zzzzzzzzzz")
    ]
    assert asked[0].status_code == asked[1].status_code
    assert asked[0].json() == asked[1].json()
    mine = ann.get("/api/tables", params={"before": private, "limit": 1}).json()
    assert [table["id"] for table in mine] == [older]

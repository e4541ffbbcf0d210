"""Four people with a browser each plan, dig and fight through a year of Dungeon Lords."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PATIENCE, Player
from tests.browser.records import LONG
from tests.browser.table import Table
from tests.browser.visitor import Visitor

NAMES: Final = ("Аня", "Боря", "Вера", "Глеб")


def together(visitors: list[Visitor]) -> list[Table]:
    """A table at which everybody has a seat."""
    host, *guests = visitors
    seats = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * len(guests)]
    wanted = {"game": "dungeon_lords", "seats": seats, "visibility": "open"}
    made = host.context.request.post(f"{host.url}/api/tables", data=wanted)
    table = made.json()["table"]["id"]
    for guest, name in zip(guests, NAMES[1:], strict=True):
        joined = guest.context.request.post(
            f"{guest.url}/api/tables/{table}/join", data={"name": name}
        )
        assert joined.ok, joined.text()
    for visitor in visitors:
        visitor.open(f"t/{table}")
    tables = [Table(visitor) for visitor in visitors]
    for one in tables:
        one.wait_for_board()
    return tables


def date(table: Table) -> tuple[int, int]:
    """The year and its round."""
    shown = table.visitor.ask(f"api/tables/{table.id}/view")["view"]
    return int(shown["year"]), int(shown["round"])


def play_until(tables: list[Table], last: tuple[int, int]) -> None:
    players = [Player(table, seed, eager=0.5) for seed, table in enumerate(tables)]
    for _ in range(PATIENCE):
        for player in players:
            if player.table.moment() == "mine":
                player.choose()
        if date(tables[0]) >= last:
            break
    assert {date(table) for table in tables} == {last}


def test_a_round_of_four(visit: Visit) -> None:
    play_until(together([visit("ru"), visit("ru"), visit("en"), visit("en")]), (1, 2))


@pytest.mark.skipif(not LONG, reason="takes minutes")
def test_a_year_of_four(visit: Visit) -> None:
    tables = together([visit("ru"), visit("ru"), visit("en"), visit("en")])
    play_until(tables, (2, 1))
    for table in tables:
        name = table.visitor.text("web-lords-reckoning-year")
        expect(table.page.get_by_role("region", name=name)).to_be_visible()

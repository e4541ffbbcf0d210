"""Nobody saves a rating by leaving before the end."""

from __future__ import annotations

import httpx
import pytest
from tests.server.node import Node
from tests.server.people.people import finished_table, keep, rows, somebody

from warren.server.storage.schema import results


def profile(browser: httpx.Client, name: str) -> tuple[bool, bool, int, int, int, float]:
    """How the one game of an account is told in its history, statistics and ratings."""
    (game,) = browser.get("/api/account/history").json()["games"]
    (seat,) = (seat for seat in game["seats"] if seat["mine"])
    (tally,) = browser.get("/api/account/statistics").json()["games"]
    (rating,) = browser.get(f"/api/people/{name}").json()["ratings"]
    (ranked,) = (
        found
        for found in browser.get("/api/ratings?game=small_world&players=2").json()
        if found["name"] == name
    )
    assert ranked["mu"] == rating["mu"]
    return seat["rated"], seat["won"], tally["rated"], tally["won"], rating["games"], rating["mu"]


@pytest.mark.parametrize("way", ["away", "resigned"])
@pytest.mark.parametrize("best", [False, True], ids=["the bot loses", "the bot wins"])
def test_a_game_that_a_bot_finished_counts_everywhere(inn: Node, way: str, best: bool) -> None:
    names = [f"{name} {way} {best}" for name in ("Stays", "Goes")]
    stays, goes = (somebody(inn, name) for name in names)
    leaving = winner(inn) if best else 1 - winner(inn)
    seated: list[str | None] = [names[seat == leaving] for seat in (0, 1)]
    table = finished_table(inn, seated, **{way: [leaving]})  # type: ignore[arg-type]
    assert keep(inn, table)
    won = best and way == "away"
    for browser, name, first in ((stays, names[0], not won), (goes, names[1], won)):
        *told, mu = profile(browser, name)
        assert told == [True, first, 1, int(first), 1]
        assert (mu > 25) == first


def winner(node: Node) -> int:
    """The seat that wins the record of these tables."""
    table = finished_table(node, [None, None])
    keep(node, table)
    (first,) = (row["seat"] for row in rows(node, results, table_id=table) if row["won"])
    return int(first)

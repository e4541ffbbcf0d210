"""The measurements measure something."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.cli.calls import invoke

from warren.core.refusal import InputError
from warren.load import phases
from warren.load.node import Node
from warren.load.opening import measure_opening
from warren.load.page import OPENINGS, measure_page, share
from warren.load.painting import SIZES, measure_painting
from warren.load.pauses import measure_pauses
from warren.load.phases import Moves, as_quick, moves, open_tables, viewers
from warren.load.report import Comparison, Report

LONG = bool(os.environ.get("WARREN_LONG"))


def counted(node: Node, heard: list[float], game: str = "") -> Moves:
    """For as long as it takes until something was done."""
    seconds = 1.0
    while True:
        found = asyncio.run(moves(node, 2, seconds, 0.0, heard.append, game))
        if found.per_second > 0:
            return found
        seconds *= 2


def test_moves_viewers_and_tables_are_measured() -> None:
    heard: list[float] = []
    with Node() as node:
        full = counted(node, heard)
        lords = counted(node, heard, "dungeon_lords")
        kept = asyncio.run(open_tables(node, 3, heard.append))
        looking = asyncio.run(viewers(node, 5, heard.append))
    assert full.refused == 0
    assert 0 < full.p50 <= full.p95 <= full.p99
    assert kept.count == 3
    assert looking.count == 5
    assert heard[-1] == 1.0
    report = Report(
        tables=2,
        full=full,
        others={"dungeon_lords": lords},
        calm=full,
        with_bots=full,
        open_tables=kept,
        viewers=looking,
    )
    assert lords.refused == 0
    compared = report.compared()
    assert compared.slowdown("dungeon_lords") == full.per_second / lords.per_second
    assert [key for key, *_ in compared.rows()] == ["dungeon_lords"]
    assert full.work > 0
    assert report.bot_ratio() == 1.0
    reached = {id: reached for id, _, _, reached in report.rows()}
    assert not reached["load-viewers"]


def test_moves_of_a_game_are_compared_with_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phases, "ROUNDS", 1)
    done = invoke("load", "heroes", "--tables", "1", "--seconds", "1", "--json")
    assert done.exit_code == 0, done.stderr
    compared = json.loads(done.stdout)
    assert list(compared["others"]) == ["heroes"]
    assert compared["others"]["heroes"].keys() == compared["usual"].keys()
    assert compared["matched"]["heroes"]["tables"] == 1


def test_a_slower_game_is_measured_at_fewer_tables() -> None:
    """Nobody is acknowledged at once, so that it comes down to a single table."""
    with Node() as node:
        found = counted(node, [])
        heard: list[float] = []
        told = heard.append
        matched = asyncio.run(as_quick(node, "heroes", 2, 1.0, found, 0.0, told))
        same = asyncio.run(as_quick(node, "heroes", 2, 1.0, found, found.p99, told))
    assert matched.tables == 1
    assert matched.moves is not found
    assert same.moves is found
    assert same.tables == 2
    compared = Comparison(usual=found, others={"heroes": found}, matched={"heroes": same})
    assert [(game, tables, reached) for game, tables, *_, reached in compared.equals()] == [
        ("heroes", 2, True)
    ]


def test_a_game_that_is_not_there_is_not_compared() -> None:
    done = invoke("load", "chess")
    assert done.exit_code != 0
    assert "chess" in done.stderr


def test_opening_a_short_and_a_long_table_is_timed() -> None:
    found = measure_opening(times=1, long=120)
    assert found.short > 0
    assert found.long > 0


def test_what_the_page_draws_is_timed() -> None:
    # Playwright runs once in a thread, and the journeys may be running it in this one.
    with ThreadPoolExecutor(1) as aside:
        measured = aside.submit(measure_page, ("small_world",), moves=3).result()
    found = measured["small_world"]
    assert len(found.board) == OPENINGS
    assert len(found.move) >= len(found.answer) >= 3
    assert len(found.work) >= len(found.answer)
    assert min(found.work) > 0
    assert list(found.shares())[:3] == ["board", "move", "answer"]
    for taken in found.shares().values():
        assert 0 < share(taken, 50) <= share(taken, 95)


@pytest.mark.skipif(not LONG, reason="takes a minute")
def test_what_the_page_paints_is_timed_beside_the_flat_map() -> None:
    with ThreadPoolExecutor(1) as aside:
        games = ("small_world", "dungeon_lords")
        measured = aside.submit(measure_painting, games, times=1).result()
    assert list(measured) == ["small_world"]
    assert list(measured["small_world"]) == list(SIZES)
    for found in measured["small_world"].values():
        figures = (found.board, found.painted, found.longest, found.flat_zoom, found.zoom)
        assert [len(figure) for figure in figures] == [1] * len(figures)
        assert found.ratio() == found.painted[0] / found.board[0] > 0
        assert found.zoom_ratio() > 0


def test_the_page_cannot_be_timed_without_what_drives_a_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(InputError) as caught:
        measure_page()
    assert caught.value.message == "error-extra"


def test_what_others_wait_for_is_measured() -> None:
    """Every hostile request is answered by what it deserves, and the waits are told."""
    found = measure_pauses(1, 20_000)
    answers = {pause.name: pause.status for pause in found.found}
    assert not [name for name, status in answers.items() if status >= 500]
    refused = {name for name, status in answers.items() if status >= 400}
    assert {"ring", "chasms", "deep-nest", "huge-numbers", "promises", "typed"} <= refused
    assert {"largest-board", "view", "restless-record", "recalled", "list"} <= {*answers} - refused
    assert found.worst.seconds >= min(pause.seconds for pause in found.found) > 0
    assert found.quiet > 0

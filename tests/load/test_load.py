"""The measurements measure something."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from warren.core.refusal import InputError
from warren.load.node import Node
from warren.load.opening import measure_opening
from warren.load.page import OPENINGS, measure_page, share
from warren.load.phases import moves, open_tables, viewers
from warren.load.report import Report


def test_moves_viewers_and_tables_are_measured() -> None:
    heard: list[float] = []
    with Node() as node:
        full = asyncio.run(moves(node, 2, 1.0, 0.0, heard.append))
        kept = asyncio.run(open_tables(node, 3, heard.append))
        looking = asyncio.run(viewers(node, 5, heard.append))
    assert full.per_second > 0
    assert full.refused == 0
    assert 0 < full.p50 <= full.p95 <= full.p99
    assert kept.count == 3
    assert looking.count == 5
    assert heard[-1] == 1.0
    report = Report(
        tables=2, full=full, calm=full, with_bots=full, open_tables=kept, viewers=looking
    )
    assert report.bot_ratio() == 1.0
    reached = {id: reached for id, _, _, reached in report.rows()}
    assert not reached["load-viewers"]


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
    assert len(found.move) >= 3
    assert 0 < share(found.move, 50) <= share(found.move, 95)


def test_the_page_cannot_be_timed_without_what_drives_a_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(InputError) as caught:
        measure_page()
    assert caught.value.message == "error-extra"

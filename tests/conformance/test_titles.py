"""Every title keeps every law; compiled, also with the options that change most."""

from __future__ import annotations

import os

import pytest
from tests.tools.rules import rules

from warren.bench.measures import engine
from warren.conformance.report import Verdict
from warren.conformance.suite import run
from warren.games.registry import game, titles

COUNT = 20 if os.environ.get("WARREN_LONG") else 1
CHUNK = 5
ONE_ACTOR = ["sealing"]
OPEN = ["secrets", *ONE_ACTOR]
IDLE: dict[str, list[str]] = {"heroes": ONE_ACTOR, "dungeon_lords": []}
Table = tuple[str, int | None, dict[str, object]]
OPTIONS: list[Table] = [
    ("small_world", 2, {"open_coins": True, "without_diplomat": True}),
    ("small_world", None, {"elves_return": True, "auto_retreat": True}),
    ("small_world", None, {"pool": "both", "relics": True}),
    ("small_world", None, {"pool": "both", "relics": False, "elves_return": True}),
    ("small_world", None, {"pool": "underground"}),
    ("small_world", None, {"relics": True}),
    ("underground", None, {"pool": "both"}),
    ("underground", None, {"board": "underground-6", "pool": "both", "auto_retreat": True}),
    ("underground", None, {"relics": False}),
    ("heroes", None, {"first": 1}),
    ("heroes", 4, {"short": True}),
    ("dungeon_lords", 2, {"edition": "base"}),
]
PLAIN: list[Table] = [(title.key, None, {}) for title in titles()]
TABLES: list[Table] = [*PLAIN, *(OPTIONS if engine() == "compiled" else [])]


def named(table: Table) -> str:
    key, _, options = table
    return " ".join([key, *(f"{name}={value}" for name, value in options.items())])


def broken(verdicts: list[Verdict]) -> list[object]:
    return [verdict.to_json() for verdict in verdicts if verdict.found is not None]


@rules(
    *("SW-HID-1", "SW-HID-4", "SU-HID-1", "SU-HID-2", "HDL-HID-1", "HDL-HID-2"),
    *("DL-INF-2", "DL-INF-3", "DF-INF-2", "DF-INF-3"),
)
@pytest.mark.parametrize("chunk", range(0, COUNT, CHUNK))
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_law_holds(table: Table, chunk: int) -> None:
    key, players, options = table
    seed = 1000 * TABLES.index(table) + chunk
    verdicts = run(game(key), min(CHUNK, COUNT - chunk), seed, players, options)
    assert broken(verdicts) == []
    idle = [verdict.law.id for verdict in verdicts if not verdict.law.checks]
    assert idle == IDLE.get(key, OPEN)

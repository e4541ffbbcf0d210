"""A row for every line of a record."""

from __future__ import annotations

import json

import pytest
from librt.random import Random

from warren.core.match import Match, new_match
from warren.core.record import UNDO, Record
from warren.core.state import CHANCE
from warren.export.decisions import COLUMNS, decisions
from warren.games.registry import game, titles

NAMES = ["Ann", "Bob"]


def played(key: str, lines: int, undo_at: int = -1) -> Match:
    """So many random lines; the first action after a line is taken back where that is allowed."""
    match, rng = new_match(game(key), 2, {}, NAMES), Random(3)
    while match.n < lines and not match.state.is_over():
        seat = match.state.actors()[0]
        if seat == CHANCE:
            match.do(seat, int(match.state.draw(rng)))
            continue
        codes = match.state.legal_actions(seat)
        match.do(seat, codes[int(rng.randrange(len(codes)))])
        if 0 <= undo_at < match.n and not match.undo_refusal(seat):
            match.undo(seat)
            undo_at = -1
    return match


def table(record: Record) -> list[dict[str, object]]:
    names = [column.name for column in COLUMNS]
    return [dict(zip(names, row, strict=True)) for row in decisions(record, "one.ndjson")]


@pytest.mark.parametrize("key", [title.key for title in titles()])
def test_every_line_of_a_whole_game(key: str) -> None:
    match = played(key, 100_000)
    rows = table(match.record)
    assert [row["line"] for row in rows] == list(range(1, match.n + 1))
    scores, winners = match.state.scores(), match.state.winners()
    for row, line in zip(rows, match.record.lines, strict=True):
        assert (row["verb"], json.loads(str(row["args"]))) == (line.action.verb, line.action.args)
        assert row["choices"]
        assert (row["over"], row["scores"], row["winners"]) == (True, scores, winners)
        if line.seat == CHANCE:
            assert (row["chance"], row["seat"], row["name"], row["won"]) == (True, *[None] * 3)
        else:
            assert (row["chance"], row["seat"], row["name"]) == (False, line.seat, NAMES[line.seat])
            assert (row["score"], row["won"]) == (scores[line.seat], line.seat in winners)
    told = [row["round"] for row in rows if row["round"] is not None]
    assert told == sorted(told, key=int)  # type: ignore[call-overload]
    assert told[-1] == match.state.rounds()


def test_what_was_taken_back_is_marked_and_what_is_not_over_has_no_end() -> None:
    match = played("small_world", 40, undo_at=20)
    rows = table(match.record)
    undo = next(row for row in rows if row["verb"] == UNDO)
    line = int(str(undo["line"]))
    since = int(match.record.lines[line - 1].action.args["to"])
    assert [row["line"] for row in rows if row["undone"]] == list(range(since + 1, line))
    assert undo["choices"] is None
    assert {row["over"] for row in rows} == {False}
    assert {row["score"] for row in rows} == {row["winners"] for row in rows} == {None}


def test_where_a_title_tells_the_turn() -> None:
    rows = table(played("heroes", 60).record)
    asked = [row for row in rows if row["turn"] is not None]
    assert asked
    assert all(row["seat"] in (row["turn"], None) for row in asked)
    assert {row["stage"] for row in asked} <= {"recruit", "hire", "play", "draw"}

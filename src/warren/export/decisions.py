"""The lines of a record as rows: who could choose among how many, and what came of the game."""

from __future__ import annotations

import json
from typing import Final

from warren.core.match import Match, begin, repeat
from warren.core.record import UNDO, Line, Record
from warren.core.state import CHANCE, State
from warren.export.table import TEXT, WHOLE, WHOLES, YES, Column, Row
from warren.games.registry import game

COLUMNS: Final = (
    Column("record", TEXT),
    Column("game", TEXT),
    Column("rules", WHOLE),
    Column("players", WHOLE),
    Column("options", TEXT),
    Column("line", WHOLE),
    Column("chance", YES),
    Column("seat", WHOLE),
    Column("name", TEXT),
    Column("round", WHOLE),
    Column("turn", WHOLE),
    Column("stage", TEXT),
    Column("verb", TEXT),
    Column("args", TEXT),
    Column("choices", WHOLE),
    Column("undone", YES),
    Column("over", YES),
    Column("score", WHOLE),
    Column("won", YES),
    Column("scores", WHOLES),
    Column("winners", WHOLES),
)


def decisions(record: Record, name: str) -> list[Row]:
    """A row for each line, in the order of `COLUMNS`; `name` is what the record is called."""
    match = begin(game(record.game), record)
    moments: list[list[object]] = []
    for line in record.lines:
        moments.append(_moment(match.state, line))
        repeat(match, line)
    undone = taken_back(record)
    end = _end(match)
    options = json.dumps(record.options, ensure_ascii=False)
    head = [name, record.game, record.rules, record.players, options]
    return [
        [
            *head,
            line.n,
            line.seat == CHANCE,
            *_who(record, line),
            *moment,
            line.n in undone,
            *_outcome(line, end),
        ]
        for line, moment in zip(record.lines, moments, strict=True)
    ]


def taken_back(record: Record) -> set[int]:
    """The numbers of the lines that their seats took back."""
    found: set[int] = set()
    for line in record.lines:
        if line.action.verb != UNDO:
            continue
        since = int(line.action.args["to"])
        found |= {one.n for one in record.lines[since : line.n - 1] if one.seat == line.seat}
    return found


def _moment(state: State, line: Line) -> list[object]:
    """Round, turn, stage, verb, arguments and how many choices there were."""
    progress = state.progress()
    undoing = line.action.verb == UNDO
    return [
        state.rounds() or None,
        None if progress is None else progress.seat,
        None if progress is None else progress.stages[progress.stage],
        line.action.verb,
        json.dumps(line.action.args, ensure_ascii=False),
        None if undoing else len(state.codes(line.seat)),
    ]


def _who(record: Record, line: Line) -> list[object]:
    return [None, None] if line.seat == CHANCE else [line.seat, record.names[line.seat]]


def _end(match: Match) -> tuple[list[int], list[int]] | None:
    """Scores and winners, once the game is over."""
    state = match.state
    return (state.scores(), state.winners()) if state.is_over() else None


def _outcome(line: Line, end: tuple[list[int], list[int]] | None) -> list[object]:
    """Over, the seat's score, whether it won, all scores and all winners."""
    if end is None:
        return [False, None, None, None, None]
    scores, winners = end
    if line.seat == CHANCE:
        return [True, None, None, scores, winners]
    return [True, scores[line.seat], line.seat in winners, scores, winners]

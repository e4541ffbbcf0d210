"""The games of an arena as a table: a line for every seat of every game."""

from __future__ import annotations

from typing import Final

from warren.arena.results import Results
from warren.export.table import NUMBER, TEXT, WHOLE, Column, Row

COLUMNS: Final = (
    Column("game", WHOLE),
    Column("deal", WHOLE),
    Column("seat", WHOLE),
    Column("bot", TEXT),
    Column("score", WHOLE),
    Column("win", NUMBER),
    Column("rounds", WHOLE),
    Column("decisions", WHOLE),
    Column("seconds", NUMBER),
    Column("slowest", NUMBER),
    Column("fault", TEXT),
    Column("line", TEXT),
    Column("record", TEXT),
)


def rows(found: Results) -> list[Row]:
    """All games, in the order of `COLUMNS`."""
    lines: list[Row] = []
    for row in found.rows:
        for seat, bot in enumerate(row.bots):
            fault = row.fault if row.fault is not None and row.fault.seat == seat else None
            lines.append(
                (
                    row.game,
                    row.deal,
                    seat,
                    found.names[bot],
                    row.scores[seat],
                    row.wins[seat],
                    row.rounds,
                    row.decisions[seat],
                    row.seconds[seat],
                    row.slowest[seat],
                    fault.kind if fault else None,
                    fault.line if fault else None,
                    row.record,
                )
            )
    return lines

"""The games of an arena as a table: a line for every seat of every game."""

from __future__ import annotations

import csv
import io
from typing import Final

from warren.arena.results import Results

COLUMNS: Final = (
    "game",
    "deal",
    "seat",
    "bot",
    "score",
    "win",
    "rounds",
    "decisions",
    "seconds",
    "slowest",
    "fault",
    "line",
    "record",
)


def sheet(found: Results) -> str:
    """All games as CSV."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for row in found.rows:
        for seat, bot in enumerate(row.bots):
            fault = row.fault if row.fault is not None and row.fault.seat == seat else None
            table.writerow(
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
                    fault.kind if fault else "",
                    fault.line if fault else "",
                    row.record,
                )
            )
    return text.getvalue()

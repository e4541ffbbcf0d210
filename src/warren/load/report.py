"""The figures of a measurement beside what they should be."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from warren.load.phases import Matched, Memory, Moves

LEAST_MOVES: Final = 800
MOST_P99: Final = 0.150
MOST_RATIO: Final = 1.5
VIEWERS: Final = 2_000
MOST_TABLE: Final = 200 * 1024
MOST_VIEWER: Final = 50 * 1024


class Comparison(msgspec.Struct, kw_only=True):
    """Moves of other games beside those of the usual one."""

    usual: Moves
    others: dict[str, Moves]
    matched: dict[str, Matched] = {}

    def slowdown(self, game: str) -> float:
        """How much longer a move of another game takes, all tables together."""
        rate = self.others[game].per_second
        return self.usual.per_second / rate if rate else math.inf

    def rows(self) -> list[tuple[str, str, str, bool]]:
        """The other games: key, moves, aim, and whether it is reached."""
        return [
            (
                game,
                told(found),
                f"≥ {self.usual.per_second / MOST_RATIO:,.0f}/s",
                self.slowdown(game) <= MOST_RATIO,
            )
            for game, found in self.others.items()
        ]

    def equals(self) -> list[tuple[str, int, str, str, bool]]:
        """The same at as many tables as are acknowledged as fast: how many those are, too."""
        least = self.usual.per_second / MOST_RATIO
        return [
            (game, at.tables, told(at.moves), f"≥ {least:,.0f}/s", at.moves.per_second >= least)
            for game, at in self.matched.items()
        ]


class Report(msgspec.Struct, kw_only=True):
    """Everything that was measured in one run."""

    tables: int
    full: Moves
    others: dict[str, Moves]
    calm: Moves
    with_bots: Moves
    open_tables: Memory
    viewers: Memory

    def bot_ratio(self) -> float:
        return self.with_bots.p99 / self.calm.p99 if self.calm.p99 else 0.0

    def compared(self) -> Comparison:
        """The other games beside the usual one."""
        return Comparison(usual=self.full, others=self.others)

    def rows(self) -> list[tuple[str, str, str, bool]]:
        """Message id, figure, aim, and whether it is reached."""
        return [
            (
                "load-moves",
                f"{self.full.per_second:,.0f}/s",
                f"≥ {LEAST_MOVES}/s",
                self.full.per_second >= LEAST_MOVES,
            ),
            ("load-p50", _ms(self.full.p50), "", True),
            ("load-p99", _ms(self.full.p99), f"< {_ms(MOST_P99)}", self.full.p99 < MOST_P99),
            ("load-calm", _ms(self.calm.p99), "", True),
            ("load-bots", _ms(self.with_bots.p99), "", True),
            (
                "load-bot-ratio",
                f"{self.bot_ratio():.2f}",
                f"≤ {MOST_RATIO}",
                self.bot_ratio() <= MOST_RATIO,
            ),
            (
                "load-viewers",
                f"{self.viewers.count:,}",
                f"≥ {VIEWERS:,}",
                self.viewers.count >= VIEWERS,
            ),
            (
                "load-viewer-memory",
                _kb(self.viewers.each),
                f"< {_kb(MOST_VIEWER)}",
                self.viewers.each < MOST_VIEWER,
            ),
            (
                "load-table-memory",
                _kb(self.open_tables.each),
                f"< {_kb(MOST_TABLE)}",
                self.open_tables.each < MOST_TABLE,
            ),
        ]


def told(found: Moves) -> str:
    """Moves a second, 99 of 100 within, and the work for one."""
    return f"{found.per_second:,.0f}/s, {_ms(found.p99)}, {_ms(found.work)}"


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:,.1f} ms"


def _kb(size: float) -> str:
    return f"{size / 1024:,.1f} KB"

"""What came of the rounds."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Final

from tests.server.chaos.ledger import Ledger

from warren.core.state import CHANCE


class Figures:
    """Counts over all rounds of an arena."""

    def __init__(self) -> None:
        self.seconds: Final[dict[str, list[float]]] = {}
        self.attempts: Final[Counter[str]] = Counter()
        self.tables = 0
        self.finished = 0
        self.lines = 0
        self.bots = 0

    def recovered(self, victim: str, seconds: float) -> None:
        self.seconds.setdefault(victim, []).append(seconds)

    def table(self, ledger: Ledger) -> None:
        self.tables += 1
        self.finished += ledger.finished
        self.lines += len(ledger.lines)
        played = {line.seat for line in ledger.lines} - ledger.people - {CHANCE}
        self.bots += sum(line.seat in played for line in ledger.lines)
        self.attempts.update(ledger.count())

    @property
    def rounds(self) -> int:
        return sum(len(found) for found in self.seconds.values())

    def report(self, title: str) -> str:
        """A table for the page on storage."""
        rows = [
            ("rounds", f"{self.rounds}"),
            ("tables (finished)", f"{self.tables} ({self.finished})"),
            ("lines in the records, all replayed and proved", f"{self.lines}"),
            ("of these by bots", f"{self.bots}"),
            ("acknowledged actions", f"{self.attempts['acknowledged']}"),
            ("acknowledged actions lost or done twice", "0"),
            ("without an answer, but kept", f"{self.attempts['kept']}"),
            ("without an answer, and not kept", f"{self.attempts['not kept']}"),
            ("refused as stale", f"{self.attempts['refused']}"),
        ]
        rows += [
            (
                f"{victim} killed {len(found)} times: seconds until every table had gone on",
                f"median {median(found):.1f}, at most {max(found):.1f}",
            )
            for victim, found in sorted(self.seconds.items())
        ]
        lines = [
            f"| {title} | |",
            "| --- | --- |",
            *(f"| {left} | {right} |" for left, right in rows),
        ]
        return "\n".join(lines)

"""Time for thinking; the engine never sees it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from warren.core.state import ANSWER, TURN
from warren.server.messages import SeatClock

Seconds = Annotated[float, Meta(ge=0, le=10_000_000)]


class Live(msgspec.Struct, kw_only=True, frozen=True, tag="live"):
    """A bank of seconds for the game, and a credit for every decision by its kind."""

    bank: Seconds = 600.0
    turn: Seconds = 30.0
    answer: Seconds = 15.0

    def credit(self, kind: str) -> float:
        return {TURN: self.turn, ANSWER: self.answer}[kind]


Tempo = Live


class Clock:
    """The seconds each seat has left, and since when each of them decides."""

    def __init__(self, tempo: Tempo, banks: list[float], running: dict[int, float]) -> None:
        self.tempo = tempo
        self.banks = banks
        self.running = running

    @staticmethod
    def of(tempo: Tempo | None, data: dict[str, object] | None, players: int) -> Clock | None:
        """The clock of a table as it is kept; none where the tempo asks for none."""
        if tempo is None:
            return None
        if data is None:
            return Clock(tempo, [tempo.bank] * players, {})
        kept = msgspec.convert(data, Kept)
        return Clock(tempo, kept.banks, {int(seat): end for seat, end in kept.running.items()})

    def to_json(self) -> dict[str, object]:
        return {"banks": self.banks, "running": {str(s): end for s, end in self.running.items()}}

    def turned(self, actors: list[int], kind: str, now: float) -> Clock:
        """The clock after a step: who goes on deciding keeps running, who begins gets credit."""
        banks = list(self.banks)
        running: dict[int, float] = {}
        for seat, end in self.running.items():
            if seat in actors:
                running[seat] = end
            else:
                banks[seat] = max(0.0, end - now)
        for seat in actors:
            if seat not in running:
                banks[seat] += self.tempo.credit(kind)
                running[seat] = now + banks[seat]
        return Clock(self.tempo, banks, running)

    def deadline(self) -> float | None:
        return min(self.running.values(), default=None)

    def out(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat, end in self.running.items() if end <= now]

    def shown(self) -> list[SeatClock]:
        return [
            SeatClock(left=left, deadline=self.running.get(seat))
            for seat, left in enumerate(self.banks)
        ]


class Kept(msgspec.Struct):
    banks: list[float]
    running: dict[str, float]

"""How much time a table gives for its decisions."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from functools import cache
from itertools import count
from typing import Annotated, Final
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from warren.core.refusal import InputError
from warren.core.state import ANSWER, TURN

Seconds = Annotated[float, Meta(ge=0, le=10_000_000)]
Hour = Annotated[int, Meta(ge=0, le=24)]
Zone = Annotated[str, Meta(min_length=1, max_length=64)]

HOUR: Final = 3600.0
DAY_HOURS: Final = 24


class Live(msgspec.Struct, kw_only=True, frozen=True, tag="live"):
    """A bank of seconds for the game, and a credit for every decision by its kind.

    What is left of a credit stays in the bank.
    """

    bank: Seconds = 600.0
    turn: Seconds = 30.0
    answer: Seconds = 15.0

    def check(self) -> None:
        if self.bank + min(self.turn, self.answer) <= 0:
            raise InputError("error-tempo-empty", {"field": "tempo"})

    def first(self) -> float:
        """What a seat has when the game starts."""
        return self.bank

    def granted(self, left: float, kind: str) -> float:
        """What a seat has when a decision comes to it."""
        return left + {TURN: self.turn, ANSWER: self.answer}[kind]

    def kept(self, left: float) -> float:
        """What a seat has when its decision is over."""
        return left

    def deadline(self, now: float, left: float) -> float:
        return now + left

    def left(self, now: float, end: float) -> float:
        return max(0.0, end - now)


class Window(msgspec.Struct, kw_only=True, frozen=True):
    """The hours of the day in which time counts, by the clocks of a zone.

    A window that closes before it opens closes on the next day.
    """

    opens: Hour
    closes: Hour
    zone: Zone

    @property
    def hours(self) -> int:
        return (self.closes - self.opens) % DAY_HOURS or DAY_HOURS

    def check(self) -> None:
        if self.opens == self.closes or self.opens == DAY_HOURS:
            raise InputError("error-tempo-window", {"field": "tempo"})
        try:
            _zone(self.zone)
        except (KeyError, OSError, ValueError) as error:
            raise InputError("error-tempo-zone", {"field": "tempo", "value": self.zone}) from error

    def openings(self, now: float) -> Iterator[tuple[float, float]]:
        """When the window opens and closes, from the day before on."""
        zone = _zone(self.zone)
        today = datetime.fromtimestamp(now, zone).date()
        for day in count(-1):
            opens = datetime.combine(today + timedelta(day), time(self.opens))
            closes = opens + timedelta(hours=self.hours)
            yield (
                opens.replace(tzinfo=zone).timestamp(),
                closes.replace(tzinfo=zone).timestamp(),
            )


class Days(msgspec.Struct, kw_only=True, frozen=True, tag="days"):
    """So many days for every decision; with a window only its hours count.

    A day is then as long as the window: two days with 9–21 are 24 open hours.
    """

    days: Annotated[float, Meta(gt=0, le=60)] = 2.0
    window: Window | None = None

    def check(self) -> None:
        if self.window is not None:
            self.window.check()

    def first(self) -> float:
        hours = DAY_HOURS if self.window is None else self.window.hours
        return self.days * hours * HOUR

    def granted(self, left: float, kind: str) -> float:
        return self.first()

    def kept(self, left: float) -> float:
        return self.first()

    def deadline(self, now: float, left: float) -> float:
        if self.window is None:
            return now + left
        for opens, closes in self.window.openings(now):
            begins = max(now, opens)
            if closes > begins:
                if left <= closes - begins:
                    return begins + left
                left -= closes - begins
        raise AssertionError

    def left(self, now: float, end: float) -> float:
        if self.window is None or end <= now:
            return max(0.0, end - now)
        total = 0.0
        for opens, closes in self.window.openings(now):
            if opens >= end:
                break
            total += max(0.0, min(end, closes) - max(now, opens))
        return total


Tempo = Live | Days


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)

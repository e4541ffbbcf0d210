"""The games of one deal, played in one process."""

from __future__ import annotations

import atexit
import re
from pathlib import Path
from typing import Final

from warren.arena.clock import LateError
from warren.arena.contest import Contest
from warren.arena.deals import Event, Pairing
from warren.arena.facts import Watch
from warren.arena.fault import BotFaultError
from warren.arena.labels import bot_labels
from warren.arena.rows import CRASH, ILLEGAL, LATE, Fault, Row
from warren.arena.stranger import StrangerError, StrangerKind
from warren.bots.bot import Kind
from warren.bots.registry import PROGRAM, bot_kind, bot_names
from warren.bots.spec import BotSpec
from warren.core.refusal import Refusal
from warren.games.registry import game

PLACE: Final = re.compile(r'File "([^"]+)", line (\d+)')
KEPT: Final[dict[tuple[str, int, float, int], StrangerKind]] = {}
"""The strangers of this process: one for each time that a bot sits at a table."""


def is_stranger(spec: str) -> bool:
    """Whether a bot comes from outside and gets a process of its own."""
    return spec.startswith(PROGRAM) or BotSpec(spec).place not in bot_names()


def kind_of(event: Event, spec: str, time: int = 0) -> Kind:
    """How bots are made; `time` tells those apart that sit at one table more than once."""
    if not is_stranger(spec):
        return bot_kind(spec)
    key = (spec, time, event.clock, event.memory)
    if key not in KEPT:
        KEPT[key] = StrangerKind(spec, event.clock, event.memory)
    return KEPT[key]


@atexit.register
def dismiss() -> None:
    """End all strangers of this process."""
    for kind in KEPT.values():
        kind.end()


def play(event: Event, pairing: Pairing) -> list[Row]:
    """All games of a deal."""
    return [
        Bout(event, pairing, seats, pairing.first + turn).play()
        for turn, seats in enumerate(pairing.seatings())
    ]


class Bout:
    """One game: who sits where, and what came of it."""

    def __init__(self, event: Event, pairing: Pairing, seats: list[int], number: int) -> None:
        self.event: Final = event
        self.pairing: Final = pairing
        self.seats: Final = seats
        self.number: Final = number
        known = list(dict.fromkeys(event.entrants))
        specs = [known[bot] for bot in seats]
        self.kinds: Final = [
            kind_of(event, spec, specs[:seat].count(spec)) for seat, spec in enumerate(specs)
        ]

    def play(self) -> Row:
        event = self.event
        contest = Contest(
            game(event.game), event.options, self.kinds, event.seed, self.pairing.deal, Watch()
        )
        fault: Fault | None = None
        try:
            contest.play()
        except BotFaultError as error:
            fault = self.fault(error)
        state = contest.position
        winners = state.winners()
        if fault is not None:
            winners = [seat for seat in range(len(self.seats)) if seat != fault.seat]
        times = contest.clock.seats
        return Row(
            self.number,
            self.pairing.number,
            self.pairing.deal,
            self.seats,
            state.scores(),
            [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.seats))],
            state.rounds(),
            [found.decisions for found in times],
            [round(found.seconds, 6) for found in times],
            [round(found.slowest, 6) for found in times],
            self.keep(contest, fault is not None),
            fault,
        )

    def fault(self, error: BotFaultError) -> Fault:
        """What ended the game, and the line where it happened."""
        seat = int(error.details["place"]) - 1
        cause = error.__cause__
        kind, trace, problem = CRASH, error.trace, str(error.details.get("problem", ""))
        if isinstance(cause, Refusal):
            kind = ILLEGAL
            problem = f"{error.details['action']}: {cause.message} [{cause.rule}]"
        elif isinstance(cause, LateError):
            kind = LATE
        elif isinstance(cause, StrangerError):
            kind, trace, problem = cause.kind, cause.trace, str(cause)
        kinds = self.kinds[seat]
        file = kinds.file if isinstance(kinds, StrangerKind) else ""
        return Fault(seat, kind, problem, line_of(trace, file, kind == LATE), trace)

    def keep(self, contest: Contest, broken: bool) -> str:
        """The file of the record, beside the results; the first games and broken ones have one."""
        if not self.event.records or not (broken or self.number < self.event.kept):
            return ""
        path = Path(self.event.records, f"game-{self.number:06}.ndjson")
        names = bot_labels([kind.name for kind in self.kinds])
        path.write_text(contest.record(names).write(), encoding="utf-8")
        return path.name


def line_of(trace: str, file: str, innermost_first: bool) -> str:
    """The innermost line of a bot's own file, `my.py:12`."""
    name = Path(file).name
    found = [line for path, line in PLACE.findall(trace) if Path(path).name == name]
    if not found:
        return name
    return f"{name}:{found[0] if innermost_first else found[-1]}"

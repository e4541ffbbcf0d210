"""A table that is open on this node."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final, Protocol

from warren.core.action import Action
from warren.core.dice import FairDice
from warren.core.game import Game
from warren.core.refusal import Refusal
from warren.server.clock import Clock
from warren.server.faces import Teller
from warren.server.messages import Chatted, Fact, Stepped
from warren.server.notices import LINES, Notice
from warren.server.patch import difference
from warren.server.position import Position, Told, batch, settle, undo_action
from warren.server.seating import FINISHED, PLAYING, Holding, Terms
from warren.server.settings import Settings
from warren.server.writer import Append, Conflict, Row, Unsure, Writer

RECENT: Final = 64
Shape = dict[str, object]
Change = dict[str, object]


class Viewer(Protocol):
    """Somebody who looks at the table."""

    def stepped(self, room: Room, step: Step) -> None: ...

    def seated(self, room: Room) -> None: ...

    def chatted(self, said: Chatted) -> None: ...


class Step:
    """What happened between two sequence numbers."""

    def __init__(self, before: int, told: list[Told], old: dict[int | None, Shape]) -> None:
        self.before: Final = before
        self.told: Final = told
        self.old: Final = old
        self.messages: Final[dict[tuple[int | None, str], Stepped]] = {}


class Room:
    """One table: takes what its seats do, one after the other, and shows it to its viewers."""

    def __init__(
        self,
        game: Game,
        terms: Terms,
        holding: Holding,
        position: Position,
        writer: Writer,
        node: str,
        settings: Settings,
    ) -> None:
        self.game: Final = game
        self.terms = terms
        self.holding = holding
        self.position = position
        self.writer: Final = writer
        self.node: Final = node
        self.settings: Final = settings
        self.dice = FairDice(terms.seed, terms.contributions)
        self.clock = Clock.of(terms.tempo, terms.clock, terms.players)
        self.saved = position.n
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self.recent: Final[deque[Told]] = deque(maxlen=RECENT)
        self.used = time.monotonic()
        self.stale = False
        self._shapes: Final[dict[int | None, Shape]] = {}
        self._tellers: Final[dict[str, Teller]] = {}

    @property
    def seq(self) -> int:
        return self.position.n

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.holding.seats]

    def robot(self) -> tuple[int, str] | None:
        """The seat for which a bot has to move now, and which bot."""
        if self.terms.status != PLAYING:
            return None
        for seat in self.position.state.actors():
            if self.holding.seats[seat].robot:
                return seat, self.holding.seats[seat].robot
        return None

    async def act(self, seat: int, seq: int, actions: list[Action]) -> Step:
        """Do these actions, all or none; they are safe when this returns."""
        async with self.lock:
            trial = self._trial(seat, seq)
            return await self._keep(trial, batch(trial, seat, actions))

    async def undo(self, seat: int, seq: int) -> Step:
        """Take back the last action of this seat."""
        async with self.lock:
            trial = self._trial(seat, seq)
            return await self._keep(trial, [trial.act(seat, undo_action(trial))])

    async def begin(self, started: float) -> Step:
        """Start the game: chance sets up what it has to."""
        async with self.lock:
            return await self._keep(
                self.position.copy(), [], {"status": PLAYING, "started": started}
            )

    def _trial(self, seat: int, seq: int) -> Position:
        if self.terms.status != PLAYING:
            raise Refusal("refusal-table-status", {"status": self.terms.status}, "TABLE-STATUS")
        if seq > self.seq or (seq < self.seq and seq < self.position.asked.get(seat, self.seq)):
            raise Refusal("refusal-stale", {"seq": seq, "now": self.seq}, "TABLE-SEQUENCE")
        return self.position.copy()

    async def _keep(self, trial: Position, told: list[Told], change: Change | None = None) -> Step:
        """Write a step down; only what is written has happened."""
        told = told + settle(trial, self.dice)
        now = time.time()
        change = {**(change or {}), **self.duties(trial, now)}
        append = Append(
            self.terms.id,
            [_row(self.terms.id, line, now) for line in told],
            self._snapshot(trial),
            change or None,
            Notice(self.node, LINES, self.terms.id, trial.n),
        )
        try:
            await self.writer.append(append)
        except (Conflict, Unsure, asyncio.CancelledError):
            self.stale = True
            raise
        if append.snapshot is not None:
            self.saved = int(str(append.snapshot["n"]))
        return self.adopt(trial, told, change)

    def duties(self, trial: Position, now: float) -> Change:
        """What the row of the table must say from now on: its status, its clock, when to look."""
        change: Change = {}
        actors = trial.state.actors()
        due: float | None = None
        if self.clock is not None:
            turned = self.clock.turned(actors, trial.state.turn_kind(), now)
            change["clock"] = turned.to_json()
            due = turned.deadline()
        if any(self.holding.seats[seat].robot for seat in actors):
            due = now + 2 * self.settings.bot_seconds
        if trial.state.is_over():
            change |= {"status": FINISHED, "finished": now}
            due = now
        if due != self.terms.due:
            change["due"] = due
        return change

    def _snapshot(self, trial: Position) -> Row | None:
        """A position from which nothing can be taken back, when the last one is far behind."""
        n, state = trial.n, trial.state
        if trial.trail:
            n, state = trial.trail[0][0] - 1, trial.trail[0][2]
        enough = 1 if trial.state.is_over() else self.settings.snapshot_lines
        if n - self.saved < enough:
            return None
        return {"table_id": self.terms.id, "n": n, "state": state.to_json()}

    def adopt(self, position: Position, told: list[Told], change: Change) -> Step:
        """Go on to a position that is written down, and show it."""
        step = Step(self.seq, told, dict(self._shapes))
        self.position = position
        self._shapes.clear()
        self.recent.extend(told)
        for field, value in change.items():
            setattr(self.terms, field, value)
        if "clock" in change:
            self.clock = Clock.of(self.terms.tempo, self.terms.clock, self.terms.players)
        self.used = time.monotonic()
        for viewer in list(self.viewers):
            viewer.stepped(self, step)
        return step

    def reseat(self, terms: Terms, holding: Holding) -> None:
        """Take over what the database says of the terms and the seats."""
        renamed = [seat.name for seat in holding.seats] != self.names
        self.terms = terms
        self.holding = holding
        self.dice = FairDice(terms.seed, terms.contributions)
        self.clock = Clock.of(terms.tempo, terms.clock, terms.players)
        if renamed:
            self._tellers.clear()
        for viewer in list(self.viewers):
            viewer.seated(self)

    def shape(self, seat: int | None) -> Shape:
        """The view of a seat, of a spectator for None, as data."""
        shape = self._shapes.get(seat)
        if shape is None:
            shape = self.position.state.view(seat).to_json()
            self._shapes[seat] = shape
        return shape

    def teller(self, language: str) -> Teller:
        teller = self._tellers.get(language)
        if teller is None:
            teller = Teller(self.position.state, language, self.names)
            self._tellers[language] = teller
        return teller

    def message(self, step: Step, seat: int | None, language: str) -> Stepped | None:
        """A step for a seat; none when its viewers have seen nothing to build on."""
        known = step.messages.get((seat, language))
        if known is not None:
            return known
        old = step.old.get(seat)
        if old is None:
            return None
        teller = self.teller(language)
        message = Stepped(
            before=step.before,
            seq=self.seq,
            patch=difference(old, self.shape(seat)),
            situation=teller.situation(self.position, seat, self.clock),
            facts=teller.facts(step.told, seat),
        )
        step.messages[seat, language] = message
        return message

    def facts(self, told: list[Told], seat: int | None, language: str) -> list[Fact]:
        return self.teller(language).facts(told, seat)


def _row(table: str, line: Told, now: float) -> Row:
    return {
        "table_id": table,
        "n": line.n,
        "seat": line.seat,
        "verb": line.action.verb,
        "args": line.action.args,
        "at": now,
    }

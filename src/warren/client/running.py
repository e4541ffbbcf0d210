"""Bots at all my tables."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from warren.bots.registry import BotKind
from warren.client.connection import Stream
from warren.client.errors import ApiError
from warren.client.playing import Pilot
from warren.client.sight import Sight
from warren.messages.events import (
    DiceCalled,
    Event,
    GameFinished,
    GameStarted,
    Invited,
    Ready,
    Turn,
)

if TYPE_CHECKING:
    from warren.client.client import Client

log = logging.getLogger("warren.client")

T = TypeVar("T")
Told = Callable[[Event], None]


class Runner:
    """Hears what concerns me, and decides where it is my turn: several tables side by side.

    One connection tells of all tables; a bot that breaks down ends everything.
    """

    def __init__(
        self,
        client: Client,
        kind: BotKind,
        accept: bool,
        games: Collection[str] | None,
        workers: int,
    ) -> None:
        self.client: Final = client
        self.kind: Final = kind
        self.accept: Final = accept
        self.games: Final = games
        self.workers: Final = workers
        self.events: Final[Stream[Event]] = client.events()
        self._lock: Final = threading.Lock()
        self._playing: Final[dict[str, int]] = {}
        self._pilots: Final[dict[str, Pilot]] = {}
        self._newest: Final[dict[str, int]] = {}
        self._busy: Final[set[str]] = set()
        self._failure: BaseException | None = None

    def run(self, most: int | None = None, told: Told | None = None) -> int:
        """Play until so many games are over; how many were."""
        over = 0
        with ThreadPoolExecutor(self.workers, "warren-bot") as pool:
            for event in self.events:
                for one in (event, *self._missed(event)):
                    if told is not None:
                        told(one)
                    self._take(pool, one)
                    over += isinstance(one, GameFinished)
                if most is not None and over >= most:
                    break
        if self._failure is not None:
            raise self._failure
        return over

    def _take(self, pool: ThreadPoolExecutor, event: Event) -> None:
        if isinstance(event, Turn):
            self._turn(pool, event)
        elif isinstance(event, GameStarted):
            self._playing[event.table.id] = self.events.connections
            pool.submit(self._guarded, self._come_back, event)
        elif isinstance(event, GameFinished):
            self._playing.pop(event.table.id, None)
            self._forget(event.table.id)
        elif isinstance(event, DiceCalled):
            pool.submit(self._guarded, self._take_part, event)
        elif isinstance(event, Invited) and self.accept:
            pool.submit(self._guarded, self._reply, event)

    def _missed(self, event: Event) -> list[Event]:
        """What ended while the line was cut: when all is told again, it is missing."""
        if not isinstance(event, Ready):
            return []
        gone = [table for table, told in self._playing.items() if told < self.events.connections]
        return [found for table in gone for found in self._end_of(table)]

    def _end_of(self, table: str) -> list[Event]:
        del self._playing[table]
        try:
            shown = self.client.view(table)
        except ApiError as error:
            log.warning("table %s: %s", table, error)
            return []
        if shown.situation is None or shown.situation.outcome is None:
            return []
        return [GameFinished(table=shown.table, outcome=shown.situation.outcome)]

    def _turn(self, pool: ThreadPoolExecutor, event: Turn) -> None:
        with self._lock:
            pilot = self._pilots.get(event.table)
            if pilot is None:
                pilot = Pilot(self.client, self.kind, event.table)
                self._pilots[event.table] = pilot
            self._newest[event.table] = max(event.seq, self._newest.get(event.table, -1))
            if event.table in self._busy or event.seq <= pilot.seq:
                return
            self._busy.add(event.table)
        pool.submit(self._guarded, self._decide, pilot)

    def _decide(self, pilot: Pilot) -> None:
        try:
            while self._wanted(pilot):
                pilot.answer(Sight(pilot.look()))
        except ApiError as error:
            log.warning("table %s: %s", pilot.table, error)
            self._forget(pilot.table)

    def _wanted(self, pilot: Pilot) -> bool:
        """Whether a turn came that is not answered yet; if not, the table rests."""
        with self._lock:
            if self._newest.get(pilot.table, -1) > pilot.seq and self._failure is None:
                return True
            self._busy.discard(pilot.table)
            return False

    def _forget(self, table: str) -> None:
        with self._lock:
            self._pilots.pop(table, None)
            self._newest.pop(table, None)
            self._busy.discard(table)

    def _take_part(self, event: DiceCalled) -> None:
        try:
            self.client.take_part(event.table)
        except ApiError as error:
            log.warning("table %s: %s", event.table.id, error)

    def _come_back(self, event: GameStarted) -> None:
        for seat in event.table.seats:
            if seat.mine and seat.away:
                self.client.come_back(event.table.id, seat.seat)

    def _reply(self, event: Invited) -> None:
        try:
            if self.games is None or event.table.game in self.games:
                self.client.join(event.table.id, event.seat)
            else:
                self.client.decline(event.table.id, event.seat)
        except ApiError as error:
            log.warning("table %s: %s", event.table.id, error)

    def _guarded(self, work: Callable[[T], None], subject: T) -> None:
        """Do something in a thread; what goes wrong there ends the run."""
        try:
            work(subject)
        except BaseException as error:
            self._failure = self._failure or error
            self.events.stop()

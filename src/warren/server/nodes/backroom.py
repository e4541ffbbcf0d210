"""Work that may take long, in processes of its own: strangers' boards, records played again."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import TimeoutError as Late
from typing import Final, TypeVar

import msgspec
import structlog
from pebble import ProcessExpired, ProcessPool

from warren.core.refusal import InputError, WarrenError
from warren.server.nodes.turns import Turns
from warren.server.security.asking import ASKING

PROCESSES: Final = 2
NICE: Final = 5

log = structlog.stdlib.get_logger("warren.backroom")
Result = TypeVar("Result")


class TooLong(InputError):
    """What was given up because it took too long."""


class Fault(msgspec.Struct):
    """An error on its way between processes."""

    message: str
    details: dict[str, str | int]
    rule: str
    cause: Fault | None = None


def fault_of(error: WarrenError) -> Fault:
    cause = error.__cause__ or error.__context__
    below = fault_of(cause) if isinstance(cause, WarrenError) else None
    return Fault(error.message, error.details, error.rule, below)


def error_of(fault: Fault) -> InputError:
    error = InputError(fault.message, fault.details, fault.rule)
    error.__cause__ = None if fault.cause is None else error_of(fault.cause)
    return error


def guarded(work: Callable[..., Result], args: tuple[object, ...]) -> Result | Fault:
    """Runs in the other process; what is wrong with the data comes back as data."""
    try:
        return work(*args)
    except WarrenError as error:
        return fault_of(error)
    except RecursionError:
        return Fault("error-too-deep", {}, "")


def step_back() -> None:
    """People's moves go first, but somebody waits for this too."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICE)


class Backroom:
    """Processes with a hard limit on their time; each starts when it is first needed.

    Clients take turns, and each has but one process at a time. The seconds that their work took
    are told to `charge`.
    """

    def __init__(
        self,
        seconds: float,
        charge: Callable[[str, float], None] = lambda _client, _seconds: None,
        processes: int = PROCESSES,
    ) -> None:
        self.seconds: Final = seconds
        self.charge: Final = charge
        self.turns: Final = Turns(processes)
        self._pools: Final[dict[int, ProcessPool]] = {}

    async def run(self, work: Callable[..., Result], *args: object, slow: bool = False) -> Result:
        """What a function of a module gives for plain data, for whoever asks now."""
        client = ASKING.get()
        async with self.turns.taken(client, slow) as place:
            began = time.monotonic()
            try:
                found = await self._done(place, work, args)
            finally:
                self.charge(client, time.monotonic() - began)
        if isinstance(found, Fault):
            raise error_of(found)
        return found

    async def _done(
        self, place: int, work: Callable[..., Result], args: tuple[object, ...]
    ) -> Result | Fault:
        try:
            future = self._pool(place).schedule(guarded, args=[work, args], timeout=self.seconds)
            found: Result | Fault = await asyncio.wrap_future(future)
        except (Late, ProcessExpired) as error:
            log.warning("backroom-failed", work=work.__name__, problem=repr(error))
            raise TooLong("error-takes-too-long", {"seconds": int(self.seconds)}) from error
        return found

    def _pool(self, place: int) -> ProcessPool:
        """The process of a place; one that has broken down is replaced."""
        known = self._pools.get(place)
        if known is None or not known.active:
            self._pools[place] = ProcessPool(
                max_workers=1,
                initializer=step_back,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pools[place]

    async def stop(self) -> None:
        for pool in self._pools.values():
            stop: Callable[[], None] = pool.stop
            stop()
        for pool in self._pools.values():
            await asyncio.to_thread(pool.join, 5)

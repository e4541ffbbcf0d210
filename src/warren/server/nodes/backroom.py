"""Work that takes long, in a process of its own: drawing boards, playing records again."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import TimeoutError as Late
from typing import Final, TypeVar

import msgspec
import structlog
from pebble import ProcessExpired, ProcessPool

from warren.core.refusal import InputError, WarrenError
from warren.server.errors import TooMuch

MOST_WAITING: Final = 32
NICE: Final = 5

log = structlog.stdlib.get_logger("warren.backroom")
Result = TypeVar("Result")


class Fault(msgspec.Struct):
    """An error on its way between processes."""

    message: str
    details: dict[str, str | int]
    rule: str
    cause: Fault | None = None


def fault_of(error: WarrenError) -> Fault:
    cause = error.__cause__
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


def step_back() -> None:
    """People's moves go first, but somebody waits for this too."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICE)


class Backroom:
    """One process with a hard limit on its time; it starts when it is first needed."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.waiting = 0
        self._pool: ProcessPool | None = None

    async def run(self, work: Callable[..., Result], *args: object) -> Result:
        """What a function of a module gives for plain data."""
        if self.waiting >= MOST_WAITING:
            raise TooMuch("refusal-busy", {}, "TABLE-LIMIT")
        if self._pool is None:
            self._pool = ProcessPool(
                max_workers=1,
                initializer=step_back,
                context=multiprocessing.get_context("spawn"),
            )
        self.waiting += 1
        try:
            future = self._pool.schedule(guarded, args=[work, args], timeout=self.seconds)
            found: Result | Fault = await asyncio.wrap_future(future)
        except (Late, ProcessExpired) as error:
            log.warning("backroom-failed", work=work.__name__, problem=repr(error))
            raise InputError("error-takes-too-long", {"seconds": int(self.seconds)}) from error
        finally:
            self.waiting -= 1
        if isinstance(found, Fault):
            raise error_of(found)
        return found

    async def stop(self) -> None:
        if self._pool is not None:
            stop: Callable[[], None] = self._pool.stop
            stop()
            await asyncio.to_thread(self._pool.join, 5)

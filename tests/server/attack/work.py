"""Work for other processes, which find it by its name; and tests that run in a loop."""

from __future__ import annotations

import asyncio
import functools
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ParamSpec

P = ParamSpec("P")

PATIENCE = 120


def linger(folder: str) -> int:
    """Say that it has begun, and last until it is told to end."""
    place = Path(folder)
    (place / "begun").touch()
    until = time.monotonic() + PATIENCE
    while not (place / "end").exists():
        assert time.monotonic() < until, "nobody ended it"
        time.sleep(0.01)
    return os.getpid()


def where() -> int:
    return os.getpid()


def endless() -> None:
    while True:
        time.sleep(0.01)


def in_a_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that waits for what happens beside it."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run

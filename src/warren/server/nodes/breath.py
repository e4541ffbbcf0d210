"""Long work in the loop, done a little at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final

from warren.core.canonical import ArrayDigest
from warren.core.match import Match, Told
from warren.core.pact import Pact, head_after
from warren.core.record import Line, Record

SLICE: Final = 0.005


class Breath:
    """Lets others be served whenever this has gone on for a moment."""

    def __init__(self) -> None:
        self._until = time.perf_counter() + SLICE

    async def pause(self) -> None:
        if time.perf_counter() >= self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + SLICE


async def played(match: Match, lines: Iterable[Line]) -> list[Told]:
    """What lines come to; one that takes back plays all again that may be taken back."""
    breath = Breath()
    told: list[Told] = []
    for line in lines:
        told.append(match.act(line.seat, line.action))
        await breath.pause()
    return told


async def base_digest(lines: Sequence[Line]) -> str:
    """What `base_of` tells of lines."""
    breath = Breath()
    made = ArrayDigest()
    for line in lines:
        made.add(line.to_json())
        await breath.pause()
    return made.digits() if lines else ""


async def last_head(record: Record, made: Pact) -> str:
    """The head of the last line of a record."""
    breath = Breath()
    key = bytes.fromhex(made.seed)
    head = made.opening(record.names)
    for line in record.lines[made.start - 1 :]:
        head = head_after(key, head, line)
        await breath.pause()
    return head

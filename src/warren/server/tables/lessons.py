"""The lessons that one may take at this server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from warren.core.record import Line
from warren.lesson.following import Following
from warren.lesson.library import Library
from warren.lesson.script import Script
from warren.scenario.runner import StepError
from warren.server.seats.seating import Terms
from warren.server.tables.guidance import Guidance

log = structlog.stdlib.get_logger("warren.lessons")


class Lessons:
    """Reads lessons when they are asked for; one that does not work is told in the log."""

    def __init__(self, library: Library) -> None:
        self.library: Final = library
        self._broken: Final[set[str]] = set()

    async def all(self) -> list[Script]:
        found = [await self.script(key) for key in self.library.keys]
        return [script for script in found if script is not None]

    async def script(self, key: str) -> Script | None:
        """A lesson, if there is one of this name that works."""
        if key not in self.library.keys or key in self._broken:
            return None
        try:
            return await asyncio.to_thread(self.library.script, key)
        except StepError as misstep:
            self._broken.add(key)
            log.warning("lesson-broken", lesson=key, step=misstep.step, problem=str(misstep))
            return None

    async def guidance(self, terms: Terms, lines: Sequence[Line]) -> Guidance | None:
        """The guide of a table, where its lesson is still there."""
        script = None if terms.lesson is None else await self.script(terms.lesson.key)
        if script is None or script.game != terms.game or script.players != terms.players:
            return None
        following = Following(script)
        following.hear(lines)
        return Guidance(following)

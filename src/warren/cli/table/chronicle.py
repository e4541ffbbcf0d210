"""The log of a game, as far as it was not taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.core.effect import Effect
from warren.core.game import Game
from warren.core.match import Told, begin, repeat, replay
from warren.core.record import UNDO, Record


class Chronicle:
    """The effects of each action that still stands."""

    def __init__(self) -> None:
        self._entries: Final[dict[int, list[Effect]]] = {}

    def add(self, told: Told) -> None:
        """What a line of the record did; an undo strikes out the line it takes back."""
        if told.action.verb == UNDO:
            del self._entries[int(told.action.args["to"]) + 1]
        else:
            self._entries[told.n] = told.effects

    def effects(self) -> list[Effect]:
        return [effect for entry in self._entries.values() for effect in entry]


class Retelling:
    """A record played again, each line with what it did."""

    def __init__(self, game: Game, record: Record, upto: int | None = None) -> None:
        """A line that cannot be played is an error here, before anything is told."""
        self._upto: Final = len(replay(game, record, upto).record.lines)
        self._record: Final = record
        self.match: Final = begin(game, record)

    def lines(self) -> Iterator[Told]:
        for line in self._record.lines[: self._upto]:
            yield repeat(self.match, line)

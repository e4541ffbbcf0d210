"""The log of a game, as far as it was not taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.core.effect import Effect
from warren.core.game import Game
from warren.core.match import Match, replay
from warren.core.record import UNDO, Line, Record


class Chronicle:
    """The effects of each action that still stands."""

    def __init__(self) -> None:
        self._entries: Final[list[list[Effect]]] = []

    def add(self, line: Line, effects: list[Effect]) -> None:
        """What a line of the record did; an undo strikes out the last entry."""
        if line.action.verb == UNDO:
            self._entries.pop()
        else:
            self._entries.append(effects)

    def effects(self) -> list[Effect]:
        return [effect for entry in self._entries for effect in entry]


class Retelling:
    """A record played again, each line with what it did."""

    def __init__(self, game: Game, record: Record, upto: int | None = None) -> None:
        """A line that cannot be played is an error here, before anything is told."""
        self._upto: Final = len(replay(game, record, upto).record.lines)
        self._record: Final = record
        self.match: Final = Match(
            game, record.players, record.options, record.names, record.commitments
        )

    def lines(self) -> Iterator[tuple[Line, list[Effect]]]:
        for line in self._record.lines[: self._upto]:
            yield line, self.match.act(line.seat, line.action)

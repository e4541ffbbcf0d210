"""What is known of a table, kept up to date."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET

from warren.client.patch import PatchError, patched
from warren.core.state import View
from warren.games.registry import game
from warren.messages.pushes import Answer, Seated, Shown, Stepped
from warren.messages.table import Situation, TableShown


class Sight:
    """A table as one of my seats sees it."""

    def __init__(self, shown: Shown) -> None:
        self.table: TableShown = shown.table
        self.seq = shown.seq
        self.view = shown.view
        self.situation = shown.situation

    @property
    def asked(self) -> int | None:
        """The seat of mine that has to decide now."""
        situation = self.situation
        if situation is None or not situation.choices:
            return None
        return situation.seat

    def take(self, message: Answer | Seated) -> bool:
        """Take over what changed; False when it does not fit and a new look is needed."""
        if isinstance(message, Seated):
            self._sit(message.table)
            return True
        if message.seq < self.seq:
            return True
        if isinstance(message, Stepped):
            if message.before != self.seq or _seat(message.situation) != _seat(self.situation):
                return message.seq == self.seq
            try:
                self.view = cast("dict[str, object]", patched(self.view, message.patch))
            except PatchError:
                return False
        else:
            self._sit(message.table)
            self.view = message.view
        self.seq = message.seq
        self.situation = message.situation
        return True

    def _sit(self, table: TableShown) -> None:
        """A connection is told the options of a table once."""
        if table.options is UNSET:
            table.options = self.table.options
        self.table = table

    def restored(self, seat: int) -> View:
        """The view as bots know it."""
        assert self.view is not None
        return game(self.table.game).view_from_json(self.view, seat)


def _seat(situation: Situation | None) -> int | None:
    return None if situation is None else situation.seat

"""A game that can be played: what it is called, for how many, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping

from warren.core.option import Option
from warren.core.state import State


class Game:
    """One title of the registry."""

    key: str = ""
    ledger: str = ""
    min_players: int = 2
    max_players: int = 2

    def options(self) -> tuple[Option, ...]:
        """The options a table may set, as data."""
        raise NotImplementedError

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        """The position before anything happened; bad options are refused by field."""
        raise NotImplementedError

    def state_from_json(self, data: Mapping[str, object]) -> State:
        """The inverse of `State.to_json`; a broken position is refused by field."""
        raise NotImplementedError

"""A game that can be played: what it is called, for how many, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.option import Option
from warren.core.refusal import InputError
from warren.core.state import State


class Game:
    """One title of the registry."""

    key: str = ""
    ledger: str = ""
    min_players: int = 2
    max_players: int = 2

    def __init__(self) -> None:
        self.tables: Final[dict[str, State]] = {}

    def options(self) -> tuple[Option, ...]:
        """The options a table may set, as data."""
        raise NotImplementedError

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        """The position before anything happened; bad options are refused by field."""
        raise NotImplementedError

    def empty_state(self, players: int, options: Mapping[str, object]) -> State:
        """A table on which nothing has happened, not even the first draw."""
        raise NotImplementedError

    def copy_of_empty(self, players: int, options: Mapping[str, object]) -> State:
        """The same; tables are kept by their options, and setting up one again is a copy."""
        key = f"{players} {sorted(options.items())}"
        known = self.tables.get(key)
        if known is None:
            known = self.empty_state(players, options)
            self.tables[key] = known
        return known.clone()

    def check_players(self, players: int, rule: str) -> None:
        if not self.min_players <= players <= self.max_players:
            raise InputError(
                "error-players",
                {"players": players, "least": self.min_players, "most": self.max_players},
                rule,
            )

    def state_from_json(self, data: Mapping[str, object]) -> State:
        """The inverse of `State.to_json`; a broken position is refused by field."""
        raise NotImplementedError

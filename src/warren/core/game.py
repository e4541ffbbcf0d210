"""A game that can be played: what it is called, for how many, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from warren.core.effect import SPECTATOR
from warren.core.option import Option
from warren.core.refusal import InputError, missing
from warren.core.ruling import Ruling, readings, version_of
from warren.core.state import State, View

MOST_TABLES: Final = 64
WHOLE: Final = -2
"""A viewer that is no seat: one who knows everything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title of the registry."""

    key: ClassVar[str] = ""
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 2
    longest: ClassVar[int] = 20_000
    """More lines than any game of this title has, however it is played."""

    def __init__(self) -> None:
        self.tables: Final[dict[str, State]] = {}

    def options(self) -> tuple[Option, ...]:
        """The options a table may set, as data; none by default."""
        return ()

    def rulings(self) -> tuple[Ruling, ...]:
        """What was read differently in earlier versions; nothing by default."""
        return ()

    def settings(self) -> tuple[Option, ...]:
        """All that a table is played by: what it may choose, and the rulings."""
        return (*self.options(), *self.rulings())

    def rules_version(self) -> int:
        """The version of the latest ruling; records carry it."""
        return version_of(self.rulings())

    def readings(self, began: int, options: Mapping[str, object]) -> dict[str, object]:
        """The options of a game that began under a version of the rules; a later one is refused."""
        return readings(self.rulings(), began, options)

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        """The position before anything happened; bad options are refused by field."""
        raise missing(self, "new_state")

    def empty_state(self, players: int, options: Mapping[str, object]) -> State:
        """A table on which nothing has happened, not even the first draw."""
        raise NotImplementedError

    def copy_of_empty(self, players: int, options: Mapping[str, object]) -> State:
        """The same; tables are kept by their options, and setting up one again is a copy."""
        key = f"{players} {dict(options)}"
        known = self.tables.get(key)
        if known is None:
            known = self.empty_state(players, options)
            if len(self.tables) >= MOST_TABLES:
                del self.tables[next(iter(self.tables))]
            self.tables[key] = known
        return known.clone()

    def check_players(self, players: int, rule: str = "") -> None:
        """Refuse a number of players that the title is not for."""
        if not self.min_players <= players <= self.max_players:
            raise InputError(
                "error-players",
                {"players": players, "least": self.min_players, "most": self.max_players},
                rule,
            )

    def viewer(self, seat: int | None, players: int) -> int:
        """The number of a seat, or SPECTATOR."""
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < players:
            raise InputError(
                "error-out-of-range",
                {"field": "seat", "value": seat, "least": 0, "most": players - 1},
            )
        return seat

    def view_shape(self) -> type[object]:
        """The TypedDict that declares the JSON of views, for documents and pages."""
        return dict

    def state_from_json(self, data: Mapping[str, object]) -> State:
        """The inverse of `State.to_json`; a broken position is refused by field."""
        raise missing(self, "state_from_json")

    def view_from_json(self, data: Mapping[str, object], seat: int | None) -> View:
        """The inverse of `View.to_json`; broken data are refused by field.

        What the seat may not know is left out, even if the data tell it. By default views are
        positions like any other.
        """
        state = self.state_from_json(data)
        self.viewer(seat, state.seat_count())
        return state.view(seat)

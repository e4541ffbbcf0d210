"""What a game is played with, to be looked at outside any table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from warren.core.action import Action
from warren.messages.gallery import Start

Whole = Literal["", "part", "all"]
"""How much of a thing is our own reconstruction."""


class Wish:
    """How a table comes to have something: what chance shall bring, and when it can.

    Without actions every table of these `options` has it, or may come to have it.
    """

    def __init__(
        self,
        start: Start,
        actions: Sequence[Action] = (),
        options: Mapping[str, object] | None = None,
        players: int = 2,
    ) -> None:
        self.start: Final = start
        self.actions: Final = tuple(actions)
        self.options: Final = dict(options or {})
        self.players: Final = players


class Count:
    """The number that a thing is known by, and the message that says what of."""

    def __init__(self, number: int, message: str) -> None:
        self.number: Final = number
        self.message: Final = message


class Exhibit:
    """A race, a card, a room …: `message` is the id of its name and its help."""

    def __init__(
        self,
        kind: str,
        id: str,
        message: str,
        rules: Sequence[str],
        wish: Wish,
        *,
        count: Count | None = None,
        ours: Whole = "",
    ) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.message: Final = message
        self.rules: Final = tuple(rules)
        self.wish: Final = wish
        self.count: Final = count
        self.ours: Final[Whole] = ours

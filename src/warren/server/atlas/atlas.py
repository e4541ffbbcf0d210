"""How a page comes to know one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from warren.core.game import Game
from warren.core.state import State
from warren.server.atlas.chart import BoardTold, Chart, Thing

Data = Mapping[str, object]


class Plan:
    """How to draw a map: a function of a module, and the data it needs."""

    def __init__(self, draw: Callable[[Data], Chart], data: Data, slow: bool) -> None:
        self.draw: Final = draw
        self.data: Final = data
        self.slow: Final = slow


class Atlas:
    """The maps and the things of the games of one family."""

    kind: str = ""

    def knows(self, title: Game) -> bool:
        raise NotImplementedError

    def boards(self, title: Game) -> list[BoardTold]:
        """The boards that come with a game or its packs."""
        raise NotImplementedError

    def plan(self, title: Game, board: str) -> Plan:
        """The board of a name; an unknown one is refused."""
        raise NotImplementedError

    def plan_of(self, title: Game, players: int, options: Data) -> Plan:
        """The board of a table, which may be its own."""
        raise NotImplementedError

    def things(self, state: State) -> dict[str, list[Thing]]:
        raise NotImplementedError

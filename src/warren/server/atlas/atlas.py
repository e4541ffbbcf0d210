"""How a page comes to know one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from warren.core.state import State
from warren.core.title import Part
from warren.games.registry import title
from warren.messages.gallery import Measurement, Strength
from warren.messages.games import PackShown
from warren.server.atlas.chart import NO_MAP, BoardTold, Chart, Thing
from warren.server.atlas.exhibit import Exhibit
from warren.server.errors import Unknown
from warren.text.catalogue import Catalogue

Data = Mapping[str, object]


class Plan:
    """How to draw a map: a function of a module, and the data it needs.

    What is drawn slowly has a `sketch` beside it, for when it takes too long.
    """

    def __init__(
        self,
        draw: Callable[[Data], Chart],
        data: Data,
        sketch: Callable[[Data, str], Chart] | None = None,
    ) -> None:
        self.draw: Final = draw
        self.data: Final = data
        self.sketch: Final = sketch


class Atlas(Part):
    """The maps and the things of a title; by default it has none."""

    kind: str = NO_MAP

    def boards(self) -> list[BoardTold]:
        """The boards that come with the game or its packs."""
        return []

    def plan(self, board: str) -> Plan:
        """The board of a name; an unknown one is refused."""
        raise Unknown("error-no-map", {"game": self.title.key}, "TABLE-BOARD")

    def plan_of(self, players: int, options: Data) -> Plan:
        """The board of a table, which may be its own."""
        raise Unknown("error-no-map", {"game": self.title.key}, "TABLE-BOARD")

    def things(self, state: State) -> dict[str, list[Thing]]:
        return {}

    def packs(self) -> list[PackShown]:
        """The packs that the host has installed."""
        return []

    def exhibits(self) -> list[Exhibit]:
        """All that comes in the box, kind by kind."""
        return []

    def words(self, catalogue: Catalogue, exhibit: Exhibit) -> list[str]:
        """What a thing does, in full."""
        known = catalogue.has(exhibit.message, "help")
        return [catalogue.text(exhibit.message, "help")] if known else []

    def ours(self, catalogue: Catalogue, exhibit: Exhibit) -> str:
        """What of a thing is our reconstruction, in words."""
        return catalogue.text(f"web-gallery-ours-{exhibit.ours}") if exhibit.ours else ""

    def strengths(self) -> Mapping[tuple[str, str], Strength]:
        """What was measured, by kind and id."""
        return {}

    def measured(self) -> list[Measurement]:
        """How it was measured."""
        return []


def atlas_of(game: str) -> Atlas:
    """The atlas of the game of a key."""
    return title(game).part("atlas", Atlas)

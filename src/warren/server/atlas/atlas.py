"""How a page comes to know one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

import msgspec

from warren.core.state import State
from warren.core.title import Part
from warren.games.registry import title
from warren.messages.gallery import Measurement, Strength
from warren.messages.games import PackShown
from warren.server.atlas.chart import NO_MAP, BoardTold, Chart, Thing
from warren.server.atlas.exhibit import Exhibit
from warren.server.atlas.strengths import measured, strengths
from warren.server.errors import Unknown
from warren.text.catalogue import Catalogue

Data = Mapping[str, object]
RARE: Final = "rare"
"""Why there is no strength of a thing whose kind was measured."""


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
    measures: ClassVar[Mapping[str, str]] = {}
    """Kinds that the lab measures under another name."""
    reasons: ClassVar[Mapping[str, str]] = {}
    """Kinds that the lab does not measure, each with the word for why."""

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

    def strength(self, exhibit: Exhibit) -> Strength | None:
        """What was measured of a thing."""
        return strengths(self.title.key).get((self.measured_as(exhibit.kind), exhibit.id))

    def measured_as(self, kind: str) -> str:
        """What the lab calls a kind of things."""
        return self.measures.get(kind, kind)

    def measured(self) -> list[Measurement]:
        """How each kind of things was measured."""
        found = {one.kind: one for one in measured(self.title.key)}
        return [
            msgspec.structs.replace(found[self.measured_as(kind)], kind=kind)
            for kind in dict.fromkeys(exhibit.kind for exhibit in self.exhibits())
            if self.measured_as(kind) in found
        ]

    def unmeasured(self, catalogue: Catalogue, exhibit: Exhibit) -> str:
        """Why nothing was measured of a thing, in words."""
        reason = self.reasons.get(exhibit.kind)
        if reason is None:
            kind = self.measured_as(exhibit.kind)
            known = any(one.kind == kind for one in measured(self.title.key))
            reason = RARE if known else ""
        return catalogue.text(f"web-gallery-unmeasured-{reason}") if reason else ""


def atlas_of(game: str) -> Atlas:
    """The atlas of the game of a key."""
    return title(game).part("atlas", Atlas)

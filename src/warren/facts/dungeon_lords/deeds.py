"""Orders given, what was built, hired, laid and used, and what the end makes of it."""

from __future__ import annotations

from typing import ClassVar

from warren.core.state import State as Position
from warren.facts.picks import Facts, SeatPick
from warren.games.dungeon_lords.cards import CLASS_NAMES
from warren.games.dungeon_lords.scoring import TITLES, holders
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import PALADIN_IDS


class Deeds(Facts):
    """Prisoners and titles are those of the end of the game."""

    verbs = (
        "order",
        "set",
        "rent",
        "hire",
        "give",
        "pay",
        "lay",
        "pet",
        "ready",
        "prize",
    )
    times = "cli-head-times-counted"
    mean = "cli-head-mean-points"
    effects: ClassVar = {
        "order-chosen": {"order": "order"},
        "room-built": {"room": "room"},
        "room-rented": {"rental": "room"},
        "tunnel-improved": {"tunnel": "tunnel"},
        "monster-hired": {"monster": "monster"},
        "trap-laid": {"trap": "trap"},
        "trap-installed": {"trap": "trap"},
        "pet-used": {"pet": "pet"},
        "prize-taken": {"prize": "opportunity"},
    }
    endings: ClassVar = {"prisoner": "adventurer", "captive": "paladin", "title": "title"}

    def kinds(self) -> dict[str, str]:
        own = super().kinds() | self.endings
        return {category: f"{self.title.key}-{kind}" for category, kind in own.items()}

    def closing(self, state: Position) -> list[SeatPick]:
        assert isinstance(state, State)
        found: list[SeatPick] = []
        for number, title in enumerate(TITLES):
            found += [(seat, ("title", title)) for seat in holders(state, number)]
        for seat in range(int(state.table.players)):
            for adventurer in keep.prisoners(state, seat):
                name = CLASS_NAMES[state.table.deck.adventurers[adventurer].kind]
                found.append((seat, ("prisoner", name)))
            for kind in keep.captive_paladins(state, seat):
                found.append((seat, ("captive", PALADIN_IDS[kind])))
        return found

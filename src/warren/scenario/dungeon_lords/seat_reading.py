"""What a seat has, in the words of scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from warren.games.dungeon_lords.battle.capture import CAPTIVE_BITS
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import PALADIN_IDS, TUNNEL_IDS
from warren.games.dungeon_lords.works import USE_BITS, USE_MASK
from warren.scenario.dungeon_lords.names import TUNNEL
from warren.scenario.dungeon_lords.reading import Data, seat_data
from warren.scenario.dungeon_lords.seats import ORDER_FIELDS

CAPTIVE_MASK: Final = 15


class SeatSight:
    """One seat of a position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.world: Final = state.to_json()
        self.data: Final = seat_data(self.world, seat)

    def dungeon(self) -> object:
        """Every cell with its tile."""
        found: Data = dict.fromkeys(cast("list[str]", self.data["tiles"]), TUNNEL)
        for name in [*(room.id for room in self.state.table.deck.rooms), *TUNNEL_IDS]:
            at = self.world[name]
            if isinstance(at, dict) and cast("Data", at)["seat"] == self.seat:
                found[str(cast("Data", at)["cell"])] = name
        found.pop("rented", None)
        return found

    def rented(self) -> object:
        room = int(self.state.rented(i64(self.seat)))
        return None if room < 0 else self.state.table.deck.rooms[room].id

    def monsters(self) -> object:
        names: list[str] = []
        for tile in cast("list[Data]", self.data["lair"]):
            token = f"-{tile['expert']}" if "expert" in tile else ""
            names.append(f"{tile['monster']}{token}{'-down' if tile.get('down') else ''}")
        return sorted(names)

    def party(self) -> object:
        return [figure["who"] for figure in cast("list[Data]", self.data["line"])]

    def prison(self) -> object:
        names = list(cast("list[str]", self.data["prison"]))
        caught = cast("int", self.data["captives"])
        for kind, name in enumerate(PALADIN_IDS):
            names += [name] * (caught >> (kind * CAPTIVE_BITS) & CAPTIVE_MASK)
        return sorted(names)

    def orders(self) -> object:
        return [self.data[field] for field in ORDER_FIELDS if self.data[field] is not None]

    def stranded(self) -> object:
        mask = cast("int", self.data["stranded"])
        return [self.data[field] for n, field in enumerate(ORDER_FIELDS) if mask >> n & 1]

    def knows(self) -> object:
        return [int(place) for place in cast("list[str]", self.data["known"])]

    def uses(self) -> object:
        packed = cast("int", self.data["uses"])
        return {
            room.id: packed >> (number * USE_BITS) & USE_MASK
            for number, room in enumerate(self.state.table.deck.rooms)
            if packed >> (number * USE_BITS) & USE_MASK
        }

    def score(self) -> object:
        return self.state.scores()[self.seat]

    def baby_golems(self) -> object:
        return cast("dict[str, int]", self.data["baby"]).get("here", 0)

    def installed(self) -> object:
        """The card, its cell and what lies on it; nothing where there is none."""
        card = cast("Data", self.data["installed"])
        return card if "trap" in card else None


SeatReader = Callable[[SeatSight], object]


def counted(key: str) -> SeatReader:
    """Cards, each as often as it is there."""

    def read(sight: SeatSight) -> object:
        counts = cast("dict[str, int]", sight.data[key])
        return sorted(name for name, count in counts.items() for _ in range(count))

    return read


def plain(key: str) -> SeatReader:
    def read(sight: SeatSight) -> object:
        return sight.data[key]

    return read


def sorted_names(key: str) -> SeatReader:
    def read(sight: SeatSight) -> object:
        return sorted(cast("list[str]", sight.data[key]))

    return read

"""What a seat has, in the words of scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from warren.games.dungeon_lords.state import State
from warren.scenario.dungeon_lords.names import TUNNEL
from warren.scenario.dungeon_lords.paths import Data, counts_at, names_at
from warren.scenario.dungeon_lords.reading import seat_data
from warren.scenario.sight import value_at


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
        rooms, tunnels = cast("Data", self.world["rooms"]), cast("Data", self.world["tunnels"])
        for name, at in [*rooms.items(), *tunnels.items()]:
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
        for name, count in counts_at(self.data, "captives").items():
            names += [name] * count
        return sorted(names)

    def orders(self) -> object:
        return [name for name in names_at(self.data, "orders.chosen") if name]

    def stranded(self) -> object:
        mask = cast("int", value_at(self.data, "orders.stranded"))
        chosen = names_at(self.data, "orders.chosen")
        return [name for number, name in enumerate(chosen) if mask >> number & 1]

    def score(self) -> object:
        return self.state.scores()[self.seat]

    def baby_golems(self) -> object:
        return counts_at(self.data, "babies").get("here", 0)


SeatReader = Callable[[SeatSight], object]


def counted(path: str) -> SeatReader:
    """Cards, each as often as it is there."""

    def read(sight: SeatSight) -> object:
        counts = counts_at(sight.data, path)
        return sorted(name for name, count in counts.items() for _ in range(count))

    return read


def plain(path: str) -> SeatReader:
    def read(sight: SeatSight) -> object:
        return value_at(sight.data, path)

    return read


def sorted_names(path: str) -> SeatReader:
    def read(sight: SeatSight) -> object:
        return sorted(names_at(sight.data, path))

    return read

"""Locations and unique opportunities with their spaces."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.origin import Origin, Row

LOCATION_NAMES: Final = [
    "get-food",
    "improve-reputation",
    "dig-tunnels",
    "mine-gold",
    "recruit-imps",
    "buy-traps",
    "hire-monster",
    "build-room",
]


class Yield:
    """What a space brings from the bank; `calm` is evil lost."""

    def __init__(self, gold: int, food: int, imps: int, traps: int, pets: int, calm: int) -> None:
        self.gold: Final = gold
        self.food: Final = food
        self.imps: Final = imps
        self.traps: Final = traps
        self.pets: Final = pets
        self.calm: Final = calm


class Space:
    """One of the three spaces of a place: its price, what it gives and what imps do there.

    Supervisors must come, workers may. Up to `tunnels` are improved or freed by `tunnel_imps`
    each, a room is freed by `room_imps`. `returns` is gold that comes after the orders, `others`
    the evil every other player gains; where one `spies` a combat card is seen, and where one
    `moves` it is put back anywhere.
    """

    def __init__(
        self,
        gold: int,
        food: int,
        evil: int,
        gives: Yield,
        supervisors: int,
        workers: int,
        tunnels: int,
        tunnel_imps: int,
        room_imps: int,
        returns: int,
        others: int,
        spies: bool,
        moves: bool,
        rule: str,
        reconstructed: list[str],
    ) -> None:
        self.gold: Final = gold
        self.food: Final = food
        self.evil: Final = evil
        self.gives: Final = gives
        self.supervisors: Final = supervisors
        self.workers: Final = workers
        self.tunnels: Final = tunnels
        self.tunnel_imps: Final = tunnel_imps
        self.room_imps: Final = room_imps
        self.returns: Final = returns
        self.others: Final = others
        self.spies: Final = spies
        self.moves: Final = moves
        self.rule: Final = rule
        self.reconstructed: Final = reconstructed


class Place(Row):
    """A location, or a unique opportunity that lies on the location with this order.

    `order` are the numbers of the spaces, 1 to 3, as they act.
    """

    def __init__(
        self, id: str, location: str, order: list[int], spaces: list[Space], origin: Origin
    ) -> None:
        super().__init__(id, origin)
        self.location: Final = location
        self.order: Final = order
        self.spaces: Final = spaces

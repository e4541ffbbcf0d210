"""How many minions may stand before one's own."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.outlook import Outlook
from warren.games.dungeon_lords.places import Place
from warren.games.dungeon_lords.sight import center, keep
from warren.games.dungeon_lords.terms import NONE, ORDERS, SPACES

ACCESSIBLE: Final = 6
"""Orders that a seat chooses from, each of its three minions as likely as the others."""
MIDDLE: Final = 1


class Crowds:
    """Where minions of others and of dummies may be when one's own are placed."""

    def __init__(self, outlook: Outlook) -> None:
        self.state: Final = outlook.state
        self.seat: Final = outlook.seat
        self.players: Final = int(self.state.table.players)
        self.dummies: Final = [self._dummies(location) for location in range(ORDERS)]
        """The spaces that dummies take, as masks."""

    def _dummies(self, location: int) -> int:
        taken = 0
        for dummy in range(int(self.state.table.dummies)):
            if (center.dummy_orders(self.state, dummy) >> location) & 1:
                taken |= 1 << (MIDDLE + 1 if taken else MIDDLE)
        return taken

    def chances(self, location: int, number: int) -> list[float]:
        """How likely 0, 1, 2 … minions of other seats are placed there before one's own.

        For a number beyond the last: how many are placed there at all.
        """
        found = [1.0]
        own = int(self.state.place_of(self.seat))
        for other in range(self.players):
            if other == self.seat or location in keep.locked_orders(self.state, other):
                continue
            earlier = number + (1 if int(self.state.place_of(other)) < own else 0)
            chance = min(earlier, SPACES) / ACCESSIBLE
            found = [
                (found[at] if at < len(found) else 0.0) * (1 - chance)
                + (found[at - 1] * chance if at else 0.0)
                for at in range(len(found) + 1)
            ]
        return found

    def counts(self, location: int, mark: float) -> list[int]:
        """How many are before one's first, second and third minion, and how many in all.

        They are as many as are not exceeded with this likelihood.
        """
        return [self._count(location, number, mark) for number in range(SPACES + 1)]

    def _count(self, location: int, number: int, mark: float) -> int:
        total = 0.0
        for count, chance in enumerate(self.chances(location, number)):
            total += chance
            if total >= mark:
                return count
        return self.players - 1

    def space(self, location: int, ahead: int, dummy: int) -> int:
        """The space one gets behind so many, where a dummy may come first; NONE if all is full."""
        taken = self.dummies[location]
        for _ in range(ahead + (1 if dummy == location else 0)):
            taken |= ~taken & (taken + 1)
        space = (~taken & (taken + 1)).bit_length() - 1
        return space if space < SPACES else NONE

    def acting_before(self, place: Place, location: int, space: int, total: int) -> int:
        """How many of the others there act before one's own minion; dummies never act."""
        free = [one for one in range(SPACES) if not (self.dummies[location] >> one) & 1]
        rivals = [one for one in free if one != space][:total]
        order = [number - 1 for number in place.order]
        return sum(1 for other in order[: order.index(space)] if other in rivals)

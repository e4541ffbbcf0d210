"""Which errand belongs to which location and to which opportunity."""

from __future__ import annotations

from warren.core.space import ActionSpace
from warren.games.dungeon_lords.errands.bargain import Bargain
from warren.games.dungeon_lords.errands.building import Building
from warren.games.dungeon_lords.errands.digging import Digging
from warren.games.dungeon_lords.errands.errand import Errand
from warren.games.dungeon_lords.errands.exhibition import Exhibition
from warren.games.dungeon_lords.errands.hiring import Hiring
from warren.games.dungeon_lords.errands.improvement import Improvement
from warren.games.dungeon_lords.errands.labour import Harvest, Mining
from warren.games.dungeon_lords.errands.rental import Rental


def at_locations(space: ActionSpace) -> list[Errand]:
    """In the order of the locations.  [DL-ORD-6]"""
    bargain = Bargain(space)
    return [
        bargain,
        bargain,
        Digging(space),
        Mining(space),
        bargain,
        bargain,
        Hiring(space, False),
        Building(space),
    ]


def at_opportunities(space: ActionSpace) -> list[Errand]:
    bargain = Bargain(space)
    return [
        Harvest(space),
        bargain,
        Improvement(space),
        bargain,
        bargain,
        Exhibition(space),
        Hiring(space, True),
        Rental(space),
    ]

"""The races of Small World, in the order of their codes."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.races.amazons import Amazons
from warren.games.small_world.races.dwarves import Dwarves
from warren.games.small_world.races.elves import Elves
from warren.games.small_world.races.ghouls import Ghouls
from warren.games.small_world.races.giants import Giants
from warren.games.small_world.races.halflings import Halflings
from warren.games.small_world.races.humans import Humans
from warren.games.small_world.races.orcs import Orcs
from warren.games.small_world.races.ratmen import Ratmen
from warren.games.small_world.races.skeletons import Skeletons
from warren.games.small_world.races.sorcerers import Sorcerers
from warren.games.small_world.races.tritons import Tritons
from warren.games.small_world.races.trolls import Trolls
from warren.games.small_world.races.wizards import Wizards
from warren.games.small_world.trait import Race

RACES: Final[list[Race]] = [
    Amazons(),
    Dwarves(),
    Elves(),
    Ghouls(),
    Giants(),
    Halflings(),
    Humans(),
    Orcs(),
    Ratmen(),
    Skeletons(),
    Sorcerers(),
    Tritons(),
    Trolls(),
    Wizards(),
]

"""The races of Small World Underground, in the order of their codes."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.trait import Race
from warren.games.small_world.underground.races.cultists import Cultists
from warren.games.small_world.underground.races.drow import Drow
from warren.games.small_world.underground.races.flames import Flames
from warren.games.small_world.underground.races.gnomes import Gnomes
from warren.games.small_world.underground.races.iron_dwarves import IronDwarves
from warren.games.small_world.underground.races.kraken import Kraken
from warren.games.small_world.underground.races.liches import Liches
from warren.games.small_world.underground.races.lizardmen import Lizardmen
from warren.games.small_world.underground.races.mudmen import Mudmen
from warren.games.small_world.underground.races.mummies import Mummies
from warren.games.small_world.underground.races.ogres import Ogres
from warren.games.small_world.underground.races.shadow_mimes import ShadowMimes
from warren.games.small_world.underground.races.shrooms import Shrooms
from warren.games.small_world.underground.races.spiderines import Spiderines
from warren.games.small_world.underground.races.wisps import Wisps

RACES: Final[list[Race]] = [
    Cultists(),
    Drow(),
    Flames(),
    Gnomes(),
    IronDwarves(),
    Kraken(),
    Liches(),
    Lizardmen(),
    Mudmen(),
    Mummies(),
    Ogres(),
    ShadowMimes(),
    Shrooms(),
    Spiderines(),
    Wisps(),
]

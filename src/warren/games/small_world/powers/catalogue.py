"""The powers of Small World, in the order of their codes."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.powers.alchemist import Alchemist
from warren.games.small_world.powers.berserk import Berserk
from warren.games.small_world.powers.bivouacking import Bivouacking
from warren.games.small_world.powers.commando import Commando
from warren.games.small_world.powers.diplomat import Diplomat
from warren.games.small_world.powers.dragon_master import DragonMaster
from warren.games.small_world.powers.flying import Flying
from warren.games.small_world.powers.forest import Forest
from warren.games.small_world.powers.fortified import Fortified
from warren.games.small_world.powers.heroic import Heroic
from warren.games.small_world.powers.hill import Hill
from warren.games.small_world.powers.merchant import Merchant
from warren.games.small_world.powers.mounted import Mounted
from warren.games.small_world.powers.pillaging import Pillaging
from warren.games.small_world.powers.seafaring import Seafaring
from warren.games.small_world.powers.spirit import Spirit
from warren.games.small_world.powers.stout import Stout
from warren.games.small_world.powers.swamp import Swamp
from warren.games.small_world.powers.underworld import Underworld
from warren.games.small_world.powers.wealthy import Wealthy
from warren.games.small_world.trait import Power

POWERS: Final[list[Power]] = [
    Alchemist(),
    Berserk(),
    Bivouacking(),
    Commando(),
    Diplomat(),
    DragonMaster(),
    Flying(),
    Forest(),
    Fortified(),
    Heroic(),
    Hill(),
    Merchant(),
    Mounted(),
    Pillaging(),
    Seafaring(),
    Spirit(),
    Stout(),
    Swamp(),
    Underworld(),
    Wealthy(),
]

"""The powers of Small World Underground, in the order of their codes."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.trait import Power
from warren.games.small_world.underground.powers.adventurous import Adventurous
from warren.games.small_world.underground.powers.fisher import Fisher
from warren.games.small_world.underground.powers.flocking import Flocking
from warren.games.small_world.underground.powers.frightened import Frightened
from warren.games.small_world.underground.powers.immortal import Immortal
from warren.games.small_world.underground.powers.magic import Magic
from warren.games.small_world.underground.powers.martyr import Martyr
from warren.games.small_world.underground.powers.mining import Mining
from warren.games.small_world.underground.powers.muddy import Muddy
from warren.games.small_world.underground.powers.mystic import Mystic
from warren.games.small_world.underground.powers.quarreling import Quarreling
from warren.games.small_world.underground.powers.reborn import Reborn
from warren.games.small_world.underground.powers.royal import Royal
from warren.games.small_world.underground.powers.shield import Shield
from warren.games.small_world.underground.powers.stone import Stone
from warren.games.small_world.underground.powers.thieving import Thieving
from warren.games.small_world.underground.powers.tomb import Tomb
from warren.games.small_world.underground.powers.vampire import Vampire
from warren.games.small_world.underground.powers.vanishing import Vanishing
from warren.games.small_world.underground.powers.vengeful import Vengeful
from warren.games.small_world.underground.powers.wise import Wise

POWERS: Final[list[Power]] = [
    Adventurous(),
    Fisher(),
    Flocking(),
    Frightened(),
    Immortal(),
    Magic(),
    Martyr(),
    Mining(),
    Muddy(),
    Mystic(),
    Quarreling(),
    Reborn(),
    Royal(),
    Shield(),
    Stone(),
    Thieving(),
    Tomb(),
    Vampire(),
    Vanishing(),
    Vengeful(),
    Wise(),
]

"""All traps, in the order of the deck."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.traps.anti_magic_dart import AntiMagicDart
from warren.games.dungeon_lords.traps.cursed_ring import CursedRing
from warren.games.dungeon_lords.traps.endless_staircase import EndlessStaircase
from warren.games.dungeon_lords.traps.falling_chandelier import FallingChandelier
from warren.games.dungeon_lords.traps.kamikaze_imp import KamikazeImp
from warren.games.dungeon_lords.traps.monster_catapult import MonsterCatapult
from warren.games.dungeon_lords.traps.pendulum import Pendulum
from warren.games.dungeon_lords.traps.plague import Plague
from warren.games.dungeon_lords.traps.poisoned_dart import PoisonedDart
from warren.games.dungeon_lords.traps.poisoned_meal import PoisonedMeal
from warren.games.dungeon_lords.traps.rolling_stone import RollingStone
from warren.games.dungeon_lords.traps.trap import Snare
from warren.games.dungeon_lords.traps.trapdoor import Trapdoor
from warren.games.dungeon_lords.traps.wall_of_fire import WallOfFire

TRAPS: Final[list[Snare]] = [
    RollingStone(),
    Pendulum(),
    Trapdoor(),
    WallOfFire(),
    CursedRing(),
    PoisonedDart(),
    AntiMagicDart(),
    KamikazeImp(),
    PoisonedMeal(),
    MonsterCatapult(),
    Plague(),
    FallingChandelier(),
    EndlessStaircase(),
]

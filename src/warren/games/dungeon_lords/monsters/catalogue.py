"""All monsters and the ghost, in the order of the deck."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.monsters.cockatrice import Cockatrice
from warren.games.dungeon_lords.monsters.demon import Demon
from warren.games.dungeon_lords.monsters.dragon import Dragon
from warren.games.dungeon_lords.monsters.elderbeast import Elderbeast
from warren.games.dungeon_lords.monsters.evil_eye import EvilEye
from warren.games.dungeon_lords.monsters.fighter import Fighter
from warren.games.dungeon_lords.monsters.ghost import Ghost
from warren.games.dungeon_lords.monsters.goblin import Goblin
from warren.games.dungeon_lords.monsters.golem import Golem
from warren.games.dungeon_lords.monsters.slime import Slime
from warren.games.dungeon_lords.monsters.troll import Troll
from warren.games.dungeon_lords.monsters.vampire import Vampire
from warren.games.dungeon_lords.monsters.witch import Witch

FIGHTERS: Final[list[Fighter]] = [
    Goblin(),
    Slime(),
    Ghost(),
    Troll(),
    Witch(),
    Vampire(),
    Golem(),
    Dragon(),
    Demon(),
    Cockatrice(),
    EvilEye(),
    Elderbeast(),
]

"""Things of the deck that the battle knows by their numbers: the order of the deck file."""

from __future__ import annotations

from typing import Final

GOBLIN: Final = 0
SLIME: Final = 1
GHOST: Final = 2
TROLL: Final = 3
WITCH: Final = 4
VAMPIRE: Final = 5
GOLEM: Final = 6
DRAGON: Final = 7
DEMON: Final = 8
COCKATRICE: Final = 9
EVIL_EYE: Final = 10
ELDERBEAST: Final = 11

MONSTER_CATAPULT: Final = 9

BABY_GOLEM: Final = 0
STAREPLANT: Final = 1
MESSENGER_BAT: Final = 7
SPITTING_TOAD: Final = 9
GUARD_HEDGEHOG: Final = 10
HOWLING_CUB: Final = 11
SLIPPERY_SLUG: Final = 12

ARMORY: Final = 8
DARK_ROOM: Final = 9
LABYRINTH: Final = 10
ANTI_MAGIC_ROOM: Final = 11
TRAINING_ROOM: Final = 17
HALL_OF_CHAOS: Final = 19

ANTI_TRAP: Final = 0
MAGIC: Final = 1
HEART: Final = 2
"""Icons, in the order of `lines.ICON_KINDS`."""

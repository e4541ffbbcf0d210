"""What Metamorphosis makes of a monster.  [DL-SPL-8]"""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.monsters.fighter import Fighter

BITE: Final = 1


class Sheep(Fighter):
    """One damage to the first, without room, token or ability; then it is knocked out."""

"""The first, hard; where it is sent no fast spell is cast.  [DF-M-ELDERBEAST] [DF-MON-8]"""

from __future__ import annotations

from warren.games.dungeon_lords.monsters.fighter import Fighter


class Elderbeast(Fighter):
    """That the fast spell step is skipped is seen when the battle begins."""

"""Cards that are drawn, and tiles that minions take."""

from __future__ import annotations

from typing import ClassVar

from warren.lab.lab import Lab
from warren.lab.lot import Lot


class DungeonLordsLab(Lab):
    """Every trap and pet; of a seat's monsters and rooms one, of both years alike."""

    lots: ClassVar = {
        "trap": Lot("trap", "trap", "dungeon_lords-trap", effect="trap-drawn"),
        "pet": Lot("cub", "pet", "dungeon_lords-pet", effect="pet-drawn"),
        "monster": Lot("hire", "monster", "dungeon_lords-monster", among=4),
        "room": Lot("build", "room", "dungeon_lords-room", among=5),
        "tunnel": Lot("improve", "tunnel", "dungeon_lords-tunnel"),
    }

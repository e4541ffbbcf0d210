"""What a position has of Underground."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warren.games.small_world.table import Table


class Depths:
    """Markers that were turned up and figures, by region; the badge on Stonehedge; vengeance.

    `monsters` lists the regions with Monsters in place of those of the board, `finds` is the size
    of the face-down stack: one for each such region unless told.
    """

    def __init__(
        self,
        markers: Mapping[str, str] | None = None,
        figures: Mapping[str, str] | None = None,
        lent: str | None = None,
        vengeance: Sequence[int] = (),
        monsters: Sequence[str] | None = None,
        finds: int | None = None,
    ) -> None:
        self.markers = dict(markers or {})
        self.figures = dict(figures or {})
        self.lent = lent
        self.vengeance = list(vengeance)
        self.monsters = monsters
        self.finds = finds

    def written(self, table: Table, regions: Mapping[str, Mapping[str, object]]) -> object:
        """As the JSON form has it, at the start of a turn."""
        lairs = sum("monster" in str(region.get("pieces")) for region in regions.values())
        usual = lairs if table.markers else 0
        return {
            "finds": usual if self.finds is None else self.finds,
            "markers": self.markers,
            "figures": self.figures,
            "lent": self.lent,
            "vengeance": self.vengeance,
            "new_badge": False,
            "spent": [],
            "armed": [],
            "copied": None,
            "moved": [],
            "reborn": 0,
            "bitten": [],
            "laid": {},
            "kept_rivers": [],
        }

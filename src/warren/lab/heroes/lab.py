"""Cards and the first companions."""

from __future__ import annotations

from typing import ClassVar

from warren.lab.lab import Lab
from warren.lab.lot import Lot


class HeroesLab(Lab):
    """Every card that is drawn, whenever it is; companions only as far as they are free."""

    lots: ClassVar = {
        "card": Lot("card", "card", "card", effect="card-drawn"),
        "companion": Lot("recruit", "kind", "companion", among=2),
    }

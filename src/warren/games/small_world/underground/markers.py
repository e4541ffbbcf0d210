"""The Relics, the Popular Places and the figures, each kind in the order of its numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DOORMAT: Final = 0
RING: Final = 1
SOCKS: Final = 2
SCEPTER: Final = 3
ORB: Final = 4
SWORD: Final = 5
ALTAR: Final = 6
CRYPT: Final = 7
DIAMONDS: Final = 8
PIPE: Final = 9
FOUNTAIN: Final = 10
KEEP: Final = 11
MINE: Final = 12
STONEHEDGE: Final = 13
PENTACLE: Final = 14
MARKERS: Final = 15
RELICS: Final = 6

ALL_MARKERS: Final = (1 << 15) - 1

ANCIENT: Final = 0
QUEEN: Final = 1
BAG: Final = 2
GHOST: Final = 3
BALROG: Final = 4
VOLCANO: Final = 5
FIGURES: Final = 6


class Marker:
    """A Relic or a Place: its id and its rule."""

    def __init__(self, id: str, rule: str) -> None:
        self.id: Final = id
        self.rule: Final = rule


LIST: Final[list[Marker]] = [
    Marker("flying-doormat", "SU-REL-DOORMAT"),
    Marker("froggys-ring", "SU-REL-RING"),
    Marker("stinky-trolls-socks", "SU-REL-SOCKS"),
    Marker("scepter-of-avarice", "SU-REL-SCEPTER"),
    Marker("shiny-orb", "SU-REL-ORB"),
    Marker("sword-of-the-killer-rabbit", "SU-REL-SWORD"),
    Marker("altar-of-souls", "SU-PLC-ALTAR"),
    Marker("crypt-of-the-tomb-raider", "SU-PLC-CRYPT"),
    Marker("diamond-fields", "SU-PLC-DIAMONDS"),
    Marker("great-brass-pipe", "SU-PLC-PIPE"),
    Marker("fountain-of-youth", "SU-PLC-FOUNTAIN"),
    Marker("keep-on-the-motherland", "SU-PLC-KEEP"),
    Marker("mine-of-the-lost-dwarf", "SU-PLC-MINE"),
    Marker("stonehedge", "SU-PLC-STONEHEDGE"),
    Marker("wickedest-pentacle", "SU-PLC-PENTACLE"),
]
INDEX: Final[dict[str, int]] = {marker.id: i for i, marker in enumerate(LIST)}
FIGURE_NAMES: Final = ["great-ancient", "queen", "bag", "ghost", "balrog", "volcano"]


def is_for_conquest(relic: i64) -> bool:
    return relic == DOORMAT or relic == SOCKS or relic == ORB or relic == SWORD

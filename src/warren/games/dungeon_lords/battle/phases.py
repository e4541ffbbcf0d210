"""The steps of a battle, in their order.  [DL-CMB-3] [DF-CMB-2]"""

from __future__ import annotations

from typing import Final

BARD: Final = 0
TRAPS: Final = 1
FAST: Final = 2
MONSTERS: Final = 3
SLOW: Final = 4
HEALING: Final = 5
CONQUEST: Final = 6
ENDING: Final = 7
SURRENDER: Final = 8
"""Instead of a battle, where there is no tile to fight over.  [DL-CON-5]"""
PHASE_NAMES: Final = [
    "bard",
    "trap",
    "fast-spell",
    "monsters",
    "slow-spell",
    "healing",
    "conquering",
    "end",
    "surrender",
]

"""The words of the game that its tables of numbers share: orders, seasons, kinds of things."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
HIDDEN: Final = -2
"""Something that is there and that the viewer may not know."""

COLUMNS: Final = 5
ROWS: Final = 4
CELLS: Final = 20
RENTED: Final = 20
"""The place of a rented room, beside the board, where a cell is asked for."""
ENTRANCE: Final = 2

GET_FOOD: Final = 0
IMPROVE_REPUTATION: Final = 1
DIG_TUNNELS: Final = 2
MINE_GOLD: Final = 3
RECRUIT_IMPS: Final = 4
BUY_TRAPS: Final = 5
HIRE_MONSTER: Final = 6
BUILD_ROOM: Final = 7
ORDERS: Final = 8
"""Locations are carried out in this order.  [DL-ORD-6]"""
ORDER_IDS: Final = [
    "get-food",
    "improve-reputation",
    "dig-tunnels",
    "mine-gold",
    "recruit-imps",
    "buy-traps",
    "hire-monster",
    "build-room",
]
OPPORTUNITY_IDS: Final = [
    "food-harvest",
    "masquerade",
    "tunnel-improvement",
    "gold-investment",
    "pet-shop",
    "trap-exhibition",
    "expert-monsters",
    "room-rental",
]
"""Each replaces the location of its number.  [DF-OPP-1]"""
SPACES: Final = 3

TAXES: Final = 0
PAYDAY: Final = 1
SPECIAL: Final = 2
TILE_IDS: Final = ["taxes", "payday", "special"]

TUNNEL_IDS: Final = ["tool-shed", "foyer", "dark-tunnel", "secret-passage", "mithril-vein"]
TOOL_SHED: Final = 0
FOYER: Final = 1
DARK_TUNNEL: Final = 2
SECRET_PASSAGE: Final = 3
MITHRIL_VEIN: Final = 4
IMPROVED: Final = 5

PALADIN_IDS: Final = ["elf", "human", "dwarf"]
ELF: Final = 0
HUMAN: Final = 1
DWARF: Final = 2
PALADINS: Final = 3
"""From the weakest to the toughest.  [DF-PL3-1]"""

LOWEST: Final = 1
START: Final = 5
PALADIN_SPACE: Final = 10
HIGHEST: Final = 15
"""The evilometer.  [DL-SET-4] [DL-EVL-1]"""

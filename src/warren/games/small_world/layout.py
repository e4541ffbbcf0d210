"""Where each number of a state lies in its vectors."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.terms import COMBOS
from warren.games.small_world.underground.markers import FIGURES, MARKERS

# Tribes: as many slots a seat as `SLOTS`.
RACE: Final = 0
POWER: Final = 1
STATUS: Final = 2
HAND: Final = 3
ASIDE: Final = 4
HELD: Final = 5
PIECES: Final = 6
APART: Final = 7
TRIBE_SIZE: Final = 8

# Seats.
COINS: Final = 0
CURRENT: Final = 1
ALLY: Final = 2
SEAT_SIZE: Final = 3

# The world.
ROUND: Final = 0
TURN: Final = 1
FIRST: Final = 2
UNDECIDED: Final = 3
# The world: facts of one turn.
FRESH: Final = 4
NONEMPTY: Final = 5
DRAGON_FLOWN: Final = 6
CONVERTED: Final = 7
ATTACKED: Final = 8
LOSERS: Final = 9
ROLLED: Final = 10
# The world: banners, badges, the column, the trays.
BANNERS: Final = 11
BADGES: Final = 12
DISCARDED: Final = 13
COLUMN: Final = 14
COMBO_SIZE: Final = 3
COMBO_RACE: Final = 0
COMBO_POWER: Final = 1
COMBO_COINS: Final = 2
TRAY: Final = COLUMN + COMBOS * COMBO_SIZE

# The deep: what only Underground has; empty on a table without it.
FINDS: Final = 0
UNSEEN: Final = 1
MARKER: Final = 2
FIGURE: Final = MARKER + MARKERS
LENT: Final = FIGURE + FIGURES
BORROWER: Final = LENT + 1
VENGEANCE: Final = LENT + 2
# The deep: facts of one turn.
FOUND: Final = LENT + 3
NEW_BADGE: Final = LENT + 4
SPENT: Final = LENT + 5
ARMED: Final = LENT + 6
COPIED: Final = LENT + 7
MOVED: Final = LENT + 8
REBORN: Final = LENT + 9
BITTEN: Final = LENT + 10
LAID: Final = LENT + 11
KEPT_RIVERS: Final = LAID + 4
DEEP_SIZE: Final = KEPT_RIVERS + 1

# The deep: places for Scepter and Ring this turn, then for the Bag as either.
SCEPTER_HERE: Final = LAID
RING_HERE: Final = LAID + 1
BAG_SCEPTER_HERE: Final = LAID + 2
BAG_RING_HERE: Final = LAID + 3

# Frames: the depth, then three numbers a frame.
FRAME_SIZE: Final = 3
MAX_FRAMES: Final = 8

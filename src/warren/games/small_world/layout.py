"""Where each number of a state lies in its vectors."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Tribes: three slots a seat.
SLOTS: Final = 3
RACE: Final = 0
POWER: Final = 1
STATUS: Final = 2
HAND: Final = 3
ASIDE: Final = 4
HELD: Final = 5
PIECES: Final = 6
TRIBE_SIZE: Final = 7

FREE: Final = 0
ACTIVE: Final = 1
DECLINED: Final = 2

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
FRESH: Final = 4
NONEMPTY: Final = 5
DRAGON_FLOWN: Final = 6
CONVERTED: Final = 7
ATTACKED: Final = 8
LOSERS: Final = 9
ROLLED: Final = 10
BANNERS: Final = 11
BADGES: Final = 12
DISCARDED: Final = 13
COLUMN: Final = 14
COMBOS: Final = 6
COMBO_SIZE: Final = 3
COMBO_RACE: Final = 0
COMBO_POWER: Final = 1
COMBO_COINS: Final = 2
TRAY: Final = COLUMN + COMBOS * COMBO_SIZE

HIDDEN: Final = -1

# Frames: the depth, then three numbers a frame.
FRAME_SIZE: Final = 3
MAX_FRAMES: Final = 6

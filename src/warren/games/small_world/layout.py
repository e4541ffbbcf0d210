"""Where each number of a state lies: one vector, the same places on every table up to the trays.

Numbers of a tribe, a seat and a region stand at a multiple of its size, further by these places:
`tribe * TRIBE_SIZE + HAND`.
"""

from __future__ import annotations

from typing import Final

# Where each part begins. Plain numbers, for the compiler adds up only what stands in one module.
FRAMES: Final = 0
WORLD: Final = 25
SEATS: Final = 57
DEEP: Final = 72
TRIBES: Final = 111
REGIONS: Final = 231

# Frames: the depth, then three numbers a frame.
DEPTH: Final = FRAMES
FRAME: Final = FRAMES + 1
FRAME_SIZE: Final = 3
MAX_FRAMES: Final = 8

# The world.
ROUND: Final = WORLD
TURN: Final = WORLD + 1
FIRST: Final = WORLD + 2
UNDECIDED: Final = WORLD + 3
# The world: facts of one turn.
FRESH: Final = WORLD + 4
NONEMPTY: Final = WORLD + 5
DRAGON_FLOWN: Final = WORLD + 6
CONVERTED: Final = WORLD + 7
ATTACKED: Final = WORLD + 8
LOSERS: Final = WORLD + 9
ROLLED: Final = WORLD + 10
# The world: banners, badges, the column.
BANNERS: Final = WORLD + 11
BADGES: Final = WORLD + 12
DISCARDED: Final = WORLD + 13
COLUMN: Final = WORLD + 14
COMBO_SIZE: Final = 3
COMBO_RACE: Final = 0
COMBO_POWER: Final = 1
COMBO_COINS: Final = 2
LAST_RACE: Final = COLUMN + 5 * COMBO_SIZE
"""The race at the bottom of the column."""

# Seats.
COINS: Final = SEATS
CURRENT: Final = SEATS + 1
ALLY: Final = SEATS + 2
SEAT_SIZE: Final = 3

# The deep: what only Underground has; nothing lies there on a table without it.
FINDS: Final = DEEP
UNSEEN: Final = DEEP + 1
MARKER: Final = DEEP + 2
FIGURE: Final = DEEP + 17
LENT: Final = DEEP + 23
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

# The deep: places for Scepter and Ring this turn, then for the Bag as either.
SCEPTER_HERE: Final = LAID
RING_HERE: Final = LAID + 1
BAG_SCEPTER_HERE: Final = LAID + 2
BAG_RING_HERE: Final = LAID + 3

# Tribes: as many slots a seat as `SLOTS`.
RACE: Final = TRIBES
POWER: Final = TRIBES + 1
STATUS: Final = TRIBES + 2
HAND: Final = TRIBES + 3
ASIDE: Final = TRIBES + 4
HELD: Final = TRIBES + 5
PIECES: Final = TRIBES + 6
APART: Final = TRIBES + 7
TRIBE_SIZE: Final = 8

# Regions: the tribe that holds one, its tokens, the pieces that stand there.
HOLDER: Final = REGIONS
TOKENS: Final = REGIONS + 1
STANDING: Final = REGIONS + 2
REGION_SIZE: Final = 3

# After the last region of the table: the tray of each race (`Table.trays`); the banners that went
# back under their stack (`Table.queue`), how many and which.

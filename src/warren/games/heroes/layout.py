"""Where each number of a state lies: one vector, the same places on every table up to the cards.

Numbers of a seat and of a tile stand at a multiple of its size, further by these places:
`seat * SEAT_SIZE + COINS`.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Where each part begins. Plain numbers, for the compiler adds up only what stands in one module.
WORLD: Final = 0
SEATS: Final = 34
TILES: Final = 84

# The world.
PHASE: Final = WORLD
ROUND: Final = WORLD + 1
TURN: Final = WORLD + 2
FIRST: Final = WORLD + 3
PLACE: Final = WORLD + 4
DECK_SIZE: Final = WORLD + 5
PLAYED: Final = WORLD + 6
ACTIVE: Final = WORLD + 7
PANIC: Final = WORLD + 8
FORESIGHT: Final = WORLD + 9
TO_DRAW: Final = WORLD + 10
AFTER_DRAW: Final = WORLD + 11
EXCHANGED: Final = WORLD + 12
LOCKED: Final = WORLD + 13
DOOR: Final = WORLD + 14
ALLY: Final = WORLD + 15
MOVING: Final = WORLD + 16
LEFT: Final = WORLD + 17
KINDS: Final = 3
SUPPLY: Final = WORLD + 18
LEVELS: Final = SUPPLY + KINDS
MAX_LEVEL: Final = 12

# Seats.
COINS: Final = SEATS
READY: Final = SEATS + 1
SPENT: Final = READY + KINDS
HAND: Final = SPENT + KINDS
IDLE: Final = HAND + 1
TURNS: Final = HAND + 2
SEAT_SIZE: Final = 10

# Tiles.
LEVEL: Final = TILES
OWNER: Final = TILES + 1
TROOP: Final = TILES + 2
FORT: Final = TILES + 3
RUNE: Final = TILES + 4
CLAIM: Final = TILES + 5
TILE_SIZE: Final = 6

# After the last tile of the table the cards, for each pile and then for each hand a count of every
# card: `Table.place_of`.
DECK: Final = 0
DISCARD: Final = 1
OUT: Final = 2
PENDING: Final = 3
HANDS: Final = 4

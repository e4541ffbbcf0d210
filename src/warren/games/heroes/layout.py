"""Where each number of a state lies in its vectors."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Tiles.
LEVEL: Final = 0
OWNER: Final = 1
TROOP: Final = 2
FORT: Final = 3
RUNE: Final = 4
CLAIM: Final = 5
TILE_SIZE: Final = 6

# Seats.
KINDS: Final = 3
COINS: Final = 0
READY: Final = 1
SPENT: Final = READY + KINDS
HAND: Final = SPENT + KINDS
IDLE: Final = HAND + 1
TURNS: Final = HAND + 2
SEAT_SIZE: Final = HAND + 3

# Piles, a count for each card.
DECK: Final = 0
DISCARD: Final = 1
OUT: Final = 2
PENDING: Final = 3
PILES: Final = 4

# The world.
PHASE: Final = 0
ROUND: Final = 1
TURN: Final = 2
FIRST: Final = 3
PLACE: Final = 4
DECK_SIZE: Final = 5
PLAYED: Final = 6
ACTIVE: Final = 7
PANIC: Final = 8
FORESIGHT: Final = 9
TO_DRAW: Final = 10
AFTER_DRAW: Final = 11
EXCHANGED: Final = 12
LOCKED: Final = 13
DOOR: Final = 14
ALLY: Final = 15
MOVING: Final = 16
LEFT: Final = 17
SUPPLY: Final = 18
LEVELS: Final = SUPPLY + KINDS
MAX_LEVEL: Final = 12
WORLD_SIZE: Final = LEVELS + MAX_LEVEL + 1

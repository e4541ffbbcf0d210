"""Where each number of a state lies: one vector, the same places on every table up to the rooms.

Numbers of a seat stand at a multiple of its size, further by these places:
`seat * SEAT_SIZE + GOLD`.
"""

from __future__ import annotations

from typing import Final

# Where each part begins. Plain numbers, for the compiler adds up only what stands in one module.
FRAMES: Final = 93
SEATS: Final = 130
ROOM_AT: Final = 398
"""Each room of the deck, to the end."""

# The world.
YEAR: Final = 0
ROUND: Final = 1
FIRST: Final = 2
SEALS: Final = 3
ROW: Final = 4
ROW_SIZE: Final = 5
TURNED: Final = 9
EVENTS_SEEN: Final = 10
CARD: Final = 11
"""The special event of this round; that of the next is CARD_NEXT."""
TILES_SEEN: Final = 12
TILE_NOW: Final = 13
TILE_NEXT: Final = 14
MONSTER_STACK: Final = 15
MONSTER_DISCARD: Final = 16
DISPLAY: Final = 17
DISPLAY_SIZE: Final = 3
STACK: Final = 20
UNDER: Final = 21
PARTY: Final = 22
PARTY_SIZE: Final = 4
TRAP_DISCARD: Final = 26
OPEN_TRAPS: Final = 27
BOARDS_LEFT: Final = 28
BOARD_NEXT: Final = 29
BOARD_NOW: Final = 30
BOARDS_USED: Final = 31
NEUTRAL: Final = 32
SCOUT: Final = 33
IMPATIENT: Final = 34
PALADIN: Final = 35
DUMMY: Final = 38
DUMMY_SIZE: Final = 2
DUMMY_LOCKED: Final = 0
DUMMY_ORDERS: Final = 1
SPACE: Final = 42
TUNNEL_AT: Final = 66
EXPERTS_LEFT: Final = 71
RENT: Final = 72
CURSOR: Final = 73
FIGHT: Final = 74
FIGHT_SIZE: Final = 14
HERE: Final = 88
"""The adventurers of this round; those of the next are the PARTY."""
CARD_NEXT: Final = 92

# A fight, within the world: what the battle of one dungeon and one round has come to.
FIGHT_FLAGS: Final = 0
ICONS_LEFT: Final = 1
FATIGUE_MORE: Final = 2
FATIGUE_NOW: Final = 3
FIGHT_TILE: Final = 4
GOAL_TILE: Final = 5
SPRUNG: Final = 6
THROWN: Final = 7
HITTER: Final = 8
HIT_WAY: Final = 9
HITS: Final = 10
CHOICE: Final = 11
PAYEE: Final = 12
PART: Final = 13

# Where a room or an improved tunnel is: beside a seat's cells, below zero.
IN_STACK: Final = -1
ON_DISPLAY: Final = -2
IN_DISCARD: Final = -3
OUT: Final = -4

# Where a paladin is: with a seat, or below zero.
IN_TENT: Final = -1
IN_BOX: Final = -2
GONE: Final = -3
CAUGHT: Final = 16
"""Caught by a seat this year: its number above this."""

# Frames: the depth, then three numbers a frame.
DEPTH: Final = FRAMES
FRAME: Final = FRAMES + 1
FRAME_SIZE: Final = 3
MAX_FRAMES: Final = 12

# A seat.
GOLD: Final = SEATS
FOOD: Final = SEATS + 1
EVIL: Final = SEATS + 2
LETTERS: Final = SEATS + 3
IDLE: Final = SEATS + 4
BUSY: Final = SEATS + 5
TRAINEES: Final = SEATS + 6
TIRED_TROLLS: Final = SEATS + 7
TILES: Final = SEATS + 8
HALLS: Final = SEATS + 9
LOST: Final = SEATS + 10
TRAPS: Final = SEATS + 11
BURIED_TRAPS: Final = SEATS + 12
PETS: Final = SEATS + 13
USED_PETS: Final = SEATS + 14
BURIED_PETS: Final = SEATS + 15
LOCKED: Final = SEATS + 16
CHOSEN: Final = SEATS + 17
DUMMY_CHOICE: Final = SEATS + 20
STRANDED: Final = SEATS + 21
KNOWN: Final = SEATS + 22
USES: Final = SEATS + 23
SHEDDED: Final = SEATS + 24
INSTALLED: Final = SEATS + 25
PRISON: Final = SEATS + 26
CAPTIVES: Final = SEATS + 27
FALLEN: Final = SEATS + 28
INVESTED: Final = SEATS + 29
FAIR: Final = SEATS + 30
DEALT: Final = SEATS + 31
HANDED: Final = SEATS + 32
PLAN: Final = SEATS + 33
PLAN_TRAPS: Final = SEATS + 34
PLAN_THROWN: Final = SEATS + 35
PLAN_DONE: Final = SEATS + 36
BABY: Final = SEATS + 37
STARE: Final = SEATS + 38
LOOKS: Final = SEATS + 39
LATEST: Final = SEATS + 40
LAIR: Final = SEATS + 41
LAIR_SIZE: Final = 14
LINE: Final = SEATS + 55
LINE_SIZE: Final = 8
PLAN_PETS: Final = SEATS + 63
PLAN_STARE: Final = SEATS + 64
SEALED: Final = SEATS + 65
PLAN_KNOWN: Final = SEATS + 66
SEAT_SIZE: Final = 67

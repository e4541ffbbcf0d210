"""Where the numbers of a position lie: seats, dummies, the world and the stack of frames."""

from __future__ import annotations

from typing import Final

# A seat.
GOLD: Final = 0
FOOD: Final = 1
EVIL: Final = 2
LETTERS: Final = 3
IDLE: Final = 4
BUSY: Final = 5
TRAINEES: Final = 6
TIRED_TROLLS: Final = 7
TILES: Final = 8
HALLS: Final = 9
LOST: Final = 10
TRAPS: Final = 11
BURIED_TRAPS: Final = 12
PETS: Final = 13
USED_PETS: Final = 14
BURIED_PETS: Final = 15
LOCKED: Final = 16
CHOSEN: Final = 17
DUMMY_CHOICE: Final = 20
STRANDED: Final = 21
KNOWN: Final = 22
USES: Final = 23
SHEDDED: Final = 24
INSTALLED: Final = 25
PRISON: Final = 26
CAPTIVES: Final = 27
FALLEN: Final = 28
INVESTED: Final = 29
FAIR: Final = 30
DEALT: Final = 31
HANDED: Final = 32
PLAN: Final = 33
PLAN_TRAPS: Final = 34
PLAN_THROWN: Final = 35
PLAN_DONE: Final = 36
BABY: Final = 37
STARE: Final = 38
LOOKS: Final = 39
LATEST: Final = 40
LAIR: Final = 41
LAIR_SIZE: Final = 14
LINE: Final = 55
LINE_SIZE: Final = 8
PLAN_PETS: Final = 63
PLAN_STARE: Final = 64
SEALED: Final = 65
PLAN_KNOWN: Final = 66
SEAT_SIZE: Final = 67

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
ROOM_AT: Final = 93

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

FRAME_SIZE: Final = 3
MAX_FRAMES: Final = 12

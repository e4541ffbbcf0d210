"""Why an action is not allowed: each reason has a message and the rule it rests on."""

from __future__ import annotations

from typing import Final

from warren.core.refusal import Reason

ALLOWED: Final = 0
NOT_NOW: Final = 1
CANNOT_PAY: Final = 2
NO_COMBO: Final = 3
TOO_LATE_TO_DECLINE: Final = 4
NOT_HELD: Final = 5
TOO_LATE_TO_ABANDON: Final = 6
WATER: Final = 7
OWN_REGION: Final = 8
NOT_AN_ENTRY: Final = 9
NOT_ADJACENT: Final = 10
IMMUNE: Final = 11
PEACE: Final = 12
NO_TOKEN: Final = 13
TOO_FEW_TOKENS: Final = 14
DIE_OUT_OF_REACH: Final = 15
DIE_NOT_NEEDED: Final = 16
DIE_BERSERK: Final = 17
NO_DRAGON: Final = 18
DRAGON_TIRED: Final = 19
SORCERY_TARGET: Final = 20
SORCERY_ENCAMPMENT: Final = 21
SORCERY_USED: Final = 22
SORCERY_TRAY: Final = 23
SORCERY_FOOTHOLD: Final = 24
ROLL_PENDING: Final = 25
CONQUESTS_OVER: Final = 26
LAST_TOKEN: Final = 27
HAND_EMPTY: Final = 28
HAND_NOT_EMPTY: Final = 29
DEPLOYING: Final = 30
PIECE_THERE: Final = 31
NO_PIECE: Final = 32
PIECES_LEFT: Final = 33
SPARE_FIRST: Final = 34
ALLY_ATTACKED: Final = 35
ALLY_SELF: Final = 36
HAS_RACE: Final = 37
FRESH_RACE: Final = 38
PICK_FIRST: Final = 39
NO_RACE: Final = 40
NO_SORCERY: Final = 41
NO_ROLL: Final = 42
NO_PEACE: Final = 43
HERO_THERE: Final = 44
NOT_HELD_TO_ABANDON: Final = 45
RETREAT_NOT_EMPTY: Final = 46

REASONS: Final[list[Reason]] = [
    Reason("", ""),
    Reason("refusal-not-now", "CORE-TURN"),
    Reason("refusal-cannot-pay", "SW-CMB-2"),
    Reason("refusal-no-combo", "SW-CMB-1"),
    Reason("refusal-too-late-to-decline", "SW-DEC-12"),
    Reason("refusal-not-held", "SW-RED-1"),
    Reason("refusal-too-late-to-abandon", "SW-TRN-5"),
    Reason("refusal-water", "SW-CON-6"),
    Reason("refusal-own-region", "SW-CON-7"),
    Reason("refusal-not-an-entry", "SW-CON-1"),
    Reason("refusal-not-adjacent", "SW-CON-2"),
    Reason("refusal-immune", "SW-CON-8"),
    Reason("refusal-peace", "SW-P-DIPLOMAT"),
    Reason("refusal-no-token", "SW-CON-4"),
    Reason("refusal-too-few-tokens", "SW-CON-3"),
    Reason("refusal-die-out-of-reach", "SW-DIE-2"),
    Reason("refusal-die-not-needed", "SW-DIE-6"),
    Reason("refusal-die-berserk", "SW-P-BERSERK-3"),
    Reason("refusal-no-dragon", "SW-P-DRAGON-MASTER"),
    Reason("refusal-dragon-tired", "SW-P-DRAGON-MASTER"),
    Reason("refusal-sorcery-target", "SW-R-SORCERERS"),
    Reason("refusal-sorcery-encampment", "SW-P-BIVOUACKING"),
    Reason("refusal-sorcery-used", "SW-R-SORCERERS-1"),
    Reason("refusal-sorcery-tray", "SW-R-SORCERERS"),
    Reason("refusal-sorcery-foothold", "SW-R-SORCERERS-2"),
    Reason("refusal-roll-pending", "SW-P-BERSERK-2"),
    Reason("refusal-conquests-over", "SW-DIE-4"),
    Reason("refusal-last-token", "SW-RED-5"),
    Reason("refusal-hand-empty", "SW-RED-2"),
    Reason("refusal-hand-not-empty", "SW-RED-2"),
    Reason("refusal-deploying", "SW-TURN-8"),
    Reason("refusal-piece-there", "SW-P-FORTIFIED"),
    Reason("refusal-no-piece", "SW-SET-7"),
    Reason("refusal-pieces-left", "SW-P-HEROIC"),
    Reason("refusal-spare-first", "SW-R-AMAZONS"),
    Reason("refusal-ally-attacked", "SW-P-DIPLOMAT"),
    Reason("refusal-ally-self", "SW-P-DIPLOMAT"),
    Reason("refusal-has-race", "SW-CMB-1"),
    Reason("refusal-fresh-race", "SW-TURN-2"),
    Reason("refusal-pick-first", "SW-CMB-1"),
    Reason("refusal-no-race", "SW-CMB-1"),
    Reason("refusal-no-sorcery", "SW-R-SORCERERS"),
    Reason("refusal-no-roll", "SW-P-BERSERK"),
    Reason("refusal-no-peace", "SW-P-DIPLOMAT"),
    Reason("refusal-hero-there", "SW-P-HEROIC"),
    Reason("refusal-not-held", "SW-TRN-3"),
    Reason("refusal-hand-not-empty", "SW-LOS-8"),
]

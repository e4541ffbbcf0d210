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
BALROG: Final = 47
FIGURE: Final = 48
WARDED: Final = 49
NO_TOLL: Final = 50
CHASM: Final = 51
NO_WISPS: Final = 52
WISPS_TARGET: Final = 53
NO_VAMPIRE: Final = 54
LONE_TARGET: Final = 55
LONE_ENCAMPMENT: Final = 56
BITTEN: Final = 57
NO_REPLACEMENT: Final = 58
NO_ORB: Final = 59
NO_RELIC: Final = 60
RELIC_SPENT: Final = 61
RELIC_ARMED: Final = 62
RELIC_NOT_FOR_CONQUEST: Final = 63
NO_BAG: Final = 64
BAG_SPENT: Final = 65
RELIC_UNKNOWN: Final = 66
NO_BALROG: Final = 67
BALROG_MOVED: Final = 68
BALROG_TARGET: Final = 69
FIGURE_PLACED: Final = 70
GHOST_CRYPT: Final = 71
NO_FIGURE: Final = 72
NO_REBIRTH: Final = 73
REBIRTH_TARGET: Final = 74
REBIRTH_TOKENS: Final = 75
NO_SACRIFICE: Final = 76
NO_SUCH_DECLINE: Final = 77
MUST_VANISH: Final = 78
NO_VOLCANO: Final = 79
NO_SWAP: Final = 80
SAME_RELIC_HERE: Final = 81
SWAP_FIRST: Final = 82
VOLCANO_FIRST: Final = 83
NOT_YET: Final = 84
BALROG_FIRST: Final = 85
AWAY_FROM_RIM: Final = 86

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
    Reason("refusal-balrog", "SU-PLC-PENTACLE-1"),
    Reason("refusal-figure", "SU-CON-6"),
    Reason("refusal-warded", "SU-R-GNOMES-1"),
    Reason("refusal-no-toll", "SU-R-LICHES"),
    Reason("refusal-chasm", "SU-CON-4"),
    Reason("refusal-no-wisps", "SU-R-WISPS"),
    Reason("refusal-wisps-target", "SU-R-WISPS"),
    Reason("refusal-no-vampire", "SU-P-VAMPIRE"),
    Reason("refusal-lone-target", "SU-P-VAMPIRE-1"),
    Reason("refusal-sorcery-encampment", "SU-MIX-14"),
    Reason("refusal-bitten", "SU-P-VAMPIRE"),
    Reason("refusal-no-replacement", "SU-CON-18"),
    Reason("refusal-no-orb", "SU-REL-ORB"),
    Reason("refusal-no-relic", "SU-RP-1"),
    Reason("refusal-relic-spent", "SU-RP-9"),
    Reason("refusal-relic-armed", "SU-P-MAGIC-1"),
    Reason("refusal-relic-not-for-conquest", "SU-RP-1"),
    Reason("refusal-no-bag", "SU-P-MAGIC"),
    Reason("refusal-bag-spent", "SU-P-MAGIC"),
    Reason("refusal-relic-unknown", "SU-P-MAGIC-1"),
    Reason("refusal-no-balrog", "SU-PLC-PENTACLE-3"),
    Reason("refusal-balrog-moved", "SU-PLC-PENTACLE"),
    Reason("refusal-balrog-target", "SU-PLC-PENTACLE-2"),
    Reason("refusal-figure-placed", "SU-TURN-9"),
    Reason("refusal-ghost-crypt", "SU-PLC-CRYPT"),
    Reason("refusal-no-figure", "SU-SET-8"),
    Reason("refusal-no-rebirth", "SU-P-REBORN"),
    Reason("refusal-rebirth-target", "SU-P-REBORN"),
    Reason("refusal-rebirth-tokens", "SU-P-REBORN"),
    Reason("refusal-no-sacrifice", "SU-PLC-ALTAR"),
    Reason("refusal-no-such-decline", "SU-DEC-1"),
    Reason("refusal-must-vanish", "SU-P-VANISHING"),
    Reason("refusal-no-volcano", "SU-R-FLAMES"),
    Reason("refusal-no-swap", "SU-R-SHADOW-MIMES"),
    Reason("refusal-same-relic-here", "SU-P-MAGIC-1"),
    Reason("refusal-swap-first", "SU-R-SHADOW-MIMES-1"),
    Reason("refusal-volcano-first", "SU-R-FLAMES"),
    Reason("refusal-not-yet", "SU-TURN-3"),
    Reason("refusal-balrog-first", "SU-PLC-PENTACLE"),
    Reason("refusal-away-from-rim", "SU-R-FLAMES-1"),
]

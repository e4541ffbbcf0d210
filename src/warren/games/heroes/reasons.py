"""Why an action is not allowed: each reason has a message and the rule it rests on."""

from __future__ import annotations

from typing import Final

from warren.core.refusal import Reason

ALLOWED: Final = 0
NOT_NOW: Final = 1
NO_COINS: Final = 2
HIRED_ALREADY: Final = 3
PILE_EMPTY: Final = 4
NOT_IN_HAND: Final = 5
CAPTURED: Final = 6
CLAIMED: Final = 7
TOO_WEAK: Final = 8
NO_WARRIORS: Final = 9
NO_CRAFTSMEN: Final = 10
NO_MAGES: Final = 11
NOT_OWN: Final = 12
FORTIFIED: Final = 13
NO_EFFECT: Final = 14
WITH_A_TROOP: Final = 15
TOO_LOW: Final = 16
NEIGHBOUR: Final = 17
DOOR_OPEN: Final = 18
ALLY_NAMED: Final = 19
ALLY_SELF: Final = 20
PANIC_ON: Final = 21
RUNE_THERE: Final = 22
NO_FORTIFICATION: Final = 23
NO_ROOM: Final = 24
CANCELLED: Final = 25
PENDING_CARDS: Final = 26
NOTHING_PENDING: Final = 27
ODD_EXCHANGE: Final = 28
CLAIMED_ALREADY: Final = 29
NOT_A_TROOP: Final = 30
NOT_A_FORTIFICATION: Final = 31
NOT_OWN_TARGET: Final = 32

REASONS: Final[list[Reason]] = [
    Reason("", ""),
    Reason("refusal-not-now", "CORE-TURN"),
    Reason("refusal-no-coins", "HDL-CMP-5"),
    Reason("refusal-hired-already", "HDL-CMP-1"),
    Reason("refusal-pile-empty", "HDL-SET-6"),
    Reason("refusal-not-in-hand", "HDL-PLY-1"),
    Reason("refusal-captured", "HDL-CAP-5"),
    Reason("refusal-claimed", "HDL-MAG-7"),
    Reason("refusal-too-weak", "HDL-CAP-2"),
    Reason("refusal-no-warriors", "HDL-PLY-2"),
    Reason("refusal-no-craftsmen", "HDL-PLY-2"),
    Reason("refusal-no-mages", "HDL-PLY-2"),
    Reason("refusal-not-own", "HDL-FOR-1"),
    Reason("refusal-fortified", "HDL-FOR-2"),
    Reason("refusal-no-effect", "HDL-MAG-2"),
    Reason("refusal-with-a-troop", "HDL-MAG-3"),
    Reason("refusal-too-low", "HDL-MAG-16"),
    Reason("refusal-neighbour", "HDL-MAG-10"),
    Reason("refusal-door-open", "HDL-MAG-10"),
    Reason("refusal-ally-named", "HDL-MAG-14"),
    Reason("refusal-ally-self", "HDL-MAG-14"),
    Reason("refusal-panic-on", "HDL-MAG-13"),
    Reason("refusal-rune-there", "HDL-MAG-15"),
    Reason("refusal-no-fortification", "HDL-MAG-17"),
    Reason("refusal-no-room", "HDL-MAG-17"),
    Reason("refusal-cancelled", "HDL-MAG-3"),
    Reason("refusal-pending-cards", "HDL-MAG-3"),
    Reason("refusal-nothing-pending", "HDL-MAG-3"),
    Reason("refusal-odd-exchange", "HDL-DRW-2"),
    Reason("refusal-claimed-already", "HDL-MAG-7"),
    Reason("refusal-not-a-troop", "HDL-CAP-9"),
    Reason("refusal-not-a-fortification", "HDL-CAP-10"),
    Reason("refusal-not-own", "HDL-MAG-2"),
]

"""Why an action is not allowed: reasons that several steps share."""

from __future__ import annotations

from typing import Final

from warren.core.refusal import Reason

NOT_NOW: Final = Reason("dungeon_lords-refusal-not-now", "DL-ORD-15")
INACCESSIBLE: Final = Reason("dungeon_lords-refusal-inaccessible", "DL-ORD-1")
CHOSEN_ALREADY: Final = Reason("dungeon_lords-refusal-chosen", "DL-SET-16")
CANNOT_PAY: Final = Reason("dungeon_lords-refusal-cannot-pay", "DL-ORD-8")
TOO_EVIL: Final = Reason("dungeon_lords-refusal-too-evil", "DL-EVL-2")
TOO_FEW_IMPS: Final = Reason("dungeon_lords-refusal-imps", "DL-DIG-4")
OCCUPIED: Final = Reason("dungeon_lords-refusal-occupied", "DL-DIG-1")
APART: Final = Reason("dungeon_lords-refusal-apart", "DL-DIG-1")
SQUARE: Final = Reason("dungeon_lords-refusal-square", "DL-DIG-2")
NO_TUNNEL: Final = Reason("dungeon_lords-refusal-no-tunnel", "DL-BLD-1")
CONQUERED: Final = Reason("dungeon_lords-refusal-conquered", "DL-CON-4")
NEXT_TO_ROOM: Final = Reason("dungeon_lords-refusal-next-to-room", "DL-BLD-2")
ZONE: Final = Reason("dungeon_lords-refusal-zone", "DL-BLD-4")
NOT_THERE: Final = Reason("dungeon_lords-refusal-not-there", "DL-HIR-1")
NOT_OWNED: Final = Reason("dungeon_lords-refusal-not-owned", "DL-HIR-2")
NO_SUCH_PET: Final = Reason("dungeon_lords-refusal-pet", "DF-PET-8")
NO_SUCH_ROOM: Final = Reason("dungeon_lords-refusal-room", "DL-PRO-1")
NO_TILE: Final = Reason("dungeon_lords-refusal-no-tile", "DF-EXH-2")
CONQUERED_FOR_TRAP: Final = Reason(CONQUERED.message, "DF-EXH-2")
TRAP_UNPAYABLE: Final = Reason(CANNOT_PAY.message, "DF-EXH-3")
NO_MINE: Final = Reason("dungeon_lords-refusal-no-mine", "DL-MIN-1")
NO_WORKER: Final = Reason("dungeon_lords-refusal-no-worker", "DL-ORD-14")
MIXED: Final = Reason("dungeon_lords-refusal-mixed", "DF-IMV-6")
ONE_ROOM: Final = Reason("dungeon_lords-refusal-one-room", "DF-IMV-5")
IMPROVED_ALREADY: Final = Reason("dungeon_lords-refusal-improved", "DF-IMV-9")
NOTHING_TO_IMPROVE: Final = Reason(NO_TUNNEL.message, "DF-IMV-1")
NO_RENT: Final = Reason("dungeon_lords-refusal-no-rent", "DF-REN-2")
TAX_DUE: Final = Reason("dungeon_lords-refusal-tax-due", "DL-EVT-4")
TAX_GOLD: Final = Reason("dungeon_lords-refusal-tax-gold", "DL-EVT-5")
UNFED: Final = Reason("dungeon_lords-refusal-unfed", "DL-E-IMP-UNION")
TRADED: Final = Reason("dungeon_lords-refusal-traded", "DL-E-WANDERING-MERCHANT")
FEW_FOR_PROPS: Final = Reason(TOO_FEW_IMPS.message, "DL-E-CAVE-IN")
NOTHING_TO_COLLAPSE: Final = Reason(NO_TUNNEL.message, "DL-E-CAVE-IN")
FEW_FOR_COMMITTEE: Final = Reason(TOO_FEW_IMPS.message, "DF-E-FESTIVAL-COMMITTEE")
FEW_FOR_FESTIVAL: Final = Reason(TOO_FEW_IMPS.message, "DF-FES-3")
PRIZE_USELESS: Final = Reason("dungeon_lords-refusal-prize", "DF-FES-7")
PRIZE_GONE: Final = Reason(NOT_THERE.message, "DF-FES-5")
NOT_DISCARDED: Final = Reason("dungeon_lords-refusal-not-discarded", "DF-FES-9")
FEW_FOR_ROOM: Final = Reason(TOO_FEW_IMPS.message, "DL-PRO-1")
ROOM_UNPAYABLE: Final = Reason(CANNOT_PAY.message, "DL-PRO-1")
NOWHERE_TO_DIG: Final = Reason("dungeon_lords-refusal-nowhere", "DL-DIG-4")
TRAINED: Final = Reason("dungeon_lords-refusal-trained", "DF-ROM-3")
NO_TRAINEE: Final = Reason("dungeon_lords-refusal-no-trainee", "DF-ROM-3")
FEW_FOR_TRAINING: Final = Reason(TOO_FEW_IMPS.message, "DF-ROM-3")
ROOM_USED: Final = Reason("dungeon_lords-refusal-room-used", "DL-PRO-1")


def crowded(rule: str) -> Reason:
    """More imps than a space takes."""
    return Reason("dungeon_lords-refusal-crowded", rule)

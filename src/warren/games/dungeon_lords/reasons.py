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
ROOM_USED: Final = Reason("dungeon_lords-refusal-room-used", "DL-PRO-1")

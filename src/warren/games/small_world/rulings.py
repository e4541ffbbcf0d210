"""What was read differently in earlier versions; `docs/rulings.md` tells each."""

from __future__ import annotations

from typing import Final

from warren.core.ruling import Ruling

UNDO_AFTER_LOOK: Final = "undo_after_look"

RULINGS: Final = (Ruling(UNDO_AFTER_LOOK, False, (False, True), "SU-HID-4", since=2, before=True),)

"""What was read differently in earlier versions; `docs/rulings.md` tells each."""

from __future__ import annotations

from typing import Final

from warren.core.ruling import Ruling

HIRE_AFTER_CANCEL: Final = "hire_after_cancel"

RULINGS: Final = (
    Ruling(HIRE_AFTER_CANCEL, True, (False, True), "HDL-CMP-1", since=2, before=False),
)

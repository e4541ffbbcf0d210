"""The numbers in which positions are told."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
HIDDEN: Final = -1_000_000
"""The coins of a purse that the viewer has not counted; no debt that a bot supposes is as large."""

SLOTS: Final = 3
"""A seat has at most one active race and two in decline."""
COMBOS: Final = 6
"""The places of the column."""

# The status of a tribe.
FREE: Final = 0
ACTIVE: Final = 1
DECLINED: Final = 2

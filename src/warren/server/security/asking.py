"""For whom something is done: what is counted and queued by client asks here."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

NOBODY: Final = "-"
ASKING: Final[ContextVar[str]] = ContextVar("asking", default=NOBODY)
"""The client whose request is being answered, as its limits know it."""

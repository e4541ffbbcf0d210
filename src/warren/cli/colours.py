"""How the players are told apart by colour."""

from __future__ import annotations

from typing import Final

SEAT_STYLES: Final = (
    "bold blue",
    "bold red",
    "bold green",
    "bold magenta",
    "bold yellow",
    "bold cyan",
)

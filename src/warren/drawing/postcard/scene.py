"""What a postcard shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scene:
    """A board with what everybody sees on it: elements of SVG in a box of its own."""

    wide: float
    high: float
    body: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat and who sits there, with a score where the game is over; nobody where it is free."""

    name: str
    score: int | None = None
    wins: bool = False
    free: bool = False
    acts: bool = False

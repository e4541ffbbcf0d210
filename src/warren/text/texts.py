"""Messages that a title adds while the program runs."""

from __future__ import annotations

from warren.core.title import Part


class Texts(Part):
    """By default a title adds none; its edition tells that they have changed."""

    def edition(self) -> int:
        return 0

    def find(self, language: str, id: str, attribute: str) -> str | None:
        """The text of a message, or of one of its attributes."""
        return None

    def source(self, language: str) -> list[str]:
        """All of them as Fluent text."""
        return []

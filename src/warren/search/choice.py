"""What a search found out about one choice."""

from __future__ import annotations

from typing import Final


class Choice:
    """How often a choice was tried, and the share of the win that it brought on average."""

    def __init__(self, code: int, visits: int, value: float) -> None:
        self.code: Final = code
        self.visits: Final = visits
        self.value: Final = value

    def __repr__(self) -> str:
        return f"Choice(code={self.code}, visits={self.visits}, value={self.value:.3f})"

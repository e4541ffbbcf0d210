"""What reading a text gave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Parsed:
    """Data with the line of every field; or a problem and its line."""

    def __init__(
        self, data: object, lines: Mapping[str, int], problem: str = "", line: int = 1
    ) -> None:
        self.data: Final = data
        self.lines: Final = lines
        self.problem: Final = problem
        self.line: Final = line


def failed(problem: str, line: int) -> Parsed:
    return Parsed(None, {}, problem or "?", max(line, 1))


def inside(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key

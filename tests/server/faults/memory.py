"""How much memory a node and its bots hold, drawn over time."""

from __future__ import annotations

import contextlib
from statistics import median
from typing import Final

import psutil

WIDTH: Final = 50
ROWS: Final = 48
MEGABYTE: Final = 1_000_000


def held(pid: int) -> int:
    """What the process and those that it started hold, in bytes."""
    node = psutil.Process(pid)
    total = 0
    for process in (node, *node.children(recursive=True)):
        with contextlib.suppress(psutil.NoSuchProcess):
            total += process.memory_info().rss
    return total


class Curve:
    """What was held when, by seconds since the beginning."""

    def __init__(self) -> None:
        self.points: Final[list[tuple[float, int]]] = []

    def add(self, seconds: float, size: int) -> None:
        self.points.append((seconds, size))

    def growth(self) -> float:
        """By how much the last quarter holds more than the second one, after all has warmed up."""
        sizes = [size for _, size in self.points]
        quarter = max(1, len(sizes) // 4)
        return median(sizes[-quarter:]) / median(sizes[quarter : 2 * quarter] or sizes)

    def drawn(self) -> str:
        most = max(size for _, size in self.points)
        step = max(1, len(self.points) // ROWS)
        return "\n".join(
            f"{seconds / 60:7.1f} min {size / MEGABYTE:7.1f} MB {'#' * round(WIDTH * size / most)}"
            for seconds, size in self.points[::step]
        )

"""What reports and records call the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def bot_labels(names: Sequence[str]) -> list[str]:
    """Names as they stand; those that occur more than once are numbered."""
    often = Counter(names)
    seen: Counter[str] = Counter()
    labels: list[str] = []
    for name in names:
        seen[name] += 1
        labels.append(f"{name}#{seen[name]}" if often[name] > 1 else name)
    return labels

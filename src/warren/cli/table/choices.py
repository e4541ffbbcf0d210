"""The list of choices, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

GAP: Final = 3
INDENT: Final = " " * 5


def numbered(entries: Sequence[str], width: int, first: int = 1) -> Iterator[str]:
    """The rows of a numbered list that reads down its columns."""
    shown = [f"{number:>3}) {entry}" for number, entry in enumerate(entries, start=first)]
    widest = max((len(entry) for entry in shown), default=1) + GAP
    columns = max(1, min(width // widest, (len(shown) + 4) // 5))
    rows = -(-len(shown) // columns)
    if columns == 1:
        for entry in shown:
            yield from wrap(entry, width, subsequent_indent=INDENT, break_on_hyphens=False)
        return
    for row in range(rows):
        yield "".join(entry.ljust(widest) for entry in shown[row::rows]).rstrip()

"""Tables that all look alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table


def grid(title: str = "", *, spaced: bool = False) -> Table:
    """A table with a line under its heads; `spaced` sets rows apart that have many lines."""
    from rich import box
    from rich.table import Table

    return Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 2, 0, 0),
        leading=1 if spaced else 0,
    )

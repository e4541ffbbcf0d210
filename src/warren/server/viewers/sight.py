"""Through whose eyes a table is seen, and whether they count."""

from __future__ import annotations

from typing import NamedTuple

from warren.core.state import View


class Sight(NamedTuple):
    """A seat, None for a spectator; `counts` is for programs, which are told all a seat knows."""

    seat: int | None
    counts: bool = False

    def shape(self, view: View) -> dict[str, object]:
        return view.to_json() if self.counts else view.shown()

"""What a seat's view contains and what it does not."""

from __future__ import annotations

from typing import Final, cast

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.state import State
from warren.scenario.adapter import shown
from warren.scenario.result import ScenarioError

SPECTATOR: Final = "spectator"
HIDDEN: Final = "hidden"
"""What stands in a view for a name that is there and may not be known."""


class Sight:
    """Paths into the plain data of a position, such as `seats.0.coins`."""

    def __init__(self, fields: Fields, seats: int) -> None:
        fields.only(("seat", "hides", "shows"))
        self.seat: Final = (
            None if fields.value("seat") == SPECTATOR else fields.integer("seat", 0, seats - 1)
        )
        self.field: Final = fields.path
        self.hides: Final = fields.texts("hides") if fields.has("hides") else []
        self.shows: Final = fields.texts("shows") if fields.has("shows") else []
        if not self.hides and not self.shows:
            raise InputError("error-empty", {"field": fields.path})

    def check(self, state: State) -> None:
        whole = state.to_json()
        seen = state.view(self.seat).to_json()
        for path in [*self.hides, *self.shows]:
            if value_at(whole, path) is None:
                raise ScenarioError("scenario-nothing-there", {"field": path})
        for path in self.hides:
            found = value_at(seen, path)
            if found is not None and found != HIDDEN:
                raise ScenarioError("scenario-not-hidden", {"field": path, "found": shown(found)})
        for path in self.shows:
            if value_at(seen, path) != value_at(whole, path):
                raise ScenarioError("scenario-not-shown", {"field": path})


def value_at(data: object, path: str) -> object:
    """What lies at a path of keys and places, or None."""
    for key in path.split("."):
        if isinstance(data, dict):
            data = cast("dict[str, object]", data).get(key)
        elif isinstance(data, list):
            items = cast("list[object]", data)
            data = items[int(key)] if key.isdecimal() and int(key) < len(items) else None
        else:
            return None
    return data

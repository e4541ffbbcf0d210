"""Keys."""

from __future__ import annotations

from warren.conformance.law import Breach, Law
from warren.conformance.moment import Moment, Trial
from warren.core.notation import canonical
from warren.core.state import State


class Keys(Law):
    """At one table equal positions have equal keys, and different positions different ones."""

    id = "keys"

    def __init__(self) -> None:
        super().__init__()
        self.positions: dict[bytes, bytes] = {}
        self.keys: dict[bytes, bytes] = {}

    def begin(self, trial: Trial, state: State) -> None:
        self.positions.clear()
        self.keys.clear()

    def look(self, moment: Moment) -> None:
        position = canonical(moment.before)
        for key in (moment.key, moment.state.clone().key()):
            if self.positions.setdefault(key, position) != position:
                raise Breach("breach-one-key")
            if self.keys.setdefault(position, key) != key:
                raise Breach("breach-two-keys")
        self.checks += 1

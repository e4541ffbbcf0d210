"""What a game must say so that scenarios can speak of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.fields import Fields
from warren.core.state import State
from warren.scenario.document import Plan


class Moment:
    """Where a scenario stands: the position and what has happened on the way to it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.latest: list[Effect] = []
        self.history: Final[list[Effect]] = []

    def actor(self) -> int:
        return int(self.state.actor())

    def perform(self, seat: int, action: Action) -> None:
        """Do it, or raise a Refusal and change nothing."""
        sink: list[Effect] = []
        self.state.effects = sink
        self.state.apply(seat, self.state.code(action))
        self.latest.extend(sink)
        self.history.extend(sink)


Probe = Callable[[Moment], object]
Order = Callable[[State], list[Action]]
CostProbe = Callable[[State, int], object]


class Expectation:
    """A named value, and how to find what it really is."""

    def __init__(self, field: str, expected: object, probe: Probe) -> None:
        self.field: Final = field
        self.expected: Final = expected
        self.probe: Final = probe


class CostExpectation:
    """The same for a price, which depends on who pays."""

    def __init__(self, field: str, expected: int, probe: CostProbe) -> None:
        self.field: Final = field
        self.expected: Final = expected
        self.probe: Final = probe


class Adapter:
    """The vocabulary of one game. All of it refuses what it does not know, by field."""

    def start(self, plan: Plan) -> State:
        """The position in which the scenario begins."""
        raise NotImplementedError

    def names_seat(self, fields: Fields) -> bool:
        """Whether `seat` in this order is an argument of its verb, not who shall act."""
        return False

    def order(self, state: State, fields: Fields) -> Order:
        """What a verb with its object and arguments asks for."""
        raise NotImplementedError

    def outcomes(self, state: State, fields: Fields) -> list[Action]:
        """The random outcomes that are named, in this order."""
        raise NotImplementedError

    def cost(self, state: State, fields: Fields) -> list[CostExpectation]:
        raise NotImplementedError

    def expectations(self, state: State, fields: Fields) -> list[Expectation]:
        raise NotImplementedError


def shown(value: object) -> str:
    """A value as a scenario would write it."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

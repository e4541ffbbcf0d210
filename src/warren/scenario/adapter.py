"""What a game must say so that scenarios can speak of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.fields import Fields
from warren.core.match import Match
from warren.core.state import CHANCE, State
from warren.core.title import Part
from warren.scenario.document import Plan


class Moment:
    """Where a scenario stands: the match and what has happened on the way to it."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.latest: list[Effect] = []
        self.latest_by: int = CHANCE
        self.history: Final[list[Effect]] = []

    @property
    def state(self) -> State:
        return self.match.state

    def actor(self) -> int | None:
        """Whoever acts when nobody is named: the first of those who are asked."""
        return next(iter(self.state.actors()), None)

    def perform(self, seat: int, action: Action) -> None:
        """Do it, or raise a Refusal and change nothing."""
        effects = self.match.act(seat, action).effects
        self.latest.extend(effects)
        self.latest_by = seat
        self.history.extend(effects)


MANY: Final = 1_000_000
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

    def __init__(self, field: str, expected: int | None, probe: CostProbe) -> None:
        self.field: Final = field
        self.expected: Final = expected
        self.probe: Final = probe


class Adapter(Part):
    """The vocabulary of one game. All of it refuses what it does not know, by field.

    By default positions are JSON, orders the verbs and arguments of the action space, and
    expectations paths into the JSON.
    """

    def start(self, plan: Plan) -> State:
        """The position in which the scenario begins."""
        state = plan.game.new_state(plan.players, plan.options)
        if plan.given is None:
            return state
        from warren.scenario.plain import read_start

        return plan.game.state_from_json(read_start(state, plan.given))

    def names_seat(self, fields: Fields) -> bool:
        """Whether `seat` in this order is an argument of its verb, not who shall act."""
        return False

    def order(self, state: State, fields: Fields) -> Order:
        """What a verb with its object and arguments asks for."""
        from warren.scenario.plain import read_action

        action = read_action(state, fields)
        return lambda _: [action]

    def outcomes(self, state: State, fields: Fields) -> list[Action]:
        """The random outcomes that are named, in this order."""
        from warren.scenario.plain import read_outcomes

        return read_outcomes(state, fields)

    def cost(self, state: State, fields: Fields) -> list[CostExpectation]:
        """By default an action with its price as `total`."""
        fields.only(("do", "total"))
        from warren.scenario.plain import read_action

        code = state.code(read_action(state, fields.fields("do")))

        def price(current: State, seat: int) -> object:
            found = current.explain(seat, code)
            return None if found is None else found.total

        return [CostExpectation(fields.at("total"), fields.integer("total", -MANY, MANY), price)]

    def expectations(self, state: State, fields: Fields) -> list[Expectation]:
        from warren.scenario.plain import read_expectations

        return read_expectations(state, fields)


def shown(value: object) -> str:
    """A value as a scenario would write it."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

"""Heroes of Dark Lands in scenarios."""

from __future__ import annotations

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.state import State as AnyState
from warren.games.heroes.game import Heroes
from warren.games.heroes.state import State
from warren.games.heroes.table import Table
from warren.scenario.adapter import Adapter, CostExpectation, Expectation, Order
from warren.scenario.document import Plan
from warren.scenario.heroes.expectation import Expectations, read_cost
from warren.scenario.heroes.position import Position
from warren.scenario.heroes.verbs import read_order, read_outcomes
from warren.scenario.names import host_data_error


class HeroesAdapter(Adapter):
    """Positions, verbs, outcomes and expectations of Heroes of Dark Lands."""

    def start(self, plan: Plan) -> AnyState:
        """With a position given, the first decision in it; else before anything is drawn."""
        game = plan.game
        assert isinstance(game, Heroes)
        try:
            blank = game.blank(plan.players, plan.options)
        except InputError as error:
            raise host_data_error(error, "options.deck") from error
        if plan.given is None:
            return game.new_state(plan.players, plan.options)
        return Position(game, blank, plan.given).state()

    def names_seat(self, fields: Fields) -> bool:
        return fields.has("attach")

    def order(self, state: AnyState, fields: Fields) -> Order:
        return read_order(_table(state), fields)

    def outcomes(self, state: AnyState, fields: Fields) -> list[Action]:
        return read_outcomes(_table(state), fields)

    def cost(self, state: AnyState, fields: Fields) -> list[CostExpectation]:
        return read_cost(fields, _table(state))

    def expectations(self, state: AnyState, fields: Fields) -> list[Expectation]:
        return Expectations(fields, _table(state)).read()


def _table(state: AnyState) -> Table:
    assert isinstance(state, State)
    return state.table

"""Small World and Underground in scenarios."""

from __future__ import annotations

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.state import State as AnyState
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.scenario.adapter import Adapter, CostExpectation, Expectation, Order
from warren.scenario.document import Plan
from warren.scenario.names import host_data_error
from warren.scenario.small_world.cost import read_cost
from warren.scenario.small_world.expectation import Expectations
from warren.scenario.small_world.position import Position
from warren.scenario.small_world.verbs import read_order, read_outcomes


class SmallWorldAdapter(Adapter):
    """Positions, verbs, outcomes and expectations of one of the two games."""

    def start(self, plan: Plan) -> AnyState:
        """With a position given, the first decision in it; else before anything is drawn."""
        game = plan.game
        assert isinstance(game, SmallWorld)
        try:
            blank = game.blank(plan.players, plan.options)
        except InputError as error:
            raise host_data_error(error, "board") from error
        if plan.given is None:
            return game.new_state(plan.players, plan.options)
        return Position(game, blank, plan.given).state()

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

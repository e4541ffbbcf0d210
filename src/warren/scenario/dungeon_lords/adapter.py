"""Dungeon Lords in scenarios."""

from __future__ import annotations

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.state import State as AnyState
from warren.games.dungeon_lords.game import DungeonLords
from warren.scenario.adapter import Adapter, CostExpectation, Expectation, Order
from warren.scenario.document import Plan
from warren.scenario.dungeon_lords.cost import read_cost
from warren.scenario.dungeon_lords.expectation import Expectations
from warren.scenario.dungeon_lords.names import Words
from warren.scenario.dungeon_lords.position import Position
from warren.scenario.dungeon_lords.reading import own
from warren.scenario.dungeon_lords.verbs import read_order, read_outcomes
from warren.scenario.names import host_data_error


class DungeonLordsAdapter(Adapter):
    """Positions, verbs, outcomes and expectations of Dungeon Lords."""

    def start(self, plan: Plan) -> AnyState:
        """With a position given, the first decision in it; else before anything is drawn."""
        game = plan.game
        assert isinstance(game, DungeonLords)
        try:
            blank = game.blank(plan.players, plan.options)
        except InputError as error:
            raise host_data_error(error, "options.deck") from error
        if plan.given is None:
            return game.new_state(plan.players, plan.options)
        return Position(game, blank, plan.given).state()

    def order(self, state: AnyState, fields: Fields) -> Order:
        return read_order(own(state), fields)

    def outcomes(self, state: AnyState, fields: Fields) -> list[Action]:
        return read_outcomes(own(state), fields)

    def cost(self, state: AnyState, fields: Fields) -> list[CostExpectation]:
        return read_cost(fields, Words(own(state).table))

    def expectations(self, state: AnyState, fields: Fields) -> list[Expectation]:
        return Expectations(fields, Words(own(state).table)).read()

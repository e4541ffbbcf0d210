"""What a conquest costs, by one means or another."""

from __future__ import annotations

from functools import partial

from warren.core.breakdown import Breakdown
from warren.core.fields import Fields
from warren.core.refusal import Refusal
from warren.core.state import State
from warren.games.small_world.table import Table
from warren.scenario.adapter import CostExpectation, Order
from warren.scenario.names import MANY, amounts_by_rule
from warren.scenario.result import ScenarioError
from warren.scenario.small_world.verbs import read_conquest


def read_cost(fields: Fields, table: Table) -> list[CostExpectation]:
    """The price of a region, null where the means ask for none, and by rule what it is made of."""
    fields.only(("conquer", "with", "is", "parts"))
    order = read_conquest(table, fields)
    price = fields.integer("is", 0, MANY) if fields.value("is") is not None else None
    found = [CostExpectation(fields.at("is"), price, partial(_total, order))]
    for rule, amount in amounts_by_rule(fields, "parts", table.key) if fields.has("parts") else []:
        found.append(
            CostExpectation(fields.at(f"parts.{rule}"), amount, partial(_part, order, rule))
        )
    return found


def _total(order: Order, state: State, seat: int) -> int | None:
    found = _explained(order, state, seat)
    return None if found is None else found.total


def _part(order: Order, rule: str, state: State, seat: int) -> int:
    found = _explained(order, state, seat)
    parts = [] if found is None else found.parts
    return sum(part.amount for part in parts if part.rule == rule)


def _explained(order: Order, state: State, seat: int) -> Breakdown | None:
    """With the Relics among the means made ready, on a copy."""
    copy = state.clone()
    *before, conquest = order(state)
    for action in before:
        try:
            copy.apply(seat, copy.code(action))
        except Refusal as refusal:
            raise ScenarioError(
                "scenario-refused",
                {"order": repr(action), "reason": refusal.message, "why": refusal.rule},
                refusal.rule,
            ) from refusal
    return copy.explain(seat, copy.code(conquest))

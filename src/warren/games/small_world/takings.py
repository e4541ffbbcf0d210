"""What a turn brings in: what it has brought, and what it would bring if it ended now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Breakdown, Part
from warren.core.effect import Effect
from warren.core.refusal import Secret
from warren.games.small_world import frames
from warren.games.small_world.progress import CHOOSING, coins_to_come
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import LIST, RING

INCOME: Final = "income-paid"
GAIN: Final = "coins-gained"
PAYMENT: Final = "coins-paid"
NEXT_TURN: Final = "turn-began"

TAKEN_BY: Final = {
    "SU-P-THIEVING": "power-thieving",
    LIST[RING].rule: f"relic-{LIST[RING].id}",
}
OTHERWISE: Final = "part-otherwise"
DEPLOY: Final = "deploy"
SIMPLEST: Final = ("stop", "done", DEPLOY, "withdraw", "place")
CROWD: Final = 100
"""More tokens than a region ever holds."""


def forecast(state: State, seat: i64) -> Breakdown | None:
    """What the seat gets if it ends its turn at once and does nothing on the way that it need not.

    Tokens in hand are spread evenly, for some are paid by where they stand. None where the turn
    cannot be ended yet, or where chance has a say in it.
    """
    if not coins_to_come(state, seat) or frames.step(state) in CHOOSING:
        return None
    trial = state.clone()
    effects: list[Effect] = []
    trial.effects = effects
    try:
        while coins_to_come(trial, seat):
            code = simplest(trial) if trial.procedure.actor(trial) == seat else i64(NONE)
            if code == NONE:
                return None
            trial.apply(int(seat), int(code))
    except Secret:
        return None
    return takings(effects, int(seat))


def simplest(state: State) -> i64:
    """The code that comes nearest to the end of the turn, or NONE."""
    best = i64(NONE)
    least = i64(len(SIMPLEST) * CROWD)
    codes = state.codes(int(state.turn()))
    for i in range(i64(len(codes))):
        action = state.action(int(codes[i]))
        if action.verb not in SIMPLEST:
            continue
        weight = i64(SIMPLEST.index(action.verb) * CROWD)
        if action.verb == DEPLOY:
            weight += state.tokens_on(i64(state.table.board.index[str(action.args["region"])]))
        if weight < least:
            least = weight
            best = codes[i]
    return best


def takings(effects: list[Effect], seat: int) -> Breakdown:
    """The coins that came into the purse of a seat before the next turn, less what left it."""
    parts: list[Part] = []
    for effect in until_next_turn(effects):
        if effect.args.get("seat") == seat:
            parts += parts_of(effect)
    return Breakdown(sum([part.amount for part in parts]), parts)


def until_next_turn(effects: list[Effect]) -> list[Effect]:
    for at, effect in enumerate(effects):
        if effect.name == NEXT_TURN:
            return effects[:at]
    return effects


def parts_of(effect: Effect) -> list[Part]:
    if effect.name == INCOME:
        return income_parts(effect)
    if effect.name not in (GAIN, PAYMENT):
        return []
    coins, rule = effect.args["coins"], effect.args["rule"]
    assert isinstance(coins, int)
    assert isinstance(rule, str)
    return [Part(TAKEN_BY.get(rule, OTHERWISE), coins if effect.name == GAIN else -coins, rule)]


def income_parts(effect: Effect) -> list[Part]:
    """The coins of a turn as they were told."""
    parts: list[Part] = []
    items = effect.args["parts"]
    assert isinstance(items, list)
    for item, amount in items:
        label, rule = item.split(" ")
        parts.append(Part(label, amount, rule))
    return parts

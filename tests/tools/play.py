"""Moves: doing things, being refused, chance, and the rest of a turn."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.refusal import Refusal
from warren.core.state import CHANCE, State
from warren.games.small_world import frames
from warren.games.small_world import state as small_world

SIMPLEST = ("stop", "done", "deploy", "place", "withdraw", "pick")


def action(verb: str, args: dict[str, str | int]) -> Action:
    """`by` stands for the argument `with`, a keyword of Python."""
    return Action(verb, {"with" if key == "by" else key: value for key, value in args.items()})


def _log(state: State) -> list[Effect]:
    assert state.effects is not None
    return state.effects


def do(state: State, verb: str, **args: str | int) -> list[Effect]:
    """The seat to act does it; banners and badges that it brings up are any. What happened."""
    before = len(_log(state))
    seat = state.actors()[0]
    assert seat >= 0, "chance is to act, or nobody"
    state.apply(seat, state.code(action(verb, args)))
    draw_combos(state)
    return _log(state)[before:]


def conquer(state: State, region: str, by: str = "") -> list[Effect]:
    return do(state, "conquer", region=region, **({"by": by} if by else {}))


def chance(state: State, verb: str, **args: str | int) -> list[Effect]:
    """Chance brings this outcome."""
    before = len(_log(state))
    state.apply(CHANCE, state.code(action(verb, args)))
    draw_combos(state)
    return _log(state)[before:]


def draw_combos(state: State) -> None:
    """New combos are the first possible ones; die, markers and a lent badge are the test's."""
    while state.is_chance() and not _is_loan(state):
        code = state.chance_outcomes()[0][0]
        if state.action(code).verb not in ("banner", "badge"):
            return
        state.apply(CHANCE, code)


def _is_loan(state: State) -> bool:
    return isinstance(state, small_world.State) and frames.step(state) == frames.LOAN


def refused(state: State, verb: str, **args: str | int) -> Refusal:
    """The refusal of an action that changes nothing."""
    before = state.key()
    with pytest.raises(Refusal) as caught:
        state.apply(state.actors()[0], state.code(action(verb, args)))
    assert state.key() == before
    return caught.value


def legal(state: State) -> list[Action]:
    return [state.action(code) for code in state.legal_actions(state.actors()[0])]


def can(state: State, verb: str, **args: str | int) -> bool:
    return action(verb, args) in legal(state)


def verbs(state: State) -> set[str]:
    return {choice.verb for choice in legal(state)}


def targets(state: small_world.State, by: str = "") -> set[str]:
    """The regions that may be conquered now by these means."""
    wanted = by or None
    return {
        str(choice.args["region"])
        for choice in legal(state)
        if choice.verb == "conquer" and choice.args.get("with") == wanted
    }


def settle_down(state: small_world.State, until: str = "") -> None:
    """The seat in turn does what ends its turn soonest, until a verb is legal or it is over."""
    seat = state.turn()
    while not state.is_over() and state.turn() == seat:
        choices = legal(state)
        known = {choice.verb for choice in choices}
        if until in known:
            return
        verb = next(verb for verb in SIMPLEST if verb in known)
        choice = next(choice for choice in choices if choice.verb == verb)
        state.apply(state.actors()[0], state.code(choice))
        draw_combos(state)


def moved_coins(effects: list[Effect], seat: int) -> dict[str, int]:
    """Coins that a seat got and gave besides the coins of its turn, by rule."""
    coins: dict[str, int] = {}
    for effect in effects:
        if effect.name in ("coins-gained", "coins-paid") and effect.args["seat"] == seat:
            rule = str(effect.args["rule"])
            amount = effect.args["coins"]
            assert isinstance(amount, int)
            coins[rule] = coins.get(rule, 0) + (
                amount if effect.name == "coins-gained" else -amount
            )
    return coins


def paid(effects: list[Effect], seat: int) -> dict[str, int]:
    """The coins that a seat was paid at the end of its turn, by rule."""
    coins: dict[str, int] = {}
    for effect in effects:
        if effect.name != "income-paid" or effect.args["seat"] != seat:
            continue
        parts = effect.args["parts"]
        assert isinstance(parts, list)
        for label, amount in parts:
            rule = label.split()[-1]
            coins[rule] = coins.get(rule, 0) + amount
        assert sum(coins.values()) == effect.args["coins"]
    return coins


def finish_turn(state: small_world.State) -> dict[str, int]:
    """The rest of the turn, played in the simplest way; its coins by rule."""
    seat = state.turn()
    purse = state.coins(seat)
    before = len(_log(state))
    settle_down(state)
    return _all_coins(state, before, int(seat), int(purse))


def decline(state: small_world.State, by: str = "") -> dict[str, int]:
    """The seat in turn declines and does nothing more; its coins by rule."""
    seat = state.turn()
    purse = state.coins(seat)
    before = len(_log(state))
    do(state, "decline", **({"by": by} if by else {}))
    if state.turn() == seat:
        settle_down(state)
    return _all_coins(state, before, int(seat), int(purse))


def _all_coins(state: small_world.State, before: int, seat: int, purse: int) -> dict[str, int]:
    """Coins of the turn and others by rule; together they are what the purse gained."""
    effects = _log(state)[before:]
    coins = moved_coins(effects, seat)
    for rule, amount in paid(effects, seat).items():
        coins[rule] = coins.get(rule, 0) + amount
    assert state.coins(i64(seat)) - purse == sum(coins.values())
    return coins


def pass_to(state: small_world.State, seat: int) -> None:
    """The others play the simplest turns until this seat's begins."""
    while not state.is_over() and state.turn() != seat:
        settle_down(state)

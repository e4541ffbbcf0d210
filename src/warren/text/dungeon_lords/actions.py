"""What one may do in Dungeon Lords, one line for each choice."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.sight import combat, keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import SPACES
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import battle_actions, event_actions, nouns, work_actions
from warren.text.dungeon_lords.moment import spell, step
from warren.text.names import Filling, player_name

LOOKING: Final = ("give", "send", "pay", "dismiss", "settle", "turn", "attack", "withdraw")


def action_line(catalogue: Catalogue, state: State, seat: int, code: int, names: list[str]) -> str:
    action = state.action(code)
    filling = _filling(catalogue, state, action, names)
    attribute = "" if seat == CHANCE else _attribute(catalogue, state, seat, action, filling)
    return catalogue.filled(catalogue.variant(KEY, f"action-{action.verb}"), filling, attribute)


def _filling(catalogue: Catalogue, state: State, action: Action, names: list[str]) -> Filling:
    filling: Filling = {}
    for key, value in action.args.items():
        if key == "seat":
            filling["player"] = player_name(catalogue, int(value), names)
        elif key == "monster" and action.verb in LOOKING:
            filling |= nouns.looking(catalogue, state, str(value))
        elif key == "adventurer":
            filling |= nouns.adventurer(catalogue, str(value))
            filling |= nouns.numbers(state, str(value))
        elif key in nouns.THINGS:
            filling |= nouns.thing(catalogue, key, str(value))
        elif key == "cell":
            filling |= nouns.cell_name(catalogue, str(value))
        elif key == "icon":
            filling |= nouns.thing(catalogue, "stat", nouns.ICONS[str(value)], "icon")
        else:
            filling[key] = value
    if action.verb == "give":
        name = filling.get("trap_nom", "") or f"{filling['monster_nom']}{filling['more']}"
        filling["thing"] = name
    return filling


def _attribute(
    catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling
) -> str:
    """The attribute that fits the moment; what it needs comes into the filling."""
    if action.verb == "order":
        filling["number"] = _order_number(state, seat)
        return ""
    if action.verb in ("decline", "done"):
        return _ending(state, action.verb)
    if step(state) in (frames.PLANNING, frames.BATTLE):
        return battle_actions.attribute(catalogue, state, seat, action, filling)
    if step(state) in (frames.AFFAIR, frames.PAYMENT, frames.LOSE_IMPS, frames.THROWING):
        return event_actions.attribute(catalogue, state, seat, action, filling)
    return work_actions.attribute(catalogue, state, seat, action, filling)


def _order_number(state: State, seat: int) -> int:
    return keep.order_wanted(state, seat) or SPACES


def _ending(state: State, verb: str) -> str:
    now = step(state)
    if verb == "decline":
        if spell(state):
            return "sleep"
        return "prize" if now == frames.FESTIVAL else ""
    if now == frames.RETURN:
        return "orders"
    if now == frames.DIG:
        return "digging"
    if now == frames.AFFAIR:
        return "offer"
    if now == frames.PRODUCTION:
        return "production"
    if now == frames.BATTLE and combat.is_tiring(state):
        return "fatigue"
    return "pets" if now in (frames.EVENT, frames.BATTLE) else ""

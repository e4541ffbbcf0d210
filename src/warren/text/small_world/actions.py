"""What one may do in Small World, one line for each choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.action import Action
from warren.games.small_world.conquest import one_in
from warren.games.small_world.explanation import conquest_price
from warren.games.small_world.meta import KEY
from warren.games.small_world.rolls import needed_roll
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import Filling, inflected, player_name
from warren.text.small_world.nouns import marker
from warren.text.small_world.outlook import Outlook
from warren.text.small_world.prompts import done_line, ending_line
from warren.text.small_world.regions import region_name

NOUNS: Final = ("race", "power", "piece", "relic")
ROLLED: Final = ("die", "wisps")
ENDS: Final = ("stop", "done")


def action_line(catalogue: Catalogue, state: State, seat: int, code: int, names: list[str]) -> str:
    action = state.action(code)
    if action.verb == "pick":
        return _pick(catalogue, state, int(action.args["combo"]))
    if action.verb in ENDS and code in state.legal_actions(seat):
        outlook = Outlook(state, seat, code)
        if outlook.ends_turn:
            return ending_line(catalogue, state, outlook.coins)
    if action.verb == "done":
        return done_line(catalogue, state)
    if action.verb == "swap":
        return _swap(catalogue, state, int(action.args["combo"]))
    numbers = _numbers(state, seat, action)
    if "seat" in action.args:
        numbers["player"] = player_name(catalogue, int(action.args["seat"]), names)
    key = (action.verb, *action.args.items(), *numbers.items())
    return catalogue.kept(key, lambda: _line(catalogue, action, numbers))


def _numbers(state: State, seat: int, action: Action) -> Filling:
    """What a choice about a region says of the moment."""
    args = action.args
    if "region" not in args:
        return {}
    region = state.table.board.index[str(args["region"])]
    found: Filling = {"tokens": int(state.tokens_on(region))}
    if action.verb == "conquer":
        found["price"] = conquest_price(state, seat, region)
        if args.get("with") in ROLLED:
            needed = needed_roll(state, seat, region)
            found |= {"needed": needed, "one_in": int(one_in(i64(needed)))}
    return found


def _line(catalogue: Catalogue, action: Action, numbers: Filling) -> str:
    filling: Filling = {}
    for key, value in action.args.items():
        if key in NOUNS:
            filling.update(inflected(catalogue, key, str(value)))
        elif key == "marker":
            filling.update(marker(catalogue, str(value)))
        elif key == "region":
            filling[key] = region_name(catalogue, str(value))
        elif key != "seat":
            filling[key] = value
    own = catalogue.variant(KEY, f"action-{action.verb}")
    return catalogue.filled(own, filling | numbers, str(action.args.get("with", "")))


def _swap(catalogue: Catalogue, state: State, place: int) -> str:
    if place >= state.open_combos():
        return catalogue.text("action-swap", "closed", place=place + 1)
    filling = inflected(catalogue, "power", state.combo(place).power.id)
    filling["place"] = place + 1
    return catalogue.filled("action-swap", filling)


def _pick(catalogue: Catalogue, state: State, place: int) -> str:
    if place >= state.open_combos():
        return catalogue.text("action-pick", "closed", place=place + 1)
    combo = state.combo(place)
    filling = inflected(catalogue, "race", combo.race.id)
    filling |= inflected(catalogue, "power", combo.power.id)
    filling["place"] = place + 1
    filling["tokens"] = int(combo.tokens)
    filling["cost"] = place
    filling["coins"] = int(combo.coins)
    return catalogue.filled("action-pick", filling)

"""What one may do in Small World, one line for each choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.effects.column import open_combos
from warren.games.small_world.explanation import conquest_price
from warren.games.small_world.layout import (
    COLUMN,
    COMBO_COINS,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    TRAY,
)
from warren.games.small_world.meta import KEY
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import Filling, inflected, player_name
from warren.text.words import marker_kind

NOUNS: Final = ("race", "power", "piece", "relic")


def action_line(catalogue: Catalogue, state: State, code: int, names: list[str]) -> str:
    action = state.action(code)
    id = f"action-{action.verb}"
    if action.verb == "pick":
        return _pick(catalogue, state, int(action.args["combo"]))
    if action.verb == "swap":
        return _swap(catalogue, state, int(action.args["combo"]))
    filling: Filling = {}
    for key, value in action.args.items():
        if key in NOUNS:
            filling.update(inflected(catalogue, key, str(value)))
        elif key == "marker":
            filling.update(marker(catalogue, str(value)))
        elif key == "seat":
            filling["player"] = player_name(catalogue, int(value), names)
        else:
            filling[key] = value
    if "region" in filling:
        region = state.table.board.index[str(filling["region"])]
        filling["tokens"] = int(state.tokens[region])
        if action.verb == "conquer":
            filling["price"] = conquest_price(state, int(state.turn()), region)
    own = catalogue.variant(KEY, id)
    return catalogue.filled(own, filling, str(action.args.get("with", "")))


def marker(catalogue: Catalogue, id: str) -> Filling:
    """A Relic or Place for a message, as `$marker` and its forms."""
    kind = marker_kind(catalogue, id)
    return {
        key.replace(kind, "marker", 1): name for key, name in inflected(catalogue, kind, id).items()
    }


def _swap(catalogue: Catalogue, state: State, place: int) -> str:
    if place >= open_combos(state):
        return catalogue.text("action-swap", "closed", place=place + 1)
    power = state.table.powers[state.world[COLUMN + place * COMBO_SIZE + COMBO_POWER]]
    filling = inflected(catalogue, "power", power.id)
    filling["place"] = place + 1
    return catalogue.filled("action-swap", filling)


def _pick(catalogue: Catalogue, state: State, place: int) -> str:
    if place >= open_combos(state):
        return catalogue.text("action-pick", "closed", place=place + 1)
    at = COLUMN + place * COMBO_SIZE
    race = state.table.races[state.world[at + COMBO_RACE]]
    power = state.table.powers[state.world[at + COMBO_POWER]]
    extra = race.conquest_only_tokens() + power.conquest_only_tokens()
    tray = state.world[TRAY + i64(state.table.race_index[race.id])]
    filling = inflected(catalogue, "race", race.id) | inflected(catalogue, "power", power.id)
    filling["place"] = place + 1
    filling["tokens"] = min(int(extra) + race.tokens + power.tokens, int(tray))
    filling["cost"] = place
    filling["coins"] = int(state.world[at + COMBO_COINS])
    return catalogue.filled("action-pick", filling)

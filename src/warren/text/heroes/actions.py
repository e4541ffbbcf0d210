"""What one may do in Heroes of Dark Lands, one line for each choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.heroes.meta import KEY
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue
from warren.text.heroes.captures import strength_line
from warren.text.heroes.cards import lasting_line, numbers_line
from warren.text.names import Filling, inflected, player_name, title

LAID: Final = ("capture", "fortify")
HEADED: Final = ("capture", "fortify", "attach", "cast")


def action_line(catalogue: Catalogue, state: State, seat: int, code: int, names: list[str]) -> str:
    action = state.action(code)
    attribute = ""
    if action.verb in ("attach", "cast"):
        attribute = next((key for key in ("region", "seat") if key in action.args), "")
    return _line(catalogue, state, seat, action, names, attribute.replace("seat", "player"))


def heading(catalogue: Catalogue, state: State, code: int) -> str:
    """The head under which choices of one card stand; empty for the others."""
    action = state.action(code)
    if action.verb not in HEADED or "region" not in action.args:
        return ""
    card = state.table.cards[state.table.card_index[str(action.args["card"])]]
    return catalogue.text(
        f"heading-{action.verb}",
        card=title(catalogue, "card", card.id),
        numbers=numbers_line(catalogue, card),
    )


def short_line(catalogue: Catalogue, state: State, seat: int, code: int, names: list[str]) -> str:
    """A choice under its head."""
    return _line(catalogue, state, seat, state.action(code), names, "short")


def _line(
    catalogue: Catalogue, state: State, seat: int, action: Action, names: list[str], attribute: str
) -> str:
    filling: Filling = {}
    for key, value in action.args.items():
        if key == "card":
            filling.update(inflected(catalogue, key, str(value)))
        elif key == "kind":
            filling.update(inflected(catalogue, "companion", str(value)))
        elif key == "seat":
            filling["player"] = player_name(catalogue, int(value), names)
        else:
            filling[key] = value
    if "card" in action.args and seat != CHANCE:
        card = state.table.card_index[str(action.args["card"])]
        filling["count"] = int(state.in_hand(i64(seat), i64(card)))
        if action.verb in LAID:
            filling["lasting"] = lasting_line(catalogue, state.table.cards[card])
        if action.verb == "capture":
            region = state.table.board.index[str(action.args["region"])]
            filling["strength"] = strength_line(catalogue, state, seat, card, region)
    id = catalogue.variant(KEY, f"action-{action.verb}")
    return catalogue.filled(id, filling, attribute)

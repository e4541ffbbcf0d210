"""Choices in events and payments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.action import Action
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.affairs.imp_union import ImpUnion
from warren.games.dungeon_lords.affairs.taxes import Taxes
from warren.games.dungeon_lords.cost import cost_of
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.amounts import cost_line, goods
from warren.text.dungeon_lords.moment import event, step
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling

WITCH_HUNT: Final = "witch-hunt"
PENALTY: Final = 3


def attribute(
    catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling
) -> str:
    verb = action.verb
    if verb == "give":
        return "catapult" if step(state) == frames.THROWING else ""
    if verb == "pay" and "monster" in action.args:
        filling["cost"] = monster_cost(catalogue, state, str(action.args["monster"]))
        return "monster"
    if verb == "pay":
        return str(action.args["with"])
    if verb == "lose":
        return str(action.args["imp"])
    if verb == "tax":
        return _tax(catalogue, state, seat, action, filling)
    if verb == "feed":
        return _feed(catalogue, state, seat, action, filling)
    if verb == "dismiss":
        return "" if event(state)[1] == WITCH_HUNT else "evil"
    if verb == "suffer":
        filling["goods"] = goods(catalogue, {"evil": PENALTY})
    elif verb == "settle":
        filling["goods"] = goods(catalogue, {str(action.args["symbol"]): 1})
        return "evil" if action.args["symbol"] == "evil" else ""
    elif verb == "trade":
        filling["offer"] = sentence(catalogue, f"trade-{action.args['offer']}")
    elif verb == "bribe":
        count = int(action.args["count"])
        filling["goods"] = goods(catalogue, {"gold": count})
        filling["calm"] = goods(catalogue, {"evil": count})
    elif verb == "send":
        filling["goods"] = goods(catalogue, {"imp": int(action.args["count"])})
        return "committee-more" if int(action.args["count"]) > 1 else "committee"
    return ""


def monster_cost(catalogue: Catalogue, state: State, look: str) -> str:
    monster, expert, _ = nouns.parts_of_look(state, look)
    kind = [one.id for one in state.table.deck.monsters].index(monster)
    tokens = [one.id for one in state.table.deck.experts]
    token = tokens.index(expert) if expert else NONE
    return cost_line(catalogue, cost_of(state, i64(kind), i64(token)))


def _tax(catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling) -> str:
    paid = int(action.args["count"])
    due = int(Taxes(state.space()).due(state, i64(seat)))
    filling["goods"] = goods(catalogue, {"gold": paid})
    filling["letters"] = goods(catalogue, {"letter": due - paid})
    if paid == 0:
        return "none"
    return "part" if due > paid else ""


def _feed(catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling) -> str:
    paid = int(action.args["count"])
    due = int(ImpUnion(state.space()).due(state, i64(seat)))
    filling["goods"] = goods(catalogue, {"food": paid})
    filling["imps"] = goods(catalogue, {"imp": due - paid})
    if paid == 0:
        return "none"
    return "part" if due > paid else ""

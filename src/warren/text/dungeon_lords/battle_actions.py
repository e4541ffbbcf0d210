"""Choices when a battle is planned and fought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.action import Action
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle import plan
from warren.games.dungeon_lords.battle.explanation import explain_attack
from warren.games.dungeon_lords.battle.limits import trap_fee
from warren.games.dungeon_lords.monsters.fighter import MAIN, OTHER
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.amounts import goods, price_line
from warren.text.dungeon_lords.event_actions import monster_cost
from warren.text.dungeon_lords.moment import spell, step
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling

PEACE_EVIL: Final = 2
GRAFFITI_EVIL: Final = 1
WORD_OF_PEACE: Final = "word-of-peace"


def attribute(
    catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling
) -> str:
    verb = action.verb
    cast = spell(state)
    if verb == "lay":
        filling["cost"] = _trap_price(catalogue, state, seat, str(action.args["trap"]))
    elif verb == "target":
        filling.update(nouns.figure(catalogue, state, seat, int(action.args["place"]) - 1))
        return "brave" if filling["courage"] else ""
    elif verb == "attack":
        return _attack(catalogue, state, seat, action, filling)
    elif verb == "give":
        if "trap" in action.args:
            return ""
        return "" if cast else "catapult"
    elif verb == "pay":
        if "monster" in action.args:
            filling["cost"] = monster_cost(catalogue, state, str(action.args["monster"]))
            return "monster"
        return str(action.args["with"])
    elif verb == "suffer":
        amount = PEACE_EVIL if cast == WORD_OF_PEACE else GRAFFITI_EVIL
        filling["goods"] = goods(catalogue, {"evil": amount})
    elif verb == "turn":
        filling.update(nouns.thing(catalogue, "spell", cast))
        return "pet" if "pet" in action.args else "spell"
    elif verb == "withdraw":
        return "pet" if "pet" in action.args else "" if "monster" in action.args else "all"
    elif verb == "send":
        return "pet" if "pet" in action.args else "monster"
    elif verb == "lose":
        return str(action.args["imp"])
    elif verb == "recall":
        return "battle"
    elif verb == "defend":
        return "song" if step(state) == frames.BATTLE else ""
    return ""


def _trap_price(catalogue: Catalogue, state: State, seat: int, trap: str) -> str:
    found = next(one for one in state.table.deck.traps if one.id == trap)
    cell = plan.cell(state, i64(seat))
    fee = int(trap_fee(state, i64(seat), cell)) if cell >= 0 else 0
    return price_line(catalogue, found.prices[int(state.year()) - 1], fee)


def _attack(catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling) -> str:
    if "pet" in action.args:
        return "pet"
    if "monster" not in action.args:
        return "sheep"
    look = str(action.args["monster"])
    other = "way" in action.args
    monster = nouns.parts_of_look(state, look)[0]
    number = look_number(state, look)
    found = explain_attack(state, i64(seat), i64(number), i64(OTHER if other else MAIN))
    filling["damage"] = 0 if found is None else found.total
    if not other:
        return ""
    filling["way"] = sentence(catalogue, f"way-{monster}", filling)
    return "other"


def look_number(state: State, look: str) -> int:
    """The number by which the rules know an own monster."""
    monster, expert, down = nouns.parts_of_look(state, look)
    kind = [one.id for one in state.table.deck.monsters].index(monster)
    tokens = ["", *(one.id for one in state.table.deck.experts)]
    return kind * 8 + tokens.index(expert) * 2 + int(down)

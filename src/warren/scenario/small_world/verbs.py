"""What the seats can be told to do, and what chance can be told to bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError, Refusal
from warren.core.state import State as AnyState
from warren.games.small_world.actions import DIE_FACES
from warren.games.small_world.effects.column import open_combos
from warren.games.small_world.layout import COLUMN, COMBO_RACE, COMBO_SIZE, COMBOS
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.scenario.adapter import Order
from warren.scenario.names import known
from warren.scenario.orders import fixed, one_verb, plain_action
from warren.scenario.small_world.names import power_name, race_name, region_name

PLAIN: Final = ("decline", "roll", "stop", "done")
IN_REGIONS: Final = ("abandon", "withdraw", "deploy")
MEANS: Final = ("die", "dragon", "sorcery")
PLACED: Final = ("fortress", "encampment", "hero")
LIFTED: Final = ("encampment", "hero")
VERBS: Final = (*PLAIN, *IN_REGIONS, "pick", "conquer", "place", "lift", "move", "ally")
OUTCOMES: Final = ("first", "banner", "badge", "die")
MOST_REPEATS: Final = 100


def read_order(table: Table, fields: Fields) -> Order:
    """One verb with its object and its named arguments."""
    verb = one_verb(fields, VERBS)
    if verb == "pick":
        fields.only(("pick",))
        return _pick(table, fields)
    return fixed(_actions(table, verb, fields))


def _actions(table: Table, verb: str, fields: Fields) -> list[Action]:
    if verb in PLAIN:
        return [plain_action(verb, fields)]
    if verb == "ally":
        fields.only((verb,))
        return [Action(verb, {"seat": fields.integer(verb, 0, int(table.players) - 1)})]
    if verb == "conquer":
        fields.only((verb, "with"))
        args: dict[str, str | int] = {"region": region_name(fields, verb, table)}
        if fields.has("with"):
            args["with"] = known(fields.value("with"), fields.at("with"), MEANS)
        return [Action(verb, args)]
    if verb in IN_REGIONS:
        fields.only((verb,) if verb == "abandon" else (verb, "count"))
        action = Action(verb, {"region": region_name(fields, verb, table)})
        return [action] * _count(fields)
    if verb == "move":
        fields.only((verb, "from", "to"))
        piece = known(fields.value(verb), fields.at(verb), LIFTED)
        return [
            Action("lift", {"piece": piece, "region": region_name(fields, "from", table)}),
            Action("place", {"piece": piece, "region": region_name(fields, "to", table)}),
        ]
    preposition = "on" if verb == "place" else "from"
    fields.only((verb, preposition, "region", "count"))
    piece = known(fields.value(verb), fields.at(verb), PLACED if verb == "place" else LIFTED)
    key = "region" if fields.has("region") and not fields.has(preposition) else preposition
    if fields.has("region") and key == preposition:
        raise InputError("error-twice", {"field": fields.at("region"), "value": "region"})
    region = region_name(fields, key, table)
    return [Action(verb, {"piece": piece, "region": region})] * _count(fields)


def _count(fields: Fields) -> int:
    return fields.integer("count", 1, MOST_REPEATS) if fields.has("count") else 1


def _pick(table: Table, fields: Fields) -> Order:
    """A combo by its race, or by its place counted from 0 at the top."""
    if isinstance(fields.value("pick"), int):
        return fixed([Action("pick", {"combo": fields.integer("pick", 0, COMBOS - 1)})])
    race = race_name(fields, "pick", table)
    index = table.race_index[race]

    def order(state: AnyState) -> list[Action]:
        assert isinstance(state, State)
        for place in range(int(open_combos(state))):
            if state.world[COLUMN + place * COMBO_SIZE + COMBO_RACE] == i64(index):
                return [Action("pick", {"combo": place})]
        raise Refusal("refusal-no-combo", {"verb": "pick", "race": race}, "SW-CMB-1")

    return order


def read_outcomes(table: Table, fields: Fields) -> list[Action]:
    fields.only(OUTCOMES)
    actions: list[Action] = []
    for name in fields.names():
        if name == "first":
            seat = fields.integer(name, 0, int(table.players) - 1)
            actions.append(Action(name, {"seat": seat}))
        elif name == "banner":
            actions.append(Action(name, {"race": race_name(fields, name, table)}))
        elif name == "badge":
            actions.append(Action(name, {"power": power_name(fields, name, table)}))
        else:
            actions.append(Action(name, {"value": fields.integer(name, 0, DIE_FACES - 1)}))
    return actions

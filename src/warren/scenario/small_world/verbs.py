"""What the seats can be told to do, and what chance can be told to bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError, Refusal
from warren.core.state import State as AnyState
from warren.games.small_world.actions import DEEP_SHAPES, DIE_FACES, SHAPES
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.games.small_world.terms import COMBOS
from warren.games.small_world.underground.armoury import is_armed
from warren.games.small_world.underground.markers import INDEX
from warren.scenario.adapter import Order
from warren.scenario.names import known
from warren.scenario.orders import fixed, one_verb, plain_action
from warren.scenario.small_world.names import power_name, race_name, region_name, relic_name

PLAIN: Final = ("decline", "roll", "stop", "done")
IN_REGIONS: Final = ("abandon", "withdraw", "deploy")
VERBS: Final = (*PLAIN, *IN_REGIONS, "pick", "conquer", "place", "lift", "move", "ally")
OUTCOMES: Final = ("first", "banner", "badge", "die")
DEEP_IN_REGIONS: Final = ("exchange", "sacrifice")
WITH_RELICS: Final = ("use", "copy")
DEEP_VERBS: Final = (*DEEP_IN_REGIONS, *WITH_RELICS, "swap", "lay")
DEEP_OUTCOMES: Final = ("marker", "monsters")
RELICS_OF_WAR: Final = {
    "doormat": "flying-doormat",
    "socks": "stinky-trolls-socks",
    "orb": "shiny-orb",
    "sword": "sword-of-the-killer-rabbit",
}
ENDINGS: Final = ("tomb", "vanishing")
MOST_REPEATS: Final = 100


def read_order(table: Table, fields: Fields) -> Order:
    """One verb with its object and its named arguments."""
    verb = one_verb(fields, (*VERBS, *DEEP_VERBS) if table.deep else VERBS)
    if verb == "pick":
        fields.only(("pick",))
        return _pick(table, fields)
    if verb == "conquer":
        fields.only((verb, "with"))
        return read_conquest(table, fields)
    if verb == "swap":
        fields.only(("swap",))
        return _swap(table, fields)
    return fixed(_actions(table, verb, fields))


def read_conquest(table: Table, fields: Fields) -> Order:
    """A region and the means; the Relics among them are made ready where they are not yet."""
    args: dict[str, str | int] = {"region": region_name(fields, "conquer", table)}
    relics: list[str] = []
    ways = _words(table, "conquer", "with")
    for item in _one_or_more(fields, "with") if fields.has("with") else []:
        means = known(item, fields.at("with"), (*ways, *RELICS_OF_WAR) if table.deep else ways)
        if means in RELICS_OF_WAR:
            relics.append(RELICS_OF_WAR[means])
        if means in ways:
            if "with" in args:
                raise InputError("error-twice", {"field": fields.at("with"), "value": means})
            args["with"] = means

    def order(state: AnyState) -> list[Action]:
        assert isinstance(state, State)
        unready = [relic for relic in relics if not is_armed(state, i64(INDEX[relic]))]
        return [*(Action("use", {"relic": relic}) for relic in unready), Action("conquer", args)]

    return order


def _actions(table: Table, verb: str, fields: Fields) -> list[Action]:
    if verb == "decline" and fields.has("with"):
        return [_ending(table, fields)]
    if verb in PLAIN:
        return [plain_action(verb, fields)]
    if verb == "ally":
        fields.only((verb,))
        return [Action(verb, {"seat": fields.integer(verb, 0, int(table.players) - 1)})]
    if verb in IN_REGIONS:
        fields.only((verb,) if verb == "abandon" else (verb, "count"))
        action = Action(verb, {"region": region_name(fields, verb, table)})
        return [action] * _count(fields)
    if verb in DEEP_IN_REGIONS:
        fields.only((verb,))
        return [Action(verb, {"region": region_name(fields, verb, table)})]
    if verb in WITH_RELICS:
        fields.only((verb,))
        return [Action(verb, {"relic": relic_name(fields.value(verb), fields.at(verb))})]
    if verb == "move":
        fields.only((verb, "from", "to"))
        piece = known(fields.value(verb), fields.at(verb), _words(table, "lift", "piece"))
        return [
            Action("lift", {"piece": piece, "region": region_name(fields, "from", table)}),
            Action("place", {"piece": piece, "region": region_name(fields, "to", table)}),
        ]
    return _in_place(table, verb, fields)


def _in_place(table: Table, verb: str, fields: Fields) -> list[Action]:
    """`place`, `lift` and `lay`: a thing and a region, which may have two names."""
    preposition = "from" if verb == "lift" else "on"
    more = ("with",) if verb == "lay" else ("count",)
    fields.only((verb, preposition, "region", *more))
    kind = "relic" if verb == "lay" else "piece"
    thing = known(fields.value(verb), fields.at(verb), _words(table, verb, kind))
    key = "region" if fields.has("region") and not fields.has(preposition) else preposition
    if fields.has("region") and key == preposition:
        raise InputError("error-twice", {"field": fields.at("region"), "value": "region"})
    args: dict[str, str | int] = {"region": region_name(fields, key, table)}
    args[kind] = thing
    if fields.has("with"):
        args["with"] = known(fields.value("with"), fields.at("with"), ("bag",))
    return [Action(verb, args)] * _count(fields)


def _ending(table: Table, fields: Fields) -> Action:
    """A decline of a special kind."""
    if table.deep:
        fields.only(("decline", "with"))
    ending = known(fields.value("with"), fields.at("with"), ENDINGS)
    plain = plain_action("decline", Fields({"decline": fields.value("decline")}, fields.path))
    return Action(plain.verb, {"with": ending})


def _words(table: Table, verb: str, key: str) -> list[str]:
    """What the verb can be told to be done with at this table."""
    shapes = SHAPES + DEEP_SHAPES if table.deep else SHAPES
    return [given[key] for each, _, given in shapes if each == verb and key in given]


def _one_or_more(fields: Fields, key: str) -> list[object]:
    value = fields.value(key)
    return fields.items(key) if isinstance(value, list) else [value]


def _count(fields: Fields) -> int:
    return fields.integer("count", 1, MOST_REPEATS) if fields.has("count") else 1


def _pick(table: Table, fields: Fields) -> Order:
    """A combo by its race, or by its place counted from 0 at the top."""
    if isinstance(fields.value("pick"), int):
        return fixed([Action("pick", {"combo": fields.integer("pick", 0, COMBOS - 1)})])
    race = race_name(fields, "pick", table)

    def order(state: AnyState) -> list[Action]:
        assert isinstance(state, State)
        for place, combo in enumerate(state.column()):
            if combo.race.id == race:
                return [Action("pick", {"combo": place})]
        raise Refusal("refusal-no-combo", {"verb": "pick", "race": race}, "SW-CMB-1")

    return order


def _swap(table: Table, fields: Fields) -> Order:
    """An open combo by its place, or by the badge that is wanted."""
    if isinstance(fields.value("swap"), int):
        return fixed([Action("swap", {"combo": fields.integer("swap", 0, COMBOS - 1)})])
    power = power_name(fields, "swap", table)

    def order(state: AnyState) -> list[Action]:
        assert isinstance(state, State)
        for place, combo in enumerate(state.column()):
            if combo.power.id == power:
                return [Action("swap", {"combo": place})]
        raise Refusal("refusal-no-swap", {"verb": "swap", "power": power}, "SU-R-SHADOW-MIMES")

    return order


def read_outcomes(table: Table, fields: Fields) -> list[Action]:
    fields.only((*OUTCOMES, *DEEP_OUTCOMES) if table.deep else OUTCOMES)
    actions: list[Action] = []
    for name in fields.names():
        if name == "first":
            seat = fields.integer(name, 0, int(table.players) - 1)
            actions.append(Action(name, {"seat": seat}))
        elif name == "banner":
            actions.append(Action(name, {"race": race_name(fields, name, table)}))
        elif name == "badge":
            actions.append(Action(name, {"power": power_name(fields, name, table)}))
        elif name == "marker":
            marker = known(fields.value(name), fields.at(name), INDEX)
            actions.append(Action(name, {"marker": marker}))
        elif name == "monsters":
            for region in _one_or_more(fields, name):
                place = known(region, fields.at(name), table.board.index)
                actions.append(Action(name, {"region": place}))
        else:
            actions.append(Action(name, {"value": fields.integer(name, 0, DIE_FACES - 1)}))
    return actions

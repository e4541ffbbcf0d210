"""What the seats can be told to do, and what chance can be told to bring."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.core.fields import Fields, whole_number
from warren.core.refusal import InputError
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.table import Table
from warren.scenario.adapter import Order
from warren.scenario.heroes.names import card_name, companion_name, region_name
from warren.scenario.names import known, listed
from warren.scenario.orders import fixed, one_verb, plain_action

PLAIN: Final = ("mulligan", "keep", "cancel", "stop", "done")
ON_REGIONS: Final = ("capture", "fortify")
VERBS: Final = (
    *PLAIN,
    *ON_REGIONS,
    "recruit",
    "hire",
    "attach",
    "cast",
    "move",
    "discard",
)
OUTCOMES: Final = ("first", "tile", "card")


def read_order(table: Table, fields: Fields) -> Order:
    """One verb with its object and its named arguments."""
    return fixed(_actions(table, one_verb(fields, VERBS), fields))


def _actions(table: Table, verb: str, fields: Fields) -> list[Action]:
    if verb in PLAIN:
        return [plain_action(verb, fields)]
    if verb in ON_REGIONS:
        fields.only((verb, "card"))
        card = card_name(fields, "card", table)
        return [Action(verb, {"card": card, "region": region_name(fields, verb, table)})]
    if verb in ("attach", "cast"):
        return [_magic(table, verb, fields)]
    fields.only((verb,))
    if verb == "move":
        return [Action(verb, {"region": region_name(fields, verb, table)})]
    if verb == "hire":
        return [Action(verb, {"kind": companion_name(fields, verb)})]
    argument = "kind" if verb == "recruit" else "card"
    names = COMPANIONS if verb == "recruit" else table.card_index
    return [
        Action(verb, {argument: known(item, field, names)}) for field, item in listed(fields, verb)
    ]


def _magic(table: Table, verb: str, fields: Fields) -> Action:
    """A magic card and, where it needs one, its region or seat."""
    fields.only((verb, "region", "seat") if verb == "attach" else (verb, "region"))
    args: dict[str, str | int] = {"card": card_name(fields, verb, table)}
    if fields.has("region") and fields.has("seat"):
        raise InputError("error-unknown-field", {"field": fields.at("seat")})
    if fields.has("region"):
        args["region"] = region_name(fields, "region", table)
    if fields.has("seat"):
        args["seat"] = fields.integer("seat", 0, int(table.players) - 1)
    return Action(verb, args)


def read_outcomes(table: Table, fields: Fields) -> list[Action]:
    """In the order in which they are named; tiles and cards may be lists."""
    fields.only(OUTCOMES)
    actions: list[Action] = []
    for name in fields.names():
        if name == "first":
            seat = fields.integer(name, 0, int(table.players) - 1)
            actions.append(Action(name, {"seat": seat}))
            continue
        for field, item in listed(fields, name):
            if name == "card":
                actions.append(Action(name, {"card": known(item, field, table.card_index)}))
            else:
                level = whole_number(item, field, 1, table.board.highest)
                actions.append(Action(name, {"level": level}))
    return actions

"""What the seats can be told to do, and what chance can be told to bring."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.space import Argument, Block
from warren.games.dungeon_lords.actions import SHAPES
from warren.games.dungeon_lords.state import State
from warren.scenario.adapter import Order
from warren.scenario.names import listed
from warren.scenario.orders import fixed, one_verb

OUTCOMES: Final = (
    "first",
    "deal",
    "monster",
    "room",
    "tile",
    "event",
    "adventurer",
    "trap",
    "cub",
    "spell",
    "board",
)
PLAN: Final = "plan"
PLAN_VERBS: Final = ("pet", "stare", "spy", "defend", "lay", "give", "send")
VERBS: Final = (*dict.fromkeys(verb for verb, _, _ in SHAPES if verb not in OUTCOMES), PLAN)
LAID: Final = ("build", "improve", "install")
"""What is chosen and then laid on a cell; `on` names the cell at once."""


def read_order(state: State, fields: Fields) -> Order:
    """One verb with its object and its named arguments."""
    verb = one_verb(fields, VERBS)
    return fixed(_plan(state, fields) if verb == PLAN else _actions(state, verb, fields))


def _plan(state: State, fields: Fields) -> list[Action]:
    """A whole defence, from the pets to `ready`."""
    fields.only((PLAN,))
    parts = fields.fields(PLAN)
    parts.only(PLAN_VERBS)
    found: list[Action] = []
    for verb in parts.names():
        found += _actions(state, verb, Fields({verb: parts.value(verb)}, parts.path))
    return [*found, Action("ready")]


def _actions(state: State, verb: str, fields: Fields) -> list[Action]:
    args = {name: fields.value(name) for name in fields.names() if name != verb}
    cell = args.pop("on") if verb in LAID and "on" in args else None
    blocks = [block for block in state.space().blocks if block.verb == verb]
    found = [
        _action(blocks, item, Fields(args, fields.path), field)
        for field, item in listed(fields, verb)
    ]
    if cell is not None:
        places = [block for block in state.space().blocks if block.verb == "set"]
        found.append(_action(places, cell, Fields({}, fields.path), fields.at("on")))
    return found


def _action(blocks: list[Block], item: object, named: Fields, field: str) -> Action:
    """The first shape of the verb that takes the object and these arguments."""
    fits = False
    for block in blocks:
        open_names = [
            name
            for name in (*(argument.name for argument in block.arguments), *block.fixed)
            if not named.has(name)
        ]
        given: dict[str, object] = {name: named.value(name) for name in named.names()}
        if item is None or item is True:
            if open_names:
                continue
        elif len(open_names) == 1 or (block.fixed and not block.arguments and open_names):
            given[open_names[0]] = item
        else:
            continue
        if not set(given) <= {*block.fixed, *(argument.name for argument in block.arguments)}:
            continue
        fits = True
        action = _fitted(block, given)
        if action is not None:
            return action
    if fits:
        raise InputError("error-unknown-name", {"field": field, "value": str(item)})
    stray = next(iter(named.names()), None)
    where = field if stray is None else named.at(stray)
    message = "error-missing-field" if item is None and stray is None else "error-unknown-field"
    raise InputError(message, {"field": where})


def _fitted(block: Block, given: dict[str, object]) -> Action | None:
    args: dict[str, str | int] = {}
    for name, constant in block.fixed.items():
        if given.get(name) != constant:
            return None
        args[name] = constant
    for argument in block.arguments:
        value = _value(argument, given[argument.name])
        if value is None:
            return None
        args[argument.name] = value
    return Action(block.verb, args)


def _value(argument: Argument, item: object) -> str | int | None:
    if isinstance(item, bool) or str(item) not in argument.values:
        return None
    if argument.numeric:
        return item if isinstance(item, int) else None
    return item if isinstance(item, str) else None


def read_outcomes(state: State, fields: Fields) -> list[Action]:
    """In the order in which they are named; each may be a list."""
    fields.only(OUTCOMES)
    return [
        action
        for verb in fields.names()
        for action in _actions(state, verb, Fields({verb: fields.value(verb)}, fields.path))
    ]

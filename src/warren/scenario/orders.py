"""Reading orders: a verb with its object and named arguments."""

from __future__ import annotations

from collections.abc import Collection

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.scenario.adapter import Order


def one_verb(fields: Fields, verbs: Collection[str]) -> str:
    found = [name for name in fields.names() if name in verbs]
    if len(found) == 1:
        return found[0]
    unknown = next((name for name in fields.names() if name not in verbs), "")
    if found or not unknown:
        raise InputError("error-one-verb", {"field": fields.path, "count": len(found)})
    raise InputError("error-unknown-verb", {"field": fields.path, "value": unknown})


def plain_action(verb: str, fields: Fields) -> Action:
    """A verb without object and arguments."""
    fields.only((verb,))
    if fields.value(verb) not in (None, True):
        raise InputError("error-not-a-flag", {"field": fields.at(verb)})
    return Action(verb)


def fixed(actions: list[Action]) -> Order:
    """An order that asks for the same in every position."""
    return lambda _: actions

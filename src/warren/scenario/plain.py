"""Scenarios of a game without words of its own: its verbs and the paths of its JSON."""

from __future__ import annotations

from collections.abc import Mapping

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.state import State
from warren.scenario.adapter import Expectation, Moment
from warren.scenario.expectations import CommonExpectations
from warren.scenario.orders import one_verb
from warren.scenario.sight import value_at


def read_start(state: State, given: Fields) -> Mapping[str, object]:
    """The JSON form of a position in which the fields that are given are changed."""
    data = state.to_json()
    given.only(data)
    return {**data, **{name: given.value(name) for name in given.names()}}


def read_action(state: State, fields: Fields) -> Action:
    """A verb with its arguments beside it; its first one may stand as its object."""
    blocks = state.space().blocks
    verb = one_verb(fields, {block.verb for block in blocks})
    args = {name: fields.value(name) for name in fields.names() if name != verb}
    value = fields.value(verb)
    if value is not None:
        named = [
            argument.name for block in blocks if block.verb == verb for argument in block.arguments
        ]
        if not named or named[0] in args:
            raise InputError("error-unknown-field", {"field": fields.at(verb)})
        args[named[0]] = value
    return Action(verb, {name: _plain(item, fields.at(name)) for name, item in args.items()})


def read_outcomes(state: State, fields: Fields) -> list[Action]:
    """One outcome of a verb, or several in a list."""
    verb = one_verb(fields, {block.verb for block in state.space().blocks})
    values = fields.items(verb) if isinstance(fields.value(verb), list) else [fields.value(verb)]
    return [read_action(state, Fields({verb: item}, fields.path)) for item in values]


def read_expectations(state: State, fields: Fields) -> list[Expectation]:
    """What all games may expect, and values at paths such as `points.0`."""
    common = CommonExpectations(fields, state.seat_count())
    found: list[Expectation] = []
    for name in fields.names():
        if name == "actor":
            found += common.actor()
        elif name == "actors":
            found += common.actors()
        elif name == "over":
            found += common.over()
        elif name == "winners":
            found += common.winners()
        elif name == "log":
            found += common.log()
        else:
            found.append(_at(state, fields, name))
    return found


def _at(state: State, fields: Fields, path: str) -> Expectation:
    if path.partition(".")[0] not in state.to_json():
        raise InputError("error-unknown-field", {"field": fields.at(path)})

    def probe(moment: Moment) -> object:
        return value_at(moment.state.to_json(), path)

    return Expectation(fields.at(path), fields.value(path), probe)


def _plain(value: object, field: str) -> str | int:
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise InputError("error-not-a-text", {"field": field})
    return value

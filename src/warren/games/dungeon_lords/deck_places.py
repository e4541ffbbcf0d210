"""Locations and opportunities in a deck file."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.dungeon_lords.deck_rows import (
    MANY,
    amounts,
    check_length,
    numbers,
    only,
    origin,
)
from warren.games.dungeon_lords.places import LOCATION_NAMES, Place, Space, Yield

SPACES: Final = 3
_PAYS: Final = ("gold", "food", "evil")
_GIVES: Final = ("gold", "food", "imps", "traps", "pets", "calm")
_NUMBERS: Final = (
    "supervisors",
    "workers",
    "tunnels",
    "tunnel_imps",
    "room_imps",
    "returns",
    "others",
)
_FLAGS: Final = ("spies", "moves")


def read_location(fields: Fields, known: Place | None) -> Place:
    only(fields, "order", "spaces")
    return _place(fields, fields.text("id"), known)


def read_opportunity(fields: Fields, known: Place | None) -> Place:
    only(fields, "location", "order", "spaces")
    return _place(fields, LOCATION_NAMES[fields.choice("location", LOCATION_NAMES)], known)


def _place(fields: Fields, location: str, known: Place | None) -> Place:
    order = numbers(fields, "order", SPACES, SPACES)
    for number in range(1, SPACES + 1):
        if number not in order:
            raise InputError("error-deck-order", {"field": fields.at("order")}, "DL-ORD-7")
    spaces = fields.field_list("spaces")
    check_length(fields.at("spaces"), len(spaces), SPACES)
    return Place(
        fields.text("id"),
        location,
        order,
        [_space(space, known, i) for i, space in enumerate(spaces)],
        origin(fields, known),
    )


def _space(fields: Fields, known: Place | None, index: int) -> Space:
    fields.only(("pays", "gives", *_NUMBERS, *_FLAGS, "rule", "reconstructed"))
    pays = amounts(fields, "pays", _PAYS) if fields.has("pays") else dict.fromkeys(_PAYS, 0)
    gives = amounts(fields, "gives", _GIVES) if fields.has("gives") else dict.fromkeys(_GIVES, 0)
    given = {name: fields.integer(name, 0, MANY) if fields.has(name) else 0 for name in _NUMBERS}
    space = Space(
        pays["gold"],
        pays["food"],
        pays["evil"],
        Yield(
            gives["gold"],
            gives["food"],
            gives["imps"],
            gives["traps"],
            gives["pets"],
            gives["calm"],
        ),
        given["supervisors"],
        given["workers"],
        given["tunnels"],
        given["tunnel_imps"],
        given["room_imps"],
        given["returns"],
        given["others"],
        fields.flag("spies", False),
        fields.flag("moves", False),
        known.spaces[index].rule if known and not fields.has("rule") else fields.text("rule"),
        fields.texts("reconstructed") if fields.has("reconstructed") else [],
    )
    if known:
        _check_space(fields, space, known, index)
    return space


def _check_space(fields: Fields, space: Space, known: Place, index: int) -> None:
    """A space gives other amounts than the shipped ones of its place, but nothing else."""
    rule = known.spaces[index].rule
    if space.rule != rule:
        raise InputError("error-deck-fixed", {"field": fields.at("rule")}, rule)
    for name in _GIVES:
        if getattr(space.gives, name) and not any(getattr(one.gives, name) for one in known.spaces):
            raise InputError("error-deck-place", {"field": f"{fields.at('gives')}.{name}"})
    for name in (*_NUMBERS, *_FLAGS):
        if getattr(space, name) and not any(getattr(one, name) for one in known.spaces):
            raise InputError("error-deck-place", {"field": fields.at(name)})

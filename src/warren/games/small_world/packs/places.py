"""The conditions on regions that a pack may write under `where`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.blocks.where import (
    ACTIVE_RACE,
    DECLINED_RACE,
    EITHER,
    LOCALS,
    NOBODY,
    Where,
)
from warren.games.small_world.features import CHASM, SYMBOLS, TERRAINS, VOLCANO

CONDITIONS: Final = (
    "any",
    "beside",
    "beside_own",
    "edge",
    "coast",
    "occupants",
    "garrison",
    "alone",
)
FEATURES: Final[Mapping[str, int]] = {
    name: feature
    for name, feature in {**TERRAINS, **SYMBOLS}.items()
    if feature not in (CHASM, VOLCANO)
}
NEIGHBOURS: Final[Mapping[str, int]] = {**FEATURES, "chasm": CHASM}
OCCUPANTS: Final[Mapping[str, int]] = {
    "nobody": NOBODY,
    "natives": LOCALS,
    "active": ACTIVE_RACE,
    "declined": DECLINED_RACE,
}
MOST_GARRISON: Final = 20


def read_where(fields: Fields) -> Where:
    """The conditions, all of which must hold."""
    fields.only(CONDITIONS)
    if not fields.names():
        raise InputError("error-empty", {"field": fields.path})
    return Where(
        _listed(fields, "any", FEATURES),
        _listed(fields, "beside", NEIGHBOURS),
        _listed(fields, "beside_own", FEATURES),
        _side(fields, "edge"),
        _side(fields, "coast"),
        sum(_listed(fields, "occupants", OCCUPANTS)),
        fields.integer("garrison", 1, MOST_GARRISON) if fields.has("garrison") else 0,
        fields.flag("alone", False),
    )


def bound_features(fields: Fields) -> list[int]:
    """The features of which a board must have one for the conditions to hold anywhere."""
    for key in ("any", "beside_own", "beside"):
        if fields.has(key):
            return list(_listed(fields, key, NEIGHBOURS))
    return []


def _listed(fields: Fields, key: str, known: Mapping[str, int]) -> tuple[int, ...]:
    if not fields.has(key):
        return ()
    found: list[int] = []
    names = fields.texts(key)
    if not names:
        raise InputError("error-empty", {"field": fields.at(key)})
    for i, name in enumerate(names):
        field = f"{fields.at(key)}[{i}]"
        if name not in known:
            raise InputError(
                "error-pack-choice", {"field": field, "value": name, "known": ", ".join(known)}
            )
        if known[name] in found:
            raise InputError("error-twice", {"field": field, "value": name})
        found.append(known[name])
    return tuple(found)


def _side(fields: Fields, key: str) -> int:
    return int(fields.flag(key, False)) if fields.has(key) else EITHER

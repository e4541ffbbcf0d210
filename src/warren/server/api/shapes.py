"""The views of all titles as schemas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

import msgspec

from warren.core.game import Game

Node = dict[str, object]

SCHEMAS: Final = "#/components/schemas/"


def view_schemas(titles: Iterable[Game]) -> Node:
    """`View`, which is a view of some title, and all that these are made of.

    Each title brings its own schemas, under its key: `KEY.View` and the like. Titles that
    declare the same view share them; the view of one that declares none is any object.
    """
    shapes: dict[type[object], list[str]] = {}
    for title in titles:
        shapes.setdefault(title.view_shape(), []).append(title.key)
    found: Node = {}
    mapping: dict[str, str] = {}
    for shape, keys in shapes.items():
        found |= _shape(shape, keys)
        mapping |= dict.fromkeys(keys, f"{SCHEMAS}{keys[0]}.View")
    return found | {
        "View": {
            "title": "View",
            "anyOf": [{"$ref": reference} for reference in dict.fromkeys(mapping.values())],
            "discriminator": {"propertyName": "game", "mapping": mapping},
        }
    }


def _shape(shape: type[object], keys: list[str]) -> Node:
    if shape is dict:
        return {f"{keys[0]}.View": {"type": "object", "additionalProperties": anything(object)}}
    _, parts = msgspec.json.schema_components(
        [shape], schema_hook=anything, ref_template=f"{SCHEMAS}{keys[0]}.{{name}}"
    )
    found = {f"{keys[0]}.{name}": cast("dict[str, Node]", part) for name, part in parts.items()}
    found[f"{keys[0]}.{shape.__name__}"]["properties"]["game"] = {"enum": keys}
    return cast("Node", found)


def anything(kind: type) -> Node:
    """The schema of `object`."""
    if kind is object:
        return {"description": "Whatever JSON can hold"}
    raise NotImplementedError

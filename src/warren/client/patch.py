"""Taking over what changed: JSON Patch (RFC 6902) as the server writes it."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import cast

Operation = dict[str, object]


class PatchError(Exception):
    """Operations that do not fit the document: it has to be fetched anew."""


def patched(document: object, operations: Sequence[Operation]) -> object:
    """The document after these operations; the given one stays as it is."""
    changed = copy.deepcopy(document)
    for operation in operations:
        try:
            changed = _applied(changed, operation)
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise PatchError(str(operation)) from error
    return changed


def _applied(document: object, operation: Operation) -> object:
    path = str(operation["path"])
    if not path:
        return operation["value"]
    *way, last = [_plain(part) for part in path.split("/")[1:]]
    place = document
    for part in way:
        place = _inside(place, part)
    _change(place, last, operation)
    return document


def _inside(place: object, part: str) -> object:
    if isinstance(place, dict):
        return cast("dict[str, object]", place)[part]
    if isinstance(place, list):
        return cast("list[object]", place)[int(part)]
    raise KeyError(part)


def _change(place: object, part: str, operation: Operation) -> None:
    if isinstance(place, dict):
        members = cast("dict[str, object]", place)
        if operation["op"] == "remove":
            del members[part]
        elif operation["op"] == "add" or part in members:
            members[part] = operation["value"]
        else:
            raise KeyError(part)
    elif isinstance(place, list) and operation["op"] == "replace":
        cast("list[object]", place)[int(part)] = operation["value"]
    else:
        raise KeyError(part)


def _plain(part: str) -> str:
    return part.replace("~1", "/").replace("~0", "~")

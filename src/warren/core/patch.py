"""What changed between two documents, as JSON Patch (RFC 6902)."""

from __future__ import annotations

from typing import Final, cast

Operation = dict[str, object]
_ABSENT: Final = object()


def difference(before: object, after: object) -> list[Operation]:
    """The operations that turn one document into the other; lists of other length are replaced."""
    operations: list[Operation] = []
    if not _same(before, after):
        _compare(before, after, [], operations)
    return operations


def _compare(before: object, after: object, way: list[str | int], into: list[Operation]) -> None:
    """What is not the same; the way there becomes a path only where something differs."""
    if isinstance(before, dict) and isinstance(after, dict):
        old, new = cast("dict[str, object]", before), cast("dict[str, object]", after)
        for key in old:
            if key not in new:
                into.append({"op": "remove", "path": _path([*way, key])})
        for key, value in new.items():
            known = old.get(key, _ABSENT)
            if known is _ABSENT:
                into.append({"op": "add", "path": _path([*way, key]), "value": value})
            elif not _same(known, value):
                way.append(key)
                _compare(known, value, way, into)
                way.pop()
    elif isinstance(before, list) and isinstance(after, list):
        first, second = cast("list[object]", before), cast("list[object]", after)
        if len(first) != len(second):
            into.append({"op": "replace", "path": _path(way), "value": second})
            return
        for index in range(len(second)):
            if not _same(first[index], second[index]):
                way.append(index)
                _compare(first[index], second[index], way, into)
                way.pop()
    else:
        into.append({"op": "replace", "path": _path(way), "value": after})


def _same(before: object, after: object) -> bool:
    """Whether two values are alike to the type: for Python `True == 1 == 1.0`.

    Of what holds others only that it is the very same, for types may differ further down.
    """
    if before is after:
        return True
    if isinstance(after, (dict, list)):
        return False
    return type(before) is type(after) and before == after


def _path(way: list[str | int]) -> str:
    return "".join([f"/{_escaped(str(step))}" for step in way])


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key

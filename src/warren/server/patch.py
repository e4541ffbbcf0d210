"""What changed between two documents, as JSON Patch (RFC 6902)."""

from __future__ import annotations

from typing import cast

Operation = dict[str, object]


def difference(before: object, after: object) -> list[Operation]:
    """The operations that turn one document into the other; lists of other length are replaced."""
    operations: list[Operation] = []
    _compare(before, after, "", operations)
    return operations


def _compare(before: object, after: object, path: str, into: list[Operation]) -> None:
    if type(before) is dict and type(after) is dict:
        old = cast("dict[str, object]", before)
        new = cast("dict[str, object]", after)
        for key in old:
            if key not in new:
                into.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        for key, value in new.items():
            if key not in old:
                into.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})
            elif old[key] != value:
                _compare(old[key], value, f"{path}/{_escaped(key)}", into)
        return
    if type(before) is list and type(after) is list:
        first = cast("list[object]", before)
        second = cast("list[object]", after)
        if len(first) == len(second):
            for index, value in enumerate(second):
                if first[index] != value:
                    _compare(first[index], value, f"{path}/{index}", into)
            return
    if type(before) is not type(after) or before != after:
        into.append({"op": "replace", "path": path, "value": after})


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key

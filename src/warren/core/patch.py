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
    old, new = _mapping(before), _mapping(after)
    first, second = _row(before), _row(after)
    if old is not None and new is not None:
        for key in old:
            if key not in new:
                into.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, f"{path}/{_escaped(key)}", into)
            else:
                into.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})
    elif first is not None and second is not None and len(first) == len(second):
        for index in range(len(second)):
            _compare(first[index], second[index], f"{path}/{index}", into)
    elif not _same(before, after):
        into.append({"op": "replace", "path": path, "value": after})


def _mapping(value: object) -> dict[str, object] | None:
    return cast("dict[str, object]", value) if isinstance(value, dict) else None


def _row(value: object) -> list[object] | None:
    return cast("list[object]", value) if isinstance(value, list) else None


def _same(before: object, after: object) -> bool:
    """Whether two values are alike to the type: for Python `True == 1 == 1.0`."""
    return before is after or (type(before) is type(after) and before == after)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key

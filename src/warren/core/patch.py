"""What changed between two documents, as JSON Patch (RFC 6902)."""

from __future__ import annotations

Operation = dict[str, object]


def difference(before: object, after: object) -> list[Operation]:
    """The operations that turn one document into the other; lists of other length are replaced."""
    operations: list[Operation] = []
    _compare(before, after, "", operations)
    return operations


def _compare(before: object, after: object, path: str, into: list[Operation]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                into.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, f"{path}/{_escaped(key)}", into)
            else:
                into.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})
        return
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index in range(len(after)):
            _compare(before[index], after[index], f"{path}/{index}", into)
        return
    if not _same(before, after):
        into.append({"op": "replace", "path": path, "value": after})


def _same(before: object, after: object) -> bool:
    """Whether two values are alike to the type: for Python `True == 1 == 1.0`."""
    return before is after or (type(before) is type(after) and before == after)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key

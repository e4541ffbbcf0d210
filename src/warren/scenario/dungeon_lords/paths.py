"""Values of plain data at paths such as `traps.held`."""

from __future__ import annotations

from typing import cast

from warren.scenario.sight import value_at

Data = dict[str, object]


def put(data: Data, path: str, value: object) -> None:
    *way, last = path.split(".")
    for name in way:
        data = cast("Data", data[name])
    data[last] = value


def names_at(data: Data, path: str) -> list[str]:
    return cast("list[str]", value_at(data, path))


def counts_at(data: Data, path: str) -> dict[str, int]:
    return cast("dict[str, int]", value_at(data, path))

"""What a declared shape can hold, what of that a value does hold, and games to look at."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from warren.core.match import replay
from warren.core.record import read_record
from warren.core.state import State
from warren.games.registry import game

RECORDS = Path(__file__).parents[1] / "golden"
NOW_AND_THEN = 25


def check_shape(shape: type[object], data: dict[str, object]) -> None:
    """Nothing is missing, nothing of another type, nothing undeclared, all in its order."""
    sent = json.loads(json.dumps(data))
    assert msgspec.convert(sent, shape, strict=True) == sent
    assert [key for key in shape.__annotations__ if key in data] == list(data)


def views(state: State) -> Iterator[dict[str, object]]:
    """What all there may be told, with all cards open or not."""
    yield state.open_view().to_json()
    yield state.view(None).to_json()
    for seat in range(len(state.scores())):
        yield state.view(seat).to_json()


def recorded(*names: str) -> Iterator[dict[str, object]]:
    """The positions of golden records, now and then as a spectator sees them."""
    for name in names:
        record = read_record((RECORDS / f"{name}.ndjson").read_text(encoding="utf-8"))
        match = replay(game(record.game), record, 0)
        for line in record.lines:
            match.act(line.seat, line.action)
            yield match.state.to_json()
            if line.n % NOW_AND_THEN == 0:
                yield match.state.view(None).to_json()


def missing(shape: type[object], found: Iterable[dict[str, object]]) -> list[str]:
    """What is declared and does not occur."""
    left = set(declared(shape))
    for data in found:
        left.difference_update(shown(shape, data))
    return sorted(left)


def declared(kind: Any, at: str = "") -> Iterator[str]:
    """Every key as `Type.key`, what may be null both ways, and each name of an enumeration."""
    if is_typeddict(kind):
        for key, field in _fields(kind).items():
            yield f"{kind.__name__}.{key}"
            yield from declared(field, f"{kind.__name__}.{key}")
    elif get_origin(kind) is Literal:
        yield from (_name(kind, name) for name in get_args(kind))
    elif get_origin(kind) in (Union, UnionType):
        if NoneType in get_args(kind):
            yield from (f"{at} null", f"{at} given")
        for arm in get_args(kind):
            yield from declared(arm, at)
    elif get_origin(kind) in (list, dict):
        yield from declared(get_args(kind)[-1], at)


def shown(kind: Any, value: Any, at: str = "") -> Iterator[str]:
    """The same of a value that fits."""
    if is_typeddict(kind):
        for key, field in _fields(kind).items():
            if key in value:
                yield f"{kind.__name__}.{key}"
                yield from shown(field, value[key], f"{kind.__name__}.{key}")
    elif get_origin(kind) is Literal:
        if value in get_args(kind):
            yield _name(kind, value)
    elif get_origin(kind) in (Union, UnionType):
        if NoneType in get_args(kind):
            yield f"{at} null" if value is None else f"{at} given"
        for arm in get_args(kind):
            yield from shown(arm, value, at)
    elif get_origin(kind) is list and isinstance(value, list):
        for item in value:
            yield from shown(get_args(kind)[0], item, at)
    elif get_origin(kind) is dict and isinstance(value, dict):
        for item in value.values():
            yield from shown(get_args(kind)[1], item, at)


def _fields(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {
        key: get_args(field)[0] if get_origin(field) is NotRequired else field
        for key, field in hints.items()
    }


def _name(kind: Any, name: object) -> str:
    return f"{'|'.join(map(str, get_args(kind)))}: {name}"

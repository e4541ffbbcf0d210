"""The depths of a state as plain data, and back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.fields import Fields, whole_number
from warren.core.numbers import bit, bit_count
from warren.core.refusal import InputError
from warren.games.small_world.layout import (
    ARMED,
    BITTEN,
    BORROWER,
    COPIED,
    FIGURE,
    FINDS,
    KEPT_RIVERS,
    LAID,
    LENT,
    MARKER,
    MOVED,
    NEW_BADGE,
    REBORN,
    SPENT,
    UNSEEN,
    VENGEANCE,
)
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import (
    ANCIENT,
    BALROG,
    FIGURE_NAMES,
    INDEX,
    LIST,
    QUEEN,
    RELICS,
    STONEHEDGE,
    VOLCANO,
)
from warren.games.small_world.underground.shape import Depths

LAID_NAMES: Final = ("scepter", "ring", "bag_scepter", "bag_ring")
_FIELDS: Final = (
    "finds",
    "markers",
    "figures",
    "lent",
    "vengeance",
    "new_badge",
    "spent",
    "armed",
    "copied",
    "moved",
    "reborn",
    "bitten",
    "laid",
    "kept_rivers",
)
_RELIC_NAMES: Final = [marker.id for marker in LIST[:RELICS]]
_ARMED_NAMES: Final = [*_RELIC_NAMES, *(f"bag-as-{name}" for name in _RELIC_NAMES)]


def write_depths(state: State) -> Depths:
    numbers = state.numbers
    names = state.table.board.names
    copied = int(numbers[COPIED])
    return {
        "finds": int(numbers[FINDS]),
        "markers": {
            marker.id: names[numbers[MARKER + i]]
            for i, marker in enumerate(LIST)
            if numbers[MARKER + i] != NONE
        },
        "figures": {
            name: names[numbers[FIGURE + i]]
            for i, name in enumerate(FIGURE_NAMES)
            if numbers[FIGURE + i] != NONE
        },
        "lent": None if numbers[LENT] == NONE else state.table.powers[numbers[LENT]].id,
        "vengeance": _numbers(numbers[VENGEANCE]),
        "new_badge": bool(numbers[NEW_BADGE]),
        "spent": _listed(numbers[SPENT], _RELIC_NAMES),
        "armed": _listed(numbers[ARMED], _ARMED_NAMES),
        "copied": None if copied == 0 else _RELIC_NAMES[copied - 1],
        "moved": _listed(numbers[MOVED], FIGURE_NAMES),
        "reborn": int(numbers[REBORN]),
        "bitten": _numbers(numbers[BITTEN]),
        "laid": {
            name: names[numbers[LAID + i]]
            for i, name in enumerate(LAID_NAMES)
            if numbers[LAID + i] != NONE
        },
        "kept_rivers": _listed(numbers[KEPT_RIVERS], names),
    }


def _numbers(mask: i64) -> list[int]:
    return [place for place in range(63) if (mask >> i64(place)) & 1]


def _listed(mask: i64, names: list[str]) -> list[str]:
    return [names[place] for place in _numbers(mask)]


def read_depths(state: State, fields: Fields) -> None:
    """The inverse of `write_depths`; the regions are read already."""
    fields.only(_FIELDS)
    numbers = state.numbers
    players = int(state.table.players)
    markers = fields.fields("markers")
    markers.only(INDEX)
    for name in markers.names():
        marker = INDEX[name]
        numbers[MARKER + marker] = _region(state, markers, name, open_only=True)
        numbers[UNSEEN] &= ~bit(i64(marker))
    numbers[FINDS] = fields.integer("finds", 0, int(bit_count(numbers[UNSEEN])))
    figures = fields.fields("figures")
    figures.only(FIGURE_NAMES)
    for name in figures.names():
        figure = FIGURE_NAMES.index(name)
        region = _region(state, figures, name, open_only=figure != VOLCANO)
        if figure == VOLCANO and region not in state.table.board.volcanoes:
            raise InputError("error-volcano-place", {"field": figures.at(name)}, "SU-R-FLAMES")
        if ANCIENT <= figure <= QUEEN and state.holder_of(region) == NONE:
            raise InputError("error-figure-unheld", {"field": figures.at(name)}, "SU-CON-6")
        if figure == BALROG and state.holder_of(region) != NONE:
            raise InputError("error-balrog-held", {"field": figures.at(name)}, "SU-PLC-PENTACLE-1")
        numbers[FIGURE + figure] = region
    _read_loan(state, fields)
    numbers[VENGEANCE] = mask_of_numbers(fields, "vengeance", players - 1)
    numbers[NEW_BADGE] = 1 if fields.flag("new_badge", False) else 0
    numbers[SPENT] = _mask(fields, "spent", _RELIC_NAMES)
    numbers[ARMED] = _mask(fields, "armed", _ARMED_NAMES)
    numbers[COPIED] = 0
    if fields.value("copied") is not None:
        numbers[COPIED] = _known(fields.text("copied"), fields.at("copied"), _RELIC_NAMES) + 1
    numbers[MOVED] = _mask(fields, "moved", FIGURE_NAMES)
    numbers[REBORN] = fields.integer("reborn", 0, 2)
    numbers[BITTEN] = mask_of_numbers(fields, "bitten", players - 1)
    laid = fields.fields("laid")
    laid.only(LAID_NAMES)
    for name in laid.names():
        numbers[LAID + LAID_NAMES.index(name)] = _region(state, laid, name, open_only=True)
    size = int(state.table.board.size)
    numbers[KEPT_RIVERS] = _mask(fields, "kept_rivers", state.table.board.names[:size])


def _read_loan(state: State, fields: Fields) -> None:
    if fields.value("lent") is not None:
        index = state.table.power_index
        name = fields.text("lent")
        if name not in index:
            raise InputError("error-unknown-name", {"field": fields.at("lent"), "value": name})
        state.numbers[LENT] = index[name]
    at = state.marker_at(STONEHEDGE)
    state.numbers[BORROWER] = NONE if at == NONE else state.holder_of(at)


def _region(state: State, fields: Fields, key: str, *, open_only: bool) -> int:
    board = state.table.board
    name = fields.text(key)
    region = board.index.get(name)
    if region is None or (open_only and region >= board.size):
        raise InputError("error-unknown-name", {"field": fields.at(key), "value": name})
    return region


def _known(name: str, where: str, names: list[str]) -> int:
    if name not in names:
        raise InputError("error-unknown-name", {"field": where, "value": name})
    return names.index(name)


def _mask(fields: Fields, key: str, names: list[str]) -> i64:
    mask = i64(0)
    for i, name in enumerate(fields.texts(key)):
        mask |= bit(i64(_known(name, f"{fields.at(key)}[{i}]", names)))
    return mask


def mask_of_numbers(fields: Fields, key: str, most: int) -> i64:
    mask = i64(0)
    for i, item in enumerate(fields.items(key)):
        mask |= bit(i64(whole_number(item, f"{fields.at(key)}[{i}]", 0, most)))
    return mask

"""How many tokens a conquest takes, and what the number is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.games.small_world import channels
from warren.games.small_world.board import BASE, RIVER_BASE
from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.pieces import DEFENCE, FIELD, NATIVES, PIECES, WIDTH, count_all
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Trait
from warren.games.small_world.underground import markers
from warren.games.small_world.underground.armoury import anything_armed, is_armed

FLOOR: Final = 1
SWORD_HELP: Final = 2


def price(state: State, tribe: i64, region: i64, parts: list[Part] | None) -> i64:
    """Two tokens and one for everything in the way, less the discounts.

    The discounts add up, and the floor of one token comes last.  [SW-CON-3] [SW-CON-10]
    """
    if state.table.deep:
        return _deep_price(state, tribe, region, parts)
    total = defence(state, region)
    if parts is not None:
        _list_defence(state, region, False, parts)
    if state.is_active(tribe):
        total -= channels.conquest_discount(state, tribe, region)
        if parts is not None:
            _list_discounts(state, tribe, region, False, parts)
    return _floored(total, parts)


def _deep_price(state: State, tribe: i64, region: i64, parts: list[Part] | None) -> i64:
    """The same with what Underground adds.  [SU-CON-2] [SU-CON-11] [SU-CON-17] [SU-CON-21]"""
    if not state.is_active(tribe):
        if parts is not None:
            _list_defence(state, region, False, parts)
        return _floored(defence(state, region), parts)
    warded = is_warded(state, state.owner(tribe), region)
    if warded:
        total = defence(state, region) - channels.surcharge(state, tribe, region)
        if parts is not None:
            _list_defence(state, region, False, parts)
            _list_discounts(state, tribe, region, True, parts)
        return _floored(total, parts)
    ignored = False
    if state.tokens_on(region) or state.pieces_on(region) & NATIVES:
        ignored = is_armed(state, markers.SOCKS) or channels.ignores_defenders(state, tribe, region)
    total = _without_defenders(state, region) if ignored else defence(state, region)
    total -= channels.conquest_discount(state, tribe, region)
    if is_armed(state, markers.SWORD):
        total -= SWORD_HELP
    if parts is not None:
        _list_defence(state, region, ignored, parts)
        _list_discounts(state, tribe, region, False, parts)
    return _floored(total, parts)


def pays_for_defence(state: State, tribe: i64) -> bool:
    """Whether no region costs the race anything but what is in the way."""
    if not state.is_active(tribe):
        return True
    if channels.has_discount(state, tribe):
        return False
    return not state.table.deep or not (anything_armed(state) or channels.onslaught(state, tribe))


def defence(state: State, region: i64) -> i64:
    """What is in the way: at least the floor."""
    total = state.table.board.prices[region] + state.tokens_on(region)
    pieces = state.pieces_on(region) & DEFENCE
    if pieces:
        total += count_all(pieces)
    if state.table.deep and state.marker_at(markers.KEEP) == region:
        total += 1
    return total


def _without_defenders(state: State, region: i64) -> i64:
    """What is in the way of those who ignore tokens and natives."""
    natives = state.pieces_on(region) & DEFENCE & NATIVES
    return defence(state, region) - state.tokens_on(region) - count_all(natives)


def _floored(total: i64, parts: list[Part] | None) -> i64:
    if total < FLOOR:
        if parts is not None:
            parts.append(Part("part-floor", int(FLOOR - total), "SW-CON-4"))
        return FLOOR
    return total


def _list_defence(state: State, region: i64, ignored: bool, parts: list[Part]) -> None:
    board = state.table.board
    if (board.river >> region) & 1:
        parts.append(Part("terrain-river", RIVER_BASE, "SU-CON-3"))
    else:
        parts.append(Part("part-base", BASE, "SW-CON-3"))
    if board.has(MOUNTAIN, region):
        parts.append(Part(f"terrain-{board.terrains[region]}", 1, "SW-CON-3"))
    if state.table.deep and state.marker_at(markers.KEEP) == region:
        parts.append(Part("place-keep-on-the-motherland", 1, "SU-PLC-KEEP"))
    holder = state.holder_of(region)
    if holder != NONE and not ignored:
        label = f"race-{state.race(holder).id}"
        parts.append(Part(label, int(state.tokens_on(region)), "SW-CON-3"))
    for kind, piece in enumerate(PIECES):
        count = state.count(region, kind)
        native = (NATIVES >> (WIDTH * kind)) & FIELD
        if piece.defence and count and not (ignored and native):
            parts.append(Part(f"piece-{piece.id}", int(count), piece.rule))


def _list_discounts(state: State, tribe: i64, region: i64, warded: bool, parts: list[Part]) -> None:
    race = state.race(tribe)
    _list_discount(state, tribe, region, race, f"race-{race.id}", warded, parts)
    power = state.power(tribe)
    _list_discount(state, tribe, region, power, f"power-{power.id}", warded, parts)
    lent = state.lent_power(tribe)
    if lent != NONE:
        power = state.table.powers[lent]
        _list_discount(state, tribe, region, power, f"power-{power.id}", warded, parts)
    if state.table.deep and not warded and is_armed(state, markers.SWORD):
        parts.append(
            Part("relic-sword-of-the-killer-rabbit", -SWORD_HELP, markers.LIST[markers.SWORD].rule)
        )


def _list_discount(
    state: State,
    tribe: i64,
    region: i64,
    trait: Trait,
    label: str,
    warded: bool,
    parts: list[Part],
) -> None:
    discount = trait.conquest_discount(state, tribe, region)
    if discount < 0 or (discount > 0 and not warded):
        parts.append(Part(label, int(-discount), trait.rule))

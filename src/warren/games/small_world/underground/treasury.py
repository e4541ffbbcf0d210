"""Coins of Places and of the Scepter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.core.numbers import bit_count
from warren.games.small_world.layout import BAG_SCEPTER_HERE, SCEPTER_HERE
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import DIAMONDS, KEEP, LIST, MINE

MINE_COINS: Final = 2


def place_coins(state: State, tribe: i64, parts: list[Part] | None) -> i64:
    """Diamond Fields, Keep and Mine, in decline too.  [SU-RP-12]"""
    total = i64(0)
    if state.keeper(DIAMONDS) == tribe:
        alike = state.table.board.same_terrain[state.marker_at(DIAMONDS)]
        total += _listed(DIAMONDS, bit_count(alike & state.held(tribe)), parts)
    if state.keeper(KEEP) == tribe:
        total += _listed(KEEP, 1, parts)
    if state.keeper(MINE) == tribe:
        total += _listed(MINE, MINE_COINS, parts)
    return total


def _listed(marker: i64, coins: i64, parts: list[Part] | None) -> i64:
    if parts is not None and coins:
        place = LIST[marker]
        parts.append(Part(f"place-{place.id}", int(coins), place.rule))
    return coins


def scepter_coins(state: State, tribe: i64, parts: list[Part] | None) -> i64:
    """The region with the Scepter pays double.  [SU-REL-SCEPTER]"""
    if not state.is_active(tribe):
        return 0
    total = _doubled(state, tribe, state.numbers[SCEPTER_HERE], "relic-scepter-of-avarice", parts)
    return total + _doubled(state, tribe, state.numbers[BAG_SCEPTER_HERE], "piece-bag", parts)


def _doubled(state: State, tribe: i64, region: i64, label: str, parts: list[Part] | None) -> i64:
    if region == NONE or state.holder_of(region) != tribe or state.marker_at(MINE) == region:
        return 0
    coins = region_worth(state, tribe, region)
    if parts is not None:
        parts.append(Part(label, int(coins), "SU-REL-SCEPTER"))
    return coins


def region_worth(state: State, tribe: i64, region: i64) -> i64:
    """The region's coin and every bonus counted for it.  [SU-REL-SCEPTER-2]"""
    coins = 1 + state.race(tribe).region_coins(state, tribe, region)
    coins += state.power(tribe).region_coins(state, tribe, region)
    lent = state.lent_power(tribe)
    if lent != NONE:
        coins += state.table.powers[lent].region_coins(state, tribe, region)
    if state.keeper(DIAMONDS) == tribe:
        coins += (state.table.board.same_terrain[state.marker_at(DIAMONDS)] >> region) & 1
    if state.marker_at(KEEP) == region:
        coins += 1
    return coins

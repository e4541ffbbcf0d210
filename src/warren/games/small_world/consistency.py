"""What must agree in a position from outside: nothing lost or doubled."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import InputError
from warren.games.small_world import frames
from warren.games.small_world.layout import (
    ASIDE,
    BADGES,
    BANNERS,
    COLUMN,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    DISCARDED,
    HAND,
    LENT,
    POWER,
    RACE,
    TRIBE_SIZE,
)
from warren.games.small_world.state import State
from warren.games.small_world.terms import COMBOS, NONE, SLOTS


def check_conservation(state: State) -> None:
    """Tokens, banners and badges are each in exactly one place.  [SW-SET-8]"""
    table = state.table
    tokens = [int(state.numbers[state.table.trays + race]) for race in range(len(table.races))]
    banners = [0] * len(table.races)
    badges = [0] * len(table.powers)
    for tribe in range(int(table.players) * SLOTS):
        base = tribe * TRIBE_SIZE
        race = int(state.numbers[base + RACE])
        if race == NONE:
            continue
        banners[race] += 1
        tokens[race] += int(state.numbers[base + HAND] + state.numbers[base + ASIDE])
        tokens[race] += int(state.tokens_on_board(tribe))
        if state.numbers[base + POWER] != NONE:
            badges[int(state.numbers[base + POWER])] += 1
    for place in range(COMBOS):
        at = COLUMN + place * COMBO_SIZE
        if state.numbers[at + COMBO_RACE] != NONE:
            banners[int(state.numbers[at + COMBO_RACE])] += 1
            badges[int(state.numbers[at + COMBO_POWER])] += 1
    for race in range(len(table.races)):
        banners[race] += int((state.numbers[BANNERS] >> i64(race)) & 1)
    for returned in state.returned():
        banners[table.race_index[returned.id]] += 1
    for power in range(len(table.powers)):
        badges[power] += int((state.numbers[BADGES] >> i64(power)) & 1)
        badges[power] += int((state.numbers[DISCARDED] >> i64(power)) & 1)
    if table.deep and state.numbers[LENT] != NONE:
        badges[int(state.numbers[LENT])] += 1
    drawing = _banner_being_drawn(state)
    if drawing != NONE:
        banners[drawing] += 1
    for race, trait in enumerate(table.races):
        if tokens[race] != trait.supply:
            raise InputError(
                "error-tokens-not-conserved",
                {"field": "tray", "race": trait.id, "count": tokens[race], "all": trait.supply},
                "SW-SET-8",
            )
        if banners[race] != 1:
            raise InputError(
                "error-banner-not-once", {"race": trait.id, "count": banners[race]}, "SW-SET-2"
            )
    for power, badge in enumerate(table.powers):
        if badges[power] != 1:
            raise InputError(
                "error-badge-not-once", {"power": badge.id, "count": badges[power]}, "SW-SET-2"
            )


def _banner_being_drawn(state: State) -> int:
    if frames.step(state) == frames.REFILL:
        return int(frames.subject(state))
    return NONE

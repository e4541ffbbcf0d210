"""Facts about race tokens that conquer nothing."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import ASIDE, HAND, REGION_SIZE, TOKENS, TRIBE_SIZE
from warren.games.small_world.state import State


def ready(state: State, tribe: i64) -> None:
    """All tokens but one a region come to hand, those set aside too.  [SW-TRN-2]"""
    base = tribe * TRIBE_SIZE
    held = state.held(tribe)
    taken = state.numbers[base + ASIDE]
    for region in range(state.table.board.size):
        if (held >> region) & 1 and state.tokens_on(region) > 1:
            taken += state.tokens_on(region) - 1
            state.numbers[region * REGION_SIZE + TOKENS] = 1
    state.numbers[base + ASIDE] = 0
    state.numbers[base + HAND] += taken
    if state.effects is not None and taken:
        state.emit("tribe-readied", {"race": state.race(tribe).id, "tokens": int(taken)})


def available(state: State, tribe: i64) -> i64:
    """The tokens in hand, once the race has readied."""
    base = tribe * TRIBE_SIZE
    return state.numbers[base + HAND] + state.numbers[base + ASIDE] + state.spare_tokens(tribe)


def gain_tokens(state: State, tribe: i64, wanted: i64, rule: str) -> None:
    """New tokens, as far as the tray has them.  [SW-CMB-8]"""
    base = tribe * TRIBE_SIZE
    tray = state.table.trays + state.race_id(tribe)
    gained = min(wanted, state.numbers[tray])
    if gained <= 0:
        return
    state.numbers[tray] -= gained
    state.numbers[base + HAND] += gained
    if state.effects is not None:
        state.emit(
            "tokens-gained",
            {"race": state.race(tribe).id, "tokens": int(gained), "rule": rule},
        )


def take_token(state: State, tribe: i64) -> None:
    """A token leaves the tray, or the hand when the tray is empty."""
    base = tribe * TRIBE_SIZE
    tray = state.table.trays + state.race_id(tribe)
    if state.numbers[tray]:
        state.numbers[tray] -= 1
    else:
        state.numbers[base + HAND] -= 1


def withdraw(state: State, tribe: i64, region: i64) -> None:
    state.numbers[region * REGION_SIZE + TOKENS] -= 1
    state.numbers[tribe * TRIBE_SIZE + HAND] += 1
    if state.effects is not None:
        state.emit("token-withdrawn", {"region": state.table.board.names[region]})


def deploy(state: State, tribe: i64, region: i64) -> None:
    state.numbers[region * REGION_SIZE + TOKENS] += 1
    state.numbers[tribe * TRIBE_SIZE + HAND] -= 1
    if state.effects is not None:
        state.emit("token-deployed", {"region": state.table.board.names[region]})


def set_aside(state: State, tribe: i64, region: i64) -> None:
    """A conquest-only token leaves the board until the race readies.  [SW-R-AMAZONS-4]"""
    state.numbers[region * REGION_SIZE + TOKENS] -= 1
    state.numbers[tribe * TRIBE_SIZE + ASIDE] += 1
    if state.effects is not None:
        state.emit("token-set-aside", {"region": state.table.board.names[region]})

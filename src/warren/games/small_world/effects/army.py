"""Facts about race tokens that conquer nothing."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import ASIDE, HAND, RACE, TRAY, TRIBE_SIZE
from warren.games.small_world.state import State


def ready(state: State, tribe: i64) -> None:
    """All tokens but one a region come to hand, those set aside too.  [SW-TRN-2]"""
    base = tribe * TRIBE_SIZE
    held = state.held(tribe)
    taken = state.tribes[base + ASIDE]
    for region in range(state.table.board.size):
        if (held >> region) & 1 and state.tokens[region] > 1:
            taken += state.tokens[region] - 1
            state.tokens[region] = 1
    state.tribes[base + ASIDE] = 0
    state.tribes[base + HAND] += taken
    if state.effects is not None and taken:
        state.emit("tribe-readied", {"race": state.race(tribe).id, "tokens": int(taken)})


def available(state: State, tribe: i64) -> i64:
    """The tokens in hand, once the race has readied."""
    base = tribe * TRIBE_SIZE
    return state.tribes[base + HAND] + state.tribes[base + ASIDE] + state.spare_tokens(tribe)


def gain_tokens(state: State, tribe: i64, wanted: i64, rule: str) -> None:
    """New tokens, as far as the tray has them.  [SW-CMB-8]"""
    base = tribe * TRIBE_SIZE
    tray = TRAY + state.tribes[base + RACE]
    gained = min(wanted, state.world[tray])
    if gained <= 0:
        return
    state.world[tray] -= gained
    state.tribes[base + HAND] += gained
    if state.effects is not None:
        state.emit(
            "tokens-gained",
            {"race": state.race(tribe).id, "tokens": int(gained), "rule": rule},
        )


def take_token(state: State, tribe: i64) -> None:
    """A token leaves the tray, or the hand when the tray is empty."""
    base = tribe * TRIBE_SIZE
    tray = TRAY + state.tribes[base + RACE]
    if state.world[tray]:
        state.world[tray] -= 1
    else:
        state.tribes[base + HAND] -= 1


def withdraw(state: State, tribe: i64, region: i64) -> None:
    state.tokens[region] -= 1
    state.tribes[tribe * TRIBE_SIZE + HAND] += 1
    if state.effects is not None:
        state.emit("token-withdrawn", {"region": state.table.board.names[region]})


def deploy(state: State, tribe: i64, region: i64) -> None:
    state.tokens[region] += 1
    state.tribes[tribe * TRIBE_SIZE + HAND] -= 1
    if state.effects is not None:
        state.emit("token-deployed", {"region": state.table.board.names[region]})


def set_aside(state: State, tribe: i64, region: i64) -> None:
    """A conquest-only token leaves the board until the race readies.  [SW-R-AMAZONS-4]"""
    state.tokens[region] -= 1
    state.tribes[tribe * TRIBE_SIZE + ASIDE] += 1
    if state.effects is not None:
        state.emit("token-set-aside", {"region": state.table.board.names[region]})

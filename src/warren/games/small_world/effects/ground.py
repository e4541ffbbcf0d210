"""Facts about regions that change hands."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world.effects.column import discard_badge, return_banner
from warren.games.small_world.effects.markers import clear_pieces, remove_pieces
from warren.games.small_world.layout import (
    ATTACKED,
    FREE,
    HAND,
    HELD,
    LOSERS,
    NONE,
    NONEMPTY,
    PIECES,
    POWER,
    RACE,
    STATUS,
    TRAY,
    TRIBE_SIZE,
)
from warren.games.small_world.pieces import NATIVES
from warren.games.small_world.state import State


def vacate(state: State, tribe: i64, region: i64) -> None:
    """The region belongs to nobody; its pieces are gone, its tokens are the caller's care."""
    state.tokens[region] = 0
    clear_pieces(state, tribe, region)
    state.tribes[tribe * TRIBE_SIZE + HELD] &= ~bit(region)
    state.holder[region] = NONE


def abandon(state: State, tribe: i64, region: i64) -> None:
    """All tokens to hand.  [SW-TRN-3]"""
    state.tribes[tribe * TRIBE_SIZE + HAND] += state.tokens[region]
    vacate(state, tribe, region)
    if state.effects is not None:
        state.emit(
            "region-abandoned",
            {"race": state.race(tribe).id, "region": state.table.board.names[region]},
        )


def attack(state: State, tribe: i64, region: i64) -> None:
    """Remember whose active race was attacked, also in vain.  [SW-CON-16]"""
    holder = state.holder[region]
    if holder != NONE and state.is_active(holder):
        owner = state.owner(holder)
        if owner != state.owner(tribe):
            state.world[ATTACKED] |= bit(owner)


def conquer(state: State, tribe: i64, region: i64, tokens: i64, means: str) -> None:
    """The race takes the region with this many tokens of its hand."""
    evict(state, tribe, region, NONE)
    state.tribes[tribe * TRIBE_SIZE + HAND] -= tokens
    occupy(state, tribe, region, tokens, means)


def occupy(state: State, tribe: i64, region: i64, tokens: i64, means: str) -> None:
    """The tokens stand in the region and it is the tribe's."""
    state.holder[region] = tribe
    state.tokens[region] = tokens
    state.tribes[tribe * TRIBE_SIZE + HELD] |= bit(region)
    if state.effects is not None:
        state.emit(
            "region-conquered",
            {
                "seat": int(state.owner(tribe)),
                "race": state.race(tribe).id,
                "region": state.table.board.names[region],
                "tokens": int(tokens),
                "means": means,
            },
        )
    if state.is_active(tribe):
        state.race(tribe).conquered(state, tribe, region)
        state.power(tribe).conquered(state, tribe, region)


def evict(state: State, tribe: i64, region: i64, casualties: i64) -> None:
    """Whoever is in the region leaves it; `casualties` overrides what the loser's race says."""
    attack(state, tribe, region)
    holder = state.holder[region]
    if state.pieces[region] & NATIVES:
        remove_pieces(state, region, NATIVES)
    elif holder == NONE:
        return
    if state.is_active(tribe):
        state.world[NONEMPTY] += 1
    if holder != NONE:
        lose(state, holder, region, casualties)


def lose(state: State, tribe: i64, region: i64, casualties: i64) -> None:
    """One token to the tray, the rest to hand until the end of the turn.  [SW-LOS-1]"""
    base = tribe * TRIBE_SIZE
    tokens = state.tokens[region]
    if casualties == NONE:
        casualties = state.race(tribe).casualties(state, tribe)
        if state.power_id(tribe) != NONE:
            casualties = min(casualties, state.power(tribe).casualties(state, tribe))
    dead = min(casualties, tokens)
    state.world[TRAY + state.tribes[base + RACE]] += dead
    state.tribes[base + HAND] += tokens - dead
    if tribe != state.active_tribe(state.turn()):
        state.world[LOSERS] |= bit(tribe)
    vacate(state, tribe, region)
    if state.effects is not None:
        state.emit(
            "region-lost",
            {
                "seat": int(state.owner(tribe)),
                "race": state.race(tribe).id,
                "region": state.table.board.names[region],
                "lost": int(dead),
                "kept": int(tokens - dead),
            },
        )
    dissolve_if_gone(state, tribe)


def dissolve_if_gone(state: State, tribe: i64) -> None:
    """A race in decline without a token gives its banner back.  [SW-DEC-4]"""
    if not state.is_active(tribe) and state.held(tribe) == 0 and state.hand(tribe) == 0:
        dissolve(state, tribe)


def dissolve(state: State, tribe: i64) -> None:
    base = tribe * TRIBE_SIZE
    race = state.tribes[base + RACE]
    power = state.tribes[base + POWER]
    state.world[LOSERS] &= ~bit(tribe)
    seat = state.owner(tribe)
    for field in range(i64(TRIBE_SIZE)):
        state.tribes[base + field] = 0
    state.tribes[base + RACE] = NONE
    state.tribes[base + POWER] = NONE
    state.tribes[base + STATUS] = FREE
    state.tribes[base + PIECES] = 0
    if state.effects is not None:
        state.emit("tribe-gone", {"seat": int(seat), "race": state.table.races[race].id})
    return_banner(state, race)
    if power != NONE:
        discard_badge(state, power)


def surrender(state: State, tribe: i64, region: i64) -> None:
    """The race gives up a region in which it has no token left."""
    vacate(state, tribe, region)
    if state.effects is not None:
        state.emit(
            "region-abandoned",
            {"race": state.race(tribe).id, "region": state.table.board.names[region]},
        )

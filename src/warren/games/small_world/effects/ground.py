"""Facts about regions that change hands."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels
from warren.games.small_world.effects.column import discard_badge, return_banner
from warren.games.small_world.effects.markers import clear_pieces, place_piece, remove_pieces
from warren.games.small_world.layout import (
    ATTACKED,
    FOUND,
    HAND,
    HELD,
    HOLDER,
    LOSERS,
    NONEMPTY,
    PIECES,
    POWER,
    RACE,
    REGION_SIZE,
    STATUS,
    TOKENS,
    TRIBE_SIZE,
)
from warren.games.small_world.pieces import HAMMER, MONSTER, NATIVES
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE
from warren.games.small_world.underground.depths import (
    bring_relics,
    collect_toll,
    leave_ground,
    losses_by_socks,
    mark_for_vengeance,
    take_ground,
    usable_hammers,
)


def vacate(state: State, tribe: i64, region: i64) -> None:
    """The region belongs to nobody; its pieces are gone, its tokens are the caller's care."""
    state.numbers[region * REGION_SIZE + TOKENS] = 0
    clear_pieces(state, tribe, region)
    state.numbers[tribe * TRIBE_SIZE + HELD] &= ~bit(region)
    state.numbers[region * REGION_SIZE + HOLDER] = NONE
    if state.table.deep:
        leave_ground(state, region)


def abandon(state: State, tribe: i64, region: i64) -> None:
    """All tokens to hand.  [SW-TRN-3]"""
    state.numbers[tribe * TRIBE_SIZE + HAND] += state.tokens_on(region)
    surrender(state, tribe, region)


def attack(state: State, tribe: i64, region: i64) -> None:
    """Remember whose active race was attacked, also in vain.  [SW-CON-16]"""
    holder = state.holder_of(region)
    if holder == NONE or state.owner(holder) == state.owner(tribe):
        return
    if state.is_active(holder):
        state.numbers[ATTACKED] |= bit(state.owner(holder))
    if state.table.deep:
        mark_for_vengeance(state, state.owner(holder), state.owner(tribe))


def conquer(state: State, tribe: i64, region: i64, tokens: i64, means: str) -> None:
    """The race takes the region with this many tokens, Hammers first.  [SU-CLASH-12]"""
    if not state.table.deep or not state.is_active(tribe):
        evict(state, tribe, region, NONE)
        state.numbers[tribe * TRIBE_SIZE + HAND] -= tokens
        occupy(state, tribe, region, tokens, means)
        return
    warded = is_warded(state, state.owner(tribe), region)
    hammers = i64(0) if warded else usable_hammers(state, tribe, tokens)
    evict(state, tribe, region, NONE if warded else losses_by_socks(state))
    state.numbers[tribe * TRIBE_SIZE + HAND] -= tokens - hammers
    occupy(state, tribe, region, tokens - hammers, means)
    for _ in range(hammers):
        place_piece(state, tribe, region, HAMMER)
    if not warded:
        bring_relics(state, region, True)


def occupy(state: State, tribe: i64, region: i64, tokens: i64, means: str) -> None:
    """The tokens stand in the region and it is the tribe's."""
    state.numbers[region * REGION_SIZE + HOLDER] = tribe
    state.numbers[region * REGION_SIZE + TOKENS] = tokens
    state.numbers[tribe * TRIBE_SIZE + HELD] |= bit(region)
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
    if state.table.deep:
        take_ground(state, tribe, region)
    if state.is_active(tribe):
        channels.settled(state, tribe, region)
        channels.conquered(state, tribe, region)


def evict(state: State, tribe: i64, region: i64, casualties: i64) -> None:
    """The region is emptied to be conquered."""
    if state.is_active(tribe) and (
        state.holder_of(region) != NONE or state.pieces_on(region) & NATIVES
    ):
        state.numbers[NONEMPTY] += 1
    drive_out(state, tribe, region, casualties)


def drive_out(state: State, tribe: i64, region: i64, casualties: i64) -> None:
    """Whoever is in the region leaves it; `casualties` overrides what the loser's race says."""
    attack(state, tribe, region)
    holder = state.holder_of(region)
    if state.pieces_on(region) & NATIVES:
        if state.count(region, MONSTER):
            state.numbers[FOUND] = region
        remove_pieces(state, region, NATIVES)
    if holder != NONE:
        if state.table.deep and state.owner(holder) != state.owner(tribe):
            collect_toll(state, state.owner(tribe), holder)
            if state.is_active(holder):
                channels.lost(state, holder, region)
        lose(state, holder, region, casualties)


def lose(state: State, tribe: i64, region: i64, casualties: i64) -> None:
    """One token to the tray, the rest to hand until the end of the turn.  [SW-LOS-1]

    A race in decline that does not retreat loses all of them.  [SU-PLC-STONEHEDGE-6]
    """
    base = tribe * TRIBE_SIZE
    tokens = state.tokens_on(region)
    if casualties == NONE:
        casualties = (
            channels.casualties(state, tribe) if channels.retreats(state, tribe) else tokens
        )
    dead = min(casualties, tokens)
    state.numbers[state.table.trays + state.race_id(tribe)] += dead
    state.numbers[base + HAND] += tokens - dead
    if tribe != state.active_tribe(state.turn()):
        state.numbers[LOSERS] |= bit(tribe)
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
    scatter_if_homeless(state, tribe)
    dissolve_if_gone(state, tribe)


def scatter_if_homeless(state: State, tribe: i64) -> None:
    """Tokens in decline without a region are lost, unless they may conquer.  [SU-P-TOMB]"""
    base = tribe * TRIBE_SIZE
    hand = state.numbers[base + HAND]
    if hand == 0 or state.is_active(tribe) or state.held(tribe):
        return
    buried = state.power_id(tribe) != NONE and state.power(tribe).retreats_in_decline()
    if state.race(tribe).keeps_tokens_in_decline() and not buried:
        return
    state.numbers[state.table.trays + state.race_id(tribe)] += hand
    state.numbers[base + HAND] = 0
    if state.effects is not None:
        state.emit("tokens-lost", {"race": state.race(tribe).id, "tokens": int(hand)})


def dissolve_if_gone(state: State, tribe: i64) -> None:
    """A race in decline without a token gives its banner back.  [SW-DEC-4]"""
    if not state.is_active(tribe) and state.held(tribe) == 0 and state.hand(tribe) == 0:
        dissolve(state, tribe)


def dissolve(state: State, tribe: i64) -> None:
    base = tribe * TRIBE_SIZE
    race = state.numbers[base + RACE]
    power = state.numbers[base + POWER]
    state.numbers[LOSERS] &= ~bit(tribe)
    seat = state.owner(tribe)
    for field in range(i64(TRIBE_SIZE)):
        state.numbers[base + RACE + field] = 0
    state.numbers[base + RACE] = NONE
    state.numbers[base + POWER] = NONE
    state.numbers[base + STATUS] = FREE
    state.numbers[base + PIECES] = 0
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

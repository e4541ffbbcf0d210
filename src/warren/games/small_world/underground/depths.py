"""What Underground adds to facts about regions that change hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels
from warren.games.small_world.block import OFFER_VENGEANCE
from warren.games.small_world.effects.purse import transfer_coins
from warren.games.small_world.layout import ARMED, MARKER, VENGEANCE
from warren.games.small_world.pieces import HAMMER
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground import markers
from warren.games.small_world.underground.armoury import anything_armed, disarm, is_armed
from warren.games.small_world.underground.figures import lift_figure, put_figure
from warren.games.small_world.underground.loan import hand_over
from warren.games.small_world.underground.markers import ANCIENT, BAG, GHOST, RELICS

NO_LOSS: Final = 0


def lay_marker(state: State, marker: i64, region: i64) -> None:
    """A Relic is moved into the region."""
    state.numbers[MARKER + marker] = region
    if state.effects is not None:
        state.emit(
            "relic-moved",
            {"relic": markers.LIST[marker].id, "region": state.table.board.names[region]},
        )


def leave_ground(state: State, region: i64) -> None:
    """The race's figures come back to hand, Relics stay; what Stonehedge lent is gone.

    [SU-R-CULTISTS-2] [SU-P-ROYAL-1] [SU-P-MAGIC] [SU-RP-6] [SU-PLC-STONEHEDGE-3]
    """
    for figure in range(i64(ANCIENT), i64(BAG + 1)):
        if state.figure_at(figure) == region:
            lift_figure(state, figure)
    for relic in range(i64(RELICS)):
        if state.numbers[MARKER + relic] == region:
            state.numbers[ARMED] &= ~bit(relic)
    if state.marker_at(markers.STONEHEDGE) == region:
        hand_over(state, NONE)


def take_ground(state: State, tribe: i64, region: i64) -> None:
    """Relic and Place serve the new holder at once; a Ghost leaves.  [SU-RP-2] [SU-PLC-CRYPT]"""
    if state.marker_at(markers.CRYPT) == region:
        lift_figure(state, GHOST)
    if state.marker_at(markers.STONEHEDGE) == region:
        hand_over(state, tribe)


def bring_relics(state: State, region: i64, priced: bool) -> None:
    """The Relics that served this conquest go into the region.  [SU-RP-8] [SU-CLASH-9]"""
    if not anything_armed(state):
        return
    for relic in (markers.DOORMAT, markers.SOCKS, markers.SWORD):
        if is_armed(state, relic) and (priced or relic == markers.DOORMAT):
            bring_relic(state, relic, region)


def bring_relic(state: State, relic: i64, region: i64) -> None:
    by_bag = (state.numbers[ARMED] >> (relic + RELICS)) & 1
    disarm(state, relic)
    if by_bag:
        put_figure(state, BAG, region)
    else:
        lay_marker(state, relic, region)


def spend_armed(state: State) -> None:
    """A failed attempt spends the Relics, which stay where they are.  [SU-RP-10]"""
    for relic in (markers.DOORMAT, markers.SOCKS, markers.SWORD):
        disarm(state, relic)


def usable_hammers(state: State, tribe: i64, tokens: i64) -> i64:
    """Hammers that fill up the price beside one token at least.  [SU-R-IRON-DWARVES-2]"""
    return min(state.in_hand(tribe, HAMMER), tokens - 1)


def losses_by_socks(state: State) -> i64:
    """Nothing dies before the Socks, except what cannot retreat.  [SU-REL-SOCKS]"""
    return NO_LOSS if is_armed(state, markers.SOCKS) else NONE


def mark_for_vengeance(state: State, victim: i64, attacker: i64) -> None:
    """Who attacks a player whose active race is Vengeful gets a marker.  [SU-P-VENGEFUL-1]"""
    tribe = state.active_tribe(victim)
    if tribe == NONE or not channels.offers(state, tribe) & OFFER_VENGEANCE:
        return
    if (state.numbers[VENGEANCE] >> attacker) & 1:
        return
    state.numbers[VENGEANCE] |= bit(attacker)
    if state.effects is not None:
        state.emit("vengeance-sworn", {"seat": int(victim), "against": int(attacker)})


def forget_vengeance(state: State) -> None:
    """All Vengeance markers come back."""
    if state.numbers[VENGEANCE] == 0:
        return
    state.numbers[VENGEANCE] = 0
    if state.effects is not None:
        state.emit("vengeance-over", {})


def collect_toll(state: State, seat: i64, holder: i64) -> None:
    """A conquest from who asks a toll in decline costs another player coins.  [SU-R-LICHES]"""
    toll = channels.toll(state, holder)
    if toll:
        race = state.race(holder)
        rule = race.rule if race.asks_toll else state.power(holder).rule
        transfer_coins(state, seat, state.owner(holder), toll, rule)

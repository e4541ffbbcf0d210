"""The channels of a whole tribe: race, badge and the badge lent by Stonehedge together."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import MEANS_DIE, MEANS_ONSLAUGHT
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import PIPE


def conquest_discount(state: State, tribe: i64, region: i64) -> i64:
    total = i64(0)
    race = state.race(tribe)
    if race.has_discount:
        total = race.conquest_discount(state, tribe, region)
    power = state.power(tribe)
    if power.has_discount:
        total += power.conquest_discount(state, tribe, region)
    lent = state.lent_power(tribe)
    if lent != NONE:
        total += state.table.badges[lent].conquest_discount(state, tribe, region)
    return total


def has_discount(state: State, tribe: i64) -> bool:
    """Whether any region may cost the race less, or more, than what is in the way."""
    if state.race(tribe).has_discount or state.power(tribe).has_discount:
        return True
    return state.lent_power(tribe) != NONE


def surcharge(state: State, tribe: i64, region: i64) -> i64:
    """What is left of the discounts where no property may help: the surcharges.

    [SU-R-GNOMES-2]
    """
    total = min(i64(0), state.race(tribe).conquest_discount(state, tribe, region))
    total += min(i64(0), state.power(tribe).conquest_discount(state, tribe, region))
    lent = state.lent_power(tribe)
    if lent != NONE:
        more = state.table.badges[lent].conquest_discount(state, tribe, region)
        total += min(i64(0), more)
    return total


def ignores_defenders(state: State, tribe: i64, region: i64) -> bool:
    race = state.race(tribe)
    if race.lent_means & MEANS_ONSLAUGHT and race.ignores_defenders(state, tribe, region):
        return True
    power = state.power(tribe)
    if power.lent_means & MEANS_ONSLAUGHT and power.ignores_defenders(state, tribe, region):
        return True
    lent = state.lent_power(tribe)
    return lent != NONE and state.table.badges[lent].ignores_defenders(state, tribe, region)


def onslaught(state: State, tribe: i64) -> bool:
    """Whether the race, or its own badge, may ignore the defenders of some region."""
    return (state.race(tribe).lent_means | state.power(tribe).lent_means) & MEANS_ONSLAUGHT != 0


def entries(state: State, tribe: i64) -> i64:
    """Where an active race off the board may enter.  [SW-CON-1]"""
    race = state.race(tribe)
    power = state.power(tribe)
    found = race.entries(state, tribe) | power.entries(state, tribe)
    lent = state.lent_power(tribe)
    if lent != NONE:
        found |= state.table.badges[lent].entries(state, tribe)
    if race.shuns_rim() or power.shuns_rim():
        return found
    return found | state.table.board.entries


def links(state: State, tribe: i64, regions: i64) -> i64:
    found = state.race(tribe).links(state, tribe, regions)
    found |= state.power(tribe).links(state, tribe, regions)
    lent = state.lent_power(tribe)
    if lent != NONE:
        found |= state.table.badges[lent].links(state, tribe, regions)
    return found | _piped(state, tribe, regions)


def joins(state: State, tribe: i64, regions: i64) -> i64:
    found = state.race(tribe).joins(state, tribe, regions)
    found |= state.power(tribe).joins(state, tribe, regions)
    lent = state.lent_power(tribe)
    if lent != NONE:
        found |= state.table.badges[lent].joins(state, tribe, regions)
    return found | _piped(state, tribe, regions)


def _piped(state: State, tribe: i64, regions: i64) -> i64:
    """All regions of the Pipe's terrain are adjacent for an active holder.  [SU-PLC-PIPE]"""
    if not state.table.deep or state.keeper(PIPE) != tribe or not state.is_active(tribe):
        return 0
    alike = state.table.board.same_terrain[state.marker_at(PIPE)]
    return alike if alike & regions else 0


def enters_water(state: State, tribe: i64) -> bool:
    if not state.is_active(tribe):
        return False
    if state.power(tribe).swims or state.race(tribe).swims:
        return True
    lent = state.lent_power(tribe)
    return lent != NONE and state.table.badges[lent].swims


def means(state: State, tribe: i64) -> i64:
    """Ways to conquer; a lent badge takes none away.  [SU-CLASH-6]"""
    race = state.race(tribe)
    power = state.power(tribe)
    found = MEANS_DIE | race.lent_means | power.lent_means
    found &= ~(race.lost_means | power.lost_means)
    lent = state.lent_power(tribe)
    if lent != NONE:
        found |= state.table.badges[lent].lent_means
    return found


def rolls_for(state: State, tribe: i64, region: i64) -> bool:
    if state.race(tribe).rolls_for(state, tribe, region):
        return True
    if state.power(tribe).rolls_for(state, tribe, region):
        return True
    lent = state.lent_power(tribe)
    return lent != NONE and state.table.badges[lent].rolls_for(state, tribe, region)


def offers(state: State, tribe: i64) -> i64:
    """Further decisions of the turn; in decline only what goes on there."""
    found = state.race(tribe).offered if state.is_active(tribe) else i64(0)
    if state.power_id(tribe) != NONE:
        found |= state.power(tribe).offered
    lent = state.lent_power(tribe)
    if lent != NONE:
        found |= state.table.badges[lent].offered
    return found


def casualties(state: State, tribe: i64) -> i64:
    """Tokens that go with a region."""
    least = state.race(tribe).casualties(state, tribe)
    if state.power_id(tribe) != NONE:
        least = min(least, state.power(tribe).casualties(state, tribe))
    lent = state.lent_power(tribe)
    if lent != NONE:
        least = min(least, state.table.badges[lent].casualties(state, tribe))
    return least


def wards_off_properties(state: State, tribe: i64) -> bool:
    if not state.is_active(tribe):
        return False
    if state.race(tribe).wards or state.power(tribe).wards:
        return True
    lent = state.lent_power(tribe)
    return lent != NONE and state.table.badges[lent].wards


def toll(state: State, tribe: i64) -> i64:
    """Coins that a conquest from this race in decline costs another player."""
    if state.is_active(tribe):
        return 0
    total = state.race(tribe).asks_toll
    if state.power_id(tribe) != NONE:
        total += state.power(tribe).asks_toll
    return total


def conquered(state: State, tribe: i64, region: i64) -> None:
    state.race(tribe).conquered(state, tribe, region)
    state.power(tribe).conquered(state, tribe, region)
    lent = state.lent_power(tribe)
    if lent != NONE:
        state.table.badges[lent].conquered(state, tribe, region)


def settled(state: State, tribe: i64, region: i64) -> None:
    state.race(tribe).settled(state, tribe, region)
    state.power(tribe).settled(state, tribe, region)


def lost(state: State, tribe: i64, region: i64) -> None:
    state.race(tribe).lost(state, tribe, region)
    state.power(tribe).lost(state, tribe, region)
    lent = state.lent_power(tribe)
    if lent != NONE:
        state.table.badges[lent].lost(state, tribe, region)


def retreats(state: State, tribe: i64) -> bool:
    """Whether tokens survive the loss of a region."""
    if state.is_active(tribe) or state.race(tribe).retreats_in_decline():
        return True
    if state.power_id(tribe) != NONE and state.power(tribe).retreats_in_decline():
        return True
    lent = state.lent_power(tribe)
    return lent != NONE and state.table.badges[lent].retreats_in_decline()

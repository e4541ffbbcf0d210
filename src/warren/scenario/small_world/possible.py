"""What no game can come to, told by the field that says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from warren.core.refusal import InputError
from warren.games.small_world import channels
from warren.games.small_world.block import OFFER_PEACE
from warren.games.small_world.pieces import DRAGON, ENCAMPMENT, FORTRESS, HERO, PIECES, piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Trait

OF_BADGES: Final = (FORTRESS, ENCAMPMENT, HERO, DRAGON)


def check_possible(state: State) -> None:
    """Refuse a position in which somebody has what the rules give nobody."""
    for seat in range(int(state.table.players)):
        _check_decline(state, seat)
        _check_peace(state, seat)
    for region in range(int(state.table.board.size)):
        if state.holder_of(region) != NONE:
            _check_water(state, region)
            _check_pieces(state, region)


def _check_decline(state: State, seat: int) -> None:
    """One race in decline, and those that stand beside it.  [SW-DEC-3] [SW-P-SPIRIT]"""
    ordinary = [
        tribe
        for tribe in state.tribes_of(i64(seat))
        if not state.is_active(i64(tribe))
        and not state.stands_apart(i64(tribe))
        and not _stands_beside(state, i64(tribe))
    ]
    if len(ordinary) > 1:
        raise InputError(
            "error-two-in-decline", {"field": f"given.seats.{seat}.declined"}, "SW-DEC-3"
        )


def _stands_beside(state: State, tribe: i64) -> bool:
    return state.power_id(tribe) != NONE and state.power(tribe).beside_another_in_decline()


def _check_peace(state: State, seat: int) -> None:
    """Only a Diplomat names an ally.  [SW-P-DIPLOMAT]"""
    tribe = state.active_tribe(i64(seat))
    if state.ally(i64(seat)) == NONE:
        return
    if tribe == NONE or not channels.offers(state, tribe) & OFFER_PEACE:
        raise InputError(
            "error-ally-without-diplomat", {"field": f"given.seats.{seat}.ally"}, "SW-P-DIPLOMAT"
        )


def _check_water(state: State, region: int) -> None:
    """Water is held by those who swim, in decline too.  [SW-P-SEAFARING-1]

    Stonehedge may have lent the badge and be lost since.
    """
    if state.table.markers or (state.table.board.open >> i64(region)) & 1:
        return
    tribe = state.holder_of(region)
    if not any(trait.swims for trait in _traits(state, tribe)):
        raise InputError(
            "error-water-held",
            {"field": _field(state, region, "race"), "race": state.race(tribe).id},
            "SW-P-SEAFARING-1",
        )


def _check_pieces(state: State, region: int) -> None:
    """Fortresses, heroes and the like come with a badge; most leave with it.  [SW-DEC-2]"""
    tribe = state.holder_of(region)
    for kind in OF_BADGES:
        piece = PIECES[kind]
        if state.count(i64(region), kind) == 0:
            continue
        gone = not state.is_active(tribe) and not piece.stays
        brought = [piece_counts(trait.pieces()) for trait in _traits(state, tribe)]
        if gone or not any(piece.id in each for each in brought):
            raise InputError(
                "error-piece-without-badge",
                {
                    "field": _field(state, region, f"pieces.{piece.id}"),
                    "race": state.race(tribe).id,
                },
                piece.rule,
            )


def _traits(state: State, tribe: i64) -> Iterator[Trait]:
    """Race, badge, and the badge that Stonehedge lends."""
    yield state.race(tribe)
    if state.power_id(tribe) != NONE:
        yield state.power(tribe)
    lent = state.lent_power(tribe)
    if lent != NONE:
        yield state.table.powers[lent]


def _field(state: State, region: int, key: str) -> str:
    return f"given.regions.{state.table.board.names[region]}.{key}"

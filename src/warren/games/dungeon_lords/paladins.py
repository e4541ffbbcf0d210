"""Which paladin is with whom: one procedure for all cases.  [DF-PAL-13]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.layout import (
    CAUGHT,
    GONE,
    IN_BOX,
    IN_TENT,
    NEUTRAL,
    PALADIN,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, PALADIN_SPACE, PALADINS

ENTERING: Final = -5
MOVABLE: Final = 2
"""Fewer paladins in play stay where they are while nobody is on the space."""


class Claimant:
    """Somebody on the evilometer; `place` is in turn order, later is more evil.  [DL-ADV-3]"""

    def __init__(self, seat: int, evil: int, place: int) -> None:
        self.seat: Final = seat
        self.evil: Final = evil
        self.place: Final = place


def assigned(claimants: list[Claimant], where: list[int]) -> list[int]:
    """Where each paladin goes, from the weakest to the toughest.

    `where` has a seat, or IN_TENT, or anything else below zero or from CAUGHT on for one that is
    out of the matter. As long as those on the paladin space outnumber the paladins that have left
    the tent, the weakest one in it enters. Then all who have a paladin or are on the space are
    ranked by evil; ties go to the host of the tougher paladin, then to the later in turn order.
    The toughest paladin goes to the highest.  [DF-PAL-8] [DF-PAL-9]
    """
    found = where.copy()
    reached = sum(1 for one in claimants if one.evil >= PALADIN_SPACE)
    left = sum(1 for at in where if at not in (IN_TENT, IN_BOX))
    for kind, at in enumerate(where):
        if at == IN_TENT and reached > left:
            found[kind] = ENTERING
            left += 1
    playing = [k for k, at in enumerate(found) if 0 <= at < CAUGHT or at == ENTERING]
    if not playing:
        return found
    ranked = sorted(
        (one for one in claimants if one.evil >= PALADIN_SPACE or one.seat in where),
        key=lambda one: (one.evil, where.index(one.seat) if one.seat in where else -1, one.place),
        reverse=True,
    )
    for kind, one in zip(reversed(playing), ranked, strict=False):
        found[kind] = one.seat
    for kind in playing[: max(0, len(playing) - len(ranked))]:
        found[kind] = where[kind]
    return found


def settle(state: Position, in_combat: bool) -> None:
    """After every move of evil, and once for counters that move together."""
    where = hosts(state)
    found = placed(state, counters(state, in_combat), where)
    if found != where:
        move(state, where, found)


def hosts(state: Position) -> list[int]:
    """Where the paladins are, from the weakest to the toughest."""
    return [int(state.numbers[PALADIN + kind]) for kind in range(i64(PALADINS))]


def counters(state: Position, in_combat: bool) -> list[int]:
    """The evil of every seat, then of the non-player counter where paladins look at it."""
    found = [int(state.evil(seat)) for seat in range(state.table.players)]
    if state.table.has_neutral() and not in_combat:
        found.append(int(state.numbers[NEUTRAL]))
    return found


def placed(state: Position, levels: list[int], where: list[int]) -> list[int]:
    """Where those that are there go when the counters stand at these levels."""
    stirred = max(levels) >= PALADIN_SPACE
    if not stirred and sum(1 for at in where if 0 <= at < CAUGHT) < MOVABLE:
        return where
    players = int(state.table.players)
    claimants: list[Claimant] = []
    for seat, level in enumerate(levels):
        if CAUGHT + seat not in where:
            place = -1 if seat == players else int(state.place_of(i64(seat)))
            claimants.append(Claimant(seat, level, place))
    return assigned(claimants, where)


def move(state: Position, where: list[int], found: list[int]) -> None:
    """They change dungeons at once and take their damage along.  [DL-PAL-5]"""
    players = int(state.table.players)
    figures = [lines.paladin_figure(i64(kind)) for kind in range(PALADINS)]
    for kind in range(PALADINS):
        if found[kind] != where[kind] and 0 <= where[kind] < players:
            place = lines.paladin_place(state, i64(where[kind]), i64(kind))
            figures[kind] = lines.unpoisoned(lines.remove(state, i64(where[kind]), place))
    for kind in range(PALADINS):
        if found[kind] == where[kind]:
            continue
        goes = found[kind]
        if goes == players:
            state.numbers[PALADIN + kind] = GONE
            if state.effects is not None:
                state.emit("paladin-discarded", {"paladin": state.table.paladin_id(kind)})
            continue
        state.numbers[PALADIN + kind] = goes
        host = i64(goes)
        lines.insert(state, host, lines.front_place(state, host), figures[kind])
        if state.effects is not None:
            state.emit("paladin-moved", {"paladin": state.table.paladin_id(kind), "seat": goes})


def host_of(state: Position, kind: i64) -> i64:
    """The seat whose party he is with, or NONE."""
    at = state.numbers[PALADIN + kind]
    return at if 0 <= at < state.table.players else i64(NONE)

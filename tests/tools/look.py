"""Looks at a state, by the names that people use."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.boards import BoardData, row
from tests.tools.play import do
from tests.tools.position import position

from warren.core.breakdown import Breakdown
from warren.core.effect import Effect
from warren.games.small_world.explanation import explain_conquest, explain_income
from warren.games.small_world.layout import ASIDE, FREE, NONE, PIECES, SLOTS, TRAY, TRIBE_SIZE
from warren.games.small_world.snapshot import piece_counts
from warren.games.small_world.state import State

MEADOW: BoardData = row(gate="farmland edge", meadow="farmland")


def region_index(state: State, region: str) -> int:
    return state.table.board.index[region]


def tribe_of(state: State, race: str) -> int:
    """Where the race is kept; NONE when nobody has it."""
    for tribe in range(int(state.table.players) * SLOTS):
        if state.status(i64(tribe)) != FREE and state.race(i64(tribe)).id == race:
            return tribe
    return NONE


def in_play(state: State, race: str) -> bool:
    return tribe_of(state, race) != NONE


def is_active(state: State, race: str) -> bool:
    return state.is_active(i64(tribe_of(state, race)))


def badge(state: State, race: str) -> str | None:
    """The badge that lies with the banner."""
    tribe = i64(tribe_of(state, race))
    return None if state.power_id(tribe) == NONE else state.power(tribe).id


def on_board(state: State, race: str) -> dict[str, int]:
    """The regions of a race with its tokens."""
    tribe = tribe_of(state, race)
    return {
        name: int(state.tokens[i])
        for i, name in enumerate(state.table.board.names)
        if tribe != NONE and state.holder[i] == tribe
    }


def hand(state: State, race: str) -> int:
    return int(state.hand(i64(tribe_of(state, race))))


def aside(state: State, race: str) -> int:
    return int(state.tribes[tribe_of(state, race) * TRIBE_SIZE + ASIDE])


def tray(state: State, race: str) -> int:
    return int(state.world[TRAY + state.table.race_index[race]])


def pieces(state: State, region: str) -> dict[str, int]:
    return piece_counts(state.pieces[region_index(state, region)])


def pieces_in_hand(state: State, race: str) -> dict[str, int]:
    return piece_counts(state.tribes[tribe_of(state, race) * TRIBE_SIZE + PIECES])


def holder(state: State, region: str) -> str | None:
    tribe = state.holder[region_index(state, region)]
    return None if tribe == NONE else state.race(tribe).id


def coins(state: State, seat: int) -> int:
    return int(state.coins(i64(seat)))


def names(effects: list[Effect]) -> list[str]:
    return [effect.name for effect in effects]


def _by_rule(breakdown: Breakdown) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in breakdown.parts:
        found[part.rule] = found.get(part.rule, 0) + part.amount
    assert sum(found.values()) == breakdown.total
    return found


def price(state: State, region: str, seat: int | None = None) -> int:
    """What the region costs the seat in turn, or another."""
    attacker = int(state.turn()) if seat is None else seat
    return explain_conquest(state, attacker, region_index(state, region)).total


def price_parts(state: State, region: str, seat: int | None = None) -> dict[str, int]:
    """The price by rule."""
    attacker = int(state.turn()) if seat is None else seat
    return _by_rule(explain_conquest(state, attacker, region_index(state, region)))


def income_parts(state: State, seat: int) -> dict[str, int]:
    """What the seat would be paid now, by rule."""
    return _by_rule(explain_income(state, seat))


def picked(race: str, power: str) -> tuple[int, int]:
    """The tokens that a combo gives, and those it leaves in the tray."""
    state = position(MEADOW, [], [], column=[(power, race)])
    do(state, "pick", combo=0)
    return hand(state, race), tray(state, race)

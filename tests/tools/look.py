"""Looks at a state, by the names that people use."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.boards import BoardData, row
from tests.tools.play import do
from tests.tools.position import position
from tests.tools.underground import underground

from warren.core.breakdown import Breakdown
from warren.core.effect import ArgValue, Effect
from warren.core.fields import Fields
from warren.games.small_world.explanation import explain_conquest, explain_income
from warren.games.small_world.pieces import piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE, SLOTS
from warren.games.small_world.underground.markers import FIGURE_NAMES, INDEX

MEADOW: BoardData = row(gate="farmland edge", meadow="farmland")
CAVE: BoardData = row(gate="mud edge", bank="mine", rift="chasm volcano")


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
        name: int(state.tokens_on(i))
        for i, name in enumerate(state.table.board.names)
        if tribe != NONE and state.holder_of(i) == tribe
    }


def hand(state: State, race: str) -> int:
    return int(state.hand(i64(tribe_of(state, race))))


def aside(state: State, race: str) -> int:
    return int(state.aside(tribe_of(state, race)))


def tray(state: State, race: str) -> int:
    return int(state.tray(state.table.race_index[race]))


def pieces(state: State, region: str) -> dict[str, int]:
    return piece_counts(state.pieces_on(region_index(state, region)))


def pieces_in_hand(state: State, race: str) -> dict[str, int]:
    return piece_counts(state.kit(tribe_of(state, race)))


def holder(state: State, region: str) -> str | None:
    tribe = state.holder_of(region_index(state, region))
    return None if tribe == NONE else state.race(tribe).id


def coins(state: State, seat: int) -> int:
    return int(state.coins(i64(seat)))


def _place(state: State, where: str, name: str) -> str | None:
    places = Fields(state.to_json(), "").fields("deep").fields(where)
    return places.text(name) if places.has(name) else None


def marker_at(state: State, marker: str) -> str | None:
    """The region where a Relic or Place that was turned up lies."""
    assert marker in INDEX
    return _place(state, "markers", marker)


def figure_at(state: State, figure: str) -> str | None:
    """The region of a figure; None when it is in hand or in the box."""
    assert figure in FIGURE_NAMES
    return _place(state, "figures", figure)


def column(state: State) -> list[tuple[str, str, int]]:
    """Badge, banner and coins of the open combos, from the top."""
    combos = Fields(state.to_json(), "").field_list("column")
    return [(c.text("power"), c.text("race"), c.integer("coins", 0, 1000)) for c in combos]


def finds(state: State) -> int:
    """How many markers lie face down."""
    return int(state.finds())


def vengeance(state: State) -> set[int]:
    """The seats that have a Vengeance marker."""
    return {seat for seat in range(int(state.table.players)) if state.bears_vengeance(seat)}


def args(effects: list[Effect], name: str) -> list[dict[str, ArgValue]]:
    """The arguments of all effects of this name."""
    return [dict(effect.args) for effect in effects if effect.name == name]


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


def barred(state: State, region: str, seat: int | None = None) -> str:
    """The rule that keeps the seat in turn, or another, out of the region; empty: none does."""
    attacker = int(state.turn()) if seat is None else seat
    return explain_conquest(state, attacker, region_index(state, region)).rule


def picked(race: str, power: str) -> tuple[int, int]:
    """The tokens that a combo gives, and those it leaves in the tray."""
    return _picked(position(MEADOW, [], [], column=[(power, race)]), race)


def picked_below(race: str, power: str) -> tuple[int, int]:
    """The same for a combo of Underground."""
    return _picked(underground(CAVE, [], [], column=[(power, race)]), race)


def _picked(state: State, race: str) -> tuple[int, int]:
    do(state, "pick", combo=0)
    return hand(state, race), tray(state, race)

"""The players as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.colours import SEAT_STYLES
from warren.cli.grid import grid
from warren.core.numbers import bit_count
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.text.catalogue import Catalogue
from warren.text.names import title
from warren.text.small_world.nouns import combo_name

if TYPE_CHECKING:
    from rich.table import Table


def seats_table(catalogue: Catalogue, state: State, names: Sequence[str]) -> Table:
    """Each player's races and coins; what the state hides stays hidden."""
    from rich.text import Text

    table = grid(catalogue.text("cli-players-title"))
    table.add_column("")
    table.add_column(catalogue.text("cli-head-player"))
    table.add_column(catalogue.text("cli-head-coins"), justify="right")
    table.add_column(catalogue.text("cli-head-active"))
    table.add_column(catalogue.text("cli-head-declined"))
    table.add_column(catalogue.text("cli-head-regions"), justify="right")
    table.add_column(catalogue.text("cli-head-hand"), justify="right")
    for seat, name in enumerate(names):
        tribes = state.tribes_of(seat)
        active = [tribe for tribe in tribes if state.is_active(tribe)]
        declined = [tribe for tribe in tribes if not state.is_active(tribe)]
        table.add_row(
            Text(str(seat + 1), SEAT_STYLES[seat]),
            Text(name, SEAT_STYLES[seat]),
            _coins(catalogue, state, seat),
            "\n".join(_race(catalogue, state, tribe) for tribe in active),
            "\n".join(_race(catalogue, state, tribe) for tribe in declined),
            str(sum(int(bit_count(state.held(tribe))) for tribe in tribes)),
            str(sum(int(state.hand(tribe)) for tribe in tribes)),
        )
    return table


def _coins(catalogue: Catalogue, state: State, seat: int) -> str:
    if not state.shows_purse(seat):
        return catalogue.text("cli-coins-hidden")
    return str(int(state.coins(seat)))


def _race(catalogue: Catalogue, state: State, tribe: int) -> str:
    race = state.race(tribe).id
    if state.power_id(tribe) == NONE:
        return title(catalogue, "race", race)
    return combo_name(catalogue, state.power(tribe).id, race)

"""The column of combos as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.cli.grid import grid
from warren.games.small_world.effects.column import open_combos
from warren.games.small_world.layout import (
    COLUMN,
    COMBO_COINS,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    TRAY,
)
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import combo_name
from warren.text.narration import help_text

if TYPE_CHECKING:
    from rich.table import Table


def column_table(catalogue: Catalogue, state: State) -> Table:
    """The open combos from the top: price, tokens, coins on them, what they can do."""
    table = grid(catalogue.text("cli-column-title"), spaced=True)
    for head in ("cli-head-place", "cli-head-price", "cli-head-coins", "cli-head-tokens"):
        table.add_column(catalogue.text(head), justify="right")
    table.add_column(catalogue.text("cli-head-combo"))
    for place in range(open_combos(state)):
        at = COLUMN + place * COMBO_SIZE
        race = state.table.races[state.world[at + COMBO_RACE]]
        power = state.table.powers[state.world[at + COMBO_POWER]]
        extra = race.conquest_only_tokens() + power.conquest_only_tokens()
        wanted = race.tokens + power.tokens + int(extra)
        tray = int(state.world[TRAY + state.world[at + COMBO_RACE]])
        table.add_row(
            str(place + 1),
            str(place),
            str(int(state.world[at + COMBO_COINS])),
            str(min(wanted, tray)),
            _combo(catalogue, race.id, power.id),
        )
    return table


def _combo(catalogue: Catalogue, race: str, power: str) -> str:
    return "\n".join(
        [
            combo_name(catalogue, power, race),
            help_text(catalogue, "power", power),
            help_text(catalogue, "race", race),
        ]
    )

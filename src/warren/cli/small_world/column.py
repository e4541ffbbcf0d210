"""The column of combos as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.cli.grid import grid
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.narration import help_text
from warren.text.small_world.nouns import combo_name

if TYPE_CHECKING:
    from rich.table import Table


def column_table(catalogue: Catalogue, state: State) -> Table:
    """The open combos from the top: price, tokens, coins on them, what they can do."""
    table = grid(catalogue.text("cli-column-title"), spaced=True)
    for head in ("cli-head-place", "cli-head-price", "cli-head-coins", "cli-head-tokens"):
        table.add_column(catalogue.text(head), justify="right")
    table.add_column(catalogue.text("cli-head-combo"))
    for place, combo in enumerate(state.column()):
        table.add_row(
            str(place + 1),
            str(place),
            str(int(combo.coins)),
            str(int(combo.tokens)),
            _combo(catalogue, combo.race.id, combo.power.id),
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

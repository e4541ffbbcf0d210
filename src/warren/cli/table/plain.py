"""A position as it is in its JSON form, for games without a face of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from warren.cli.grid import grid
from warren.core.state import State
from warren.scenario.adapter import shown
from warren.text.catalogue import Catalogue
from warren.text.narration import voice_of

if TYPE_CHECKING:
    from rich.console import RenderableType

UNTOLD: Final = ("game", "players", "options")


def position_tables(
    catalogue: Catalogue, state: State, names: Sequence[str]
) -> list[RenderableType]:
    """What everybody shares, then a row for each player."""
    data = {name: value for name, value in state.to_json().items() if name not in UNTOLD}
    lists = {
        name: cast("list[object]", value)
        for name, value in data.items()
        if isinstance(value, list) and len(cast("list[object]", value)) == len(names)
    }
    lines = [
        f"{_head(catalogue, state, name)}: {_cell(catalogue, state, name, value)}"
        for name, value in data.items()
        if name not in lists
    ]
    table = grid()
    table.add_column("")
    for name in lists:
        table.add_column(_head(catalogue, state, name), justify="right")
    for seat, player in enumerate(names):
        table.add_row(
            player, *(_cell(catalogue, state, name, found[seat]) for name, found in lists.items())
        )
    return [*lines, table] if lists else [*lines]


def _cell(catalogue: Catalogue, state: State, name: str, value: object) -> str:
    """The title's own word for a value, or the value."""
    if value in (None, ""):
        return "–"
    id = voice_of(state).own(catalogue, f"{name}-{value}") if isinstance(value, str) else ""
    return catalogue.text(id) if id else shown(value)


def _head(catalogue: Catalogue, state: State, name: str) -> str:
    """The title's own word for a field, or its name."""
    id = voice_of(state).own(catalogue, f"field-{name}")
    return catalogue.text(id) if id else name

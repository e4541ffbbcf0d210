"""What lies on a cell, and what one can do there now."""

from __future__ import annotations

from warren.cli.dungeon_lords.burrow import cell_marks, notes, tile_name
from warren.core.action import Action
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import CELLS
from warren.text.catalogue import Catalogue
from warren.text.narration import action_line, error_line


def cell_lines(catalogue: Catalogue, state: State, seat: int, place: str) -> list[str]:
    """The tile of a seat; then each move for cells of the moment, or the rule in its way."""
    told = [
        catalogue.text("cli-dungeon-cell", cell=place, things=_tile(catalogue, state, seat, place))
    ]
    codes = state.legal_actions(seat)
    verbs = {
        action.verb: None
        for action in (state.action(code) for code in codes)
        if "cell" in action.args
    }
    for verb in verbs:
        code = state.code(Action(verb, {"cell": place}))
        if code in codes:
            told.append(action_line(catalogue, state, seat, code))
        else:
            told.append(error_line(catalogue, state.refuse(seat, code)))
    return told


def _tile(catalogue: Catalogue, state: State, seat: int, place: str) -> str:
    names = [cell_name(cell) for cell in range(CELLS)]
    if place not in names:
        return "; ".join(notes(catalogue, state, seat)) or catalogue.text("cli-dungeon-nobody")
    cell = names.index(place)
    if not (int(state.tiles(seat)) >> cell) & 1:
        return catalogue.text("cli-dungeon-earth")
    marks = cell_marks(catalogue, state, seat, cell)
    return ", ".join([tile_name(catalogue, state, seat, cell), *marks])

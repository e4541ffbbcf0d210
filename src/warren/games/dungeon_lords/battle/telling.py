"""How facts name those who stand in a line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.effect import ArgValue
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import CELLS

ILLUSION: Final = "illusion"


def named_cell(cell: i64) -> str:
    return cell_name(int(cell)) if cell < CELLS else "rented"


def figure_name(state: Position, figure: i64) -> str:
    if lines.is_paladin(figure):
        return state.table.paladin_id(int(lines.paladin_of(figure)))
    if lines.is_illusion(figure):
        return ILLUSION
    return state.adventurer(lines.number_of(figure)).id


def tell_figure(
    state: Position, name: str, owner: i64, figure: i64, place: i64, amount: i64
) -> None:
    """A fact about somebody in the line of a dungeon; no amount is told when it is 0."""
    if state.effects is None:
        return
    args: dict[str, ArgValue] = {"seat": int(owner), "place": int(place) + 1}
    args["paladin" if lines.is_paladin(figure) else "adventurer"] = figure_name(state, figure)
    if amount:
        args["amount"] = int(amount)
    state.emit(name, args)


def tell_monster(state: Position, name: str, owner: i64, kind: i64) -> None:
    if state.effects is not None:
        state.emit(name, {"seat": int(owner), "monster": state.monster(kind).id})

"""What Underground adds to the table: Relics, Places, figures, hammers and markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.grid import grid
from warren.games.small_world.effects.markers import pieces_in_hand
from warren.games.small_world.layout import (
    FIGURE,
    FINDS,
    FREE,
    LENT,
    MARKER,
    NONE,
    SLOTS,
    VENGEANCE,
)
from warren.games.small_world.pieces import ARMOUR, HAMMER, PIECES
from warren.games.small_world.state import State
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST, STONEHEDGE
from warren.text.catalogue import Catalogue
from warren.text.names import noun, title
from warren.text.words import marker_kind

if TYPE_CHECKING:
    from rich.console import RenderableType

IN_HAND: Final = (HAMMER, ARMOUR)


def depths(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[RenderableType]:
    """All that is known of the depths; nothing on a table that has none."""
    if len(state.deep) == 0:
        return []
    shown: list[RenderableType] = []
    lying = [
        *((marker_title(catalogue, state, i), MARKER + i) for i in range(len(LIST))),
        *((title(catalogue, "piece", name), FIGURE + i) for i, name in enumerate(FIGURE_NAMES)),
    ]
    table = grid(catalogue.text("cli-depths-title"))
    for head in ("cli-head-find", "cli-head-region", "cli-head-holder"):
        table.add_column(catalogue.text(head))
    for name, place in lying:
        region = state.deep[place]
        if region != NONE:
            table.add_row(
                name, state.table.board.names[region], holder(catalogue, state, names, int(region))
            )
    if table.row_count:
        shown.append(table)
    if state.table.markers:
        shown.append(catalogue.text("cli-finds-left", count=int(state.deep[FINDS])))
    return [*shown, *_in_hand(catalogue, state, names), *_vengeance(catalogue, state, names)]


def things_in(catalogue: Catalogue, state: State, region: int) -> list[str]:
    """The Relic or Place and the figures in a region."""
    if len(state.deep) == 0:
        return []
    markers = [
        marker_title(catalogue, state, i)
        for i in range(len(LIST))
        if state.deep[MARKER + i] == region
    ]
    figures = [
        title(catalogue, "piece", name)
        for i, name in enumerate(FIGURE_NAMES)
        if state.deep[FIGURE + i] == region
    ]
    return [*markers, *figures]


def marker_title(catalogue: Catalogue, state: State, marker: int) -> str:
    """Its name, and the badge of Stonehedge."""
    id = LIST[marker].id
    name = title(catalogue, marker_kind(catalogue, id), id)
    if marker != STONEHEDGE or state.deep[LENT] == NONE:
        return name
    power = noun(catalogue, "power", state.table.powers[state.deep[LENT]].id)
    return catalogue.text("cli-lent", place=name, power_nom=power)


def holder(catalogue: Catalogue, state: State, names: Sequence[str], region: int) -> str:
    """The race in a region, how many tokens, whose it is; empty when nobody's."""
    tribe = state.holder[region]
    if tribe == NONE:
        return ""
    return catalogue.text(
        "cli-held" if state.is_active(tribe) else "cli-held-declined",
        race=title(catalogue, "race", state.race(tribe).id),
        tokens=int(state.tokens[region]),
        player=names[state.owner(tribe)],
    )


def _in_hand(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for tribe in range(len(names) * SLOTS):
        if state.status(tribe) == FREE:
            continue
        counted = [(kind, int(pieces_in_hand(state, tribe, kind))) for kind in IN_HAND]
        pieces = [
            catalogue.text(f"piece-{PIECES[kind].id}", "count", n=count)
            for kind, count in counted
            if count
        ]
        if pieces:
            race = title(catalogue, "race", state.race(tribe).id)
            lines.append(catalogue.text("cli-in-hand", race=race, pieces=", ".join(pieces)))
    return lines


def _vengeance(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[str]:
    marked = [name for seat, name in enumerate(names) if (state.deep[VENGEANCE] >> seat) & 1]
    return [catalogue.text("cli-vengeance", players=", ".join(marked))] if marked else []

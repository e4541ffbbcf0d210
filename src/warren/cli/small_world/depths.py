"""What Underground adds to the table: Relics, Places, figures, hammers and markers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.grid import grid
from warren.games.small_world.pieces import ARMOUR, HAMMER, PIECES
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST, MARKERS, STONEHEDGE
from warren.text.catalogue import Catalogue
from warren.text.names import noun, title
from warren.text.small_world.nouns import marker_kind
from warren.text.small_world.regions import region_name

if TYPE_CHECKING:
    from rich.console import RenderableType

IN_HAND: Final = (HAMMER, ARMOUR)


def depths(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[RenderableType]:
    """All that is known of the depths; nothing on a table that has none."""
    if not state.table.deep:
        return []
    shown: list[RenderableType] = []
    table = grid(catalogue.text("cli-depths-title"))
    for head in ("cli-head-find", "cli-head-region", "cli-head-holder"):
        table.add_column(catalogue.text(head))
    for name, region in _things(catalogue, state):
        table.add_row(
            name,
            region_name(catalogue, state.table.board.names[region]),
            holder(catalogue, state, names, region),
        )
    if table.row_count:
        shown.append(table)
    if state.table.markers:
        shown.append(catalogue.text("cli-finds-left", count=int(state.finds())))
    return [*shown, *_in_hand(catalogue, state, names), *_vengeance(catalogue, state, names)]


def things_in(catalogue: Catalogue, state: State, region: int) -> list[str]:
    """The Relic or Place and the figures in a region."""
    return [name for name, place in _things(catalogue, state) if place == region]


def _things(catalogue: Catalogue, state: State) -> Iterator[tuple[str, int]]:
    """All that was found or placed, with its region."""
    for marker in range(MARKERS):
        if state.marker_at(marker) != NONE:
            yield marker_title(catalogue, state, marker), int(state.marker_at(marker))
    for figure, name in enumerate(FIGURE_NAMES):
        if state.figure_at(figure) != NONE:
            yield title(catalogue, "piece", name), int(state.figure_at(figure))


def marker_title(catalogue: Catalogue, state: State, marker: int) -> str:
    """Its name, and the badge of Stonehedge."""
    id = LIST[marker].id
    name = title(catalogue, marker_kind(catalogue, id), id)
    lent = state.lent_badge()
    if marker != STONEHEDGE or lent == NONE:
        return name
    power = noun(catalogue, "power", state.table.powers[lent].id)
    return catalogue.text("cli-lent", place=name, power_nom=power)


def holder(catalogue: Catalogue, state: State, names: Sequence[str], region: int) -> str:
    """The race in a region, how many tokens, whose it is; empty when nobody's."""
    tribe = state.holder_of(region)
    if tribe == NONE:
        return ""
    return catalogue.text(
        "cli-held" if state.is_active(tribe) else "cli-held-declined",
        race=title(catalogue, "race", state.race(tribe).id),
        tokens=int(state.tokens_on(region)),
        player=names[state.owner(tribe)],
    )


def _in_hand(catalogue: Catalogue, state: State, names: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for tribe in (tribe for seat in range(len(names)) for tribe in state.tribes_of(seat)):
        counted = [(kind, int(state.in_hand(tribe, kind))) for kind in IN_HAND]
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
    marked = [name for seat, name in enumerate(names) if state.bears_vengeance(seat)]
    return [catalogue.text("cli-vengeance", players=", ".join(marked))] if marked else []

"""Boards and positions of Small World as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from warren.core import state as core
from warren.drawing.holdings import Holding
from warren.drawing.outline import draw_board
from warren.drawing.picture import Picture
from warren.drawing.postcard.scene import Scene
from warren.drawing.small_world.board_file import drawing_spec
from warren.drawing.small_world.charts import board_drawing, board_spec
from warren.drawing.svg import svg
from warren.games.small_world.board_file import BoardSpec
from warren.games.small_world.features import SYMBOLS
from warren.games.small_world.pieces import MONSTERS_EACH, piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST, MARKERS
from warren.text.catalogue import Catalogue
from warren.text.names import title
from warren.text.small_world.nouns import marker_kind

NATIVES = ("tribe", "monster")


class SmallWorldPicture(Picture):
    """The map with peoples, tokens and pieces where they stand."""

    def svg(self, catalogue: Catalogue, state: core.State, names: Sequence[str]) -> str:
        assert isinstance(state, State)
        spec = board_spec(state.table)
        natives = {
            region: piece_counts(state.pieces_on(i)) for i, region in enumerate(_names(state))
        }
        drawn = drawing_spec(spec, natives)
        holdings = {
            name: _holding(catalogue, state, region) for region, name in enumerate(_names(state))
        }
        return svg(
            board_drawing(state.table),
            drawn,
            labels=labels(catalogue, spec),
            holdings=holdings,
            names=names,
        )

    def scene(self, catalogue: Catalogue, state: core.State) -> Scene:
        from warren.drawing.small_world.postcard import scene

        assert isinstance(state, State)
        return scene(catalogue, state)


def board_picture(catalogue: Catalogue, spec: BoardSpec) -> str:
    """An empty board."""
    drawn = drawing_spec(spec)
    return svg(draw_board(drawn), drawn, labels=labels(catalogue, spec))


def labels(catalogue: Catalogue, spec: BoardSpec) -> dict[str, str]:
    """Words for what stands in the picture; a mine is the terrain where the board has it."""
    terrains = {region.terrain for region in spec.regions}
    return {
        **{symbol: catalogue.text(f"symbol-{symbol}") for symbol in SYMBOLS},
        **{terrain: catalogue.text(f"terrain-{terrain}") for terrain in terrains},
        "tribe": catalogue.text("piece-tribe"),
        "monsters": catalogue.text("piece-monster", "count", n=MONSTERS_EACH),
        spec.id: spec.title.get(catalogue.language, spec.id),
    }


def _names(state: State) -> Sequence[str]:
    return state.table.board.names[: state.table.board.size]


def _holding(catalogue: Catalogue, state: State, region: int) -> Holding:
    things = tuple(_things(catalogue, state, region))
    tribe = state.holder_of(region)
    if tribe == NONE:
        return Holding(things=things)
    return Holding(
        seat=int(state.owner(tribe)),
        people=title(catalogue, "race", state.race(tribe).id),
        tokens=int(state.tokens_on(region)),
        declined=not state.is_active(tribe),
        things=things,
    )


def _things(catalogue: Catalogue, state: State, region: int) -> list[str]:
    """Pieces, Relics, Places and figures; Lost Tribes and monsters are drawn as signs."""
    told = [
        title(catalogue, "piece", piece)
        if count == 1
        else catalogue.text(f"piece-{piece}", "count", n=count)
        for piece, count in piece_counts(state.pieces_on(region)).items()
        if piece not in NATIVES
    ]
    for marker in range(MARKERS):
        if state.marker_at(marker) == region:
            id = LIST[marker].id
            told.append(title(catalogue, marker_kind(catalogue, id), id))
    for figure, name in enumerate(FIGURE_NAMES):
        if state.figure_at(figure) == region:
            told.append(title(catalogue, "piece", name))
    return told

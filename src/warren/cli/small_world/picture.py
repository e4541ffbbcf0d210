"""The board as a picture."""

from __future__ import annotations

from warren.drawing.outline import draw_board
from warren.drawing.small_world.board_file import drawing_spec
from warren.drawing.svg import svg
from warren.games.small_world.board_file import BoardSpec
from warren.games.small_world.features import SYMBOLS
from warren.games.small_world.pieces import MONSTERS_EACH
from warren.text.catalogue import Catalogue


def picture(catalogue: Catalogue, spec: BoardSpec) -> str:
    """The board drawn by us, as SVG with words of the language."""
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

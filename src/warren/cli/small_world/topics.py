"""What there is help on at a table."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.features import SYMBOLS, TERRAINS
from warren.games.small_world.pieces import KIND_OF, MONSTER, PIECES
from warren.games.small_world.table import Table
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST
from warren.text.catalogue import Catalogue
from warren.text.names import title
from warren.text.small_world.nouns import marker_kind
from warren.text.words import part_words

DEEP_TERRAINS: Final = (
    "black-mountain",
    "mystic-crystal",
    "mushroom-forest",
    "mud",
    "mine",
    "river",
    "chasm",
)
DEEP_SYMBOLS: Final = ("volcano",)


def topics(catalogue: Catalogue, table: Table) -> dict[tuple[str, str], list[str]]:
    """Kind and id with the words that name it; Underground only where it is played."""
    known = [
        *(("race", race.id) for race in table.races),
        *(("power", power.id) for power in table.powers),
        *(("terrain", id) for id in TERRAINS if table.deep or id not in DEEP_TERRAINS),
        *(("symbol", id) for id in SYMBOLS if table.deep or id not in DEEP_SYMBOLS),
        *(("piece", piece.id) for piece in PIECES if table.deep or KIND_OF[piece.id] < MONSTER),
    ]
    found = {(kind, id): [title(catalogue, kind, id), id] for kind, id in known}
    if table.deep:
        deeper = [("piece", name) for name in FIGURE_NAMES]
        deeper += [(marker_kind(catalogue, marker.id), marker.id) for marker in LIST]
        for kind, id in deeper:
            found[kind, id] = [*part_words(title(catalogue, kind, id)), id]
    return found

"""Regions by the names that people at a table have for them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from warren.games.small_world.board import Board
from warren.text.catalogue import Catalogue, shared_catalogue

KEPT: Final = 64
PREFIX: Final = re.compile(r"\d+-(?=.)")


def region_name(catalogue: Catalogue, region: str) -> str:
    """What a region is called at the table of a catalogue; elsewhere its id."""
    return catalogue.own.get(f"region-{region}", region)


def spoken(names: tuple[str, ...]) -> dict[str, str]:
    """The names without the number of the board, where it stands before all of them."""
    found = PREFIX.match(names[0])
    if found is None or not all(name.startswith(found[0]) for name in names):
        return {}
    return {name: name.removeprefix(found[0]) for name in names}


def board_catalogue(board: Board, language: str) -> Catalogue:
    return _catalogue(tuple(board.names), language)


@lru_cache(maxsize=KEPT)
def _catalogue(names: tuple[str, ...], language: str) -> Catalogue:
    own = {f"region-{name}": short for name, short in spoken(names).items()}
    return Catalogue(language, own) if own else shared_catalogue(language)

"""Messages of Dungeon Lords by their ids without the key of the game."""

from __future__ import annotations

from collections.abc import Mapping

from warren.games.dungeon_lords.meta import KEY
from warren.text.catalogue import Catalogue


def sentence(
    catalogue: Catalogue,
    id: str,
    filling: Mapping[str, str | int] | None = None,
    attribute: str = "",
) -> str:
    return catalogue.filled(f"{KEY}-{id}", filling or {}, attribute)

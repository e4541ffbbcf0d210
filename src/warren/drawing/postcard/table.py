"""A table drawn for somebody who is not there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Final

from warren.core.extras import needs
from warren.drawing.picture import Picture
from warren.drawing.postcard.scene import Sitter
from warren.games.registry import game, title
from warren.text.narration import catalogue_of

MODULES: Final = ("resvg_py", "PIL")


def can_be_printed() -> bool:
    """Whether all is installed that a picture needs."""
    return all(find_spec(module) is not None for module in MODULES)


def table_picture(
    key: str, view: Mapping[str, object], language: str, heading: str, sitters: Sequence[Sitter]
) -> bytes | None:
    """The picture of a table from what a spectator is told, or nothing where its title has none."""
    with needs("server"):
        from warren.drawing.postcard.printing import printed
        from warren.drawing.postcard.sheet import postcard

    state = game(key).view_from_json(view, None).state
    scene = title(key).part("picture", Picture).scene(catalogue_of(state, language), state)
    return None if scene is None else printed(postcard(scene, heading, sitters))

"""The faces of the games one can play at the terminal."""

from __future__ import annotations

from typing import Final

from warren.cli.heroes.face import HeroesFace
from warren.cli.small_world.face import SmallWorldFace
from warren.cli.table.face import Face
from warren.core.refusal import InputError

FACES: Final[dict[str, Face]] = {
    "small_world": SmallWorldFace(),
    "underground": SmallWorldFace(),
    "heroes": HeroesFace(),
}


def face_of(game: str) -> Face:
    if game not in FACES:
        raise InputError("error-unknown-game", {"field": "game", "value": game})
    return FACES[game]

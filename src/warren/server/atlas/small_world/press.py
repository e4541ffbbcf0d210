"""Drawings of the shipped boards, made beforehand by running this module.

A board that has changed since is drawn when it is asked for.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from warren.server.atlas.chart import Chart

FOLDER: Final = "drawn"


class Print(msgspec.Struct):
    """A drawing, and the digest of the data it was made from."""

    digest: str
    chart: Chart


def digest_of(data: object) -> str:
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()


@cache
def printed(board: str) -> Print | None:
    """The drawing that is shipped with a board."""
    file = resources.files("warren.server.atlas.small_world").joinpath(FOLDER, f"{board}.json")
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Print)


def main() -> None:
    from warren.games.small_world.board_file import SHIPPED, shipped_board
    from warren.server.atlas.small_world.atlas import draw

    folder = Path(__file__).parent / FOLDER
    folder.mkdir(exist_ok=True)
    for name in SHIPPED:
        data = shipped_board(name).data
        made = Print(digest_of(data), draw(msgspec.convert(data, dict[str, object])))
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(made) + b"\n")


if __name__ == "__main__":
    main()

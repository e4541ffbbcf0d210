"""The actions of Heroes of Dark Lands, in the order of their codes."""

from __future__ import annotations

from typing import Final

from warren.core.space import ActionSpace, Argument, Block
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.layout import MAX_LEVEL
from warren.games.heroes.table import Table

RECRUIT: Final = 0
MULLIGAN: Final = 1
KEEP: Final = 2
HIRE: Final = 3
CAPTURE: Final = 4
FORTIFY: Final = 5
ATTACH: Final = 6
ATTACH_REGION: Final = 7
ATTACH_SEAT: Final = 8
CAST: Final = 9
CAST_REGION: Final = 10
MOVE: Final = 11
CANCEL: Final = 12
STOP: Final = 13
DISCARD: Final = 14
DONE: Final = 15
CHANCE_FIRST: Final = 16
CHANCE_TILE: Final = 17
CHANCE_CARD: Final = 18

SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("recruit", ["kind"]),
    ("mulligan", []),
    ("keep", []),
    ("hire", ["kind"]),
    ("capture", ["card", "region"]),
    ("fortify", ["card", "region"]),
    ("attach", ["card"]),
    ("attach", ["card", "region"]),
    ("attach", ["card", "seat"]),
    ("cast", ["card"]),
    ("cast", ["card", "region"]),
    ("move", ["region"]),
    ("cancel", []),
    ("stop", []),
    ("discard", ["card"]),
    ("done", []),
    ("first", ["seat"]),
    ("tile", ["level"]),
    ("card", ["card"]),
]


def action_space(table: Table) -> ActionSpace:
    """The codes of one table; the blocks are in the order of the numbers above."""
    arguments = {
        "kind": Argument("kind", COMPANIONS),
        "card": Argument("card", [card.id for card in table.cards]),
        "region": Argument("region", table.board.names),
        "seat": Argument("seat", [str(seat) for seat in range(int(table.players))], True),
        "level": Argument("level", [str(level) for level in range(1, MAX_LEVEL + 1)], True),
    }
    return ActionSpace(
        [Block(verb, {}, [arguments[name] for name in names]) for verb, names in SHAPES]
    )

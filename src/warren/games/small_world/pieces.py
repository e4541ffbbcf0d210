"""Tokens and markers that stand in regions besides race tokens.

A region's pieces are packed into one integer, four bits a kind, and so are those in a hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import shifted

TRIBE: Final = 0
LAIR: Final = 1
FORTRESS: Final = 2
ENCAMPMENT: Final = 3
HOLE: Final = 4
HERO: Final = 5
DRAGON: Final = 6
MONSTER: Final = 7
ARMOUR: Final = 8
HAMMER: Final = 9
KINDS: Final = 10
MONSTERS_EACH: Final = 2

WIDTH: Final = 4
FIELD: Final = 15


def piece(kind: i64, count: i64) -> i64:
    """So many pieces of a kind, packed."""
    return shifted(count, WIDTH * kind)


def count_all(packed: i64) -> i64:
    """How many pieces of all kinds."""
    x = (packed & 0x0F0F0F0F0F0F0F0F) + ((packed >> WIDTH) & 0x0F0F0F0F0F0F0F0F)
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0xFF


class Piece:
    """A kind of piece: its flags say what the rules do with it, the last three how it is placed."""

    def __init__(
        self,
        id: str,
        rule: str,
        limit: int,
        *,
        defence: bool = False,
        immune: bool = False,
        stays: bool = False,
        returns: bool = False,
        must: bool = False,
        once: bool = False,
        several: bool = False,
    ) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.limit: Final = limit
        self.defence: Final = defence
        self.immune: Final = immune
        self.stays: Final = stays
        self.returns: Final = returns
        self.must: Final = must
        self.once: Final = once
        self.several: Final = several


PIECES: Final[list[Piece]] = [
    Piece("tribe", "SW-SET-3", 18, defence=True),
    Piece("lair", "SW-R-TROLLS", 10, defence=True, stays=True),
    Piece("fortress", "SW-P-FORTIFIED", 6, defence=True, stays=True, returns=True, once=True),
    Piece("encampment", "SW-P-BIVOUACKING", 5, defence=True, returns=True, several=True),
    Piece("hole", "SW-R-HALFLINGS", 2, immune=True),
    Piece("hero", "SW-P-HEROIC", 2, immune=True, returns=True, must=True),
    Piece("dragon", "SW-P-DRAGON-MASTER", 1, immune=True, returns=True),
    Piece("monster", "SU-CON-2", 14, defence=True),
    Piece("mushroom-armour", "SU-P-SHIELD", 8, defence=True, stays=True, several=True),
    Piece("silver-hammer", "SU-R-IRON-DWARVES", 7, returns=True),
]


def piece_counts(packed: i64) -> dict[str, int]:
    """How many pieces of each kind, by name."""
    counts: dict[str, int] = {}
    for kind, each in enumerate(PIECES):
        count = int((packed >> i64(WIDTH * kind)) & FIELD)
        if count:
            counts[each.id] = count
    return counts


KIND_OF: Final[dict[str, int]] = {piece.id: kind for kind, piece in enumerate(PIECES)}


def _fields(kinds: list[bool]) -> i64:
    packed = i64(0)
    for kind, wanted in enumerate(kinds):
        if wanted:
            packed |= piece(kind, FIELD)
    return packed


NATIVES: Final[i64] = piece(TRIBE, FIELD) | piece(MONSTER, FIELD)
DEFENCE: Final[i64] = _fields([piece.defence for piece in PIECES])
IMMUNE: Final[i64] = _fields([piece.immune for piece in PIECES])
STAY: Final[i64] = _fields([piece.stays for piece in PIECES])
RETURN: Final[i64] = _fields([piece.returns for piece in PIECES])

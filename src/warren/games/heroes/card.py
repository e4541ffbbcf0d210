"""Cards: troops, fortifications and magic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from warren.games.heroes.magic.magic import Magic

TROOP: Final = 0
FORTIFICATION: Final = 1
MAGIC: Final = 2
KIND_NAMES: Final = ["troop", "fortification", "magic"]

WARRIOR: Final = 0
CRAFTSMAN: Final = 1
MAGE: Final = 2
COMPANIONS: Final = ["warrior", "craftsman", "mage"]

OUT_OF_GAME: Final = 1
ON_BOARD: Final = 2
AFTER_NAMES: Final = ["discard", "out", "board"]


class Card:
    """A kind of card: what it takes, what it gives, and how many there are."""

    def __init__(
        self,
        id: str,
        kind: int,
        count: int,
        cost: list[int],
        attack: int,
        support: int,
        reserve: bool,
        after: int,
        magic: Magic | None,
        provenance: str,
        title: dict[str, str],
    ) -> None:
        self.id: Final = id
        self.kind: Final[i64] = i64(kind)
        self.count: Final = count
        self.warriors: Final[i64] = i64(cost[WARRIOR])
        self.craftsmen: Final[i64] = i64(cost[CRAFTSMAN])
        self.mages: Final[i64] = i64(cost[MAGE])
        self.attack: Final[i64] = i64(attack)
        self.support: Final[i64] = i64(support)
        self.reserve: Final = reserve
        self.after: Final[i64] = i64(after)
        self.magic: Final = magic
        self.provenance: Final = provenance
        self.title: Final = title

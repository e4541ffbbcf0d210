"""The common face of combat cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import reasons
from warren.games.dungeon_lords.position import Position


class Charm:
    """What a card does when it is cast. While `CHOICE` of the fight is set the owner decides."""

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def cast(self, state: Position, owner: i64) -> None:
        raise NotImplementedError

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        return vec[i64]()

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        raise NotImplementedError

    def is_veiled(self, state: Position, owner: i64) -> bool:
        """Whether it must be asked although only one choice may be left.

        How many there are would tell others what they may not know.
        """
        return False

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return reasons.NOT_NOW

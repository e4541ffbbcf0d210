"""The common face of pets that are used in a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import PETS, USED_PETS
from warren.games.dungeon_lords.position import Position


class BattlePet:
    """`number` is its place in the deck."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def is_usable(self, state: Position, owner: i64) -> bool:
        return PET_COUNTS.of(state.get(owner, PETS), self.number) > 0

    def turn_up(self, state: Position, owner: i64) -> None:
        """It is used, once in the game.  [DF-PET-8] [DF-PET-9]"""
        state.add(owner, PETS, -PET_COUNTS.one(self.number))
        state.add(owner, USED_PETS, PET_COUNTS.one(self.number))
        pet = state.table.deck.pets[self.number].id
        if state.effects is not None:
            state.emit("pet-used", {"seat": int(owner), "pet": pet}, reveals=True)


def window(state: Position, owner: i64) -> bool:
    """Whether an owner is asked about pets: by their number alone, which everybody knows."""
    return state.pets_held(owner) > 0

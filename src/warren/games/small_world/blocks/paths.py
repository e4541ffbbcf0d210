"""Blocks about where a race may enter and attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.block import Block
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.state import State


class Entry(Block):
    """A race off the board may enter through these regions too, or through these alone."""

    def __init__(self, where: Where, rim: bool = True) -> None:
        self.where: Final = where
        self.rim: Final = rim

    def entries(self, state: State, tribe: i64) -> i64:
        return self.where.regions(state, tribe, state.table.board.everything)

    def shuns_rim(self) -> bool:
        return not self.rim


class Passage(Block):
    """These regions are adjacent to each other, or may be attacked from any region held."""

    def __init__(self, where: Where, from_anywhere: bool = False) -> None:
        self.where: Final = where
        self.from_anywhere: Final = from_anywhere

    def links(self, state: State, tribe: i64, regions: i64) -> i64:
        found = self.where.regions(state, tribe, state.table.board.everything)
        return found if self.from_anywhere or found & regions else 0

    def joins(self, state: State, tribe: i64, regions: i64) -> i64:
        found = self.where.regions(state, tribe, state.table.board.everything)
        return found if found & regions else 0


class Flight(Block):
    """These land regions may be attacked from anywhere, also from off the board."""

    def __init__(self, where: Where) -> None:
        self.where: Final = where

    def entries(self, state: State, tribe: i64) -> i64:
        return self.where.regions(state, tribe, state.table.board.land)

    def links(self, state: State, tribe: i64, regions: i64) -> i64:
        return self.where.regions(state, tribe, state.table.board.land)

    def joins(self, state: State, tribe: i64, regions: i64) -> i64:
        """Flight makes nothing adjacent.  [SU-CLASH-4]"""
        return 0


class Water(Block):
    """Seas and lakes may be taken like empty land; they and rivers are kept, also in decline."""

    def enters_water(self) -> bool:
        return True

    def stays_in_decline(self) -> bool:
        return True

"""Which regions a block speaks of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world.board import Board
from warren.games.small_world.features import CHASM
from warren.games.small_world.pieces import NATIVES
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE

EITHER: Final = -1
NO: Final = 0
YES: Final = 1

NOBODY: Final = 1
LOCALS: Final = 2
ACTIVE_RACE: Final = 4
DECLINED_RACE: Final = 8


class Where:
    """A region fits when everything that is asked of it holds; nothing asked means every region.

    `any`, `beside` and `beside_own` list features of which one is enough: of the region itself,
    of a bordering region, of a bordering region that the race holds. `occupants` is a set of
    those who may be in the region, `garrison` the fewest race tokens there; `alone` asks for
    no other race and no natives next door.
    """

    def __init__(
        self,
        any: tuple[int, ...] = (),
        beside: tuple[int, ...] = (),
        beside_own: tuple[int, ...] = (),
        edge: int = EITHER,
        coast: int = EITHER,
        occupants: int = 0,
        garrison: int = 0,
        alone: bool = False,
    ) -> None:
        self.any: Final[vec[i64]] = _features(any)
        self.beside: Final[vec[i64]] = _features(beside)
        self.beside_own: Final[vec[i64]] = _features(beside_own)
        self.edge: Final[i64] = i64(edge)
        self.coast: Final[i64] = i64(coast)
        self.occupants: Final[i64] = i64(occupants)
        self.garrison: Final[i64] = i64(garrison)
        self.alone: Final = alone
        self.plain: Final = (
            not beside
            and not beside_own
            and edge == EITHER
            and coast == EITHER
            and not occupants
            and not garrison
            and not alone
        )

    def holds(self, state: State, tribe: i64, region: i64) -> bool:
        """Whether the region fits, seen by this tribe."""
        board = state.table.board
        if len(self.any) and not (_having(board, self.any) >> region) & 1:
            return False
        return self.plain or (
            self._lies(board, region)
            and self._borders(state, tribe, region)
            and self._is_peopled(state, region)
            and not (self.alone and _has_strangers_near(state, tribe, region))
        )

    def regions(self, state: State, tribe: i64, among: i64) -> i64:
        """All regions among these that fit."""
        board = state.table.board
        found = among & _having(board, self.any) if len(self.any) else among
        if not self.plain:
            for region in range(board.size):
                if (found >> region) & 1 and not self.holds(state, tribe, region):
                    found &= ~bit(region)
        return found

    def _lies(self, board: Board, region: i64) -> bool:
        if self.edge != EITHER and (board.edge >> region) & 1 != self.edge:
            return False
        return self.coast == EITHER or (board.coastal >> region) & 1 == self.coast

    def _borders(self, state: State, tribe: i64, region: i64) -> bool:
        board = state.table.board
        near = board.adjacent[region]
        if len(self.beside_own) and not near & state.held(tribe) & _having(board, self.beside_own):
            return False
        if len(self.beside) == 0 or near & _having(board, self.beside):
            return True
        for feature in self.beside:
            if feature == CHASM and (board.brink >> region) & 1:
                return True
        return False

    def _is_peopled(self, state: State, region: i64) -> bool:
        if state.tokens_on(region) < self.garrison:
            return False
        return self.occupants == 0 or self.occupants & _occupants(state, region) != 0


def _features(wanted: tuple[int, ...]) -> vec[i64]:
    return vec[i64]([i64(feature) for feature in wanted])


def _having(board: Board, features: vec[i64]) -> i64:
    found = i64(0)
    for feature in features:
        found |= board.features[feature]
    return found


def _occupants(state: State, region: i64) -> i64:
    holder = state.holder_of(region)
    if holder != NONE:
        return ACTIVE_RACE if state.is_active(holder) else DECLINED_RACE
    return LOCALS if state.pieces_on(region) & NATIVES else NOBODY


def _has_strangers_near(state: State, tribe: i64, region: i64) -> bool:
    near = state.table.board.adjacent[region]
    for other in range(state.table.board.size):
        if (near >> other) & 1:
            holder = state.holder_of(other)
            if state.pieces_on(other) & NATIVES or (holder != NONE and holder != tribe):
                return True
    return False


EVERYWHERE: Final = Where()

"""What must hold at every decision of a table with anything of Underground."""

from __future__ import annotations

from collections import Counter

from warren.games.small_world import frames
from warren.games.small_world.layout import (
    BORROWER,
    PIECES,
    TRIBE_SIZE,
    UNSEEN,
    VENGEANCE,
)
from warren.games.small_world.pieces import FIELD, HAMMER, MONSTER, MONSTERS_EACH, WIDTH
from warren.games.small_world.pieces import PIECES as PIECE_KINDS
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE, SLOTS
from warren.games.small_world.underground.markers import (
    ANCIENT,
    BAG,
    BALROG,
    CRYPT,
    GHOST,
    MARKERS,
    PENTACLE,
    QUEEN,
    STONEHEDGE,
    VOLCANO,
)


def check_depths(state: State) -> None:
    check_markers(state)
    check_figures(state)
    check_pieces(state)
    check_loan(state)


def check_markers(state: State) -> None:
    """Each marker is unseen or in one region; one is left for each region with Monsters."""
    board = state.table.board
    opened = 0
    for marker in range(MARKERS):
        at = state.marker_at(marker)
        assert (at == NONE) == bool(state.numbers[UNSEEN] >> marker & 1)
        assert at < board.size
        opened += at != NONE
    infested = 0
    for region in range(board.size):
        monsters = state.count(region, MONSTER)
        assert monsters in (0, MONSTERS_EACH)
        infested += monsters > 0
    if not state.table.markers:
        assert (opened, state.finds()) == (0, 0)
        return
    finding = frames.step(state) == frames.FIND
    assert infested + finding == state.finds()
    if frames.step(state) != frames.SETUP:
        printed = int(board.monsters).bit_count()
        assert opened + state.finds() == (printed or state.table.players + 1)


def wears(state: State, tribe: int, power: str) -> bool:
    """Whether the badge is the race's own or lent to it."""
    table = state.table
    own = state.power_id(tribe)
    if own != NONE and table.powers[own].id == power:
        return True
    lent = state.lent_badge()
    return lent != NONE and state.numbers[BORROWER] == tribe and table.powers[lent].id == power


def check_figures(state: State) -> None:
    """Every figure stands where its owner may have it."""
    if state.figure_at(ANCIENT) != NONE:
        tribe = state.holder_of(state.figure_at(ANCIENT))
        assert tribe != NONE
        assert state.is_active(tribe)
        assert state.race(tribe).id == "cultists"
    if state.figure_at(QUEEN) != NONE:
        tribe = state.holder_of(state.figure_at(QUEEN))
        assert tribe != NONE
        assert wears(state, tribe, "royal")
    if state.figure_at(BAG) != NONE:
        tribe = state.holder_of(state.figure_at(BAG))
        assert tribe != NONE
        assert state.is_active(tribe)
        assert wears(state, tribe, "magic")
    if state.figure_at(GHOST) != NONE:
        assert state.marker_at(CRYPT) not in (NONE, state.figure_at(GHOST))
    if state.figure_at(BALROG) != NONE:
        assert state.marker_at(PENTACLE) != NONE
        assert state.holder_of(state.figure_at(BALROG)) == NONE
        assert state.count(state.figure_at(BALROG), MONSTER) == 0
    placing = frames.step(state) == frames.ERUPTION
    volcano = state.figure_at(VOLCANO)
    assert (volcano != NONE) == (not placing and "flames" in active_races(state))
    assert volcano == NONE or volcano in state.table.board.volcanoes


def tribes(state: State) -> list[int]:
    return [tribe for tribe in range(state.table.players * SLOTS) if state.status(tribe) != FREE]


def active_races(state: State) -> list[str]:
    return [state.race(tribe).id for tribe in tribes(state) if state.is_active(tribe)]


def check_pieces(state: State) -> None:
    """No more pieces than the box has; Hammers are the Iron Dwarves' and off the board at last."""
    counts: Counter[int] = Counter()
    packs = [state.pieces_on(region) for region in range(state.table.board.size)]
    for tribe in tribes(state):
        in_hand = state.numbers[tribe * TRIBE_SIZE + PIECES]
        assert in_hand >= 0
        assert state.is_active(tribe) or in_hand == 0
        packs.append(in_hand)
        if state.race(tribe).id != "iron-dwarves":
            assert in_hand >> WIDTH * HAMMER & FIELD == 0
    for packed in packs:
        for kind in range(len(PIECE_KINDS)):
            counts[kind] += packed >> WIDTH * kind & FIELD
    for kind, piece in enumerate(PIECE_KINDS):
        assert counts[kind] <= piece.limit, (piece.id, counts[kind])
    if frames.step(state) in (frames.PICK, frames.DUSK, frames.ALTAR, frames.AFTERMATH):
        for region in range(state.table.board.size):
            assert state.count(region, HAMMER) == 0


def check_loan(state: State) -> None:
    """Who holds Stonehedge has its badge; only a Vengeful race has sworn, not against itself."""
    assert state.lent_badge() == NONE or state.marker_at(STONEHEDGE) != NONE
    assert state.numbers[BORROWER] == state.keeper(STONEHEDGE)
    sworn = state.numbers[VENGEANCE]
    avengers = [tribe for tribe in tribes(state) if wears(state, tribe, "vengeful")]
    assert sworn == 0 or len(avengers) == 1
    assert not any(sworn >> state.owner(tribe) & 1 for tribe in avengers)


class Rivers:
    """Who may keep which river: only what an amphibious race held while it was active."""

    def __init__(self) -> None:
        self.kept: set[tuple[int, int]] = set()
        self.turn = NONE

    def look(self, state: State) -> None:
        """At every decision; when a new turn has begun nobody else is in a river."""
        river = state.table.board.river
        wet = {
            (region, int(state.holder_of(region)))
            for region in range(state.table.board.size)
            if river >> region & 1 and state.holder_of(region) != NONE
        }
        self.kept = {
            (region, tribe)
            for region, tribe in wet
            if (region, tribe) in self.kept or is_amphibious(state, tribe)
        }
        if int(state.turn()) != self.turn or state.is_over():
            assert wet == self.kept
            self.turn = int(state.turn())


def is_amphibious(state: State, tribe: int) -> bool:
    if not state.is_active(tribe):
        return False
    return state.race(tribe).id == "kraken" or wears(state, tribe, "seafaring")

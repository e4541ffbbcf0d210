"""What must agree in a position from outside: nothing lost, doubled or out of place."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import InputError
from warren.games.heroes import phases
from warren.games.heroes.card import COMPANIONS, ON_BOARD
from warren.games.heroes.layout import (
    AFTER_DRAW,
    ALLY,
    DECK_SIZE,
    DOOR,
    FORT,
    KINDS,
    LEFT,
    LEVEL,
    MOVING,
    NONE,
    OWNER,
    PENDING,
    PHASE,
    PLACE,
    READY,
    RUNE,
    SEAT_SIZE,
    SPENT,
    SUPPLY,
    TURN,
)
from warren.games.heroes.magic.magic import REGION, SEAT
from warren.games.heroes.phases import PHASE_NAMES
from warren.games.heroes.state import State
from warren.games.heroes.steps.order import seat_at
from warren.games.heroes.steps.setup import FREE_COMPANIONS


def check_cards(state: State) -> None:
    """Every card is in exactly one place."""
    counts = state.cards_in_all()
    for card, kind in enumerate(state.table.cards):
        count = int(counts[card])
        if count != kind.count:
            raise InputError(
                "error-cards-not-conserved",
                {"field": "deck", "card": kind.id, "count": count, "all": kind.count},
            )


def check_seen_cards(state: State, viewer: int) -> None:
    """The cards that a viewer sees leave as many as the deck and the other hands have."""
    left = state.unseen(viewer)
    hidden = 0
    for card, kind in enumerate(state.table.cards):
        if left[card] < 0:
            raise InputError(
                "error-cards-not-conserved",
                {
                    "field": "deck",
                    "card": kind.id,
                    "count": kind.count - int(left[card]),
                    "all": kind.count,
                },
            )
        hidden += int(left[card])
    for seat in range(state.table.players):
        if seat != viewer:
            hidden -= int(state.hand_size(seat))
    _check_number("deck_size", int(state.numbers[DECK_SIZE]), hidden, hidden)


def check_companions(state: State, box: int) -> None:
    """The piles and the seats together have all companions of each kind.  [HDL-SET-6]"""
    for kind in range(i64(KINDS)):
        left = box
        for seat in range(state.table.players):
            base = seat * SEAT_SIZE + kind
            left -= int(state.numbers[base + READY] + state.numbers[base + SPENT])
        supply = int(state.numbers[SUPPLY + kind])
        _check_number(f"supply.{COMPANIONS[kind]}", supply, left, left)


def check_tiles(state: State) -> None:
    """Tiles are laid one after the other, all of them before the cards are dealt."""
    board = state.table.board
    laid = board.size
    if state.numbers[PHASE] <= phases.TILES:
        laid -= state.numbers[LEFT]
    for region in range(board.size):
        name = f"tiles.{board.names[region]}"
        if state.tile(region, LEVEL) == 0 and region < laid:
            raise InputError("error-missing-field", {"field": name})
        if state.tile(region, LEVEL) != 0 and region >= laid:
            raise InputError("error-unknown-field", {"field": name})
        rune = state.tile(region, RUNE)
        if rune != NONE and state.table.cards[rune].after != ON_BOARD:
            raise _unknown(f"{name}.rune", state.table.cards[rune].id)


def check_prepared(state: State) -> None:
    """Only magic is prepared, while cards are played, and with what it names.  [HDL-MAG-3]"""
    targets = [False, False, False]
    for card, used in enumerate(state.table.cards):
        if not state.in_pile(PENDING, i64(card)):
            continue
        magic = used.magic
        if magic is None or not magic.attached() or state.numbers[PHASE] != phases.PLAY:
            raise _unknown("prepared", used.id)
        targets[int(magic.target())] = True
    if targets[REGION] != (state.numbers[DOOR] != NONE):
        raise InputError("error-missing-field", {"field": "facts.door"})
    if targets[SEAT] != (state.numbers[ALLY] != NONE):
        raise InputError("error-missing-field", {"field": "facts.ally"})
    if state.numbers[DOOR] != NONE and state.tile(state.numbers[DOOR], OWNER) != state.turn():
        raise _unknown("facts.door", state.table.board.names[state.numbers[DOOR]])
    if state.numbers[ALLY] == state.turn():
        raise _unknown("facts.ally", str(state.turn()))


def check_phase(state: State) -> None:
    """What a phase needs in order to go on."""
    numbers = state.numbers
    phase = numbers[PHASE]
    if phase == phases.DRAW and numbers[AFTER_DRAW] not in (
        phases.DEAL,
        phases.PLAY,
        phases.EXCHANGE,
    ):
        raise _unknown("facts.after_draw", PHASE_NAMES[numbers[AFTER_DRAW]])
    if (phase == phases.RELOCATE) != (numbers[MOVING] != NONE):
        raise InputError("error-missing-field", {"field": "facts.moving"})
    moving = numbers[MOVING]
    if moving != NONE and (
        state.tile(moving, OWNER) != state.turn() or state.tile(moving, FORT) == NONE
    ):
        raise _unknown("facts.moving", state.table.board.names[moving])
    if phase == phases.RECRUIT:
        most = FREE_COMPANIONS * int(state.table.players)
        _check_number("facts.left", int(numbers[LEFT]), 1, most)


def check_recruiter(state: State) -> None:
    """The companions that are left tell whose choice it is.  [HDL-SET-8]"""
    numbers = state.numbers
    if numbers[PHASE] != phases.RECRUIT:
        return
    place = int(state.table.players - (numbers[LEFT] + 1) // FREE_COMPANIONS)
    _check_number("place", int(numbers[PLACE]), place, place)
    turn = int(seat_at(state))
    _check_number("turn", int(numbers[TURN]), turn, turn)


def _check_number(field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise InputError(
            "error-out-of-range", {"field": field, "value": value, "least": least, "most": most}
        )


def _unknown(field: str, value: str) -> InputError:
    return InputError("error-unknown-name", {"field": field, "value": value})

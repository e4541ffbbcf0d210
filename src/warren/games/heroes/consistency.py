"""What must agree in a position from outside: nothing lost, doubled or out of place."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import InputError
from warren.games.heroes import phases
from warren.games.heroes.card import COMPANIONS, ON_BOARD
from warren.games.heroes.layout import (
    AFTER_DRAW,
    ALLY,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOOR,
    FORT,
    KINDS,
    LEFT,
    LEVEL,
    MOVING,
    NONE,
    OUT,
    OWNER,
    PENDING,
    PHASE,
    PLACE,
    READY,
    RUNE,
    SEAT_SIZE,
    SPENT,
    SUPPLY,
    TROOP,
    TURN,
)
from warren.games.heroes.magic.magic import REGION, SEAT
from warren.games.heroes.phases import PHASE_NAMES
from warren.games.heroes.state import State
from warren.games.heroes.steps.order import seat_at
from warren.games.heroes.steps.setup import FREE_COMPANIONS


def check_cards(state: State) -> None:
    """Every card is in exactly one place."""
    table = state.table
    for card, kind in enumerate(table.cards):
        count = sum(
            int(state.in_pile(i64(pile), i64(card))) for pile in (DECK, DISCARD, OUT, PENDING)
        )
        count += sum(int(state.in_hand(seat, i64(card))) for seat in range(table.players))
        for region in range(table.board.size):
            for field in (TROOP, FORT, RUNE):
                if state.tile(region, field) == card:
                    count += 1
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
    _check_number("deck_size", int(state.world[DECK_SIZE]), hidden, hidden)


def check_companions(state: State, box: int) -> None:
    """The piles and the seats together have all companions of each kind.  [HDL-SET-6]"""
    for kind in range(i64(KINDS)):
        left = box
        for seat in range(state.table.players):
            base = seat * SEAT_SIZE + kind
            left -= int(state.seats[base + READY] + state.seats[base + SPENT])
        supply = int(state.world[SUPPLY + kind])
        _check_number(f"supply.{COMPANIONS[kind]}", supply, left, left)


def check_tiles(state: State) -> None:
    """Tiles are laid one after the other, all of them before the cards are dealt."""
    board = state.table.board
    laid = board.size
    if state.world[PHASE] <= phases.TILES:
        laid -= state.world[LEFT]
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
        if magic is None or not magic.attached() or state.world[PHASE] != phases.PLAY:
            raise _unknown("prepared", used.id)
        targets[int(magic.target())] = True
    if targets[REGION] != (state.world[DOOR] != NONE):
        raise InputError("error-missing-field", {"field": "facts.door"})
    if targets[SEAT] != (state.world[ALLY] != NONE):
        raise InputError("error-missing-field", {"field": "facts.ally"})
    if state.world[DOOR] != NONE and state.tile(state.world[DOOR], OWNER) != state.turn():
        raise _unknown("facts.door", state.table.board.names[state.world[DOOR]])
    if state.world[ALLY] == state.turn():
        raise _unknown("facts.ally", str(state.turn()))


def check_phase(state: State) -> None:
    """What a phase needs in order to go on."""
    world = state.world
    phase = world[PHASE]
    if phase == phases.DRAW and world[AFTER_DRAW] not in (
        phases.DEAL,
        phases.PLAY,
        phases.EXCHANGE,
    ):
        raise _unknown("facts.after_draw", PHASE_NAMES[world[AFTER_DRAW]])
    if (phase == phases.RELOCATE) != (world[MOVING] != NONE):
        raise InputError("error-missing-field", {"field": "facts.moving"})
    moving = world[MOVING]
    if moving != NONE and (
        state.tile(moving, OWNER) != state.turn() or state.tile(moving, FORT) == NONE
    ):
        raise _unknown("facts.moving", state.table.board.names[moving])
    if phase == phases.RECRUIT:
        most = FREE_COMPANIONS * int(state.table.players)
        _check_number("facts.left", int(world[LEFT]), 1, most)


def check_recruiter(state: State) -> None:
    """The companions that are left tell whose choice it is.  [HDL-SET-8]"""
    world = state.world
    if world[PHASE] != phases.RECRUIT:
        return
    place = int(state.table.players - (world[LEFT] + 1) // FREE_COMPANIONS)
    _check_number("place", int(world[PLACE]), place, place)
    turn = int(seat_at(state))
    _check_number("turn", int(world[TURN]), turn, turn)


def _check_number(field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise InputError(
            "error-out-of-range", {"field": field, "value": value, "least": least, "most": most}
        )


def _unknown(field: str, value: str) -> InputError:
    return InputError("error-unknown-name", {"field": field, "value": value})

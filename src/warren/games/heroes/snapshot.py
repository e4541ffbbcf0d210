"""A state as plain data."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.heroes.card import CRAFTSMAN, MAGE, WARRIOR
from warren.games.heroes.layout import (
    ACTIVE,
    AFTER_DRAW,
    ALLY,
    CLAIM,
    COINS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOOR,
    EXCHANGED,
    FIRST,
    FORESIGHT,
    FORT,
    HAND,
    IDLE,
    LEFT,
    LEVEL,
    LEVELS,
    LOCKED,
    MAX_LEVEL,
    MOVING,
    NONE,
    OUT,
    OWNER,
    PANIC,
    PENDING,
    PHASE,
    PLACE,
    PLAYED,
    READY,
    ROUND,
    RUNE,
    SEAT_SIZE,
    SPENT,
    SUPPLY,
    TO_DRAW,
    TROOP,
    TURN,
    TURNS,
)
from warren.games.heroes.phases import PHASE_NAMES
from warren.games.heroes.shape import Cards, Companions, Seat, Tile, View
from warren.games.heroes.state import State


def write_state(state: State) -> View:
    """The inverse of `restoration.read_state`; what a view hides is null."""
    numbers = state.numbers
    table = state.table
    return {
        "game": "heroes",
        "players": int(table.players),
        "options": dict(table.options),
        "board": table.board.id,
        "phase": PHASE_NAMES[numbers[PHASE]],
        "round": int(numbers[ROUND]),
        "turn": int(numbers[TURN]),
        "first": int(numbers[FIRST]),
        "place": int(numbers[PLACE]),
        "tiles": _tiles(state),
        "seats": [_seat(state, seat) for seat in range(table.players)],
        "supply": _companions(numbers, SUPPLY),
        "deck": _known(_cards(state, DECK), numbers[DECK_SIZE]),
        "deck_size": int(numbers[DECK_SIZE]),
        "discard": _cards(state, DISCARD),
        "out": _cards(state, OUT),
        "prepared": _cards(state, PENDING),
        "levels": [int(numbers[LEVELS + level]) for level in range(i64(1), i64(MAX_LEVEL + 1))],
        "facts": {
            "played": bool(numbers[PLAYED]),
            "active": bool(numbers[ACTIVE]),
            "panic": bool(numbers[PANIC]),
            "foresight": int(numbers[FORESIGHT]),
            "to_draw": int(numbers[TO_DRAW]),
            "after_draw": PHASE_NAMES[numbers[AFTER_DRAW]],
            "exchanged": int(numbers[EXCHANGED]),
            "locked": bool(numbers[LOCKED]),
            "door": _region(state, numbers[DOOR]),
            "ally": None if numbers[ALLY] == NONE else int(numbers[ALLY]),
            "moving": _region(state, numbers[MOVING]),
            "left": int(numbers[LEFT]),
        },
    }


def _region(state: State, region: i64) -> str | None:
    return None if region == NONE else state.table.board.names[region]


def _companions(numbers: vec[i64], at: i64) -> Companions:
    return {
        "warrior": int(numbers[at + WARRIOR]),
        "craftsman": int(numbers[at + CRAFTSMAN]),
        "mage": int(numbers[at + MAGE]),
    }


def _tiles(state: State) -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    cards = state.table.cards
    for number, name in enumerate(state.table.board.names):
        region = i64(number)
        if state.tile(region, LEVEL) == 0:
            continue
        tile: Tile = {"level": int(state.tile(region, LEVEL))}
        if state.tile(region, OWNER) != NONE:
            tile["seat"] = int(state.tile(region, OWNER))
            tile["troop"] = cards[state.tile(region, TROOP)].id
        if state.tile(region, FORT) != NONE:
            tile["fortification"] = cards[state.tile(region, FORT)].id
        if state.tile(region, RUNE) != NONE:
            tile["rune"] = cards[state.tile(region, RUNE)].id
        claim = state.tile(region, CLAIM)
        if claim != NONE:
            tile["claim"] = {"seat": int(claim // 2), "last_turn": bool(claim % 2)}
        tiles[name] = tile
    return tiles


def _cards(state: State, pile: i64) -> Cards:
    return {
        card.id: int(state.in_pile(pile, i64(i)))
        for i, card in enumerate(state.table.cards)
        if state.in_pile(pile, i64(i))
    }


def _known(cards: Cards, size: i64) -> Cards | None:
    """Nothing where there are cards that a view hides."""
    return None if size > 0 and not cards else cards


def _seat(state: State, seat: i64) -> Seat:
    base = seat * SEAT_SIZE
    hand = {
        card.id: int(state.in_hand(seat, i64(i)))
        for i, card in enumerate(state.table.cards)
        if state.in_hand(seat, i64(i))
    }
    size = state.numbers[base + HAND]
    prepared = i64(0)
    if seat == state.turn():
        for card in range(state.table.deck_width):
            prepared += state.in_pile(PENDING, card)
    return {
        "coins": int(state.numbers[base + COINS]),
        "ready": _companions(state.numbers, base + READY),
        "spent": _companions(state.numbers, base + SPENT),
        "hand": _known(hand, size - prepared),
        "hand_size": int(size),
        "idle": bool(state.numbers[base + IDLE]),
        "turns": int(state.numbers[base + TURNS]),
    }

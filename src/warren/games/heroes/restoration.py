"""A state from plain data, checked: nothing may be lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.fields import Fields, whole_number
from warren.core.game import WHOLE
from warren.core.refusal import InputError
from warren.core.ruling import UNDATED
from warren.core.state import View
from warren.games.heroes.card import COMPANIONS, FORTIFICATION, TROOP
from warren.games.heroes.consistency import (
    check_cards,
    check_companions,
    check_phase,
    check_prepared,
    check_recruiter,
    check_seen_cards,
    check_tiles,
)
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
    HANDS,
    IDLE,
    LEFT,
    LEVEL,
    LEVELS,
    LOCKED,
    MAX_LEVEL,
    MOVING,
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
    TILE_SIZE,
    TO_DRAW,
    TURN,
    TURNS,
)
from warren.games.heroes.layout import TROOP as TROOP_FIELD
from warren.games.heroes.phases import OVER, PHASE_NAMES
from warren.games.heroes.state import State

if TYPE_CHECKING:
    from warren.games.heroes.game import Heroes

MANY: Final = 1_000_000
_FIELDS: Final = (
    "game",
    "players",
    "options",
    "board",
    "phase",
    "round",
    "turn",
    "first",
    "place",
    "tiles",
    "seats",
    "supply",
    "deck",
    "deck_size",
    "discard",
    "out",
    "prepared",
    "levels",
    "facts",
)
_SEAT_FIELDS: Final = ("coins", "ready", "spent", "hand", "hand_size", "idle", "turns")
_TILE_FIELDS: Final = ("level", "seat", "troop", "fortification", "rune", "claim")
_FACTS: Final = (
    "played",
    "active",
    "panic",
    "foresight",
    "to_draw",
    "after_draw",
    "exchanged",
    "locked",
    "door",
    "ally",
    "moving",
    "left",
)


def read_state(data: Mapping[str, object], game: Heroes) -> State:
    """The inverse of `snapshot.write_state`."""
    return _read(Fields(data, ""), game, WHOLE)


def read_view(data: Mapping[str, object], game: Heroes, seat: int | None) -> View:
    """What a seat, or a spectator, knows; the deck and the hands of others are hidden."""
    fields = Fields(data, "")
    players = fields.integer("players", game.min_players, game.max_players)
    return _read(fields, game, game.viewer(seat, players)).view(seat)


def _read(fields: Fields, game: Heroes, viewer: int) -> State:
    fields.only(_FIELDS)
    if fields.text("game") != game.key:
        raise InputError("error-other-game", {"field": "game", "value": fields.text("game")})
    players = fields.integer("players", game.min_players, game.max_players)
    options = fields.fields("options")
    given = {name: options.value(name) for name in options.names()}
    state = game.blank(players, game.readings(UNDATED, given))
    if fields.text("board") != state.table.board.id:
        raise InputError("error-unknown-name", {"field": "board", "value": fields.text("board")})
    numbers = state.numbers
    numbers[PHASE] = _phase(fields, "phase")
    numbers[ROUND] = fields.integer("round", 0, MANY)
    numbers[TURN] = fields.integer("turn", 0, players - 1)
    numbers[FIRST] = fields.integer("first", 0, players - 1)
    numbers[PLACE] = fields.integer("place", 0, players - 1)
    _read_tiles(state, fields.fields("tiles"))
    hiding = viewer != WHOLE and numbers[PHASE] != OVER
    _read_piles(state, fields, hiding)
    _read_seats(state, fields, hiding, viewer)
    supply = fields.fields("supply")
    supply.only(COMPANIONS)
    box = int(numbers[SUPPLY])
    for kind, name in enumerate(COMPANIONS):
        numbers[SUPPLY + kind] = supply.integer(name, 0, MANY)
    _read_facts(state, fields.fields("facts"))
    _read_levels(state, fields)
    if hiding:
        check_seen_cards(state, viewer)
    else:
        check_cards(state)
    check_companions(state, box)
    check_tiles(state)
    check_prepared(state)
    check_phase(state)
    if hiding:
        check_recruiter(state)
    return state


def _phase(fields: Fields, key: str) -> i64:
    name = fields.text(key)
    if name not in PHASE_NAMES:
        raise InputError("error-unknown-name", {"field": fields.at(key), "value": name})
    return PHASE_NAMES.index(name)


def _card(state: State, fields: Fields, key: str, kind: int) -> i64:
    name = fields.text(key)
    card = state.table.card_index.get(name)
    if card is None or (kind >= 0 and state.table.cards[card].kind != kind):
        raise InputError("error-unknown-name", {"field": fields.at(key), "value": name})
    return card


def _read_tiles(state: State, fields: Fields) -> None:
    board = state.table.board
    last = int(state.table.players) - 1
    fields.only(board.index)
    for name in fields.names():
        entry = fields.fields(name)
        entry.only(_TILE_FIELDS)
        base = board.index[name] * TILE_SIZE
        state.numbers[base + LEVEL] = entry.integer("level", 1, MAX_LEVEL)
        if entry.has("seat") != entry.has("troop"):
            raise InputError("error-missing-field", {"field": entry.at("troop")})
        if entry.has("seat"):
            state.numbers[base + OWNER] = entry.integer("seat", 0, last)
            state.numbers[base + TROOP_FIELD] = _card(state, entry, "troop", TROOP)
        elif entry.has("fortification") or entry.has("rune"):
            raise InputError("error-missing-field", {"field": entry.at("seat")})
        if entry.has("fortification"):
            state.numbers[base + FORT] = _card(state, entry, "fortification", FORTIFICATION)
        if entry.has("rune"):
            state.numbers[base + RUNE] = _card(state, entry, "rune", -1)
        if entry.has("claim"):
            claim = entry.fields("claim")
            claim.only(("seat", "last_turn"))
            age = 1 if claim.flag("last_turn", False) else 0
            state.numbers[base + CLAIM] = 2 * claim.integer("seat", 0, last) + age


def _read_cards(state: State, fields: Fields) -> list[tuple[int, int]]:
    fields.only(state.table.card_index)
    return [
        (state.table.card_index[name], fields.integer(name, 0, MANY)) for name in fields.names()
    ]


def _hidden(fields: Fields, cards: str, size: str) -> i64:
    """How many cards are hidden, or -1 when they are told."""
    return -1 if fields.value(cards) is not None else fields.integer(size, 1, MANY)


def _read_piles(state: State, fields: Fields, hiding: bool) -> None:
    width = state.table.deck_width
    for card in range(width):
        state.numbers[state.table.place_of(DECK, card)] = 0
        state.numbers[state.table.place_of(DISCARD, card)] = 0
    hidden = _hidden(fields, "deck", "deck_size") if hiding else -1
    for pile, key in ((DECK, "deck"), (DISCARD, "discard"), (OUT, "out"), (PENDING, "prepared")):
        if pile == DECK and hidden >= 0:
            continue
        for card, count in _read_cards(state, fields.fields(key)):
            state.numbers[state.table.place_of(pile, card)] = count
    total = i64(0)
    for card in range(width):
        total += state.in_pile(DECK, card)
    if hidden >= 0:
        total = hidden
    state.numbers[DECK_SIZE] = fields.integer("deck_size", int(total), int(total))


def _read_seats(state: State, fields: Fields, hiding: bool, viewer: int) -> None:
    entries = fields.field_list("seats")
    if len(entries) != state.table.players:
        raise InputError("error-seat-count", {"field": "seats", "count": len(entries)})
    for seat, entry in enumerate(entries):
        entry.only(_SEAT_FIELDS)
        base = seat * SEAT_SIZE
        state.numbers[base + COINS] = entry.integer("coins", 0, MANY)
        for field, key in ((READY, "ready"), (SPENT, "spent")):
            group = entry.fields(key)
            group.only(COMPANIONS)
            for kind, name in enumerate(COMPANIONS):
                state.numbers[base + field + kind] = group.integer(name, 0, MANY)
        hidden = _hidden(entry, "hand", "hand_size") if hiding and seat != viewer else -1
        state.numbers[base + HAND] = hidden if hidden >= 0 else _read_hand(state, entry, seat)
        state.numbers[base + IDLE] = 1 if entry.flag("idle", False) else 0
        state.numbers[base + TURNS] = entry.integer("turns", 0, MANY)


def _read_hand(state: State, entry: Fields, seat: int) -> i64:
    """The cards of a hand that is told; its size counts those prepared too."""
    width = state.table.deck_width
    size = i64(0)
    for card, count in _read_cards(state, entry.fields("hand")):
        state.numbers[state.table.place_of(HANDS + seat, card)] = count
        size += count
    if seat == state.turn():
        for prepared in range(width):
            size += state.in_pile(PENDING, prepared)
    return entry.integer("hand_size", int(size), int(size))


def _region(state: State, fields: Fields, key: str) -> i64:
    value = fields.value(key)
    if value is None:
        return -1
    found = state.table.board.index.get(fields.text(key))
    if found is None:
        raise InputError("error-unknown-name", {"field": fields.at(key), "value": str(value)})
    return found


def _read_facts(state: State, fields: Fields) -> None:
    fields.only(_FACTS)
    numbers = state.numbers
    for at, key in ((PLAYED, "played"), (ACTIVE, "active"), (PANIC, "panic"), (LOCKED, "locked")):
        numbers[at] = 1 if fields.flag(key, False) else 0
    numbers[FORESIGHT] = fields.integer("foresight", 0, MANY)
    numbers[TO_DRAW] = fields.integer("to_draw", 0, MANY)
    numbers[AFTER_DRAW] = _phase(fields, "after_draw")
    numbers[EXCHANGED] = fields.integer("exchanged", -1, MANY)
    numbers[DOOR] = _region(state, fields, "door")
    numbers[MOVING] = _region(state, fields, "moving")
    last = int(state.table.players) - 1
    numbers[ALLY] = -1 if fields.value("ally") is None else fields.integer("ally", 0, last)
    numbers[LEFT] = fields.integer("left", 0, MANY)


def _read_levels(state: State, fields: Fields) -> None:
    """Tiles on the board and tiles left make up the box.  [HDL-DAT-3]"""
    counts = fields.items("levels")
    if len(counts) != MAX_LEVEL:
        raise InputError("error-levels", {"field": "levels", "count": len(counts)})
    laid = [0] * (MAX_LEVEL + 1)
    for region in range(state.table.board.size):
        laid[int(state.tile(region, LEVEL))] += 1
    for level, count in enumerate(counts, start=1):
        field = f"levels[{level - 1}]"
        left = whole_number(count, field, 0, MANY)
        if left != state.table.board.levels[level - 1] - laid[level]:
            raise InputError("error-levels", {"field": field, "count": laid[level]})
        state.numbers[LEVELS + level] = left

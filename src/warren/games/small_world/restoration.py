"""A state from plain data, checked: nothing may be lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.fields import Fields, as_list, whole_number
from warren.core.game import WHOLE
from warren.core.numbers import bit
from warren.core.refusal import InputError
from warren.core.ruling import UNDATED
from warren.core.state import View
from warren.games.small_world import frames
from warren.games.small_world.consistency import check_conservation
from warren.games.small_world.layout import (
    ALLY,
    APART,
    ASIDE,
    ATTACKED,
    BADGES,
    BANNERS,
    COINS,
    COLUMN,
    COMBO_COINS,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    CONVERTED,
    CURRENT,
    DISCARDED,
    DRAGON_FLOWN,
    FIRST,
    FRAME_SIZE,
    FRESH,
    HAND,
    HELD,
    LOSERS,
    MAX_FRAMES,
    NONEMPTY,
    PIECES,
    POWER,
    RACE,
    ROLLED,
    ROUND,
    SEAT_SIZE,
    STATUS,
    TRAY,
    TRIBE_SIZE,
    TURN,
    UNDECIDED,
)
from warren.games.small_world.pieces import FIELD, KIND_OF, piece
from warren.games.small_world.pieces import PIECES as PIECE_KINDS
from warren.games.small_world.stack import check_frames
from warren.games.small_world.state import State
from warren.games.small_world.terms import ACTIVE, COMBOS, DECLINED, HIDDEN, NONE, SLOTS
from warren.games.small_world.underground.snapshot import mask_of_numbers, read_depths

if TYPE_CHECKING:
    from warren.games.small_world.game import SmallWorld

MANY: Final = 1_000_000
_FIELDS: Final = (
    "game",
    "players",
    "options",
    "board",
    "round",
    "turn",
    "first",
    "regions",
    "tribes",
    "seats",
    "column",
    "banners",
    "badges",
    "tray",
    "facts",
    "frames",
    "deep",
)
_TRIBE_FIELDS: Final = (
    "tribe",
    "seat",
    "race",
    "power",
    "status",
    "hand",
    "aside",
    "pieces",
    "apart",
)


def read_state(data: Mapping[str, object], game: SmallWorld) -> State:
    """The inverse of `snapshot.write_state`."""
    return _read(Fields(data, ""), game, WHOLE)


def read_view(data: Mapping[str, object], game: SmallWorld, seat: int | None) -> View:
    """What a seat, or a spectator, knows; the coins of others are shut, and counted or unknown."""
    fields = Fields(data, "")
    players = fields.integer("players", game.min_players, game.max_players)
    return _read(fields, game, game.viewer(seat, players)).view(seat)


def _read(fields: Fields, game: SmallWorld, viewer: int) -> State:
    fields.only(_FIELDS)
    if fields.text("game") != game.key:
        raise InputError("error-other-game", {"field": "game", "value": fields.text("game")})
    players = fields.integer("players", game.min_players, game.max_players)
    options = fields.fields("options")
    given = {key: options.value(key) for key in options.names()}
    state = game.blank(players, game.readings(UNDATED, given))
    world = state.world
    world[ROUND] = fields.integer("round", 1, int(state.table.board.rounds))
    world[TURN] = fields.integer("turn", 0, players - 1)
    world[FIRST] = fields.integer("first", 0, players - 1)
    _read_tribes(state, fields)
    _read_regions(state, fields.fields("regions"))
    _read_frames(state, fields)
    _read_seats(state, fields, viewer)
    _read_column(state, fields)
    _read_stacks(state, fields)
    tray = fields.fields("tray")
    tray.only(state.table.race_index)
    for race, i in state.table.race_index.items():
        world[TRAY + i] = tray.integer(race, 0, state.table.races[i].supply)
    _read_facts(state, fields.fields("facts"))
    if state.table.deep:
        read_depths(state, fields.fields("deep"))
    elif fields.has("deep"):
        raise InputError("error-unknown-field", {"field": "deep"})
    check_frames(state)
    check_conservation(state)
    return state


def _index(fields: Fields, key: str, known: dict[str, int]) -> i64:
    name = fields.text(key)
    if name not in known:
        raise InputError("error-unknown-name", {"field": fields.at(key), "value": name})
    return known[name]


def _optional(fields: Fields, key: str, known: dict[str, int]) -> i64:
    return NONE if fields.value(key) is None else _index(fields, key, known)


def _pieces(fields: Fields, key: str) -> i64:
    packed = i64(0)
    counts = fields.fields(key)
    counts.only(KIND_OF)
    for name in counts.names():
        kind = KIND_OF[name]
        count = counts.integer(name, 0, min(FIELD, PIECE_KINDS[kind].limit))
        packed |= piece(kind, count)
    return packed


def _read_tribes(state: State, fields: Fields) -> None:
    for entry in fields.field_list("tribes"):
        entry.only(_TRIBE_FIELDS)
        tribe = entry.integer("tribe", 0, int(state.table.players) * SLOTS - 1)
        seat = entry.integer("seat", tribe // SLOTS, tribe // SLOTS)
        base = tribe * TRIBE_SIZE
        if state.tribes[base + RACE] != NONE:
            raise InputError("error-twice", {"field": entry.at("tribe"), "value": tribe})
        status = entry.text("status")
        if status not in ("active", "declined"):
            raise InputError("error-unknown-name", {"field": entry.at("status"), "value": status})
        state.tribes[base + RACE] = _index(entry, "race", state.table.race_index)
        state.tribes[base + POWER] = _optional(entry, "power", state.table.power_index)
        state.tribes[base + HAND] = entry.integer("hand", 0, MANY)
        state.tribes[base + ASIDE] = entry.integer("aside", 0, MANY)
        state.tribes[base + PIECES] = _pieces(entry, "pieces")
        state.tribes[base + APART] = 1 if entry.flag("apart", False) else 0
        state.tribes[base + STATUS] = ACTIVE if status == "active" else DECLINED
        if status == "active":
            if state.tribes[base + POWER] == NONE:
                raise InputError("error-active-without-power", {"field": entry.at("power")})
            if state.seats[seat * SEAT_SIZE + CURRENT] != NONE:
                raise InputError("error-two-active", {"field": entry.at("status"), "seat": seat})
            state.seats[seat * SEAT_SIZE + CURRENT] = tribe


def _read_regions(state: State, fields: Fields) -> None:
    board = state.table.board
    fields.only(board.names)
    for region in range(board.size):
        state.pieces[region] = 0
    for name in fields.names():
        entry = fields.fields(name)
        entry.only(("tribe", "tokens", "pieces"))
        region = board.index[name]
        if region >= board.size:
            raise InputError("error-board-chasm-held", {"field": entry.path}, "SU-CON-4")
        state.pieces[region] = _pieces(entry, "pieces")
        if not entry.has("tribe"):
            continue
        tribe = entry.integer("tribe", 0, int(state.table.players) * SLOTS - 1)
        if state.tribes[tribe * TRIBE_SIZE + RACE] == NONE:
            raise InputError("error-unknown-tribe", {"field": entry.at("tribe"), "value": tribe})
        state.holder[region] = tribe
        state.tokens[region] = entry.integer("tokens", 1, MANY)
        state.tribes[tribe * TRIBE_SIZE + HELD] |= bit(i64(region))


def _read_seats(state: State, fields: Fields, viewer: int) -> None:
    hiding = viewer != WHOLE and not state.table.open_coins and not state.is_over()
    entries = fields.field_list("seats")
    if len(entries) != state.table.players:
        raise InputError("error-seat-count", {"field": "seats", "count": len(entries)})
    for seat, entry in enumerate(entries):
        entry.only(("coins", "counted", "ally") if hiding else ("coins", "ally"))
        if hiding and seat != viewer and entry.value("coins") is None:
            counted = entry.integer("counted", 0, MANY) if entry.has("counted") else HIDDEN
            state.seats[seat * SEAT_SIZE + COINS] = counted
        else:
            state.seats[seat * SEAT_SIZE + COINS] = entry.integer("coins", 0, MANY)
        if entry.value("ally") is not None:
            last = int(state.table.players) - 1
            state.seats[seat * SEAT_SIZE + ALLY] = entry.integer("ally", 0, last)


def _read_column(state: State, fields: Fields) -> None:
    combos = fields.field_list("column")
    if len(combos) > COMBOS:
        raise InputError("error-column-length", {"field": "column", "count": len(combos)})
    for place, combo in enumerate(combos):
        combo.only(("race", "power", "coins"))
        at = COLUMN + place * COMBO_SIZE
        state.world[at + COMBO_RACE] = _index(combo, "race", state.table.race_index)
        state.world[at + COMBO_POWER] = _index(combo, "power", state.table.power_index)
        state.world[at + COMBO_COINS] = combo.integer("coins", 0, MANY)


def _read_stacks(state: State, fields: Fields) -> None:
    banners = fields.fields("banners")
    banners.only(("unknown", "returned"))
    badges = fields.fields("badges")
    badges.only(("unknown", "discarded"))
    state.world[BANNERS] = _mask(banners, "unknown", state.table.race_index)
    state.queue = vec[i64]()
    for i, name in enumerate(banners.texts("returned")):
        if name not in state.table.race_index:
            raise InputError(
                "error-unknown-name", {"field": f"{banners.at('returned')}[{i}]", "value": name}
            )
        state.queue = append(state.queue, i64(state.table.race_index[name]))
    state.world[BADGES] = _mask(badges, "unknown", state.table.power_index)
    state.world[DISCARDED] = _mask(badges, "discarded", state.table.power_index)


def _mask(fields: Fields, key: str, known: dict[str, int]) -> i64:
    mask = i64(0)
    for i, name in enumerate(fields.texts(key)):
        where = f"{fields.at(key)}[{i}]"
        if name not in known:
            raise InputError("error-unknown-name", {"field": where, "value": name})
        if (mask >> i64(known[name])) & 1:
            raise InputError("error-twice", {"field": where, "value": name})
        mask |= bit(i64(known[name]))
    return mask


def _read_facts(state: State, fields: Fields) -> None:
    fields.only(
        (
            "undecided",
            "fresh",
            "nonempty",
            "dragon_flown",
            "converted",
            "attacked",
            "losers",
            "rolled",
        )
    )
    last = int(state.table.players) - 1
    world = state.world
    world[UNDECIDED] = 1 if fields.flag("undecided", False) else 0
    world[FRESH] = 1 if fields.flag("fresh", False) else 0
    world[NONEMPTY] = fields.integer("nonempty", 0, MANY)
    world[DRAGON_FLOWN] = 1 if fields.flag("dragon_flown", False) else 0
    world[CONVERTED] = mask_of_numbers(fields, "converted", last)
    world[ATTACKED] = mask_of_numbers(fields, "attacked", last)
    world[LOSERS] = mask_of_numbers(fields, "losers", (last + 1) * SLOTS - 1)
    rolled = fields.value("rolled")
    world[ROLLED] = 0 if rolled is None else fields.integer("rolled", 0, 3) + 1


def _read_frames(state: State, fields: Fields) -> None:
    entries = fields.items("frames")
    if not 1 <= len(entries) <= MAX_FRAMES:
        raise InputError("error-frames", {"field": "frames"})
    while state.frames[0] > 0:
        frames.pop(state)
    for i, entry in enumerate(entries):
        where = f"frames[{i}]"
        frame = as_list(entry, where)
        if len(frame) != FRAME_SIZE:
            raise InputError("error-frames", {"field": where})
        name, subject, stage = str(frame[0]), frame[1], frame[2]
        if name not in frames.STEP_NAMES:
            raise InputError("error-unknown-name", {"field": where, "value": name})
        step = frames.STEP_NAMES.index(name)
        most = max(int(state.table.players) * SLOTS, len(state.table.races)) - 1
        about = whole_number(subject, where, NONE, most)
        if step in frames.ABOUT_A_TRIBE and (
            not 0 <= about < int(state.table.players) * SLOTS
            or state.tribes[about * TRIBE_SIZE + RACE] == NONE
        ):
            raise InputError("error-unknown-tribe", {"field": where, "value": about})
        frames.push(state, step, about, whole_number(stage, where, NONE, MANY))

"""A state from plain data, checked: nothing may be lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.fields import Fields, as_list, whole_number
from warren.core.game import WHOLE
from warren.core.numbers import bit
from warren.core.refusal import InputError
from warren.core.ruling import UNDATED
from warren.core.state import View
from warren.games.small_world import frames
from warren.games.small_world.consistency import check_conservation
from warren.games.small_world.effects.column import return_banner
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
    HOLDER,
    LOSERS,
    MAX_FRAMES,
    NONEMPTY,
    PIECES,
    POWER,
    RACE,
    REGION_SIZE,
    ROLLED,
    ROUND,
    SEAT_SIZE,
    STANDING,
    STATUS,
    TOKENS,
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
    numbers = state.numbers
    numbers[ROUND] = fields.integer("round", 1, int(state.table.board.rounds))
    numbers[TURN] = fields.integer("turn", 0, players - 1)
    numbers[FIRST] = fields.integer("first", 0, players - 1)
    _read_tribes(state, fields)
    _read_regions(state, fields.fields("regions"))
    _read_frames(state, fields)
    _read_seats(state, fields, viewer)
    _read_column(state, fields)
    _read_stacks(state, fields)
    tray = fields.fields("tray")
    tray.only(state.table.race_index)
    for race, i in state.table.race_index.items():
        numbers[state.table.trays + i] = tray.integer(race, 0, state.table.races[i].supply)
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
        if state.numbers[base + RACE] != NONE:
            raise InputError("error-twice", {"field": entry.at("tribe"), "value": tribe})
        status = entry.text("status")
        if status not in ("active", "declined"):
            raise InputError("error-unknown-name", {"field": entry.at("status"), "value": status})
        state.numbers[base + RACE] = _index(entry, "race", state.table.race_index)
        state.numbers[base + POWER] = _optional(entry, "power", state.table.power_index)
        state.numbers[base + HAND] = entry.integer("hand", 0, MANY)
        state.numbers[base + ASIDE] = entry.integer("aside", 0, MANY)
        state.numbers[base + PIECES] = _pieces(entry, "pieces")
        state.numbers[base + APART] = 1 if entry.flag("apart", False) else 0
        state.numbers[base + STATUS] = ACTIVE if status == "active" else DECLINED
        if status == "active":
            if state.numbers[base + POWER] == NONE:
                raise InputError("error-active-without-power", {"field": entry.at("power")})
            if state.numbers[seat * SEAT_SIZE + CURRENT] != NONE:
                raise InputError("error-two-active", {"field": entry.at("status"), "seat": seat})
            state.numbers[seat * SEAT_SIZE + CURRENT] = tribe


def _read_regions(state: State, fields: Fields) -> None:
    board = state.table.board
    fields.only(board.index)
    for region in range(board.size):
        state.numbers[region * REGION_SIZE + STANDING] = 0
    for name in fields.names():
        entry = fields.fields(name)
        entry.only(("tribe", "tokens", "pieces"))
        region = board.index[name]
        if region >= board.size:
            raise InputError("error-board-chasm-held", {"field": entry.path}, "SU-CON-4")
        state.numbers[region * REGION_SIZE + STANDING] = _pieces(entry, "pieces")
        if not entry.has("tribe"):
            continue
        tribe = entry.integer("tribe", 0, int(state.table.players) * SLOTS - 1)
        if state.numbers[tribe * TRIBE_SIZE + RACE] == NONE:
            raise InputError("error-unknown-tribe", {"field": entry.at("tribe"), "value": tribe})
        state.numbers[region * REGION_SIZE + HOLDER] = tribe
        state.numbers[region * REGION_SIZE + TOKENS] = entry.integer("tokens", 1, MANY)
        state.numbers[tribe * TRIBE_SIZE + HELD] |= bit(i64(region))


def _read_seats(state: State, fields: Fields, viewer: int) -> None:
    hiding = viewer != WHOLE and not state.table.open_coins and not state.is_over()
    entries = fields.field_list("seats")
    if len(entries) != state.table.players:
        raise InputError("error-seat-count", {"field": "seats", "count": len(entries)})
    for seat, entry in enumerate(entries):
        entry.only(("coins", "counted", "ally") if hiding else ("coins", "ally"))
        if hiding and seat != viewer and entry.value("coins") is None:
            counted = entry.integer("counted", 0, MANY) if entry.has("counted") else HIDDEN
            state.numbers[seat * SEAT_SIZE + COINS] = counted
        else:
            state.numbers[seat * SEAT_SIZE + COINS] = entry.integer("coins", 0, MANY)
        if entry.value("ally") is not None:
            last = int(state.table.players) - 1
            state.numbers[seat * SEAT_SIZE + ALLY] = entry.integer("ally", 0, last)


def _read_column(state: State, fields: Fields) -> None:
    combos = fields.field_list("column")
    if len(combos) > COMBOS:
        raise InputError("error-column-length", {"field": "column", "count": len(combos)})
    for place, combo in enumerate(combos):
        combo.only(("race", "power", "coins"))
        at = COLUMN + place * COMBO_SIZE
        state.numbers[at + COMBO_RACE] = _index(combo, "race", state.table.race_index)
        state.numbers[at + COMBO_POWER] = _index(combo, "power", state.table.power_index)
        state.numbers[at + COMBO_COINS] = combo.integer("coins", 0, MANY)


def _read_stacks(state: State, fields: Fields) -> None:
    banners = fields.fields("banners")
    banners.only(("unknown", "returned"))
    badges = fields.fields("badges")
    badges.only(("unknown", "discarded"))
    state.numbers[BANNERS] = _mask(banners, "unknown", state.table.race_index)
    for name in _names(banners, "returned", state.table.race_index):
        return_banner(state, i64(state.table.race_index[name]))
    state.numbers[BADGES] = _mask(badges, "unknown", state.table.power_index)
    state.numbers[DISCARDED] = _mask(badges, "discarded", state.table.power_index)


def _mask(fields: Fields, key: str, known: dict[str, int]) -> i64:
    mask = i64(0)
    for name in _names(fields, key, known):
        mask |= bit(i64(known[name]))
    return mask


def _names(fields: Fields, key: str, known: dict[str, int]) -> list[str]:
    """Known names, each once."""
    names = fields.texts(key)
    for i, name in enumerate(names):
        if name not in known:
            raise InputError(
                "error-unknown-name", {"field": f"{fields.at(key)}[{i}]", "value": name}
            )
        if name in names[:i]:
            raise InputError("error-twice", {"field": f"{fields.at(key)}[{i}]", "value": name})
    return names


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
    numbers = state.numbers
    numbers[UNDECIDED] = 1 if fields.flag("undecided", False) else 0
    numbers[FRESH] = 1 if fields.flag("fresh", False) else 0
    numbers[NONEMPTY] = fields.integer("nonempty", 0, MANY)
    numbers[DRAGON_FLOWN] = 1 if fields.flag("dragon_flown", False) else 0
    numbers[CONVERTED] = mask_of_numbers(fields, "converted", last)
    numbers[ATTACKED] = mask_of_numbers(fields, "attacked", last)
    numbers[LOSERS] = mask_of_numbers(fields, "losers", (last + 1) * SLOTS - 1)
    rolled = fields.value("rolled")
    numbers[ROLLED] = 0 if rolled is None else fields.integer("rolled", 0, 3) + 1


def _read_frames(state: State, fields: Fields) -> None:
    entries = fields.items("frames")
    if not 1 <= len(entries) <= MAX_FRAMES:
        raise InputError("error-frames", {"field": "frames"})
    while frames.depth(state) > 0:
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
            or state.numbers[about * TRIBE_SIZE + RACE] == NONE
        ):
            raise InputError("error-unknown-tribe", {"field": where, "value": about})
        frames.push(state, step, about, whole_number(stage, where, NONE, MANY))

"""Positions read from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.state import View
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import (
    FRAME_SIZE,
    LAIR,
    LAIR_SIZE,
    LINE,
    LINE_SIZE,
    MAX_FRAMES,
    SEAT_SIZE,
)
from warren.games.dungeon_lords.schema import MANY, Schema
from warren.games.dungeon_lords.snapshot import schema_of
from warren.games.dungeon_lords.state import State

if TYPE_CHECKING:
    from warren.games.dungeon_lords.game import DungeonLords

HEAD: Final = ("game", "players", "options", "seats", "frames")


def read_state(data: Mapping[str, object], game: DungeonLords) -> State:
    """The inverse of `snapshot.write_state`."""
    state = _read(Fields(data, ""), game)
    hidden = [seat for seat in range(int(state.table.players)) if _hides(state, seat)]
    if hidden:
        raise InputError("error-position-hidden", {"field": f"seats[{hidden[0]}]"})
    return state


def read_view(data: Mapping[str, object], game: DungeonLords, seat: int | None) -> View:
    state = _read(Fields(data, ""), game)
    game.viewer(seat, int(state.table.players))
    return state.view(seat)


def _hides(state: State, seat: int) -> bool:
    """Whether something of a seat is there that a whole position would tell."""
    entry = schema_of(state.table)
    for name, at, codec in entry.seat:
        value = codec.write(int(state.seats[seat * SEAT_SIZE + at]))
        if value == "hidden" or (isinstance(value, dict) and "hidden" in value):
            return True
        if name in ("fair", "handed") and value == -2:
            return True
    return False


def _read(fields: Fields, game: DungeonLords) -> State:
    if fields.text("game") != game.key:
        raise InputError("error-other-game", {"field": "game", "value": fields.text("game")})
    players = fields.integer("players", game.min_players, game.max_players)
    options = fields.fields("options")
    state = game.blank(players, {name: options.value(name) for name in options.names()})
    schema = schema_of(state.table)
    fields.only([*HEAD, *(name for name, _, _ in schema.world)])
    for name, at, codec in schema.world:
        state.world[at] = codec.read(fields.value(name), fields.at(name))
    seats = fields.field_list("seats")
    if len(seats) != players:
        raise InputError("error-seat-count", {"field": "seats", "count": len(seats)})
    for seat, entry in enumerate(seats):
        _read_seat(state, schema, seat, entry)
    _read_frames(state, fields)
    return state


def _read_seat(state: State, schema: Schema, seat: int, fields: Fields) -> None:
    fields.only(["lair", "line", *(name for name, _, _ in schema.seat)])
    base = seat * SEAT_SIZE
    for name, at, codec in schema.seat:
        state.seats[base + at] = codec.read(fields.value(name), fields.at(name))
    for name, at, size, codec in (
        ("lair", LAIR, LAIR_SIZE, schema.monster),
        ("line", LINE, LINE_SIZE, schema.figure),
    ):
        items = fields.items(name)
        if len(items) > size:
            raise InputError("error-position-field", {"field": fields.at(name), "value": name})
        for place in range(size):
            value = 0
            if place < len(items):
                value = codec.read(items[place], f"{fields.at(name)}[{place}]")
            state.seats[base + at + place] = value


def _read_frames(state: State, fields: Fields) -> None:
    entries = fields.field_list("frames")
    if not 1 <= len(entries) <= MAX_FRAMES:
        raise InputError("error-position-field", {"field": "frames", "value": str(len(entries))})
    for at in range(1 + MAX_FRAMES * FRAME_SIZE):
        state.frames[at] = 0
    for entry in entries:
        entry.only(("step", "subject", "stage"))
        step = entry.text("step")
        if step not in frames.STEP_NAMES:
            raise InputError("error-unknown-name", {"field": entry.at("step"), "value": step})
        frames.push(
            state,
            frames.STEP_NAMES.index(step),
            entry.integer("subject", -MANY, MANY),
            entry.integer("stage", -MANY, MANY),
        )

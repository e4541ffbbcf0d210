"""Positions read from plain data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.ruling import UNDATED
from warren.core.state import View
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.codecs import CONCEALED
from warren.games.dungeon_lords.consistency.whole import check
from warren.games.dungeon_lords.layout import MAX_FRAMES, SEAT_SIZE
from warren.games.dungeon_lords.schema import MANY
from warren.games.dungeon_lords.snapshot import OUTLOOK, schema_of
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIDDEN

if TYPE_CHECKING:
    from warren.games.dungeon_lords.game import DungeonLords

HEAD: Final = ("game", "players", "options", "seats", "frames", OUTLOOK)


def read_state(data: Mapping[str, object], game: DungeonLords) -> State:
    """The inverse of `snapshot.write_state`; a position that cannot be is refused.

    The outlook of a view is passed over: it follows from the rest.
    """
    state = _read(Fields(data, ""), game)
    hidden = [seat for seat in range(int(state.table.players)) if _hides(state, seat)]
    if hidden:
        raise InputError("error-position-hidden", {"field": f"seats[{hidden[0]}]"})
    check(state)
    return state


def read_view(data: Mapping[str, object], game: DungeonLords, seat: int | None) -> View:
    state = _read(Fields(data, ""), game)
    game.viewer(seat, int(state.table.players))
    return state.view(seat)


def _hides(state: State, seat: int) -> bool:
    """Whether something of a seat is there that a whole position would tell."""
    for entry in schema_of(state.table).seat:
        value = entry.write(state.numbers, seat * SEAT_SIZE)
        if f'"{CONCEALED}"' in json.dumps(value):
            return True
        if entry.names[-1] in ("fair", "handed") and value == HIDDEN:
            return True
    return False


def _read(fields: Fields, game: DungeonLords) -> State:
    if fields.text("game") != game.key:
        raise InputError("error-other-game", {"field": "game", "value": fields.text("game")})
    players = fields.integer("players", game.min_players, game.max_players)
    options = fields.fields("options")
    given = {name: options.value(name) for name in options.names()}
    state = game.blank(players, game.readings(UNDATED, given))
    schema = schema_of(state.table)
    fields.only([*HEAD, *schema.world.names()])
    schema.world.read(fields, state.numbers, 0)
    seats = fields.field_list("seats")
    if len(seats) != players:
        raise InputError("error-seat-count", {"field": "seats", "count": len(seats)})
    for seat, entry in enumerate(seats):
        entry.only(schema.seat.names())
        schema.seat.read(entry, state.numbers, seat * SEAT_SIZE)
    _read_frames(state, fields)
    return state


def _read_frames(state: State, fields: Fields) -> None:
    entries = fields.field_list("frames")
    if not 1 <= len(entries) <= MAX_FRAMES:
        raise InputError("error-position-field", {"field": "frames", "value": str(len(entries))})
    while frames.depth(state) > 0:
        frames.pop(state)
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

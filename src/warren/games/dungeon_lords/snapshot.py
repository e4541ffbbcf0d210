"""Positions as plain data: what is written is read back as the same position."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import FRAME_SIZE, SEAT_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.schema import Schema
from warren.games.dungeon_lords.table import Table

OUTLOOK: Final = "outlook"
"""What a view tells beyond the position, under this name."""
_SCHEMAS: dict[int, tuple[Table, Schema]] = {}


def schema_of(table: Table) -> Schema:
    """The schema of a table, made once."""
    known = _SCHEMAS.get(id(table))
    if known is None or known[0] is not table:
        known = (table, Schema(table))
        _SCHEMAS[id(table)] = known
    return known[1]


def write_state(state: Position) -> dict[str, object]:
    schema = schema_of(state.table)
    players = int(state.table.players)
    return {
        "game": state.game(),
        "players": players,
        "options": dict(state.table.options),
        **schema.world.write(state.world, 0),
        "seats": [schema.seat.write(state.seats, seat * SEAT_SIZE) for seat in range(players)],
        "frames": write_frames(state),
    }


def write_frames(state: Position) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for at in range(int(state.frames[0])):
        step, subject, stage = (int(state.frames[1 + at * FRAME_SIZE + n]) for n in range(3))
        found.append({"step": frames.STEP_NAMES[step], "subject": subject, "stage": stage})
    return found

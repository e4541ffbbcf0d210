"""Positions as plain data: what is written is read back as the same position."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import SEAT_SIZE
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
        **schema.world.write(state.numbers, 0),
        "seats": [schema.seat.write(state.numbers, seat * SEAT_SIZE) for seat in range(players)],
        "frames": write_frames(state),
    }


def write_frames(state: Position) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for at in range(frames.depth(state)):
        step = frames.STEP_NAMES[frames.step_at(state, at)]
        subject, stage = int(frames.subject_at(state, at)), int(frames.stage_at(state, at))
        found.append({"step": step, "subject": subject, "stage": stage})
    return found

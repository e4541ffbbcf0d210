"""Traps given up face down.  [DL-HIR-2] [DL-INF-3]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import BURIED_TRAPS, TRAPS
from warren.games.dungeon_lords.position import Position


def bury_trap(state: Position, seat: i64, kind: i64) -> None:
    """Only its owner knows which one it was."""
    state.add(seat, TRAPS, -TRAP_COUNTS.one(kind))
    state.add(seat, BURIED_TRAPS, TRAP_COUNTS.one(kind))
    state.emit("trap-buried", {"seat": int(seat)})

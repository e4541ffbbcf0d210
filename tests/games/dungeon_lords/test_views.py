"""What lies open to everybody, and what only its owner knows."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BURIED_TRAPS,
    BUSY,
    EVIL,
    FOOD,
    GOLD,
    HALLS,
    IDLE,
    KNOWN,
    LETTERS,
    LOCKED,
    LOST,
    PRISON,
    ROW,
    TILE_NOW,
    TRAP_DISCARD,
)
from warren.games.dungeon_lords.terms import TAXES

OPEN = (
    "gold",
    "food",
    "evil",
    "letters",
    "imps",
    "tiles",
    "rooms",
    "conquered",
    "prison",
    "lair",
    "line",
)
VIEWERS = [1, 3, None]


def busy() -> Phase:
    """Seat 0 has something of everything."""
    phase = Phase(frames.EVENT, season=2).owns("troll", "ghost").holds("plague", "pendulum")
    for field, value in (
        (GOLD, 4),
        (FOOD, 2),
        (IDLE, 1),
        (BUSY, 5),
        (EVIL, 7),
        (LETTERS, 2),
        (HALLS, bit(7)),
        (LOST, bit(2)),
        (LOCKED, 0b1001),
        (PRISON, 0b110),
        (BURIED_TRAPS, int(TRAP_COUNTS.one(i64(2)))),
    ):
        phase.put(field, value)
    lines.join(phase.state, i64(0), i64(4))
    phase.world(TRAP_DISCARD, int(TRAP_COUNTS.one(i64(3)))).world(TILE_NOW, TAXES)
    return phase.world(ROW + 1, 0).put(KNOWN, 0b10)


def seat(phase: Phase, viewer: int | None) -> Any:
    data: Any = phase.state.view(viewer).to_json()
    return data["seats"][0]


@rules("DL-INF-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_open(viewer: int | None) -> None:
    phase = busy()
    own, seen = seat(phase, 0), seat(phase, viewer)
    for name in OPEN:
        assert seen[name] == own[name], name
        assert seen[name] not in (None, 0, [], {}), name
    assert seen["orders"]["inaccessible"] == ["get-food", "mine-gold"]
    data: Any = phase.state.view(viewer).to_json()
    whole: Any = phase.state.to_json()
    for name in ("monsters", "rooms", "adventurers", "tiles", "events", "paladins", "spaces"):
        assert data[name] == whole[name], name
    assert data["traps"]["discard"] == {"wall-of-fire": 1}


@rules("DL-INF-3", "DL-TRB-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_traps_are_counted_and_not_named(viewer: int | None) -> None:
    phase = busy()
    assert seat(phase, 0)["traps"]["held"] == {"plague": 1, "pendulum": 1}
    assert seat(phase, viewer)["traps"]["held"] == {"hidden": 2}
    assert seat(phase, viewer)["traps"]["buried"] == {"hidden": 1}


@rules("DL-INF-2", "DL-INF-3", "DL-INF-4", "DL-SPY-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_spied_card_is_known_to_its_spy_alone(viewer: int | None) -> None:
    phase = busy()
    mine: Any = phase.state.view(0).to_json()
    theirs: Any = phase.state.view(viewer).to_json()
    spell = phase.state.table.deck.spells[0].id
    assert mine["combat"]["cards"][1] == spell
    assert theirs["combat"]["cards"][1] == "hidden"
    assert spell not in str(theirs)


@rules("DL-INF-2")
def test_cards_nobody_has_seen_are_nowhere_in_the_position() -> None:
    """They are drawn when somebody looks, so nothing can give them away."""
    data: Any = Phase(frames.UNVEIL, edition="base").state.to_json()
    assert data["combat"]["cards"] == [None] * 5
    assert (data["tiles"]["next"], data["events"]["next"]) == (None, None)

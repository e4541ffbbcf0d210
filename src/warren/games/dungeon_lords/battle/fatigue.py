"""How tired a party gets: doubling, halving, adding, in this order.  [DF-FTG-1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Breakdown, Part
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.combat_terms import HALL_OF_CHAOS
from warren.games.dungeon_lords.layout import FATIGUE_MORE, FATIGUE_NOW, GOAL_TILE, SCOUT
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import DARK_TUNNEL

ROOM_FATIGUE: Final = 1
SCOUT_EVENT: Final = "event-scout-at-the-entrance"


def fatigue(state: Position, owner: i64, parts: list[Part] | None = None) -> i64:
    """What everybody takes now, for the tile about to be conquered.  [DF-FTG-7]"""
    cell = state.fight(GOAL_TILE)
    printed = i64(state.table.deck.spells[fight.card(state)].fatigue)
    total = printed
    if state.tunnel_cell(owner, DARK_TUNNEL) == cell:
        total += printed
        _tell(parts, "tunnel-dark-tunnel", printed, "DF-TUN-6")
    if state.has_flag(fight.HALVED) or state.numbers[SCOUT]:
        half = (total + 1) // 2
        halved = "spell-feather-fall" if state.has_flag(fight.HALVED) else SCOUT_EVENT
        _tell(parts, halved, half - total, "DF-FTG-2")
        total = half
    if state.room_at(owner, cell) == HALL_OF_CHAOS:
        total += ROOM_FATIGUE
        _tell(parts, "room-hall-of-chaos", ROOM_FATIGUE, "DF-ROM-11")
    total += state.fight(FATIGUE_MORE)
    _tell(parts, "trap-endless-staircase", state.fight(FATIGUE_MORE), "DF-T-ENDLESS-STAIRCASE")
    trained = i64(ROOM_FATIGUE if state.has_flag(fight.TRAINED) else 0)
    total += trained
    _tell(parts, "room-training-room", trained, "DF-ROM-5")
    total += state.fight(FATIGUE_NOW)
    _tell(parts, "pet-slippery-slug", state.fight(FATIGUE_NOW), "DF-P-SLIPPERY-SLUG")
    if parts is not None:
        card = state.table.deck.spells[fight.card(state)].id
        parts.insert(0, Part(f"{KEY}-spell-{card}", int(printed), "DL-CON-1"))
    return total


def _tell(parts: list[Part] | None, label: str, amount: i64, rule: str) -> None:
    if parts is not None and amount:
        parts.append(Part(f"{KEY}-{label}", int(amount), rule))


def explain(state: Position, owner: i64) -> Breakdown:
    """The fatigue with its parts."""
    parts: list[Part] = []
    return Breakdown(int(fatigue(state, owner, parts)), parts)

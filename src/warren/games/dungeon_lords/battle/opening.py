"""How a battle begins."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import fight, plan
from warren.games.dungeon_lords.battle.telling import named_cell
from warren.games.dungeon_lords.combat_terms import ELDERBEAST
from warren.games.dungeon_lords.layout import FIGHT_TILE, GOAL_TILE, LAIR_SIZE
from warren.games.dungeon_lords.position import Position


def open_battle(state: Position, owner: i64) -> None:
    """On the tile of the plan; an Elderbeast that was sent stops fast spells.  [DF-MON-8]"""
    fight.clear(state)
    cell = plan.cell(state, owner)
    state.set_fight(FIGHT_TILE, cell)
    state.set_fight(GOAL_TILE, cell)
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(owner, slot)
        if tile & lair.SENT and lair.kind_of(tile) == ELDERBEAST:
            state.set_flag(fight.NO_FAST)
    if state.effects is not None:
        state.emit("battle-began", {"seat": int(owner), "cell": named_cell(cell)})

"""A hit on anybody; a wizard casts and a priest heals no more.  [DL-T-ANTI-MAGIC-DART]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.damage import Blow
from warren.games.dungeon_lords.cards import PRIEST, WIZARD
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.traps.trap import Snare


class AntiMagicDart(Snare):
    def aims(self) -> bool:
        return True

    def prepare(
        self, state: Position, owner: i64, target: i64, numbers: list[int], blow: Blow
    ) -> None:
        blow.add(target, numbers[0], "anti-magic-dart", "DL-T-ANTI-MAGIC-DART")

    def affect(self, state: Position, owner: i64, target: i64, numbers: list[int]) -> None:
        """A paladin has no class; his icons are stopped with the others.  [DL-PAL-8] [DL-HEA-3]"""
        kind = lines.class_of(state, state.line(owner, target))
        if kind == WIZARD:
            state.set_flag(fight.NO_SPELLS)
        elif kind == PRIEST:
            state.set_flag(fight.NO_HEALING)

"""One monster becomes a sheep.  [DL-C-METAMORPHOSIS] [DL-SPL-8]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.telling import tell_monster
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.spells.pick import PickOne


class Metamorphosis(PickOne):
    def touch(self, state: Position, owner: i64, slot: i64) -> None:
        kind = lair.kind_of(state.lair(owner, slot))
        lair.mark(state, owner, slot, lair.SHEEP)
        tell_monster(state, "monster-changed", owner, kind)

    def touch_baby(self, state: Position, owner: i64) -> None:
        """Whether or not he comes to bite, he is out.  [DF-PET-17]"""
        babies.add(state, owner, babies.SHEEP, 1)
        babies.add(state, owner, babies.OUT, 1)
        if state.effects is not None:
            state.emit("pet-changed", {"seat": int(owner), "pet": "baby-golem"})

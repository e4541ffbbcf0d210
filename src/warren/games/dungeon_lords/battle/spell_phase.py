"""The fast and the slow spell step.  [DL-SPL-1] [DL-SPL-2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.icons import icons
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.combat_terms import ANTI_MAGIC_ROOM, MAGIC
from warren.games.dungeon_lords.layout import CHOICE
from warren.games.dungeon_lords.position import Args, Position
from warren.games.dungeon_lords.spells.catalogue import all_spells
from warren.games.dungeon_lords.spells.spell import Charm


class SpellPhase(Phase):
    """One of the two; the card is cast in the step of its speed if the magic is enough."""

    def __init__(self, space: ActionSpace, fast: bool) -> None:
        super().__init__(space)
        self.fast: Final = fast
        self.spells: Final[list[Charm]] = all_spells(space)

    def resume(self, state: Position, owner: i64) -> bool:
        if not state.has_flag(fight.JUDGED):
            state.set_flag(fight.JUDGED)
            self._judge(state, owner)
        if state.fight(CHOICE):
            return self._spell(state).is_veiled(state, owner) or not self.alone(state, owner)
        fight.drop_flag(state, fight.JUDGED)
        self.proceed(state)
        return False

    def _spell(self, state: Position) -> Charm:
        return self.spells[fight.card(state)]

    def _judge(self, state: Position, owner: i64) -> None:
        """Cast it, or not.  [DF-MON-8] [DL-R-ANTI-MAGIC-ROOM]"""
        card = state.table.deck.spells[fight.card(state)]
        if card.fast != self.fast:
            return
        stopped = state.has_flag(fight.NO_SPELLS) or (self.fast and state.has_flag(fight.NO_FAST))
        if fight.room(state, owner) == ANTI_MAGIC_ROOM:
            stopped = True
        magic = icons(state, owner, MAGIC)
        if stopped or magic < card.magic:
            args: Args = {"seat": int(owner), "spell": card.id}
            if not stopped:
                args["magic"] = int(magic)
                args["needed"] = card.magic
            if state.effects is not None:
                state.emit("spell-failed", args)
            return
        if state.effects is not None:
            state.emit("spell-cast", {"seat": int(owner), "spell": card.id})
        self._spell(state).cast(state, owner)

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        return self._spell(state).codes(state, owner)

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        self._spell(state).perform(state, owner, block, argument)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return self._spell(state).reason(state, owner, block, argument)

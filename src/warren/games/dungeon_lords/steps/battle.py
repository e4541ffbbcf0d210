"""The battle of one dungeon in one battle round, decided by its owner alone.  [DL-CMB-5]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.bard_phase import BardPhase
from warren.games.dungeon_lords.battle.conquest_phase import ConquestPhase
from warren.games.dungeon_lords.battle.ending_phase import EndingPhase
from warren.games.dungeon_lords.battle.healing_phase import HealingPhase
from warren.games.dungeon_lords.battle.monster_phase import MonsterPhase
from warren.games.dungeon_lords.battle.phase import Phase, move_to
from warren.games.dungeon_lords.battle.phases import ENDING
from warren.games.dungeon_lords.battle.spell_phase import SpellPhase
from warren.games.dungeon_lords.battle.surrender_phase import SurrenderPhase
from warren.games.dungeon_lords.battle.trap_phase import TrapPhase
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step


class Battle(Step):
    """The stage is the number of the phase; when nobody stands the battle ends.  [DL-CMB-4]"""

    def __init__(self, space: ActionSpace) -> None:
        super().__init__(space)
        self.phases: Final[vec[Phase]] = vec[Phase](
            [
                BardPhase(space),
                TrapPhase(space),
                SpellPhase(space, True),
                MonsterPhase(space),
                SpellPhase(space, False),
                HealingPhase(space),
                ConquestPhase(space),
                EndingPhase(space),
                SurrenderPhase(space),
            ]
        )

    def resume(self, state: State) -> bool:
        owner = frames.subject(state)
        phase = frames.stage(state)
        if phase < ENDING and not fight.stands(state, owner):
            phase = ENDING
            move_to(state, phase)
        return self.phases[phase].resume(state, owner)

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return self.phases[frames.stage(state)].codes(state, seat)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        self.phases[frames.stage(state)].perform(state, seat, block, argument)

    def explain(self, state: State, seat: i64, block: i64, argument: i64) -> Breakdown | None:
        return self.phases[frames.stage(state)].explain(state, seat, block, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return self.phases[frames.stage(state)].reason(state, seat, block, argument)

"""The reinforcement die.  [SW-DIE-1] to [SW-DIE-5]"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames
from warren.games.small_world.actions import CHANCE_DIE, DIE_FACES
from warren.games.small_world.conquest import one_in, strength
from warren.games.small_world.effects.ground import conquer
from warren.games.small_world.layout import ROLLED
from warren.games.small_world.price import FLOOR, price
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State
from warren.games.small_world.steps.expand import OVER, ROLLED_DIE
from warren.games.small_world.steps.step import ChanceStep
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.depths import spend_armed
from warren.games.small_world.underground.means.wisps import NAMED_ROLL

BLANKS: Final = 3


class Die(ChanceStep):
    """The frame's stage is the region named, or NONE for a Berserk roll before the choice.

    Wisps' rolls, which need not be the last attempt, are NAMED_ROLL higher.
    """

    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for value in range(i64(DIE_FACES)):
            codes = append(codes, self.space.code(CHANCE_DIE, value))
        return codes

    def weight(self, state: State, code: i64) -> i64:
        """Three blank faces, and 1, 2, 3.  [SW-DIE-1]"""
        return BLANKS if self.space.argument(code) == 0 else 1

    def draw(self, state: State, rng: Random) -> i64:
        face = rng.randrange(i64(BLANKS + DIE_FACES - 1)) - (BLANKS - 1)
        return self.space.code(CHANCE_DIE, max(face, i64(0)))

    def perform(self, state: State, block: i64, argument: i64) -> None:
        """All tokens take the region of the last attempt, as many as it costs a named one.

        Short of it, a named region was the last attempt too.  [SU-R-WISPS] [SU-R-WISPS-2]
        """
        tribe = frames.subject(state)
        region = frames.stage(state)
        frames.pop(state)
        if region == NONE:
            if state.effects is not None:
                state.emit("die-rolled", {"seat": int(state.turn()), "value": int(argument)})
            state.numbers[ROLLED] = argument + 1
            frames.set_stage(state, ROLLED_DIE)
            return
        named = region >= NAMED_ROLL
        if named:
            region -= NAMED_ROLL
        force = strength(state, tribe, region, state.hand(tribe))
        full = price(state, tribe, region, None)
        if state.effects is not None:
            self.tell(state, region, argument, max(full - force, i64(0)))
        cost = max(full - argument, i64(FLOOR))
        if force < cost:
            frames.set_stage(state, OVER)
            self.fail(state, tribe, region)
        elif named:
            conquer(state, tribe, region, cost, "wisps")
        else:
            conquer(state, tribe, region, force, "die")

    def tell(self, state: State, region: i64, value: i64, needed: i64) -> None:
        state.emit(
            "die-rolled",
            {
                "seat": int(state.turn()),
                "value": int(value),
                "region": state.table.board.names[region],
                "needed": int(needed),
                "one_in": int(one_in(needed)),
            },
        )

    def fail(self, state: State, tribe: i64, region: i64) -> None:
        if state.table.deep and not is_warded(state, state.owner(tribe), region):
            spend_armed(state)
        if state.effects is not None:
            state.emit("attack-failed", {"region": state.table.board.names[region]})

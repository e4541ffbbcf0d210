"""Planning: everybody with a party, at the same time and in secret.  [DL-PLN-7] [DL-DEC-3]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.effect import ArgValue, only
from warren.core.future import Future
from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.actions import (
    DEFEND,
    GIVE_MONSTER,
    LAY,
    PET,
    READY,
    SEND,
    SEND_BABY,
    SPY,
)
from warren.games.dungeon_lords.actions import STARE as STARE_AT
from warren.games.dungeon_lords.battle import babies, laying, plan
from warren.games.dungeon_lords.battle.futures import battle_futures
from warren.games.dungeon_lords.battle.listing import with_mask
from warren.games.dungeon_lords.battle.plan_codes import (
    missile_codes,
    monster_codes,
    trap_codes,
)
from warren.games.dungeon_lords.battle.plan_reasons import plan_reason
from warren.games.dungeon_lords.battle.reveal import reveal
from warren.games.dungeon_lords.battle.row import hidden_from
from warren.games.dungeon_lords.battle.telling import named_cell
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import LOOKS, PLAN_DONE, PLAN_TRAPS
from warren.games.dungeon_lords.pets import planning as pets
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE


class Planning(Step):
    """The subject is the mask of those who plan."""

    def resume(self, state: State) -> bool:
        if self.actors(state):
            return True
        planners = frames.subject(state)
        frames.pop(state)
        for place in range(state.table.players):
            owner = state.seat_at(place)
            if (planners >> owner) & 1:
                reveal(state, owner)
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        planners = frames.subject(state)
        found: list[int] = []
        for seat in range(state.table.players):
            if (planners >> seat) & 1 and not state.get(seat, PLAN_DONE):
                found.append(int(seat))
        return tuple(found)

    def sealed(self, state: State) -> bool:
        return True

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        if state.get(seat, LOOKS):
            return with_mask(self.space, codes, SPY, hidden_from(state, seat))
        if pets.needs_icon(state, seat):
            return with_mask(self.space, codes, STARE_AT, 7)
        if laying.needs_missile(state, seat):
            return missile_codes(self.space, state, seat)
        if plan.cell(state, seat) == NONE:
            codes = with_mask(self.space, codes, DEFEND, plan.goals(state, seat))
        else:
            codes = trap_codes(self.space, state, seat, codes)
            codes = monster_codes(self.space, state, seat, codes)
        codes = with_mask(self.space, codes, PET, pets.usable(state, seat))
        if plan.cell(state, seat) != NONE:
            codes = append(codes, self.space.code(READY, 0))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if block == DEFEND:
            plan.choose(state, seat, argument)
            self._tell(state, seat, "tile-chosen", "cell", named_cell(argument))
        elif block == LAY:
            state.add(seat, PLAN_TRAPS, TRAP_COUNTS.one(argument))
            self._tell(state, seat, "trap-laid", "trap", state.trap(argument).id)
        elif block == GIVE_MONSTER or block == SEND:
            self._mark(state, seat, block, argument)
        elif block == SEND_BABY:
            babies.add(state, seat, babies.SENT, 1)
            self._tell(state, seat, "pet-sent", "pet", "baby-golem")
        elif block == READY:
            state.put(seat, PLAN_DONE, 1)
            if state.effects is not None:
                state.emit("plan-made", {"seat": int(seat)})
        elif block == SPY:
            pets.look(state, seat, argument)
        elif block == PET:
            pets.use(state, seat, argument)
        else:
            pets.stare(state, seat, argument)

    def _mark(self, state: State, seat: i64, block: i64, look: i64) -> None:
        flag = lair.SENT if block == SEND else lair.THROWN
        down = 0 if block == GIVE_MONSTER else lair.DOWN
        slot = lair.find(state, seat, look, lair.SENT | lair.THROWN | down)
        kind = lair.kind_of(state.lair(seat, slot))
        lair.mark(state, seat, slot, flag)
        name = "monster-sent" if block == SEND else "monster-set-aside"
        self._tell(state, seat, name, "monster", state.monster(kind).id)

    def _tell(self, state: State, seat: i64, name: str, key: str, value: str) -> None:
        if state.effects is not None:
            args: dict[str, ArgValue] = {"seat": int(seat), key: value}
            state.emit(name, args, only(int(seat)))

    def futures(self, state: State, seat: i64) -> list[Future]:
        return battle_futures(state, seat) if (frames.subject(state) >> seat) & 1 else []

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return plan_reason(state, seat, block, argument)

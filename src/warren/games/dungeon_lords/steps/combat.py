"""The combat of a year: planning, the card, the battles, round by round.  [DL-CMB-1] [DF-CMB-1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.core.state import CHANCE, NOBODY, alone
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import C_SPELL
from warren.games.dungeon_lords.battle import aftermath, plan
from warren.games.dungeon_lords.battle.opening import open_battle
from warren.games.dungeon_lords.battle.parties import any_party, has_party
from warren.games.dungeon_lords.battle.phases import BARD, SURRENDER
from warren.games.dungeon_lords.battle.row import is_open, unknown_place
from warren.games.dungeon_lords.layout import ROW, SCOUT, SEALS, TURNED
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE

DRAWING: Final = 0
PLANS: Final = 1
TURNING: Final = 2
PAUSED: Final = 3
"""Nothing follows: a battle is only tried out."""
FIGHTING: Final = 4
"""And from there on the place in turn order whose battle comes."""


class Combat(Step):
    """The subject is the battle round, counted from 0."""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        if stage == DRAWING:
            return self._drawing(state)
        if stage == PLANS:
            self._plan(state)
            return False
        if stage == TURNING:
            return self._turning(state)
        if stage == PAUSED:
            return True
        if stage - FIGHTING == state.table.players:
            self._end_round(state)
        else:
            self._fight(state, state.seat_at(stage - FIGHTING))
        return False

    def _drawing(self, state: State) -> bool:
        """With pets the row is drawn unseen, so that looking at it needs no draw."""
        if state.table.variant.has_pets and unknown_place(state) != NONE:
            return True
        frames.set_stage(state, PLANS)
        return False

    def _plan(self, state: State) -> None:
        """Whoever has a party and a tile plans.  [DL-CMB-4] [DL-CON-5]"""
        if not any_party(state):
            self._finish(state)
            return
        planners = i64(0)
        for seat in range(state.table.players):
            if has_party(state, seat) and plan.goals(state, seat):
                planners |= bit(seat)
        if state.effects is not None:
            state.emit("battle-round-began", {"round": int(frames.subject(state)) + 1})
        frames.set_stage(state, TURNING)
        self._push_planning(state, planners)

    def _push_planning(self, state: State, planners: i64) -> None:
        if planners:
            state.numbers[SEALS] += 1
            plan.begin(state, planners)
            frames.push(state, frames.PLANNING, planners, 0)

    def _turning(self, state: State) -> bool:
        """[DL-CMB-2]"""
        number = frames.subject(state)
        card = state.row_card(number)
        if card == NONE:
            return True
        state.numbers[TURNED] = number + 1
        name = state.table.deck.spells[card].id
        if state.effects is not None:
            state.emit("card-turned", {"round": int(number) + 1, "spell": name}, reveals=True)
        frames.set_stage(state, FIGHTING)
        return False

    def _fight(self, state: State, owner: i64) -> None:
        """A plan made for nobody is dropped; a late party is planned for now.  [DL-PAL-7]"""
        planned = plan.cell(state, owner) != NONE
        if has_party(state, owner) and not planned and plan.goals(state, owner):
            self._push_planning(state, bit(owner))
            return
        frames.set_stage(state, frames.stage(state) + 1)
        if has_party(state, owner):
            if planned:
                open_battle(state, owner)
            frames.push(state, frames.BATTLE, owner, BARD if planned else SURRENDER)
        else:
            aftermath.drop_plan(state, owner)

    def _end_round(self, state: State) -> None:
        """[DF-CRD-10]"""
        state.numbers[SCOUT] = 0
        frames.set_subject(state, frames.subject(state) + 1)
        if frames.subject(state) == state.table.variant.fights:
            self._finish(state)
        else:
            frames.set_stage(state, PLANS)

    def _finish(self, state: State) -> None:
        aftermath.end_combat(state)
        frames.pop(state)

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(NOBODY if frames.stage(state) == PAUSED else CHANCE)

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        """The cards of the year that lie nowhere in the row.  [DL-SET-7]"""
        codes = roomy()
        for spell in range(i64(len(state.table.deck.spells))):
            if is_open(state, spell):
                codes = append(codes, self.space.code(C_SPELL, spell))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if frames.stage(state) == TURNING:
            state.numbers[ROW + frames.subject(state)] = argument
            return
        place = unknown_place(state)
        state.numbers[ROW + place] = argument
        if state.effects is not None:
            state.emit("card-laid", {"place": int(place) + 1})

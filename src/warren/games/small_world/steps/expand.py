"""Readying, abandoning and conquering.  [SW-TURN-3] to [SW-TURN-7]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import channels, frames, reasons
from warren.games.small_world.actions import (
    ABANDON,
    CONQUER,
    CONQUER_DIE,
    COPY,
    PLACE_BALROG,
    ROLL,
    STOP,
    USE,
)
from warren.games.small_world.block import (
    MEANS_DIE,
    OFFER_ARMOURS,
    OFFER_ENCAMPMENTS,
    OFFER_FAREWELL,
    OFFER_FORTRESS,
    OFFER_HEROES,
)
from warren.games.small_world.conquest import MAX_ROLL, means_of, roll_reason, strength
from warren.games.small_world.effects.army import available, gain_tokens, ready
from warren.games.small_world.effects.ground import abandon
from warren.games.small_world.effects.twilight import decline
from warren.games.small_world.layout import FRESH, ROLLED, UNDECIDED, UNSEEN
from warren.games.small_world.means.catalogue import MEANS_OF, NOTHING_SPECIAL, SPECIAL
from warren.games.small_world.pieces import ARMOUR, ENCAMPMENT, FORTRESS, HAMMER, HERO
from warren.games.small_world.price import defence, pays_for_defence, price
from warren.games.small_world.reach import bar, enterable, reach, shelter, watched_regions
from warren.games.small_world.state import State
from warren.games.small_world.steps.redeploy import GATHERING
from warren.games.small_world.steps.step import Step, listed, wrong_moment
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.arming import arming_reason, make_ready
from warren.games.small_world.underground.endings import ending_of, ending_reason, list_endings
from warren.games.small_world.underground.gathering import gather
from warren.games.small_world.underground.markers import ALL_MARKERS, RELICS
from warren.games.small_world.underground.offers.balrog import BALROG_MOVE

START: Final = 0
READY: Final = 1
CONQUERING: Final = 2
ROLLED_DIE: Final = 3
OVER: Final = 4
FORTIFYING: Final = 5
CAMPING: Final = 6
LEAVING: Final = 7
POSTING: Final = 8
FINISHED: Final = 9

COINS_STAGE: Final = 3


class Expand(Step):
    """One race's expansion: its frame's subject is the tribe."""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        tribe = frames.subject(state)
        if stage <= CONQUERING:
            return True
        if stage == ROLLED_DIE:
            if self.has_conquest(state, tribe):
                return True
            self.end_conquests(state)
        elif stage == OVER:
            frames.set_stage(state, FORTIFYING)
            self.begin_redeployment(state, tribe)
        elif stage == FINISHED or not state.is_active(tribe):
            frames.pop(state)
        else:
            self.offer_from(state, tribe, stage)
        return False

    def begin_redeployment(self, state: State, tribe: i64) -> None:
        """New tokens first, then all tokens are moved freely.  [SW-TURN-8]"""
        if state.is_active(tribe):
            race = state.race(tribe)
            gain_tokens(state, tribe, race.tokens_gained(state, tribe), race.rule)
            power = state.power(tribe)
            gain_tokens(state, tribe, power.tokens_gained(state, tribe), power.rule)
        if state.table.deep:
            gather(state, tribe)
        frames.push(state, frames.REDEPLOY, tribe, GATHERING)

    def offer_from(self, state: State, tribe: i64, stage: i64) -> None:
        """What is offered in this stage, or in the next one that has something to offer."""
        offers = channels.offers(state, tribe)
        depth = frames.depth(state)
        while stage < FINISHED and frames.depth(state) == depth:
            stage += 1
            frames.set_stage(state, stage)
            self.offer(state, tribe, stage - 1, offers)

    def offer(self, state: State, tribe: i64, stage: i64, offers: i64) -> None:
        """Fortress, encampments, farewell of the conquest-only tokens, heroes: in this order."""
        if stage == FORTIFYING:
            if offers & OFFER_ARMOURS:
                frames.push(state, frames.PLACE, tribe, ARMOUR)
            if offers & OFFER_FORTRESS:
                frames.push(state, frames.PLACE, tribe, FORTRESS)
        elif stage == CAMPING and offers & OFFER_ENCAMPMENTS:
            frames.push(state, frames.PLACE, tribe, ENCAMPMENT)
        elif stage == POSTING and offers & OFFER_HEROES:
            frames.push(state, frames.PLACE, tribe, HERO)
        elif stage == LEAVING and offers & OFFER_FAREWELL:
            leaving = state.race(tribe).conquest_only_tokens()
            leaving += state.power(tribe).conquest_only_tokens()
            frames.push(state, frames.FAREWELL, tribe, leaving)

    def end_conquests(self, state: State) -> None:
        state.numbers[ROLLED] = 0
        frames.set_stage(state, OVER)

    def tokens(self, state: State, tribe: i64) -> i64:
        """What the race can attack with; before it readies, what it would have then."""
        if frames.stage(state) == START:
            return available(state, tribe)
        return state.hand(tribe)

    def list_codes(self, state: State) -> vec[i64]:
        stage = frames.stage(state)
        tribe = frames.subject(state)
        codes = roomy()
        space = self.space
        if stage == START and state.numbers[UNDECIDED]:
            codes = list_endings(state, state.active_tribe(state.turn()), space, codes)
        held = state.held(tribe)
        if stage <= READY:
            for region in range(state.table.board.size):
                if (held >> region) & 1:
                    codes = append(codes, space.code(ABANDON, region))
        tokens = self.tokens(state, tribe)
        codes = self.list_conquests(state, tribe, tokens, codes)
        if stage <= CONQUERING:
            if roll_reason(state, tribe, tokens) == reasons.ALLOWED:
                codes = append(codes, space.code(ROLL, 0))
            if state.table.deep:
                codes = self.list_helpers(state, tribe, codes)
        return append(codes, space.code(STOP, 0))

    def list_helpers(self, state: State, tribe: i64, codes: vec[i64]) -> vec[i64]:
        """Relics for conquest, the Bag in their stead, the Balrog.  [SU-TURN-6] [SU-TURN-13]"""
        if state.numbers[UNSEEN] == ALL_MARKERS:
            return codes
        for relic in range(i64(RELICS)):
            if state.marker_at(relic) == NONE:
                continue
            if arming_reason(state, tribe, relic, False) == reasons.ALLOWED:
                codes = append(codes, self.space.code(USE, relic))
            if arming_reason(state, tribe, relic, True) == reasons.ALLOWED:
                codes = append(codes, self.space.code(COPY, relic))
        if BALROG_MOVE.lacks(state, tribe) == reasons.ALLOWED:
            codes = listed(self.space, PLACE_BALROG, BALROG_MOVE.regions(state, tribe), codes)
        return codes

    def list_conquests(self, state: State, tribe: i64, tokens: i64, codes: vec[i64]) -> vec[i64]:
        means = means_of(state, tribe)
        special = NOTHING_SPECIAL
        if means != MEANS_DIE:
            special = [each for each in SPECIAL if means & each.flag and tokens >= each.least]
        if tokens == 0 and not special:
            return codes
        space = self.space
        conquer = space.code(CONQUER, 0)
        conquer_by_die = space.code(CONQUER_DIE, 0)
        targeted = reach(state, tribe) & enterable(state, tribe) & ~state.held(tribe)
        watched = watched_regions(state) if state.table.deep else i64(0)
        plain = pays_for_defence(state, tribe) and state.in_hand(tribe, HAMMER) == 0
        for region in range(state.table.board.size):
            if not (targeted >> region) & 1:
                continue
            if (state.holder_of(region) != NONE or (watched >> region) & 1) and (
                shelter(state, tribe, region) != reasons.ALLOWED
            ):
                continue
            if tokens > 0:
                if plain:
                    missing = defence(state, region) - tokens
                else:
                    missing = price(state, tribe, region, None)
                    missing -= strength(state, tribe, region, tokens)
                if missing <= 0:
                    codes = append(codes, conquer + region)
                elif missing <= MAX_ROLL and means & MEANS_DIE:
                    codes = append(codes, conquer_by_die + region)
            if special:
                for each in special:
                    if each.reason(state, tribe, region, tokens) == reasons.ALLOWED:
                        codes = append(codes, space.code(each.block, region))
        return codes

    def has_conquest(self, state: State, tribe: i64) -> bool:
        tokens = self.tokens(state, tribe)
        return len(self.list_conquests(state, tribe, tokens, roomy())) > 0

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        stage = frames.stage(state)
        tribe = frames.subject(state)
        ending = ending_of(block)
        if ending >= 0:
            if state.numbers[FRESH]:
                return reasons.FRESH_RACE
            if stage > START or not state.numbers[UNDECIDED]:
                return reasons.TOO_LATE_TO_DECLINE
            return ending_reason(state, state.active_tribe(state.turn()), ending)
        if block == ABANDON:
            if stage > READY:
                return reasons.TOO_LATE_TO_ABANDON
            return reasons.NOT_HELD_TO_ABANDON
        tokens = self.tokens(state, tribe)
        if stage == ROLLED_DIE and (block == ROLL or USE <= block <= PLACE_BALROG):
            return reasons.ROLL_PENDING
        if block == ROLL:
            return roll_reason(state, tribe, tokens)
        if block == USE or block == COPY:
            return arming_reason(state, tribe, argument, block == COPY)
        if block == PLACE_BALROG:
            return BALROG_MOVE.judge(state, tribe, argument)
        means = MEANS_OF[block]
        if means is None:
            return wrong_moment(block)
        barred = bar(state, tribe, argument, reach(state, tribe), enterable(state, tribe))
        if barred != reasons.ALLOWED:
            return barred
        return means.judge(state, tribe, argument, tokens)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        state.numbers[UNDECIDED] = 0
        ending = ending_of(block)
        if ending >= 0:
            frames.pop(state)
            frames.set_turn_stage(state, COINS_STAGE)
            while frames.depth(state) > 1:
                frames.pop(state)
            decline(state, state.active_tribe(state.turn()), ending, False)
            return
        if block == PLACE_BALROG:
            BALROG_MOVE.take(state, tribe, argument)
            return
        if frames.stage(state) == START:
            ready(state, tribe)
            frames.set_stage(state, READY)
        means = MEANS_OF[block]
        if means is not None:
            frames.set_stage(state, OVER if means.last else CONQUERING)
            means.take(state, tribe, argument)
            state.numbers[ROLLED] = 0
        elif block == ABANDON:
            abandon(state, tribe, argument)
        elif block == STOP:
            self.end_conquests(state)
        elif block == ROLL:
            frames.set_stage(state, CONQUERING)
            frames.push(state, frames.DIE, tribe, NONE)
        else:
            make_ready(state, tribe, argument, block == COPY)

"""Readying, abandoning and conquering.  [SW-TURN-3] to [SW-TURN-7]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import (
    ABANDON,
    CONQUER,
    CONQUER_DIE,
    CONQUER_DRAGON,
    CONQUER_SORCERY,
    DECLINE,
    ROLL,
    STOP,
)
from warren.games.small_world.conquest import (
    conquest_reason,
    convert,
    fly_dragon,
    means_of,
    roll_reason,
)
from warren.games.small_world.effects.army import available, gain_tokens, ready
from warren.games.small_world.effects.ground import abandon, attack, conquer
from warren.games.small_world.effects.twilight import decline
from warren.games.small_world.layout import FRESH, ROLLED, UNDECIDED
from warren.games.small_world.pieces import ENCAMPMENT, FORTRESS, HERO
from warren.games.small_world.price import price
from warren.games.small_world.reach import bar, enterable, reach
from warren.games.small_world.state import State
from warren.games.small_world.steps.place import place_stage
from warren.games.small_world.steps.redeploy import GATHERING
from warren.games.small_world.steps.step import Step, wrong_moment
from warren.games.small_world.trait import (
    MEANS_DIE,
    MEANS_DRAGON,
    MEANS_SORCERY,
    OFFER_ENCAMPMENTS,
    OFFER_FAREWELL,
    OFFER_FORTRESS,
    OFFER_HEROES,
)

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
MAX_ROLL: Final = 3


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
            frames.set_stage(state, stage + 1)
            self.offer(state, tribe, stage)
        return False

    def begin_redeployment(self, state: State, tribe: i64) -> None:
        """New tokens first, then all tokens are moved freely.  [SW-TURN-8]"""
        if state.is_active(tribe):
            race = state.race(tribe)
            gain_tokens(state, tribe, race.tokens_gained(state, tribe), race.rule)
            power = state.power(tribe)
            gain_tokens(state, tribe, power.tokens_gained(state, tribe), power.rule)
        frames.push(state, frames.REDEPLOY, tribe, GATHERING)

    def offer(self, state: State, tribe: i64, stage: i64) -> None:
        """Fortress, encampments, farewell of the conquest-only tokens, heroes: in this order."""
        offers = state.race(tribe).offers() | state.power(tribe).offers()
        if stage == FORTIFYING and offers & OFFER_FORTRESS:
            frames.push(state, frames.PLACE, tribe, place_stage(FORTRESS, False))
        elif stage == CAMPING and offers & OFFER_ENCAMPMENTS:
            frames.push(state, frames.PLACE, tribe, place_stage(ENCAMPMENT, False))
        elif stage == LEAVING and offers & OFFER_FAREWELL:
            leaving = state.race(tribe).conquest_only_tokens()
            leaving += state.power(tribe).conquest_only_tokens()
            frames.push(state, frames.FAREWELL, tribe, leaving)
        elif stage == POSTING and offers & OFFER_HEROES:
            frames.push(state, frames.PLACE, tribe, place_stage(HERO, False))

    def end_conquests(self, state: State) -> None:
        state.world[ROLLED] = 0
        frames.set_stage(state, OVER)

    def tokens(self, state: State, tribe: i64) -> i64:
        """What the race can attack with; before it readies, what it would have then."""
        if frames.stage(state) == START:
            return available(state, tribe)
        return state.hand(tribe)

    def list_codes(self, state: State) -> vec[i64]:
        stage = frames.stage(state)
        tribe = frames.subject(state)
        codes = vec[i64]()
        space = self.space
        if stage == START and state.world[UNDECIDED]:
            codes = append(codes, space.code(DECLINE, 0))
        held = state.held(tribe)
        if stage <= READY:
            for region in range(state.table.board.size):
                if (held >> region) & 1:
                    codes = append(codes, space.code(ABANDON, region))
        codes = self.list_conquests(state, tribe, codes)
        if stage <= CONQUERING and roll_reason(state, tribe, self.tokens(state, tribe)) == 0:
            codes = append(codes, space.code(ROLL, 0))
        return append(codes, space.code(STOP, 0))

    def list_conquests(self, state: State, tribe: i64, codes: vec[i64]) -> vec[i64]:
        tokens = self.tokens(state, tribe)
        means = means_of(state, tribe)
        if tokens == 0 and not means & MEANS_SORCERY:
            return codes
        space = self.space
        entered = enterable(state, tribe)
        reached = reach(state, tribe)
        targets = reached & entered & ~state.held(tribe)
        for region in range(state.table.board.size):
            if not (targets >> region) & 1:
                continue
            if bar(state, tribe, region, reached, entered) != reasons.ALLOWED:
                continue
            if tokens > 0:
                wanted = price(state, tribe, region, None)
                if wanted <= tokens:
                    codes = append(codes, space.code(CONQUER, region))
                elif wanted - tokens <= MAX_ROLL and means & MEANS_DIE:
                    codes = append(codes, space.code(CONQUER_DIE, region))
            if means & MEANS_DRAGON and self.allows(state, tribe, region, MEANS_DRAGON):
                codes = append(codes, space.code(CONQUER_DRAGON, region))
            if means & MEANS_SORCERY and self.allows(state, tribe, region, MEANS_SORCERY):
                codes = append(codes, space.code(CONQUER_SORCERY, region))
        return codes

    def allows(self, state: State, tribe: i64, region: i64, means: i64) -> bool:
        tokens = self.tokens(state, tribe)
        return conquest_reason(state, tribe, region, means, tokens) == reasons.ALLOWED

    def has_conquest(self, state: State, tribe: i64) -> bool:
        return len(self.list_conquests(state, tribe, vec[i64]())) > 0

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        stage = frames.stage(state)
        tribe = frames.subject(state)
        if block == DECLINE:
            return reasons.FRESH_RACE if state.world[FRESH] else reasons.TOO_LATE_TO_DECLINE
        if block == ABANDON:
            if stage > READY:
                return reasons.TOO_LATE_TO_ABANDON
            return reasons.NOT_HELD_TO_ABANDON
        tokens = self.tokens(state, tribe)
        if block == ROLL:
            if stage == ROLLED_DIE:
                return reasons.ROLL_PENDING
            return roll_reason(state, tribe, tokens)
        if block < CONQUER or block > CONQUER_SORCERY:
            return wrong_moment(block)
        barred = bar(state, tribe, argument, reach(state, tribe), enterable(state, tribe))
        if barred != reasons.ALLOWED:
            return barred
        means = i64(0)
        if block == CONQUER_DIE:
            means = MEANS_DIE
        elif block == CONQUER_DRAGON:
            means = MEANS_DRAGON
        elif block == CONQUER_SORCERY:
            means = MEANS_SORCERY
        return conquest_reason(state, tribe, argument, means, tokens)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        state.world[UNDECIDED] = 0
        if block == DECLINE:
            frames.pop(state)
            frames.set_turn_stage(state, COINS_STAGE)
            while state.frames[0] > 1:
                frames.pop(state)
            decline(state, state.active_tribe(state.turn()))
            return
        if frames.stage(state) == START:
            ready(state, tribe)
            frames.set_stage(state, READY)
        if block == ABANDON:
            abandon(state, tribe, argument)
        elif block == STOP:
            self.end_conquests(state)
        elif block == ROLL:
            frames.set_stage(state, CONQUERING)
            frames.push(state, frames.DIE, tribe, -1)
        elif block == CONQUER_DIE:
            self.end_conquests(state)
            attack(state, tribe, argument)
            frames.push(state, frames.DIE, tribe, argument)
        else:
            self.take(state, tribe, block, argument)

    def take(self, state: State, tribe: i64, block: i64, region: i64) -> None:
        frames.set_stage(state, CONQUERING)
        if block == CONQUER:
            conquer(state, tribe, region, price(state, tribe, region, None), "tokens")
        elif block == CONQUER_DRAGON:
            fly_dragon(state, tribe, region)
        else:
            convert(state, tribe, region)
        state.world[ROLLED] = 0

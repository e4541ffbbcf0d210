"""Buying a companion and playing cards.  [HDL-TRN-3] [HDL-CMP-1] [HDL-PLY-1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.heroes import phases, reasons
from warren.games.heroes.actions import (
    ATTACH,
    ATTACH_REGION,
    ATTACH_SEAT,
    CANCEL,
    CAPTURE,
    CAST,
    CAST_REGION,
    FORTIFY,
    HIRE,
    STOP,
)
from warren.games.heroes.card import CRAFTSMAN, MAGE, WARRIOR
from warren.games.heroes.effects import (
    capture,
    fortify,
    leave_hand,
    open_pending,
    pay_coins,
    prepare,
    spend,
    take_back,
    take_companion,
    tell_helpers,
    use_magic,
)
from warren.games.heroes.layout import (
    AFTER_DRAW,
    ALLY,
    DOOR,
    FORESIGHT,
    KINDS,
    LOCKED,
    NONE,
    OWNER,
    PHASE,
    PLAYED,
    SUPPLY,
    TILE_SIZE,
    TO_DRAW,
)
from warren.games.heroes.magic.magic import NO_TARGET, REGION, Magic
from warren.games.heroes.state import State
from warren.games.heroes.steps.step import Step
from warren.games.heroes.strength import (
    Prepared,
    assault_reason,
    capture_reason,
    companions_reason,
    fortify_reason,
    region_reason,
)

PRICE: Final = 5


def magic_block(magic: Magic) -> i64:
    """The shape of the action that plays this magic."""
    if magic.target() == NO_TARGET:
        return ATTACH if magic.attached() else CAST
    if magic.target() == REGION:
        return ATTACH_REGION if magic.attached() else CAST_REGION
    return ATTACH_SEAT


def target_count(state: State, block: i64) -> i64:
    if block == ATTACH_REGION or block == CAST_REGION:
        return state.table.board.size
    return state.table.players if block == ATTACH_SEAT else 1


def may_hire(state: State) -> bool:
    """Whether the turn is still where companions are bought, by what everybody sees."""
    if state.numbers[PLAYED] or Prepared(state).count or state.coins(state.turn()) < PRICE:
        return False
    return any(state.numbers[SUPPLY + kind] for kind in range(i64(KINDS)))


class Play(Step):
    """Any number of cards in any order; a companion only before the first of them."""

    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State) -> vec[i64]:
        seat = state.turn()
        prepared = Prepared(state)
        codes = roomy()
        for kind in range(i64(KINDS)):
            if self.hire_reason(state, seat, kind, prepared) == reasons.ALLOWED:
                codes = append(codes, self.space.code(HIRE, kind))
        codes = self.list_captures(state, seat, prepared, codes)
        codes = self.list_fortifications(state, seat, prepared, codes)
        codes = self.list_magic(state, seat, prepared, codes)
        if prepared.count:
            return append(codes, self.space.code(CANCEL, 0))
        return append(codes, self.space.code(STOP, 0))

    def hire_reason(self, state: State, seat: i64, kind: i64, prepared: Prepared) -> i64:
        """Once a turn, at its start, for five coins.  [HDL-CMP-1] [HDL-CMP-3] [HDL-CMP-5]"""
        if state.numbers[PLAYED] or prepared.count:
            return reasons.HIRED_ALREADY
        if state.coins(seat) < PRICE:
            return reasons.NO_COINS
        return reasons.PILE_EMPTY if state.numbers[SUPPLY + kind] == 0 else reasons.ALLOWED

    def list_captures(
        self, state: State, seat: i64, prepared: Prepared, codes: vec[i64]
    ) -> vec[i64]:
        size = state.table.board.size
        troops = roomy()
        for number in state.table.troops:
            card = i64(number)
            if (
                state.in_hand(seat, card)
                and companions_reason(state, seat, state.table.cards[card], prepared)
                == reasons.ALLOWED
            ):
                troops = append(troops, card)
        count = i64(len(troops))
        if count == 0:
            return codes
        for region in range(size):
            if region_reason(state, seat, region) != reasons.ALLOWED:
                continue
            support = state.support_for(seat, region)
            for i in range(count):
                troop = state.table.cards[troops[i]]
                lacking = assault_reason(state, troop, region, prepared, support)
                if lacking == reasons.ALLOWED:
                    codes = append(codes, self.space.code(CAPTURE, troops[i] * size + region))
        return codes

    def list_fortifications(
        self, state: State, seat: i64, prepared: Prepared, codes: vec[i64]
    ) -> vec[i64]:
        size = state.table.board.size
        for number in state.table.fortifications:
            card = i64(number)
            if not state.in_hand(seat, card):
                continue
            for region in range(size):
                if state.numbers[region * TILE_SIZE + OWNER] != seat:
                    continue
                if fortify_reason(state, seat, card, region, prepared) == reasons.ALLOWED:
                    codes = append(codes, self.space.code(FORTIFY, card * size + region))
        return codes

    def list_magic(self, state: State, seat: i64, prepared: Prepared, codes: vec[i64]) -> vec[i64]:
        for card in range(state.table.deck_width):
            magic = state.table.cards[card].magic
            if magic is None or not state.in_hand(seat, card):
                continue
            block = magic_block(magic)
            targets = target_count(state, block)
            if self.magic_reason(state, seat, card, prepared) != reasons.ALLOWED:
                continue
            for target in range(targets):
                if magic.reason(state, seat, target) == reasons.ALLOWED:
                    codes = append(codes, self.space.code(block, card * targets + target))
        return codes

    def magic_reason(self, state: State, seat: i64, card: i64, prepared: Prepared) -> i64:
        """What a magic card lacks, whatever its target."""
        used = state.table.cards[card]
        magic = used.magic
        assert magic is not None
        if not state.in_hand(seat, card):
            return reasons.NOT_IN_HAND
        if magic.attached() and state.numbers[LOCKED]:
            return reasons.CANCELLED
        if not magic.attached() and prepared.count:
            return reasons.PENDING_CARDS
        if state.ready(seat, MAGE) < used.mages + prepared.mages:
            return reasons.NO_MAGES
        if magic.attached() and not self.has_card_to_serve(state, seat, magic.troops_only()):
            return reasons.NO_EFFECT
        return reasons.ALLOWED

    def has_card_to_serve(self, state: State, seat: i64, troops_only: bool) -> bool:
        for number in state.table.troops:
            if state.in_hand(seat, number):
                return True
        if troops_only:
            return False
        return any(state.in_hand(seat, number) for number in state.table.fortifications)

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        seat = state.turn()
        size = state.table.board.size
        prepared = Prepared(state)
        if block == HIRE:
            return self.hire_reason(state, seat, argument, prepared)
        if block == STOP:
            return reasons.PENDING_CARDS
        if block == CANCEL:
            return reasons.NOTHING_PENDING
        if block == CAPTURE or block == FORTIFY:
            card = argument // size
            region = argument % size
            if not state.in_hand(seat, card):
                return reasons.NOT_IN_HAND
            if block == FORTIFY:
                return fortify_reason(state, seat, card, region, prepared)
            support = state.support_for(seat, region)
            return capture_reason(state, seat, card, region, prepared, support)
        if ATTACH <= block <= CAST_REGION:
            return self.target_reason(state, seat, block, argument, prepared)
        return reasons.NOT_NOW

    def target_reason(
        self, state: State, seat: i64, block: i64, argument: i64, prepared: Prepared
    ) -> i64:
        targets = target_count(state, block)
        card = argument // targets
        magic = state.table.cards[card].magic
        if magic is None or magic_block(magic) != block:
            return reasons.NOT_NOW
        lacking = self.magic_reason(state, seat, card, prepared)
        if lacking != reasons.ALLOWED:
            return lacking
        return magic.reason(state, seat, argument % targets)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        seat = state.turn()
        size = state.table.board.size
        if not self.stays_open(state, block):
            state.numbers[PLAYED] = 1
        if block == HIRE:
            pay_coins(state, seat, PRICE, "HDL-CMP-1")
            take_companion(state, seat, argument)
        elif block == STOP:
            self.stop(state, seat)
        elif block == CANCEL:
            take_back(state, seat)
            self.clear(state)
            state.numbers[LOCKED] = 1
        elif block == CAPTURE:
            self.play_card(state, seat, argument // size, argument % size, True)
        elif block == FORTIFY:
            self.play_card(state, seat, argument // size, argument % size, False)
        elif block == ATTACH or block == CAST:
            self.play_magic(state, seat, argument, 0)
        elif block == ATTACH_SEAT:
            players = state.table.players
            self.play_magic(state, seat, argument // players, argument % players)
        else:
            self.play_magic(state, seat, argument // size, argument % size)

    def stays_open(self, state: State, block: i64) -> bool:
        """Whether nothing is played yet: cards were prepared, or taken back.  [HDL-CMP-1]"""
        if not state.table.hire_after_cancel:
            return False
        return ATTACH <= block <= ATTACH_SEAT or block == CANCEL

    def play_card(self, state: State, seat: i64, card: i64, region: i64, capturing: bool) -> None:
        used = state.table.cards[card]
        prepared = Prepared(state)
        open_pending(state, seat)
        tell_helpers(state, seat)
        leave_hand(state, seat, card)
        spend(state, seat, WARRIOR, max(used.warriors - prepared.warriors, i64(0)))
        spend(state, seat, CRAFTSMAN, max(used.craftsmen - prepared.craftsmen, i64(0)))
        spend(state, seat, MAGE, used.mages)
        if capturing:
            capture(state, seat, card, region, prepared.factor)
            if self.all_captured(state):
                state.numbers[PHASE] = phases.OVER
                if state.effects is not None:
                    state.emit("game-ended", {"rule": "HDL-END-1"})
        else:
            fortify(state, seat, card, region)
        self.clear(state)

    def all_captured(self, state: State) -> bool:
        for region in range(state.table.board.size):
            if state.numbers[region * TILE_SIZE + OWNER] == NONE:
                return False
        return True

    def clear(self, state: State) -> None:
        state.numbers[DOOR] = NONE
        state.numbers[ALLY] = NONE
        state.numbers[LOCKED] = 0

    def play_magic(self, state: State, seat: i64, card: i64, target: i64) -> None:
        magic = state.table.cards[card].magic
        assert magic is not None
        if magic.attached():
            prepare(state, seat, card)
        else:
            leave_hand(state, seat, card)
            use_magic(state, seat, card)
            state.numbers[LOCKED] = 0
        magic.cast(state, seat, card, target)

    def stop(self, state: State, seat: i64) -> None:
        """One card, and one more for each mage still ready.  [HDL-DRW-1]"""
        state.numbers[LOCKED] = 0
        state.numbers[TO_DRAW] = 1 + state.ready(seat, MAGE) + state.numbers[FORESIGHT]
        state.numbers[AFTER_DRAW] = phases.EXCHANGE
        state.numbers[PHASE] = phases.DRAW

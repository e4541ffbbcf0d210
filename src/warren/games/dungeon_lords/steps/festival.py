"""The festival: imps sent in secret, prizes in turn.  [DF-FES-1] to [DF-FES-13]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.core.state import alone
from warren.games.dungeon_lords import frames, lair, prizes, purse, reasons
from warren.games.dungeon_lords.actions import BUILD, DECLINE, HIRE, MOST, PRIZE, SEND_IMPS
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARDS_USED,
    CURSOR,
    FAIR,
    MONSTER_DISCARD,
    SEALED,
    SEALS,
)
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.payment import begin_payment
from warren.games.dungeon_lords.steps.setting import A_ROOM
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import (
    BUILD_ROOM,
    HIRE_MONSTER,
    NONE,
    OPPORTUNITY_IDS,
    ORDERS,
)

BEGIN: Final = 0
SENDING: Final = 1
CHOOSING: Final = 2
HIRING: Final = 3
BUILDING: Final = 4
BOARD_BITS: Final = 4
BOARD_MASK: Final = 15
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7


def boards(state: State) -> i64:
    """The boards that are prizes, as a mask.

    Fewer players leave out those of the last rounds.  [DF-FES-2]
    """
    found = i64(0)
    used = state.numbers[BOARDS_USED]
    for _ in range(state.table.players):
        if used & BOARD_MASK:
            found |= bit((used & BOARD_MASK) - 1)
        used >>= BOARD_BITS
    return found


class Festival(Step):
    """While prizes are taken the subject is the mask of boards left, and CURSOR the order."""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        if stage == BEGIN:
            state.numbers[SEALS] += 1
            for seat in range(state.table.players):
                state.put(seat, FAIR, NONE)
            frames.set_stage(state, SENDING)
        elif stage == SENDING:
            if self.actors(state):
                return True
            self.reveal(state)
        elif state.numbers[CURSOR] == 0:
            for seat in range(state.table.players):
                state.put(seat, FAIR, NONE)
            frames.pop(state)
        elif len(self.list_codes(state, self.chooser(state))) > 1:
            return True
        else:
            self.go_on(state)
        return False

    def chooser(self, state: State) -> i64:
        return (state.numbers[CURSOR] & SEAT_MASK) - 1

    def go_on(self, state: State) -> None:
        state.numbers[CURSOR] >>= SEAT_BITS
        frames.set_stage(state, CHOOSING)

    def sealed(self, state: State) -> bool:
        return frames.stage(state) == SENDING

    def actors(self, state: State) -> tuple[int, ...]:
        if frames.stage(state) != SENDING:
            return alone(self.chooser(state))
        players = int(state.table.players)
        return tuple([seat for seat in range(players) if not state.get(seat, SEALED)])

    def reveal(self, state: State) -> None:
        """Who sent more chooses first, then the more evil, then the later in turn order.

        [DF-FES-4] [DF-FES-10]
        """
        players = int(state.table.players)
        for seat in range(players):
            sent = state.get(seat, FAIR)
            state.put(seat, SEALED, 0)
            if state.effects is not None:
                state.emit("imps-shown", {"seat": seat, "amount": int(sent)}, reveals=True)
            purse.use_imps(state, seat, sent)
        order = sorted(
            [seat for seat in range(players) if state.get(seat, FAIR) > 0],
            key=lambda seat: (
                int(state.get(seat, FAIR)),
                int(state.evil(seat)),
                int(state.place_of(seat)),
            ),
        )
        cursor = i64(0)
        for seat in order:
            cursor = (cursor << SEAT_BITS) | i64(seat + 1)
        state.numbers[CURSOR] = cursor
        frames.set_subject(state, boards(state))
        frames.set_stage(state, CHOOSING)

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        stage = frames.stage(state)
        codes = roomy()
        if stage == SENDING:
            for imps in range(min(state.idle(seat), i64(MOST - 1)) + 1):
                codes = append(codes, self.space.code(SEND_IMPS, imps))
            return codes
        if stage == HIRING:
            for kind in range(state.table.monsters):
                if prizes.can_hire(state, seat, kind):
                    codes = append(codes, self.space.code(HIRE, kind))
            return codes
        if stage == BUILDING:
            for room in range(state.table.rooms):
                if prizes.can_build(state, seat, room):
                    codes = append(codes, self.space.code(BUILD, room))
            return codes
        for board in range(i64(ORDERS)):
            if (frames.subject(state) >> board) & 1 and prizes.can_take(state, seat, board):
                codes = append(codes, self.space.code(PRIZE, board))
        return append(codes, self.space.code(DECLINE, 0))

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if block == SEND_IMPS:
            state.put(seat, FAIR, argument)
            state.put(seat, SEALED, 1)
            if state.effects is not None:
                told: Args = {"seat": int(seat), "amount": int(argument)}
                state.emit("imps-sent", told, only(int(seat)))
                state.emit("imps-sealed", {"seat": int(seat)})
        elif block == PRIZE:
            frames.set_subject(state, frames.subject(state) & ~bit(argument))
            if state.effects is not None:
                prize: Args = {"seat": int(seat), "opportunity": OPPORTUNITY_IDS[argument]}
                state.emit("prize-taken", prize)
            if argument == HIRE_MONSTER or argument == BUILD_ROOM:
                frames.set_stage(state, HIRING if argument == HIRE_MONSTER else BUILDING)
                self.skip_single(state, seat)
                return
            self.go_on(state)
            prizes.take(state, seat, argument)
        elif block == DECLINE:
            self.go_on(state)
        else:
            self.choose(state, seat, block, argument)

    def skip_single(self, state: State, seat: i64) -> None:
        codes = self.list_codes(state, seat)
        if len(codes) == 1:
            self.choose(state, seat, self.space.block(codes[0]), self.space.argument(codes[0]))

    def choose(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        self.go_on(state)
        if block == HIRE:
            state.numbers[MONSTER_DISCARD] -= MONSTER_COUNTS.one(argument)
            cost = prizes.prize_cost(state, argument)
            begin_payment(state, seat, cost, lair.made(argument, NONE), NONE)
        else:
            purse.gain_gold(state, seat, -1)
            frames.push(state, frames.SETTING, seat, A_ROOM + argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == SEND_IMPS:
            return reasons.FEW_FOR_FESTIVAL
        if block == PRIZE:
            left = (frames.subject(state) >> argument) & 1
            return reasons.PRIZE_USELESS if left else reasons.PRIZE_GONE
        if block == HIRE or block == BUILD:
            there = prizes.is_discarded(state, argument, block == HIRE)
            return reasons.PRIZE_USELESS if there else reasons.NOT_DISCARDED
        return reasons.NOT_NOW

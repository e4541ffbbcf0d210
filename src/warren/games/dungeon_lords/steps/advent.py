"""Adventurers come to the players: the worst to the worst.  [DL-ADV-1] to [DL-ADV-7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import evil, frames, lines, purse
from warren.games.dungeon_lords.cards import BARD, PRIEST, THIEF, WARRIOR
from warren.games.dungeon_lords.layout import HERE, IMPATIENT, LATEST, NEUTRAL, PARTY_SIZE
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE

GIVING: Final = 0
SUFFERING: Final = 1
NEUTRAL_STEPS: Final = 1
"""So far the non-player counter moves before anybody comes.  [DL-DUM-8]"""


def by_evil(state: State, neutral: int) -> list[int]:
    """Seats from the least evil; the non-player counter is the number of players.

    On a tie the one closer to the starting player is nicer, and the counter nicer than all.
    [DL-ADV-3] [DL-DUM-9]
    """
    players = int(state.table.players)
    order = sorted(
        range(players), key=lambda seat: (int(state.evil(seat)), int(state.place_of(seat)))
    )
    if not state.table.has_neutral():
        return order
    at = sum(1 for seat in order if int(state.evil(seat)) < neutral)
    return [*order[:at], players, *order[at:]]


def destined(state: State, neutral: int) -> list[tuple[int, int]]:
    """Who gets which of the adventurers that come, with the non-player counter standing here."""
    found: list[tuple[int, int]] = []
    for place, seat in enumerate(by_evil(state, neutral)):
        number = int(state.numbers[HERE + place])
        if number != NONE:
            found.append((seat, number))
    return found


def expected(state: State) -> list[tuple[int, int]]:
    """Who would get whom as evil stands now; the non-player counter moves first.  [DL-DUM-8]"""
    return destined(state, int(evil.neutral_after(state, NEUTRAL_STEPS)))


class Advent(Step):
    """The subject counts those who have suffered from Impatient Heroes."""

    def resume(self, state: State) -> bool:
        if frames.stage(state) == GIVING:
            frames.set_stage(state, SUFFERING)
            self.give(state)
            return False
        place = frames.subject(state)
        if not state.numbers[IMPATIENT] or place == state.table.players:
            state.numbers[IMPATIENT] = 0
            frames.pop(state)
            return False
        frames.set_subject(state, place + 1)
        self.suffer(state, state.seat_at(place))
        return False

    def give(self, state: State) -> None:
        if state.table.has_neutral():
            evil.move_neutral(state, NEUTRAL_STEPS)
            evil.settle(state)
        for seat, number in destined(state, int(state.numbers[NEUTRAL])):
            name = state.adventurer(number).id
            if seat == state.table.players:
                if state.effects is not None:
                    state.emit("adventurer-discarded", {"adventurer": name})
                continue
            lines.join(state, i64(seat), number)
            state.put(i64(seat), LATEST, number)
            if state.effects is not None:
                state.emit("adventurer-came", {"seat": seat, "adventurer": name})
        for place in range(PARTY_SIZE):
            state.numbers[HERE + place] = NONE

    def suffer(self, state: State, seat: i64) -> None:
        """As far as possible.  [DF-E-IMPATIENT-HEROES] [DL-EVT-7]"""
        guest = state.adventurer(state.get(seat, LATEST))
        kind = guest.kind
        if state.effects is not None:
            state.emit("heroes-impatient", {"seat": int(seat), "adventurer": guest.id})
        if kind == WARRIOR:
            frames.push(state, frames.LOSE_IMPS, seat, 1)
        elif kind == THIEF:
            purse.gain_gold(state, seat, -min(i64(1), state.gold(seat)))
        elif kind == PRIEST:
            evil.move(state, seat, 1)
        elif kind == BARD:
            purse.gain_food(state, seat, -min(i64(1), state.food(seat)))
        else:
            frames.push(state, frames.BURY_TRAPS, seat, 1)

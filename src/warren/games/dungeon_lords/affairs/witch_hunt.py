"""Witch Hunt."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, frames, lair, reasons
from warren.games.dungeon_lords.actions import DISMISS, SUFFER
from warren.games.dungeon_lords.affairs.affair import Affair, finish
from warren.games.dungeon_lords.giving import discard_monster
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.state import State

PENALTY: int = 3


class WitchHunt(Affair):
    """A monster or ghost leaves, or evil rises by 3.  [DL-E-WITCH-HUNT] [DL-EVT-8]"""

    def begin(self, state: State, seat: i64) -> bool:
        if not state.monsters_owned(seat):
            evil.move(state, seat, PENALTY)
            return False
        frames.set_stage(state, 1)
        return True

    def is_open(self, state: State, seat: i64) -> bool:
        return frames.stage(state) > 0

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = append(roomy(), self.space.code(SUFFER, 0))
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(seat, slot)
            if tile and lair.find(state, seat, lair.look_of(tile), 0) == slot:
                codes = append(codes, self.space.code(DISMISS, lair.look_of(tile)))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        finish(state)
        if block == SUFFER:
            evil.move(state, seat, PENALTY)
        else:
            discard_monster(state, seat, lair.find(state, seat, argument, 0))

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.NOT_OWNED if block == DISMISS else reasons.NOT_NOW

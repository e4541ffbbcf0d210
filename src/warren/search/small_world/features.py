"""What a learned evaluation looks at in Small World and Underground."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state
from warren.core.numbers import bit_count
from warren.games.small_world.effects.army import available
from warren.games.small_world.scoring import income
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE, SLOTS
from warren.search import features
from warren.search.small_world.evaluation import FAR, NEAR, expected, turns_left

NAMES: Final = [
    "outlook",
    "coins",
    "left",
    "running",
    "raceless",
    "income",
    "future-income",
    "held",
    "future-held",
    "tokens",
    "future-tokens",
    "faded",
    "future-faded",
    "border",
    "guards",
    "pieces",
]


class SmallWorldFeatures(features.Features):
    """Coins, land and tokens, by the turns that are left; borders, and who guards them."""

    def names(self) -> list[str]:
        return list(NAMES)

    def of(self, state: state.State, seat: int) -> vec[float]:
        assert isinstance(state, State)
        own = i64(seat)
        left = float(turns_left(state, own))
        rounds = float(state.table.board.rounds - i64(state.rounds()) + 1)
        active = state.active_tribe(own)
        earned = float(income(state, own, None))
        held, tokens, border, guards, pieces, faded = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for slot in range(i64(SLOTS)):
            tribe = own * SLOTS + slot
            if tribe != active and state.status(tribe) != FREE:
                faded += float(bit_count(state.held(tribe)))
        if active != NONE:
            land = state.held(active)
            held = float(bit_count(land))
            tokens = float(available(state, active))
            for region in range(state.table.board.size):
                if (land >> region) & 1:
                    threats = _threats(state, own, region)
                    border += threats
                    if threats > 0.0:
                        guards += float(state.tokens_on(region))
                    pieces += 1.0 if state.pieces_on(region) else 0.0
        return vec[float](
            [
                expected(state, own) / (NEAR + FAR * rounds),
                float(state.coins(own)) / (1.0 + left),
                left,
                1.0 if own == state.turn() else 0.0,
                left if active == NONE else 0.0,
                earned,
                earned * left,
                held,
                held * left,
                tokens,
                tokens * left,
                faded,
                faded * left,
                border,
                guards,
                pieces,
            ]
        )


def _threats(state: State, seat: i64, region: i64) -> float:
    """How many regions of active races of others lie around."""
    around = state.table.board.adjacent[region]
    total = 0.0
    for other in range(state.table.board.size):
        if (around >> other) & 1:
            holder = state.holder_of(other)
            if holder != NONE and state.owner(holder) != seat and state.is_active(holder):
                total += 1.0
    return total

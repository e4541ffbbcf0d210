"""What a learned evaluation looks at in Heroes of Dark Lands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state
from warren.core.numbers import bit_count
from warren.games.heroes import reasons
from warren.games.heroes.card import FORTIFICATION, MAGIC
from warren.games.heroes.state import State
from warren.games.heroes.strength import region_reason
from warren.search import features
from warren.search.heroes.evaluation import FAR, NEAR, expected, turns_left

SOON: Final = 4
NAMES: Final = [
    "outlook",
    "coins",
    "left",
    "running",
    "warriors",
    "craftsmen",
    "mages",
    "future-companions",
    "troops",
    "attack",
    "forts",
    "support",
    "spells",
    "land",
    "near",
    "soon",
    "reach",
    "idle",
]


class HeroesFeatures(features.Features):
    """Coins, companions, the hand, and the regions within reach, by the turns that are left."""

    def names(self) -> list[str]:
        return list(NAMES)

    def of(self, state: state.State, seat: int) -> vec[float]:
        assert isinstance(state, State)
        own = i64(seat)
        left = turns_left(state)
        troops, attack, forts, support, spells = 0.0, 0.0, 0.0, 0.0, 0.0
        for number in range(state.table.deck_width):
            count = float(state.in_hand(own, number))
            if count > 0.0:
                card = state.table.cards[number]
                if card.kind == MAGIC:
                    spells += count
                elif card.kind == FORTIFICATION:
                    forts += count
                    support += count * float(card.support)
                else:
                    troops += count
                    attack += count * float(card.attack)
        near, soon, reach = 0.0, 0.0, 0.0
        for region in range(state.table.board.size):
            if region_reason(state, own, region) == reasons.ALLOWED:
                lent = state.support_for(own, region)
                if lent:
                    level = i64(state.level_of(region))
                    reach += 1.0
                    if level <= lent:
                        near += float(level)
                    elif level <= lent + SOON:
                        soon += float(level)
        hired: list[float] = []
        companions = 0.0
        for kind in range(i64(3)):
            count = float(state.ready(own, kind) + state.spent(own, kind))
            hired.append(count)
            companions += count
        return vec[float](
            [
                expected(state, own, left) / (NEAR + FAR * left),
                float(state.coins(own)) / (1.0 + left),
                left,
                1.0 if own == state.turn() else 0.0,
                hired[0],
                hired[1],
                hired[2],
                companions * left,
                troops,
                attack,
                forts,
                support,
                spells,
                float(bit_count(state.regions_of(own))),
                near,
                soon,
                reach,
                1.0 if state.was_idle(own) else 0.0,
            ]
        )

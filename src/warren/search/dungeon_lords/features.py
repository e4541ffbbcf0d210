"""What a learned evaluation looks at in Dungeon Lords."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state
from warren.core.numbers import bit_count
from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.scoring import lost_tiles, prisoners
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.search import features
from warren.search.dungeon_lords.evaluation import LATE, SPREAD, expected, rounds_left

NAMES: Final = [
    "outlook",
    "left",
    "fight",
    "gold",
    "food",
    "evil",
    "imps",
    "future-imps",
    "tunnels",
    "rooms",
    "future-rooms",
    "traps",
    "pets",
    "monsters",
    "damage",
    "prisoners",
    "lost",
    "letters",
    "line",
]


class DungeonLordsFeatures(features.Features):
    """Goods, dungeon, people, and who marches against it, by the rounds that are left."""

    def names(self) -> list[str]:
        return list(NAMES)

    def of(self, state: state.State, seat: int) -> vec[float]:
        assert isinstance(state, State)
        own = i64(seat)
        rounds = rounds_left(state)
        left = float(rounds)
        monsters, damage = 0.0, 0.0
        for tile in keep.monsters(state, seat):
            monsters += 0.4 if tile & lair.DOWN else 1.0
            damage += float(max(state.monster(lair.kind_of(tile)).damage, default=3))
        imps = float(state.imps(own))
        rooms = float(bit_count(state.halls(own) & ~state.lost(own)))
        return vec[float](
            [
                expected(state, own, rounds) / (SPREAD + LATE * left),
                left,
                1.0 if frames.in_combat(state) else 0.0,
                float(state.gold(own)),
                float(state.food(own)),
                float(state.evil(own)),
                imps,
                imps * left,
                float(bit_count(state.own_tunnels(own))),
                rooms,
                rooms * left,
                float(state.traps_held(own)),
                float(state.pets_held(own)),
                monsters,
                damage,
                float(prisoners(state, own)),
                float(lost_tiles(state, own)),
                float(keep.letters(state, seat)),
                float(state.line_length(own)),
            ]
        )

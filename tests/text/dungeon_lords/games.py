"""Games of Dungeon Lords to talk about."""

from __future__ import annotations

from collections.abc import Iterator

from librt.random import Random

from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.state import State

IDLING = ("decline", "done", "ready")


def moments(
    players: int, seed: int, options: dict[str, object] | None = None
) -> Iterator[tuple[State, int, int]]:
    """The decisions of a random game: the state, the seat asked and the code chosen.

    The state is the one being played: its effects are those since the last decision. Players
    mostly do something while they can.
    """
    rng = Random(seed)
    state = DungeonLords().new_state(players, options)
    state.effects = []
    while not state.is_over():
        seat = state.actors()[0]
        if seat == CHANCE:
            code = int(state.draw(rng))
        else:
            codes = state.legal_actions(seat)
            busy = [one for one in codes if state.action(one).verb not in IDLING]
            if busy and rng.randrange(5):
                codes = busy
            code = codes[int(rng.randrange(len(codes)))]
        yield state, seat, code
        state.effects.clear()
        state.apply(seat, code)
    yield state, -1, -1

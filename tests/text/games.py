"""Games to talk about."""

from __future__ import annotations

from collections.abc import Iterator

from librt.random import Random

from warren.core.state import CHANCE
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.state import State

PEOPLE = {
    "ru": ["Анна", "Борис", "Вера", "Глеб", "Дина"],
    "en": ["Ann", "Bob", "Cid", "Dot", "Eve"],
}


def moments(
    players: int, seed: int, first_combo: tuple[str, str] | None = None
) -> Iterator[tuple[State, int]]:
    """The decisions of a random game: the state, and the code chosen.

    The state is the one being played: its effects are those since the last decision. A first
    combo (power, race) is the one that the first player takes.
    """
    rng = Random(seed)
    state = SmallWorld().new_state(players, {"first": 0})
    state.effects = []
    while not state.is_over():
        code = _wanted(state, first_combo)
        seat = int(state.actor())
        if code is None and seat == CHANCE:
            code = int(state.draw(rng))
        elif code is None:
            codes = state.legal_actions(seat)
            code = codes[int(rng.randrange(len(codes)))]
        yield state, code
        state.effects.clear()
        state.apply(seat, code)
    yield state, -1


def _wanted(state: State, combo: tuple[str, str] | None) -> int | None:
    """The choice that brings the combo to the top and into the first player's hand."""
    if combo is None:
        return None
    for code in [int(code) for code in state.codes()]:
        action = state.action(code)
        if action.args.get("power") == combo[0] or action.args.get("race") == combo[1]:
            return code
    fresh = all(state.active_tribe(seat) < 0 for seat in range(state.table.players))
    if fresh and state.actor() == 0 and state.world[0] == 1:
        return 0
    return None

"""Games to talk about."""

from __future__ import annotations

from collections.abc import Iterator

from librt.random import Random

from warren.core import state as core
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.heroes.game import Heroes
from warren.games.heroes.state import State as HeroesState
from warren.games.registry import game
from warren.games.small_world.state import State

PEOPLE = {
    "ru": ["Анна", "Борис", "Вера", "Глеб", "Дина"],
    "en": ["Ann", "Bob", "Cid", "Dot", "Eve"],
}


def moments(
    players: int,
    seed: int,
    first_combo: tuple[str, str] | None = None,
    key: str = "small_world",
    options: dict[str, object] | None = None,
) -> Iterator[tuple[State, int]]:
    """The decisions of a random game: the state, and the code chosen.

    The state is the one being played: its effects are those since the last decision. A first
    combo (power, race) is the one that the first player takes.
    """
    rng = Random(seed)
    state = game(key).new_state(players, {"first": 0, **(options or {})})
    assert isinstance(state, State)
    state.effects = []
    while not state.is_over():
        code = _wanted(state, first_combo)
        seat = state.actors()[0]
        if code is None and seat == CHANCE:
            code = int(state.draw(rng))
        elif code is None:
            codes = state.legal_actions(seat)
            code = codes[int(rng.randrange(len(codes)))]
        yield state, code
        state.effects.clear()
        state.apply(seat, code)
    yield state, -1


def heroes_moments(
    players: int, seed: int, options: dict[str, object] | None = None
) -> Iterator[tuple[HeroesState, int]]:
    """The same for Heroes of Dark Lands, whose players play on and keep their cards, mostly."""
    rng = Random(seed)
    state = Heroes().new_state(players, options)
    state.effects = []
    while not state.is_over():
        seat = state.actors()[0]
        if seat == CHANCE:
            code = int(state.draw(rng))
        else:
            codes = state.legal_actions(seat)
            last = state.action(codes[-1]).verb
            if rng.randrange(4) and len(codes) > 1:
                codes = {"done": codes[-1:], "stop": codes[:-1]}.get(last, codes)
            code = codes[int(rng.randrange(len(codes)))]
        yield state, code
        state.effects.clear()
        state.apply(seat, code)
    yield state, -1


def refusals(state: core.State, step: int = 1) -> list[Refusal]:
    """Why actions that are not legal now are not legal; of every so many codes one is tried."""
    found: list[Refusal] = []
    for code in range(0, state.space().size, step):
        try:
            state.clone().apply(state.actors()[0], int(code))
        except Refusal as refusal:
            found.append(refusal)
    return found


def _wanted(state: State, combo: tuple[str, str] | None) -> int | None:
    """The choice that brings the combo to the top and into the first player's hand."""
    if combo is None:
        return None
    codes = [int(code) for code in state.codes(state.actors()[0])]
    for code in codes:
        action = state.action(code)
        if action.args.get("power") == combo[0] or action.args.get("race") == combo[1]:
            return code
    fresh = all(state.active_tribe(seat) < 0 for seat in range(state.table.players))
    if fresh and state.actors()[0] == 0 and state.rounds() == 1 and 0 in codes:
        return 0
    return None

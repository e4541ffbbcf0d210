"""Plays what it is told, for the gate; run as a script, by engines of any revision.

Each line of standard input names a game, what to do and how often; the answer tells how long it
took and how many units of work it was. With a meter of instructions nothing else is counted.
"""

from __future__ import annotations

import ctypes
import json
import sys
import time
from collections.abc import Callable
from functools import cache

from librt.random import Random
from mypy_extensions import i64

from warren.core.game import Game
from warren.core.playout import play_out
from warren.core.state import CHANCE, State
from warren.games.registry import game

SEED = 1
MOVES = 100


def core(title: Game, times: int) -> int:
    """Decisions of whole random games, played by the engine itself."""
    rng = Random(SEED)
    return sum(play_out(title.new_state(title.min_players), rng) for _ in range(times))


def driven(title: Game, times: int) -> int:
    """Decisions of whole random games, each taken from Python."""
    rng = Random(SEED)
    decisions = 0
    for _ in range(times):
        state = title.new_state(title.min_players)
        while actors := state.actors():
            actor = actors[0]
            if actor == CHANCE:
                state.apply(CHANCE, state.draw(rng))
                continue
            actions = state.legal_actions(actor)
            state.apply(actor, actions[rng.randrange(len(actions))])
            decisions += 1
    return decisions


@cache
def middle(title: Game) -> State:
    """A position from the middle of a game."""
    rng = Random(SEED)
    state = title.new_state(title.min_players)
    for _ in range(MOVES):
        if state.is_over():
            break
        actor = state.actors()[0]
        codes = state.codes(actor)
        state.apply(actor, int(codes[rng.randrange(i64(len(codes)))]))
    return state


def copy(title: Game, times: int) -> int:
    state = middle(title)
    for _ in range(times):
        state.clone()
    return times


def key(title: Game, times: int) -> int:
    state = middle(title)
    for _ in range(times):
        state.key()
    return times


@cache
def written(title: Game) -> dict[str, object]:
    return middle(title).to_json()


def reading(title: Game, times: int) -> int:
    """Positions read from their data."""
    data = written(title)
    for _ in range(times):
        title.state_from_json(data)
    return times


KINDS: dict[str, Callable[[Game, int], int]] = {
    "core": core,
    "driven": driven,
    "copy": copy,
    "key": key,
    "reading": reading,
}


def main() -> None:
    meter = ctypes.CDLL(sys.argv[1]) if len(sys.argv) > 1 else None
    for line in sys.stdin:
        name, kind, times = line.split()
        play = KINDS[kind]
        title = game(name)
        play(title, 1)
        if meter is not None:
            meter.begin()
        began = time.perf_counter()
        units = play(title, int(times))
        seconds = time.perf_counter() - began
        if meter is not None:
            meter.end()
        print(json.dumps({"seconds": seconds, "units": units}), flush=True)


if __name__ == "__main__":
    main()

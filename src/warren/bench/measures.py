"""What is measured, in one process and with one engine."""

from __future__ import annotations

import gc
import time
import tracemalloc
from dataclasses import dataclass

from librt.random import Random

from warren.core import state as core
from warren.core.game import Game
from warren.core.playout import play_out
from warren.core.state import CHANCE, NOBODY, State
from warren.games.registry import game

CLONES = 2000
SEED = 1
SLICES = 8
COUPLES = {"small_world": "underground", "underground": "small_world"}
"""Games of one engine whose speeds are compared; the ratio is that of the deeper one."""
DEEPER = "underground"
COUPLE_PLAYERS = 2


@dataclass(frozen=True)
class Rate:
    """Whole random games in a stretch of time."""

    games: int
    decisions: int
    seconds: float

    def to_json(self) -> dict[str, float]:
        return {
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "decisions_per_game": self.decisions / self.games,
        }


def engine() -> str:
    """Which files this process runs: compiled or interpreted."""
    return "interpreted" if (core.__file__ or "").endswith(".py") else "compiled"


def inside(title: Game, players: int, seconds: float) -> Rate:
    """Games played by the engine itself, from set-up to scores."""
    rng = Random(SEED)
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state = title.new_state(players)
        decisions += play_out(state, rng)
        state.scores()
        games += 1
    return Rate(games, decisions, elapsed)


def driven(title: Game, players: int, seconds: float) -> Rate:
    """Games driven action by action from Python, legal actions listed at every decision."""
    rng = Random(SEED)
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += drive(title.new_state(players), rng)
        games += 1
    return Rate(games, decisions, elapsed)


def couple(key: str, seconds: float) -> dict[str, object]:
    """Underground and the base game for two, by turns, so that both meet the same machine."""
    titles = {each: game(each) for each in (key, COUPLES[key])}
    found: dict[str, object] = {"game": COUPLES[key], "players": COUPLE_PLAYERS}
    for kind, play in (("inside", inside), ("driven", driven)):
        spent = {each: [0, 0.0] for each in titles}
        for _ in range(SLICES):
            for each, title in titles.items():
                rate = play(title, COUPLE_PLAYERS, seconds / SLICES)
                spent[each][0] += rate.games
                spent[each][1] += rate.seconds
        speeds = {each: games / elapsed for each, (games, elapsed) in spent.items()}
        ratio = speeds[DEEPER] / speeds[COUPLES[DEEPER]]
        found[kind] = {"games_per_second": speeds[COUPLES[key]], "underground_to_base": ratio}
    return found


def drive(state: State, rng: Random) -> int:
    decisions = 0
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return decisions
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        actions = state.legal_actions(actor)
        state.apply(actor, actions[rng.randrange(len(actions))])
        decisions += 1


def middle(title: Game, players: int) -> State:
    """A state from the middle of a game."""
    rng = Random(SEED)
    state = title.new_state(players)
    for _ in range(100):
        if state.is_over():
            break
        codes = state.codes()
        state.apply(state.actor(), codes[rng.randrange(len(codes))])
    return state


def clone_microseconds(state: State, seconds: float) -> float:
    count = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for _ in range(CLONES):
            state.clone()
        count += CLONES
    return elapsed / count * 1e6


def state_bytes(state: State) -> int:
    """Memory that one more state takes."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(CLONES)]
    taken = (tracemalloc.get_traced_memory()[0] - before) // len(kept)
    tracemalloc.stop()
    return max(taken, len(state.key()))


def measure(key: str, seconds: float) -> dict[str, object]:
    """Everything this process can say of one game."""
    title = game(key)
    players = range(title.min_players, title.max_players + 1)
    states = {count: middle(title, count) for count in players}
    found: dict[str, object] = {
        "engine": engine(),
        "inside": {str(n): inside(title, n, seconds).to_json() for n in players},
        "driven": {str(n): driven(title, n, seconds).to_json() for n in players},
        "clone_microseconds": {str(n): clone_microseconds(states[n], seconds / 4) for n in players},
        "state_bytes": {str(n): state_bytes(states[n]) for n in players},
    }
    if key in COUPLES:
        found["beside"] = couple(key, seconds)
    return found

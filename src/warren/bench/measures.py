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
from warren.core.state import CHANCE, State
from warren.games.registry import game, titles

CLONES = 2000
SEED = 1
SLICES = 8
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


def couple(key: str) -> tuple[str, str] | None:
    """Two titles of one family, the one that builds on the other first; one of them is this."""
    for one in titles():
        if one.family and key in (one.key, one.family):
            return one.key, one.family
    return None


def beside(key: str, pair: tuple[str, str], seconds: float) -> dict[str, object]:
    """Both for two players, by turns, so that they meet the same machine."""
    other = pair[0] if key == pair[1] else pair[1]
    found: dict[str, object] = {"game": other, "players": COUPLE_PLAYERS}
    for kind, play in (("inside", inside), ("driven", driven)):
        spent = {each: [0, 0.0] for each in pair}
        for _ in range(SLICES):
            for each in (key, other):
                rate = play(game(each), COUPLE_PLAYERS, seconds / SLICES)
                spent[each][0] += rate.games
                spent[each][1] += rate.seconds
        speeds = {each: games / elapsed for each, (games, elapsed) in spent.items()}
        ratio = speeds[pair[0]] / speeds[pair[1]]
        found[kind] = {"games_per_second": speeds[other], f"{pair[0]}_to_base": ratio}
    return found


def drive(state: State, rng: Random) -> int:
    decisions = 0
    while actors := state.actors():
        actor = actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        actions = state.legal_actions(actor)
        state.apply(actor, actions[rng.randrange(len(actions))])
        decisions += 1
    return decisions


def middle(title: Game, players: int) -> State:
    """A state from the middle of a game."""
    rng = Random(SEED)
    state = title.new_state(players)
    for _ in range(100):
        if state.is_over():
            break
        actor = state.actors()[0]
        codes = state.codes(actor)
        state.apply(actor, codes[rng.randrange(len(codes))])
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
    pair = couple(key)
    if pair is not None:
        found["beside"] = beside(key, pair, seconds)
    return found

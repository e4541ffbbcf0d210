"""Games in which the first player has a given combo, on a board where both halves are at home."""

from __future__ import annotations

from librt.random import Random
from tests.play.driver import Choice, watched_game

from warren.core.action import Action
from warren.games.registry import game
from warren.games.small_world.state import State

MIXED_ON_BASE: dict[str, object] = {"pool": "both", "relics": True, "first": 0}
MIXED_BELOW: dict[str, object] = {"pool": "both", "first": 0}
OWN_BOARD: dict[str, object] = {
    "rounds": 10,
    "regions": {
        "moor": {"terrain": "farmland", "edge": True, "borders": ["ridge", "crater", "ford"]},
        "ridge": {"terrain": "hill", "monsters": True, "borders": ["crater", "vault"]},
        "crater": {"terrain": "chasm", "symbols": ["volcano"], "borders": ["vault", "grove"]},
        "vault": {"terrain": "mud", "symbols": ["cavern"], "edge": True, "borders": ["grove"]},
        "grove": {"terrain": "mushroom-forest", "monsters": True, "borders": ["crag", "ford"]},
        "crag": {"terrain": "black-mountain", "monsters": True, "borders": ["ford", "pit"]},
        "ford": {"terrain": "river", "edge": True, "borders": ["glen"]},
        "pit": {"terrain": "mine", "symbols": ["cavern"], "edge": True, "borders": ["glen"]},
        "glen": {"terrain": "mystic-crystal", "monsters": True, "borders": ["dell"]},
        "dell": {"terrain": "farmland", "edge": True, "tribe": True, "borders": ["pit"]},
    },
}


def table_of(number: int, players: int, race: str, power: str) -> State:
    """By turns a board of either game; one's own where neither has room for both."""
    tables: list[tuple[str, dict[str, object]]] = [
        ("small_world", MIXED_ON_BASE),
        ("underground", MIXED_BELOW),
    ]
    if number % 2:
        tables.reverse()
    tables.append(("underground", {**MIXED_BELOW, "board": OWN_BOARD}))
    for key, options in tables:
        state = new_state(key, players, options)
        if race in state.table.race_index and power in state.table.power_index:
            return state
    raise AssertionError(f"no board for {power} {race}")


def new_state(key: str, players: int, options: dict[str, object]) -> State:
    state = game(key).new_state(players, options)
    assert isinstance(state, State)
    return state


def play_dealt(state: State, race: str, power: str, rng: Random, choice: Choice) -> State:
    """The first player takes the combo, the rest is played under watch and then played again."""
    again = state.clone()
    steps: list[tuple[int, int]] = []

    def act(code: int) -> None:
        steps.append((state.actors()[0], code))
        state.apply(*steps[-1])

    while state.action(state.codes(state.actors()[0])[0]).verb != "banner":
        act(int(state.draw(rng)))
    act(state.code(Action("banner", {"race": race})))
    act(state.code(Action("badge", {"power": power})))
    while state.is_chance():
        act(int(state.draw(rng)))
    act(state.code(Action("pick", {"combo": 0})))
    if race == "shadow-mimes":
        act(state.code(Action("done", {})))
    steps += watched_game(state, rng, choice)
    for seat, code in steps:
        again.apply(seat, code)
    assert again.key() == state.key()
    return state

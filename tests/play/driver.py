"""Plays a state to its end under watch."""

from __future__ import annotations

from collections.abc import Callable

from librt.random import Random
from tests.play.invariants import Watch, check_decision, coins_from_bank, wealth

from warren.core import state as core
from warren.core.state import CHANCE
from warren.games.small_world.state import State

Choice = Callable[[State, list[int], Random], int]
SAMPLE = 7


def uniform(_: core.State, codes: list[int], rng: Random) -> int:
    return codes[rng.randrange(len(codes))]


def steadfast(state: State, codes: list[int], rng: Random) -> int:
    """Random, but seldom giving up what it has: races live longer and do more."""
    code = uniform(state, codes, rng)
    if state.action(code).verb in ("decline", "abandon", "stop") and rng.randrange(4):
        code = uniform(state, codes, rng)
    return code


def watched_game(state: State, rng: Random, choice: Choice = uniform) -> list[tuple[int, int]]:
    """Every (seat, code) of the game; fails where an invariant breaks."""
    played: list[tuple[int, int]] = []
    while not state.is_over():
        actor = state.actor()
        check_decision(state)
        codes = list(state.codes())
        code = state.draw(rng) if actor == CHANCE else choice(state, codes, rng)
        if len(played) % SAMPLE == 0:
            check_copies(state, codes)
            check_views(state)
        before = wealth(state)
        watch = Watch(state)
        state.effects = watch
        state.apply(actor, code)
        state.effects = None
        assert wealth(state) == before + coins_from_bank(watch)
        played.append((actor, code))
    return played


def check_copies(state: core.State, codes: list[int]) -> None:
    """A copy is equal, and what is done to it leaves the original and other copies alone."""
    key = state.key()
    actor = int(state.actor())
    copies = []
    for code in codes:
        copy = state.clone()
        assert copy.key() == key
        copy.apply(actor, code)
        copies.append((copy, copy.key()))
        assert copy.key() != key
    assert state.key() == key
    for copy, copied in copies:
        assert copy.key() == copied


def check_views(state: State) -> None:
    """A view tells nobody's coins but the viewer's, and tells nothing of the true ones."""
    for seat in (None, *range(int(state.table.players))):
        view = state.view(seat)
        rich = state.clone()
        for other in range(int(state.table.players)):
            if other != seat:
                rich.seats[other * 3] += 11
        assert rich.view(seat).key() == view.key()
        seats = view.to_json()["seats"]
        assert isinstance(seats, list)
        for other, entry in enumerate(seats):
            assert (entry["coins"] is None) == (other != seat)

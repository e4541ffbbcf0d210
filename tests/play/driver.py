"""Plays a state to its end under watch."""

from __future__ import annotations

import json
from collections.abc import Callable

from librt.random import Random
from tests.play.depths import Rivers, check_depths
from tests.play.invariants import (
    Watch,
    check_decision,
    check_stacks,
    coins_from_bank,
    coins_told,
    wealth,
)

from warren.core import state as core
from warren.core.notation import read_line, write_line
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.layout import COINS, SEAT_SIZE
from warren.games.small_world.state import State

Choice = Callable[[State, list[int], Random], int]
SAMPLE = 7
WRITTEN = 5 * SAMPLE
ENDLESS = 20_000
GIVING_UP = ("decline", "abandon", "stop")
DEEDS = ("use", "copy", "lay", "place", "sacrifice", "exchange", "swap")


def uniform(_: core.State, codes: list[int], rng: Random) -> int:
    return codes[rng.randrange(len(codes))]


def steadfast(state: State, codes: list[int], rng: Random) -> int:
    """Random, but seldom giving up what it has: races live longer and do more."""
    code = uniform(state, codes, rng)
    if state.action(code).verb in GIVING_UP and rng.randrange(4):
        code = uniform(state, codes, rng)
    return code


def curious(state: State, codes: list[int], rng: Random) -> int:
    """Steadfast, and drawn to Monsters, Relics, Places and figures."""
    if rng.randrange(2):
        deeds = [code for code in codes if is_deed(state, code)]
        if deeds:
            return uniform(state, deeds, rng)
    return steadfast(state, codes, rng)


def is_deed(state: State, code: int) -> bool:
    action = state.action(code)
    if action.verb == "conquer":
        region = state.table.board.index[str(action.args["region"])]
        return bool(state.pieces_on(region)) or "with" in action.args
    return action.verb in DEEDS


def fate(state: State, _: list[int], rng: Random) -> int:
    """Chance as it is."""
    return state.draw(rng)


def watched_game(
    state: State,
    rng: Random,
    choice: Choice = uniform,
    luck: Choice = fate,
    title: SmallWorld | None = None,
) -> list[tuple[int, int]]:
    """Every (seat, code) of the game; fails where an invariant breaks."""
    played: list[tuple[int, int]] = []
    rivers = Rivers()
    while not state.is_over():
        actor = state.actors()[0]
        check_decision(state)
        if state.table.deep:
            check_depths(state)
            rivers.look(state)
        codes = list(state.codes(state.actors()[0]))
        code = (luck if actor == CHANCE else choice)(state, codes, rng)
        if len(played) % SAMPLE == 0:
            check_copies(state, codes)
            check_views(state)
            check_stacks(state)
        if len(played) % WRITTEN == 0:
            check_written(state, title)
        before = wealth(state)
        purses = state.scores()
        watch = Watch(state)
        state.effects = watch
        state.apply(actor, code)
        state.effects = None
        assert wealth(state) == before + coins_from_bank(watch)
        assert state.scores() == [
            purse + coins_told(watch, seat) for seat, purse in enumerate(purses)
        ]
        played.append((actor, code))
        assert len(played) < ENDLESS
    if state.table.deep:
        rivers.look(state)
    check_written(state, title)
    return played


def check_copies(state: core.State, codes: list[int]) -> None:
    """A copy is equal, and what is done to it leaves the original and other copies alone."""
    key = state.key()
    actor = state.actors()[0]
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
    """People are shown nobody's coins but their own, and nothing of the true ones."""
    for seat in (None, *range(int(state.table.players))):
        view = state.view(seat)
        rich = state.clone()
        for other in range(int(state.table.players)):
            if other != seat:
                rich.numbers[other * SEAT_SIZE + COINS] += 11
        assert rich.view(seat).shown() == view.shown()
        seats = view.shown()["seats"]
        assert isinstance(seats, list)
        for other, entry in enumerate(seats):
            assert (entry["coins"] is None) == (other != seat)
            assert "counted" not in entry


def check_written(state: State, own: SmallWorld | None = None) -> None:
    """As plain data and as one line the position is the same."""
    title = own or game(state.table.key)
    assert isinstance(title, SmallWorld)
    data = json.loads(json.dumps(state.to_json()))
    assert title.state_from_json(data).key() == state.key()
    assert read_line(write_line(data)) == data

"""Packs play whole games under watch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random
from tests.packs.shelf import on_the_shelf, pack_data, power_data, race_data
from tests.pairs.deals import new_state, play_dealt
from tests.play.driver import curious, steadfast, uniform
from tests.play.invariants import Watch
from tests.tools.rules import rules

from warren.conformance.suite import run
from warren.core.action import Action
from warren.core.match import new_match, replay
from warren.core.record import read_record
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.games.small_world.packs.library import LIBRARY
from warren.games.small_world.packs.vocabulary import POWER, RACE, VOCABULARY, WORDS, Word
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
BY_NAME = ("lairs", "undying", "loss-coins")
"""Blocks that the common invariants know as the property of one race or power."""


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[None]:
    LIBRARY.install(EXAMPLES)
    assert LIBRARY.faults() == {}
    yield
    LIBRARY.install(tmp_path)


@rules("SW-OWN-1", "SW-OWN-3")
@pytest.mark.usefixtures("shelf")
def test_the_race_of_the_example_plays_with_every_badge() -> None:
    for number, power in enumerate(POWERS):
        state = new_state("small_world", 2 + number % 2, {"packs": "moles", "first": 0})
        assert "tritons" not in state.table.race_index
        assert play_dealt(state, "moles", power.id, Random(number), steadfast).is_over()


@rules("SW-OWN-2")
@pytest.mark.usefixtures("shelf")
def test_the_power_of_the_example_plays_with_every_race() -> None:
    for number, race in enumerate(RACES):
        if race.id != "tritons":
            state = new_state("small_world", 2 + number % 2, {"packs": "moles", "first": 0})
            assert play_dealt(state, race.id, "misty", Random(number), steadfast).is_over()


@rules("SW-OWN-1", "SW-OWN-2", "SU-MIX-1")
@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("key", ["small_world", "underground"])
def test_the_example_mixes_with_both_games(key: str) -> None:
    options: dict[str, object] = {"packs": "moles", "pool": "both", "relics": True, "first": 0}
    for number in range(4):
        state = new_state(key, 2 + number, options)
        assert play_dealt(state, "moles", "misty", Random(number), curious).is_over()


@pytest.mark.usefixtures("shelf")
def test_a_record_carries_the_pack_and_replays() -> None:
    match = new_match(game("small_world"), 2, {"packs": "moles"})
    rng = Random(5)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        if seat == CHANCE:
            match.draw(rng)
        else:
            code = uniform(match.state, list(match.state.codes(match.state.actors()[0])), rng)
            match.act(seat, match.state.action(code))
    text = match.record.write()
    assert json.loads(text.splitlines()[0])["options"]["packs"] == "moles"
    again = replay(game("small_world"), read_record(text))
    assert again.state.key() == match.state.key()


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("key", ["small_world", "underground"])
def test_games_with_packs_keep_every_law(key: str) -> None:
    verdicts = run(game(key), 1, 8, 3, {"packs": "moles", "pool": "both"})
    assert [verdict.to_json() for verdict in verdicts if verdict.found is not None] == []


def block_of(word: Word) -> dict[str, object]:
    """The block with the least of every number it must be told."""
    told = {p.name: p.least for p in word.parameters if p.default is None}
    return {"block": word.name, **told}


@pytest.mark.parametrize("name", [word.name for word in WORDS if word.name not in BY_NAME])
def test_every_block_plays_whole_games(name: str) -> None:
    word = VOCABULARY[name]
    block = block_of(word)
    blocks = {kind: [block] if kind in word.kinds else [] for kind in (RACE, POWER)}
    data = pack_data(
        f"only-{word.name}",
        races={"testers": race_data(*blocks[RACE])},
        powers={"tested": power_data(*blocks[POWER])},
    )
    with on_the_shelf(data):
        for number, key in enumerate(("small_world", "underground")):
            options: dict[str, object] = {"packs": f"only-{word.name}", "first": 0}
            state = new_state(key, 2 + number, options)
            assert play_dealt(state, "testers", "tested", Random(number), curious).is_over()


@pytest.mark.parametrize("name", BY_NAME)
def test_blocks_of_one_race_play_in_others(name: str) -> None:
    data = pack_data(f"only-{name}", races={"testers": race_data({"block": name})})
    with on_the_shelf(data):
        state = new_state("small_world", 3, {"packs": f"only-{name}", "first": 0})
        rng = Random(2)
        state.apply(CHANCE, state.code(Action("banner", {"race": "testers"})))
        while not state.is_over():
            actor = state.actors()[0]
            codes = list(state.codes(state.actors()[0]))
            code = state.draw(rng) if actor == CHANCE else uniform(state, codes, rng)
            state.effects = Watch(state)
            state.apply(actor, code)

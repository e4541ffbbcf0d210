"""Races and powers of one's own."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.play.driver import steadfast, watched_game
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.small_world.creations import Creations
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power, Race


class Pixies(Race):
    """Swamps cost one token less."""

    id = "pixies"
    rule = "OWN-PIXIES"
    tokens = 6

    def conquest_discount(self, state: State, tribe: int, region: int) -> int:
        return 1 if state.table.board.terrains[region] == "swamp" else 0


class Singing(Power):
    """A coin each turn."""

    id = "singing"
    rule = "OWN-SINGING"
    tokens = 5

    def turn_coins(self, state: State, tribe: int) -> int:
        return 1


@rules("SW-OWN-1")
@pytest.mark.parametrize("power", [power.id for power in POWERS])
def test_an_own_race_plays_with_every_badge_and_borrows_tokens(power: str) -> None:
    creations = Creations()
    creations.add_race(Pixies(), "tritons")
    title = SmallWorld(creations)
    state = title.new_state(2, {"first": 0})
    assert "tritons" not in state.table.race_index
    state.apply(CHANCE, state.code(Action("banner", {"race": "pixies"})))
    state.apply(CHANCE, state.code(Action("badge", {"power": power})))
    assert state.table.races[state.table.race_index["pixies"]].supply == 11
    watched_game(state, Random(3), steadfast, title=title)
    assert state.is_over()


@rules("SW-OWN-1", "SW-OWN-2")
def test_the_numbers_have_limits() -> None:
    creations = Creations()
    for tokens, rule in ((11, "SW-OWN-1"), (-1, "SW-OWN-1")):
        race = Pixies()
        race.tokens = tokens
        with pytest.raises(InputError) as error:
            creations.add_race(race, "skeletons")
        assert error.value.rule == rule
    power = Singing()
    power.tokens = 6
    with pytest.raises(InputError) as error:
        creations.add_power(power)
    assert error.value.rule == "SW-OWN-2"


@rules("SW-OWN-2")
def test_an_own_power_plays() -> None:
    creations = Creations()
    creations.add_power(Singing())
    state = SmallWorld(creations).new_state(2, {"first": 0})
    assert len(state.table.powers) == 21
    state.apply(CHANCE, state.code(Action("banner", {"race": "ratmen"})))
    state.apply(CHANCE, state.code(Action("badge", {"power": "singing"})))
    rng = Random(1)
    while state.is_chance():
        state.apply(CHANCE, state.draw(rng))
    state.apply(0, state.code(Action("pick", {"combo": 0})))
    while state.is_chance():
        state.apply(CHANCE, state.draw(rng))
    state.apply(0, state.code(Action("stop", {})))
    assert state.scores()[0] == 6


@rules("SW-OWN-3")
def test_the_borrowed_tray_must_suffice() -> None:
    creations = Creations()
    with pytest.raises(InputError) as error:
        creations.add_race(Pixies(), "dwarves")
    assert error.value.rule == "SW-OWN-3"
    assert error.value.details == {"race": "pixies", "lender": "dwarves", "count": 8, "needed": 11}
    creations.add_race(Pixies(), "tritons")


def test_names_must_be_new_and_lenders_known() -> None:
    creations = Creations()
    creations.add_race(Pixies(), "tritons")
    with pytest.raises(InputError, match="error-own-id"):
        creations.add_race(Pixies(), "skeletons")
    nameless = Singing()
    nameless.id = ""
    with pytest.raises(InputError, match="error-own-id"):
        creations.add_power(nameless)
    elves = Pixies()
    elves.id = "sprites"
    with pytest.raises(InputError, match="error-unknown-name"):
        creations.add_race(elves, "tritons")

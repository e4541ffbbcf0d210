"""Pets dealt, passed on and put away."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.position import DECK, pet
from tests.tools.dungeon_lords.seasons import Play, act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import BURIED_PETS, PETS, USED_PETS, YEAR
from warren.games.dungeon_lords.stacks import pet_deck
from warren.games.dungeon_lords.state import State


def packed(*names: str) -> int:
    return sum(int(PET_COUNTS.one(pet(name))) for name in names)


def listed(state: State, seat: int, field: int) -> list[str]:
    """The pets of a seat by name, each as often as it is there."""
    value = state.get(seat, field)
    return [
        one.id for at, one in enumerate(DECK.pets) for _ in range(int(PET_COUNTS.of(value, at)))
    ]


def begun(*held: list[str], year: int = 1) -> Match:
    """The pet phase begins; who has these pets face down."""
    match = phase(frames.PET_PHASE, players=len(held))
    state = state_of(match)
    state.numbers[YEAR] = year
    for seat, names in enumerate(held):
        state.put(seat, PETS, packed(*names))
    return settled(match)


def deal(match: Match, *names: str) -> None:
    for name in names:
        act(match, CHANCE, "cub", pet=name)


@rules("DF-PET-1", "DF-PET-16", "DF-RND-1")
@pytest.mark.parametrize("edition", ["festival", "four-seasons"])
def test_it_comes_in_the_first_round_of_each_year_after_the_orders_are_back(edition: str) -> None:
    play = Play(2, edition=edition).whole()
    for year in (1, 2):
        pets = [at for at in play.steps if at[0] == year and at[2] == "pets"]
        assert {at[1] for at in pets} == {1}
        first = [at[2] for at in play.steps if at[:2] == (year, 1)]
        assert first[-1] == "pets"
        assert "orders" in first


@rules("DF-PET-16")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_has_a_pet_before_the_phase_and_it_is_not_skipped(players: int) -> None:
    play = Play(players, wishes={"board": ["pet-shop"]}).to(frames.PET_PHASE, 1)
    assert play.told("pet-drawn", "pet-dealt") == []
    assert play.state.actors() == (CHANCE,)
    play.to(frames.ORDERS, 2)
    assert [int(play.state.pets_held(seat)) for seat in range(players)] == [1] * players
    assert len(play.told("pet-dealt")) == 2 * players


@rules("DF-PET-2", "DF-PET-3")
@pytest.mark.parametrize("year", [1, 2])
def test_one_of_two_is_passed_to_the_left_and_one_of_two_put_away(year: int) -> None:
    match = begun([], [], [], year=year)
    deal(match, "impling", "larder-rat", "stareplant", "mimic-chest", "jailer-cat", "baby-golem")
    assert options(match, 0) == {"hand impling", "hand larder-rat"}
    for seat, name in enumerate(("impling", "mimic-chest", "baby-golem")):
        act(match, seat, "hand", pet=name)
    assert options(match, 0) == {"drop larder-rat", "drop baby-golem"}
    assert options(match, 1) == {"drop stareplant", "drop impling"}
    assert options(match, 2) == {"drop jailer-cat", "drop mimic-chest"}
    for seat, name in enumerate(("larder-rat", "impling", "mimic-chest")):
        act(match, seat, "drop", pet=name)
    state = state_of(match)
    assert [listed(state, seat, PETS) for seat in range(3)] == [
        ["baby-golem"],
        ["stareplant"],
        ["jailer-cat"],
    ]
    assert [listed(state, seat, BURIED_PETS) for seat in range(3)] == [
        ["larder-rat"],
        ["impling"],
        ["mimic-chest"],
    ]


@rules("DF-PET-4", "DF-PET-5")
def test_old_pets_are_passed_and_put_away_like_new_ones() -> None:
    match = begun(["show-peacock", "jailer-cat"], ["impling"], year=2)
    deal(match, "larder-rat", "mimic-chest", "stareplant", "baby-golem")
    assert options(match, 0) == {
        f"hand {name}" for name in ("show-peacock", "jailer-cat", "larder-rat", "mimic-chest")
    }
    act(match, 0, "hand", pet="show-peacock")
    act(match, 1, "hand", pet="stareplant")
    assert options(match, 0) == {
        f"drop {name}" for name in ("jailer-cat", "larder-rat", "mimic-chest", "stareplant")
    }
    assert options(match, 1) == {
        f"drop {name}" for name in ("impling", "baby-golem", "show-peacock")
    }
    act(match, 0, "drop", pet="jailer-cat")
    act(match, 1, "drop", pet="impling")
    state = state_of(match)
    assert set(listed(state, 0, PETS)) == {"larder-rat", "mimic-chest", "stareplant"}
    assert set(listed(state, 1, PETS)) == {"baby-golem", "show-peacock"}


@rules("DF-PET-5")
@pytest.mark.parametrize("held", [[0, 0, 0, 0], [1, 0, 2, 1]])
def test_everybody_has_one_pet_more_afterwards(held: list[int]) -> None:
    names = [one.id for one in DECK.pets]
    match = begun(*[names[4 * seat : 4 * seat + count] for seat, count in enumerate(held)], year=2)
    while actors := match.state.actors():
        seat = actors[-1]
        match.do(seat, match.state.legal_actions(seat)[-1])
    state = state_of(match)
    assert [int(state.pets_held(seat)) for seat in range(4)] == [count + 1 for count in held]


@rules("DF-PET-7", "DF-PET-14")
def test_an_empty_deck_is_made_of_the_discard_and_of_nothing_else() -> None:
    match = phase(frames.PET_PHASE, players=2)
    state = state_of(match)
    everything = pet_deck(state)
    discard = packed("impling", "impling", "larder-rat", "stareplant")
    state.put(0, BURIED_PETS, discard)
    state.put(1, USED_PETS, everything - discard)
    match = settled(match)
    assert options(match, CHANCE) == {"cub impling", "cub larder-rat", "cub stareplant"}
    deal(match, "impling", "impling", "stareplant")
    assert options(match, CHANCE) == {"cub larder-rat"}

"""Games that are drawn for the subject, and games that are not."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.lab.small_world.trials import flying, orcs, played

from warren.lab.small_world.subject import Subject

COLUMN = 6


@pytest.mark.parametrize(
    ("measured", "partner", "combo"),
    [(orcs(), "stout", ("orcs", "stout")), (flying(), "elves", ("elves", "flying"))],
    ids=["race", "power"],
)
def test_the_subject_lies_open_with_its_partner(
    measured: Subject, partner: str, combo: tuple[str, str]
) -> None:
    places: Counter[int] = Counter()
    others: Counter[str] = Counter()
    for number in range(60):
        opened = list(played(measured, partner, number).accounts.opened.items())
        assert len(opened) == COLUMN
        assert len({race for race, _ in opened}) == len({power for _, power in opened}) == COLUMN
        places[opened.index(combo)] += 1
        others.update(race for race, _ in opened if race != combo[0])
    assert set(places) == set(range(COLUMN))
    assert len(others) == 13


def test_dealt_first_picks() -> None:
    seats: Counter[int] = Counter()
    rivals: Counter[str] = Counter()
    for number in range(40):
        trial = played(orcs(3), "hill", number)
        first = trial.measured()
        assert sorted(tribe.seat for tribe in first) == [0, 1, 2]
        (mine,) = [tribe for tribe in first if tribe.race == "orcs"]
        assert (mine.power, mine.opening) == ("hill", True)
        seats[mine.seat] += 1
        rivals.update(tribe.race for tribe in first if tribe is not mine)
    assert set(seats) == {0, 1, 2}
    assert len(rivals) == 13


def test_chosen_first_picks_are_those_of_the_bots() -> None:
    taken = 0
    for number in range(12):
        trial = played(orcs(), "hill", number, "chosen", "greedy")
        measured = trial.measured()
        assert all(tribe.race in trial.accounts.opened for tribe in measured)
        assert all(trial.accounts.opened[tribe.race] == tribe.power for tribe in measured)
        taken += any(tribe.race == "orcs" for tribe in measured)
    assert 0 < taken <= 12


def test_without_a_partner_all_is_left_to_chance() -> None:
    trials = [played(orcs(), None, number) for number in range(30)]
    lying = sum("orcs" in trial.accounts.opened for trial in trials)
    assert 0 < lying < len(trials)
    assert all(len(trial.measured()) == 2 for trial in trials)


def test_a_win_is_shared_out_whole() -> None:
    for number in range(5):
        trial = played(orcs(4), "hill", number)
        assert sum(trial.wins()) == 27720
        assert [seat for seat, won in enumerate(trial.wins()) if won] == trial.position.winners()


def test_the_same_number_is_the_same_game() -> None:
    first, again, other = (played(orcs(), "hill", number) for number in (4, 4, 5))
    assert first.position.key() == again.position.key()
    assert first.position.key() != other.position.key()

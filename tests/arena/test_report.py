"""Numbers of the report."""

from __future__ import annotations

import pytest

from warren.arena.contest import Outcome
from warren.arena.interval import mean_interval, wilson
from warren.arena.report import standing
from warren.arena.seeds import derived_seed
from warren.arena.series import count
from warren.arena.tally import Tally, Totals


def test_wilson_by_hand() -> None:
    low, high = wilson(0.97, 100)
    assert low == pytest.approx(0.9155, abs=1e-4)
    assert high == pytest.approx(0.9897, abs=1e-4)
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean_by_hand() -> None:
    low, high = mean_interval(9 + 11 + 13, 81 + 121 + 169, 3)
    assert (low + high) / 2 == pytest.approx(11)
    assert high - low == pytest.approx(2 * 1.959964 * 2 / 3**0.5)
    assert mean_interval(7, 49, 1) == (7, 7)


def test_a_shared_win_is_split() -> None:
    totals = Totals(3)
    picks = [[("race", "orcs")], [], [("race", "orcs"), ("race", "elves")]]
    count(totals, [2, 0, 1], Outcome([60, 50, 60], [0, 2], 70, 10, picks))
    assert [tally.win_share() for tally in totals.bots] == [0.0, 0.5, 0.5]
    assert [tally.win_share() for tally in totals.seats] == [0.5, 0.0, 0.5]
    assert [tally.mean_score() for tally in totals.bots] == [50, 60, 60]
    assert totals.picks["race"]["orcs"].times == 2
    assert totals.picks["race"]["elves"].mean_score() == 60


def test_tallies_add_up() -> None:
    left = Totals(2)
    right = Totals(2)
    count(left, [0, 1], Outcome([10, 20], [1], 5, 9, [[("race", "orcs")], []]))
    count(right, [1, 0], Outcome([30, 20], [0], 7, 12, [[("race", "orcs")], []]))
    left.add(right)
    assert left.games == 2
    assert left.decisions == 12
    assert (left.rounds, left.squares) == (21, 225)
    assert left.bots[1].win_share() == 1.0
    assert left.bots[1].mean_score() == 25
    assert left.seats[0].win_share() == 0.5
    assert left.picks["race"]["orcs"].times == 2


def test_nothing_played_is_nothing_won() -> None:
    found = standing(Tally())
    assert (found.times, found.win_share, found.mean_coins) == (0, 0.0, 0.0)


def test_derived_seeds_differ_and_stay() -> None:
    seeds = {derived_seed(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert derived_seed(1, 2) == 7020988164444819289

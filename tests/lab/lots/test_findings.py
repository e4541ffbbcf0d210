"""What lots show, on cases whose answer is known."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from warren.arena.tally import WHOLE_WIN
from warren.lab.lots.findings import Findings
from warren.lab.lots.report import FEW, line
from warren.lab.lots.trial import Ticket

Played = tuple[list[Ticket], list[int], list[int]]
"""The lots of a game, the wins and the scores by seat."""


def told(games: list[Played]) -> Findings:
    findings = Findings()
    for tickets, wins, scores in games:
        findings.tell(tickets, wins, scores)
    return findings


def test_with_even_odds_it_is_the_difference_of_two_means() -> None:
    """A t-test over independent games: means 3 and 1, and the interval that follows."""
    odds = {"owl": 1, "bear": 1}
    owls, bears = [2, 3, 4] * 20, [0, 1, 2] * 20
    games = [([Ticket(0, "owl", odds)], [0], [score]) for score in owls]
    games += [([Ticket(0, "bear", odds)], [0], [score]) for score in bears]
    found = line("owl", told(games).fortune("owl"))
    assert (found.times, found.offered) == (60, 120)
    assert (found.score, found.field_score, found.more_score) == (3, 1, 2)
    low, high = found.more_score_interval or (0.0, 0.0)
    spread = 1.98 * sqrt(2 / 3 * (1 / 60 + 1 / 60))
    assert (low, high) == pytest.approx((2 - spread, 2 + spread), abs=0.01)
    other = line("bear", told(games).fortune("bear"))
    assert (other.more_score, other.times) == (-2, 60)


def test_who_is_offered_more_does_not_make_a_thing_look_strong() -> None:
    """The rich score 10 more and are dealt the crown more often; the crown itself brings 1."""
    luck = random.Random(5)
    games: list[Played] = []
    for _ in range(4000):
        rich = luck.random() < 0.5
        odds = {"crown": 9, "rag": 1} if rich else {"crown": 1, "rag": 9}
        drawn = luck.choices(list(odds), list(odds.values()))[0]
        score = 10 * rich + (drawn == "crown") + luck.choice((-1, 0, 1))
        games.append(([Ticket(0, drawn, odds)], [0], [score]))
    crowned = [scores[0] for tickets, _, scores in games if tickets[0].thing == "crown"]
    ragged = [scores[0] for tickets, _, scores in games if tickets[0].thing == "rag"]
    assert sum(crowned) / len(crowned) - sum(ragged) / len(ragged) > 8
    found = line("crown", told(games).fortune("crown"))
    low, high = found.more_score_interval or (0.0, 0.0)
    assert low < 1 < high
    assert low > -1
    assert high < 3


def test_what_is_worth_nothing_is_missed_once_in_twenty() -> None:
    """Several lots a game, all with one outcome: what an interval over lots would get wrong."""
    luck = random.Random(11)
    odds = {"owl": 1, "bear": 2}
    missed = 0
    for _ in range(400):
        games: list[Played] = []
        for _ in range(60):
            things = luck.choices(list(odds), list(odds.values()), k=6)
            won = luck.choice((0, WHOLE_WIN))
            seats = [Ticket(number % 2, thing, odds) for number, thing in enumerate(things)]
            games.append((seats, [won, WHOLE_WIN - won], [0, 0]))
        found = line("owl", told(games).fortune("owl"))
        low, high = found.more_wins_interval or (0.0, 0.0)
        missed += not low <= 0 <= high
    assert 6 <= missed <= 38


def test_what_could_not_be_otherwise_says_nothing() -> None:
    only = told([([Ticket(1, "owl", {"owl": 3})], [0, WHOLE_WIN], [0, 5])])
    assert only.games == 1
    assert only.things == {}
    found = line("owl", only.fortune("owl"))
    assert (found.times, found.more_wins, found.more_wins_interval) == (0, None, None)


def test_a_shared_win_counts_in_parts() -> None:
    odds = {"owl": 1, "bear": 1}
    half = WHOLE_WIN // 2
    tickets = [Ticket(0, "owl", odds), Ticket(1, "bear", odds)]
    found = line("owl", told([(tickets, [half, half], [7, 7])]).fortune("owl"))
    assert (found.win_share, found.field_wins, found.more_wins) == (0.5, 0.5, 0)


def test_few_measurements_have_no_interval() -> None:
    odds = {"owl": 1, "bear": 1}
    games = [([Ticket(0, "owl", odds)], [0], [number]) for number in range(FEW - 1)]
    games += [([Ticket(0, "bear", odds)], [0], [number]) for number in range(FEW)]
    findings = told(games)
    assert line("owl", findings.fortune("owl")).more_score is not None
    assert line("owl", findings.fortune("owl")).more_score_interval is None
    assert line("bear", findings.fortune("bear")).more_score_interval is not None


def test_stretches_add_up_in_any_order() -> None:
    odds = {"owl": 2, "bear": 3}
    games = [([Ticket(0, "owl", odds)], [0], [3]), ([Ticket(0, "bear", odds)], [WHOLE_WIN], [5])]
    games += [([Ticket(0, "bear", odds)], [0], [1])]
    whole, first = told(games), told(games[2:])
    first.add(told(games[:2]))
    assert first.games == whole.games == 3
    assert line("owl", first.fortune("owl")) == line("owl", whole.fortune("owl"))

"""Ratings from who beat whom."""

from __future__ import annotations

from math import log10

import pytest

from warren.arena.ratings import duels, elos, ratings, table_of
from warren.arena.rows import Row


def row(number: int, bots: list[int], wins: list[float]) -> Row:
    seats = len(bots)
    return Row(
        number,
        number,
        number,
        bots,
        [0] * seats,
        wins,
        10,
        [1] * seats,
        [0.0] * seats,
        [0.0] * seats,
        "",
        None,
    )


def test_two_bots_by_hand() -> None:
    high, low = elos(table_of(2, [(0, 1, 1.0)] * 300 + [(0, 1, 0.0)] * 100))
    assert high - low == pytest.approx(400 * log10(301 / 101), abs=0.01)
    assert high + low == pytest.approx(3000)


def test_a_table_of_four_is_games_of_two() -> None:
    found = duels(row(0, [2, 0, 1, 1], [1.0, 0.0, 0.0, 0.0]))
    assert found == [(2, 0, 1.0), (2, 1, 1.0), (2, 1, 1.0), (0, 1, 0.5), (0, 1, 0.5)]


def test_who_beats_whom_stands_higher() -> None:
    rows = [row(n, [n % 2, 1 - n % 2], [1.0 - n % 2, n % 2]) for n in range(40)]
    rows += [row(40 + n, [1, 2], [1.0, 0.0]) for n in range(30)]
    first, second, third = ratings(3, rows)
    assert first.elo > second.elo > third.elo
    for found in (first, second, third):
        low, high = found.interval
        assert low < found.elo < high
        assert high - low > 50
    assert first.mu is not None
    assert second.mu is not None
    assert first.mu > second.mu


def test_more_games_are_surer() -> None:
    few = ratings(2, [row(n, [0, 1], [n % 2, 1.0 - n % 2]) for n in range(20)])[0].interval
    many = ratings(2, [row(n, [0, 1], [n % 2, 1.0 - n % 2]) for n in range(500)])[0].interval
    assert many[1] - many[0] < (few[1] - few[0]) / 3

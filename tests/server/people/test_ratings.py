"""Ranks from scores, with ties."""

from __future__ import annotations

import pytest

from warren.server.people.ratings import ranks


@pytest.mark.parametrize(
    ("scores", "winners", "wanted"),
    [
        ([90, 80], [0], [0, 1]),
        ([80, 90], [1], [1, 0]),
        ([90, 90], [0, 1], [0, 0]),
        ([90, 90], [1], [1, 0]),
        ([70, 90, 70, 80], [1], [2, 0, 2, 1]),
        ([90, 85, 90, 60], [0, 2], [0, 2, 0, 3]),
        ([50, 60, 40], [0], [0, 1, 2]),
    ],
)
def test_winners_come_first_and_equal_scores_share_a_rank(
    scores: list[int], winners: list[int], wanted: list[int]
) -> None:
    assert ranks(scores, winners) == wanted


@pytest.mark.parametrize(
    ("resigned", "wanted"),
    [([1], [0, 3, 1, 2]), ([0, 1], [2, 2, 0, 1]), ([2], [1, 0, 3, 2])],
)
def test_those_who_resigned_come_last_together(resigned: list[int], wanted: list[int]) -> None:
    gone = [seat in resigned for seat in range(4)]
    assert ranks([80, 90, 70, 60], [1], gone) == wanted

"""Intervals against known values."""

from __future__ import annotations

from math import sqrt

import pytest

from warren.lab.interval import Contrast, mean_range, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (10, 2.2281),
        (30, 2.0423),
        (31, 2.0395),
        (40, 2.0211),
        (60, 2.0003),
        (120, 1.9799),
        (1000, 1.9623),
    ],
)
def test_the_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=6e-5)


def test_the_interval_of_a_mean() -> None:
    numbers = [1, 2, 3, 4, 5]
    found = mean_range(sum(numbers), sum(number**2 for number in numbers), 5)
    half = 2.776445 * sqrt(2.5 / 5)
    assert found == pytest.approx((3 - half, 3 + half))


def test_one_number_has_no_interval() -> None:
    assert mean_range(4, 16, 1) is None
    assert mean_range(0, 0, 0) is None


def test_equal_numbers_leave_no_doubt() -> None:
    assert mean_range(21, 63, 7) == (3, 3)


def variance(numbers: list[int]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / len(numbers)


def test_two_sides_in_games_of_their_own() -> None:
    mine, field = [4, 8, 6, 2], [1, 5, 3, 3, 2, 4]
    contrast = Contrast()
    for number in mine:
        contrast.count(1, number, 0, 0)
    for number in field:
        contrast.count(0, 0, 1, number)
    assert contrast.field_ratio() == 3
    assert contrast.difference() == 2
    error = sqrt((variance(mine) / 4 + variance(field) / 6) * 10 / 9)
    half = student(9) * error
    assert contrast.difference_range() == pytest.approx((2 - half, 2 + half))


def test_one_table_is_one_observation() -> None:
    alone, doubled = Contrast(), Contrast()
    for number in (3, 9, 4, 7, 2, 8):
        alone.count(0, 0, 1, number)
        doubled.count(0, 0, 2, 2 * number)
    assert doubled.field_ratio() == alone.field_ratio()
    assert doubled.field_range() == pytest.approx(alone.field_range())


def test_sides_that_move_together_differ_surely() -> None:
    together, apart = Contrast(), Contrast()
    for number, other in zip((1, 5, 9), (9, 1, 5), strict=True):
        together.count(1, number + 2, 1, number)
        apart.count(1, number + 2, 1, other)
    assert together.difference_range() == pytest.approx((2, 2))
    low, high = apart.difference_range() or (0.0, 0.0)
    assert low < 2 < high


def test_contrasts_add_up() -> None:
    rows = [(1, 5, 2, 7), (0, 0, 3, 9), (1, 2, 0, 0), (1, 8, 1, 4)]
    whole, first, second = Contrast(), Contrast(), Contrast()
    for number, row in enumerate(rows):
        whole.count(*row)
        (second if number % 2 else first).count(*row)
    second.add(first)
    assert second.games == whole.games
    assert second.difference_range() == whole.difference_range()


def test_nothing_is_said_about_nobody() -> None:
    contrast = Contrast()
    contrast.count(0, 0, 1, 5)
    assert contrast.difference() is None
    assert contrast.difference_range() is None
    assert contrast.field_range() is None
    assert Contrast().field_ratio() is None

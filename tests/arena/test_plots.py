"""Plots stay readable when some intervals are endless."""

from __future__ import annotations

from warren.arena.plots import Bar, Scale, span


def bar(value: float | None, low: float = 0.0, high: float = 0.0) -> Bar:
    return Bar("x", value, (low, high) if value is not None else None, "", "")


def test_usual_intervals_are_shown_whole() -> None:
    assert span([bar(10, 8, 12), bar(20, 18, 23)], 15) == (8, 23)


def test_endless_intervals_are_cut() -> None:
    assert span([bar(10, -300, 400), bar(20, 18, 23)], None) == (-5, 35)
    scale = Scale(-5, 35)
    assert scale.at(-300) == scale.at(-5)
    assert scale.at(400) == scale.at(35)
    assert scale.at(10) != scale.at(20)


def test_one_value_has_its_interval() -> None:
    assert span([bar(10, 4, 13)], None) == (4, 13)
    assert span([bar(None)], None) == (0.0, 1.0)

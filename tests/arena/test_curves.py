"""Lines in a plot: where they go, and that their names can be read."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from warren.arena.curves import APART, Curve, curve_plot, height, name_places, whole_steps


def test_higher_values_stand_higher() -> None:
    ticks = [0.2, 0.3, 0.4]
    assert height(0.4, ticks) < height(0.3, ticks) < height(0.2, ticks)


def test_names_never_cover_each_other() -> None:
    places = name_places([100.0, 98.0, 40.0])
    assert places[2] == 40.0
    assert places[1] == 98.0
    assert places[0] == 98.0 + APART


@pytest.mark.parametrize(
    ("last", "found"), [(0, [0]), (1, [0, 1]), (30, [0, 5, 10, 15, 20, 25, 30])]
)
def test_epochs_are_whole_numbers(last: int, found: list[int]) -> None:
    assert whole_steps(last) == found


@pytest.mark.parametrize("count", [1, 2, 40])
def test_every_value_has_its_point(count: int) -> None:
    curves = [
        Curve("a & b", [0.5 - 0.01 * at for at in range(count)]),
        Curve("c", [0.5] * count, marked=True),
    ]
    drawn = ElementTree.fromstring(curve_plot("Loss", "Epoch", curves, 0.5))
    lines = [one for one in drawn.iter() if one.tag.endswith("polyline")]
    assert [len(one.attrib["points"].split()) for one in lines] == [count, count]
    assert "a & b" in {one.text for one in drawn.iter()}

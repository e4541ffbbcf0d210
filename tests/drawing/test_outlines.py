"""The outlines of the printed boards follow their borders."""

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest
import shapely
from tests.drawing import shapes
from tests.drawing.board_files import names

from warren.drawing.outline import BoardDrawing, draw_board
from warren.drawing.spec import RIM, BoardSpec

Drawn = Callable[[str], tuple[BoardSpec, BoardDrawing]]
BOARDS = names()


@pytest.mark.parametrize("name", BOARDS)
def test_outlines_are_the_board(drawn: Drawn, name: str) -> None:
    shapes.check(*drawn(name))


@pytest.mark.parametrize("name", BOARDS)
def test_only_rim_regions_come_near_the_rim(drawn: Drawn, name: str) -> None:
    spec, drawing = drawn(name)
    assert shapes.near_rim(drawing) == shapes.told_rim(spec)


@pytest.mark.parametrize("name", BOARDS)
def test_each_stretch_of_border_is_drawn(drawn: Drawn, name: str) -> None:
    spec, drawing = drawn(name)
    outlines = shapes.polygons(drawing)
    for region in spec.regions:
        for other, count in Counter(region.ring).items():
            if other != RIM:
                assert shapes.stretches(outlines[region.id], outlines[other]) == count


@pytest.mark.parametrize("name", BOARDS)
def test_corners_are_three_way(drawn: Drawn, name: str) -> None:
    _, drawing = drawn(name)
    rim = shapes.rectangle(drawing).exterior
    meeting = Counter(point for outline in drawing.outlines for point in outline.points)
    for point, count in meeting.items():
        assert count <= (2 if rim.distance(shapely.Point(point)) < 0.1 else 3)


@pytest.mark.parametrize("name", BOARDS)
def test_regions_have_room(drawn: Drawn, name: str) -> None:
    spec, drawing = drawn(name)
    outlines = shapes.polygons(drawing)
    board = drawing.width * drawing.height
    room = {outline.region: outline.label_radius for outline in drawing.outlines}
    for region in spec.regions:
        assert outlines[region.id].area >= 0.012 * board
        assert room[region.id] >= 0.04 * drawing.height


@pytest.mark.parametrize("name", BOARDS)
def test_centres_stay_near_their_places(drawn: Drawn, name: str) -> None:
    spec, drawing = drawn(name)
    outlines = shapes.polygons(drawing)
    gaps = [
        outlines[r.id].centroid.distance(shapely.Point(r.at[0] * spec.aspect, r.at[1]))
        for r in spec.regions
        if r.at is not None
    ]
    usual = sqrt(drawing.width * drawing.height / len(spec.regions))
    assert sum(gaps) / len(gaps) < 0.3 * usual


def test_same_board_same_drawing(drawn: Drawn) -> None:
    spec, drawing = drawn(BOARDS[0])
    assert draw_board(spec) == drawing

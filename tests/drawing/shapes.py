"""Questions to ask of a drawing."""

from itertools import combinations

import shapely

from warren.drawing.outline import BoardDrawing
from warren.drawing.spec import RIM, BoardSpec

TOUCH = 5.0

Pairs = set[frozenset[str]]


def polygons(drawing: BoardDrawing) -> dict[str, shapely.Polygon]:
    return {o.region: shapely.Polygon(o.points, o.holes) for o in drawing.outlines}


def rectangle(drawing: BoardDrawing) -> shapely.Polygon:
    return shapely.box(0, 0, drawing.width, drawing.height)


def touching(drawing: BoardDrawing) -> Pairs:
    """Pairs of regions that share a border of some length."""
    shapes = polygons(drawing)
    return {
        frozenset((a, b))
        for a, b in combinations(shapes, 2)
        if shared(shapes[a], shapes[b]).length > TOUCH
    }


def shared(a: shapely.Polygon, b: shapely.Polygon) -> shapely.geometry.base.BaseGeometry:
    if not a.intersects(b):
        return shapely.MultiLineString()
    return shapely.line_merge(shapely.intersection(a.boundary, b.boundary))


def stretches(a: shapely.Polygon, b: shapely.Polygon) -> int:
    """How many separate stretches of border two regions share."""
    parts = shapely.get_parts(shared(a, b))
    return sum(1 for part in parts if part.length > TOUCH)


def at_rim(drawing: BoardDrawing) -> set[str]:
    rim = rectangle(drawing).exterior
    return {
        name
        for name, shape in polygons(drawing).items()
        if shapely.intersection(shape.boundary, rim).length > TOUCH
    }


def near_rim(drawing: BoardDrawing) -> set[str]:
    rim = rectangle(drawing).exterior
    return {name for name, shape in polygons(drawing).items() if shape.distance(rim) < 1}


def told_borders(spec: BoardSpec) -> Pairs:
    return {
        frozenset((region.id, other))
        for region in spec.regions
        for other in (*region.ring, *region.borders)
        if other != RIM
    }


def told_rim(spec: BoardSpec) -> set[str]:
    return {region.id for region in spec.regions if region.edge or RIM in region.ring}


def check(spec: BoardSpec, drawing: BoardDrawing) -> None:
    """Everything that must hold for any board."""
    shapes = polygons(drawing)
    assert list(shapes) == [region.id for region in spec.regions]
    assert all(shape.is_valid and shape.exterior.is_simple for shape in shapes.values())
    assert touching(drawing) == told_borders(spec)
    assert at_rim(drawing) == told_rim(spec)
    union = shapely.union_all(list(shapes.values()))
    assert abs(union.area - drawing.width * drawing.height) < 1
    assert abs(sum(shape.area for shape in shapes.values()) - union.area) < 1
    for outline in drawing.outlines:
        label = shapely.Point(outline.label)
        assert shapes[outline.region].contains(label)
        gap = shapes[outline.region].boundary.distance(label)
        assert abs(gap - outline.label_radius) < 1

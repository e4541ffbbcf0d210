"""From borders to outlines."""

import numpy as np
import shapely

from warren.drawing.coast import coastline
from warren.drawing.enclaves import without_enclaves
from warren.drawing.foam import Aims, relax
from warren.drawing.frame import Frame, frame_of, rim_places, working_scale
from warren.drawing.lens import opened, without_lens
from warren.drawing.mesh import Mesh, mesh_of
from warren.drawing.net import Net
from warren.drawing.outline import BoardDrawing, Outline, Point
from warren.drawing.spec import BoardError, BoardSpec
from warren.drawing.start import WALL_POINTS, first_net

RIM_MARGIN = 50.0
LEAST_SHARE = 16.0
DISC = 0.84
WATER_DISC = 0.74


def drawn(spec: BoardSpec) -> BoardDrawing:
    """The drawing of a board."""
    whole, parts = without_enclaves(spec)
    mesh, frame = mesh_of(whole), frame_of(whole)
    scale = working_scale(frame, len(whole.regions))
    small = Frame(frame.width / scale, frame.height / scale)
    net = _relaxed(mesh, small, rim_places(whole, mesh, small), _aims(whole, small))
    net.points *= scale
    fine = coastline(spec.id, mesh, frame, net, RIM_MARGIN)
    shapes: dict[str, list[shapely.Polygon]] = {region.id: [] for region in spec.regions}
    for number, name in enumerate(mesh.regions):
        shapes[parts.get(name, name)].append(_shape(mesh, fine, number))
    outlines = tuple(_outline(name, pieces) for name, pieces in shapes.items())
    return BoardDrawing(spec.id, frame.width, frame.height, outlines)


def _relaxed(mesh: Mesh, frame: Frame, places: list[float], aims: Aims) -> Net:
    """The borders in their final places, still without wobble."""
    found = without_lens(mesh)
    if found is None:
        net = first_net(mesh, frame, places, aims.areas, RIM_MARGIN)
    else:
        small, lens = found
        before = _relaxed(small, frame, places, aims.only(lens.kept_regions))
        centre = aims.centres[lens.region]
        net = opened(mesh, frame, lens, before, centre, RIM_MARGIN, WALL_POINTS)
    relax(mesh, net, aims)
    return net


def _aims(spec: BoardSpec, frame: Frame) -> Aims:
    """Wanted areas in proportion, none too small; centres where given, else unknown."""
    count = len(spec.regions)
    floor = min(LEAST_SHARE, 850.0 / count)
    usual = 1000.0 / count
    extra = [max(0.0, (usual if r.area is None else r.area) - floor) ** 0.9 for r in spec.regions]
    spare = (1000.0 - floor * count) / max(sum(extra), 1e-9)
    areas = np.array([floor + spare * e for e in extra]) * frame.width * frame.height / 1000
    unknown = (np.nan, np.nan)
    centres = np.array(
        [unknown if r.at is None else r.at for r in spec.regions], dtype=np.float64
    ) * (frame.width / 1000, frame.height / 1000)
    roomy = np.array([DISC if r.is_land else WATER_DISC for r in spec.regions])
    discs = roomy * np.sqrt(np.minimum(areas, 1.3 * areas.mean()) / np.pi)
    return Aims(areas, centres, discs)


def _shape(mesh: Mesh, net: Net, number: int) -> shapely.Polygon:
    points: list[Point] = []
    for index in mesh.around[number]:
        chain = net.chains[index]
        path = chain if mesh.links[index].region == number else chain[::-1]
        points += [(round(float(x), 2), round(float(y), 2)) for x, y in net.points[path[:-1]]]
    shape = shapely.Polygon(points)
    if not shape.is_valid:
        raise BoardError(f"{mesh.regions[number]} leaves no room to draw it")
    return shape


def _outline(name: str, pieces: list[shapely.Polygon]) -> Outline:
    shape = pieces[0]
    if len(pieces) > 1:
        joined = shapely.union_all(pieces)
        if not isinstance(joined, shapely.Polygon):
            raise BoardError(f"{name} falls apart")
        shape = joined
    spoke = shapely.maximum_inscribed_circle(shape, tolerance=0.5)
    x, y = spoke.coords[0]
    return Outline(
        region=name,
        points=_ring(shape.exterior),
        label=(round(x, 2), round(y, 2)),
        label_radius=round(spoke.length, 2),
        holes=tuple(_ring(hole) for hole in shape.interiors),
    )


def _ring(ring: shapely.LinearRing) -> tuple[Point, ...]:
    """The points of a closed line, clockwise on the screen."""
    points = tuple((float(x), float(y)) for x, y in ring.coords[:-1])
    return points if ring.is_ccw else points[::-1]

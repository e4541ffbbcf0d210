"""The drawn outlines of a board's regions."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from warren.drawing.frame import Frame, frame_of, rim_places
from warren.drawing.mesh import Mesh, mesh_of
from warren.drawing.spec import BoardSpec

if TYPE_CHECKING:
    from warren.drawing.foam import Aims
    from warren.drawing.net import Net

Point = tuple[float, float]

RIM_MARGIN = 50.0
LEAST_SHARE = 15.5
DISC = 0.84
WATER_DISC = 0.74


@dataclass(frozen=True, slots=True)
class Outline:
    """One region: its border clockwise, and the point with the most room around it."""

    region: str
    points: tuple[Point, ...]
    label: Point
    label_radius: float


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """A board's rectangle (height 1000, width by aspect; y runs down) cut into regions."""

    board: str
    width: float
    height: float
    outlines: tuple[Outline, ...]


def draw_board(spec: BoardSpec) -> BoardDrawing:
    """Compute the outlines; the same board always gives the same drawing."""
    from warren.drawing.coast import coastline

    mesh, frame = mesh_of(spec), frame_of(spec)
    net = _relaxed(mesh, frame, rim_places(spec, mesh, frame), _aims(spec, frame))
    fine = coastline(spec.id, mesh, frame, net, RIM_MARGIN)
    outlines = tuple(_outline(mesh, fine, number) for number in range(len(mesh.regions)))
    return BoardDrawing(spec.id, frame.width, frame.height, outlines)


def _relaxed(mesh: Mesh, frame: Frame, places: list[float], aims: "Aims") -> "Net":
    """The borders in their final places, still without wobble."""
    from warren.drawing.foam import relax
    from warren.drawing.lens import opened, without_lens
    from warren.drawing.start import WALL_POINTS, first_net

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


def _aims(spec: BoardSpec, frame: Frame) -> "Aims":
    import numpy as np

    from warren.drawing.foam import Aims

    count = len(spec.regions)
    floor = min(LEAST_SHARE, 850.0 / count)
    usual = 1000.0 / count
    extra = [max(0.0, (usual if r.area is None else r.area) - floor) ** 0.9 for r in spec.regions]
    spare = (1000.0 - floor * count) / max(sum(extra), 1e-9)
    areas = np.array([floor + spare * e for e in extra]) * frame.width * frame.height / 1000
    centres = np.array(
        [(0.0, 0.0) if r.at is None else (r.at[0] * spec.aspect, r.at[1]) for r in spec.regions]
    )
    placed = np.array([r.at is not None for r in spec.regions])
    centres[~placed] = np.nan
    roomy = np.array([DISC if r.is_land else WATER_DISC for r in spec.regions])
    discs = roomy * np.sqrt(np.minimum(areas, 1.3 * areas.mean()) / np.pi)
    return Aims(areas, centres, discs)


def _outline(mesh: Mesh, net: "Net", number: int) -> Outline:
    import shapely

    points: list[Point] = []
    for index in mesh.around[number]:
        chain = net.chains[index]
        path = chain if mesh.links[index].region == number else chain[::-1]
        points += [(round(float(x), 2), round(float(y), 2)) for x, y in net.points[path[:-1]]]
    spoke = shapely.maximum_inscribed_circle(shapely.Polygon(points), tolerance=0.5)
    x, y = spoke.coords[0]
    label = (round(x, 2), round(y, 2))
    return Outline(mesh.regions[number], tuple(points), label, round(spoke.length, 2))

"""From borders to outlines."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
import shapely

from warren.drawing.coast import coastline
from warren.drawing.enclaves import without_enclaves
from warren.drawing.foam import ROUNDS, Aims, relax
from warren.drawing.frame import Frame, frame_of, rim_places, working_scale
from warren.drawing.lens import opened, without_lens
from warren.drawing.mesh import Mesh, mesh_of, rings_of
from warren.drawing.net import Net
from warren.drawing.outline import BoardDrawing, Outline, Point
from warren.drawing.peninsulas import without_peninsulas
from warren.drawing.spec import BoardError, BoardSpec, CrampedBoardError, RegionSpec
from warren.drawing.start import WALL_POINTS, first_net

RIM_MARGIN = 50.0
LEAST_ROOM = 3.0
PIECE = 0.7
STIFFEST = (50.0, 12.0, 5.0, 2.5)
LEAST_SHARE = 16.0
DISC = 0.84
WATER_DISC = 0.74
RIVER_DISC = 0.82


def drawn(spec: BoardSpec) -> BoardDrawing:
    """The drawing of a board, whatever the order of its regions."""
    _check_names(spec)
    frame = frame_of(spec)
    ordered = replace(spec, regions=tuple(sorted(spec.regions, key=lambda region: region.id)))
    found = {outline.region: outline for outline in _drawn(ordered, frame)}
    outlines = tuple(found[region.id] for region in spec.regions)
    return BoardDrawing(spec.id, frame.width, frame.height, outlines)


def _drawn(spec: BoardSpec, frame: Frame) -> tuple[Outline, ...]:
    """The outlines; cramped boards are tried from several first drawings."""
    whole, parts = without_enclaves(spec)
    rings, more = without_peninsulas(rings_of(whole))
    parts |= {piece: parts.get(name, name) for piece, name in more.items()}
    mesh = mesh_of(rings, parts)
    for stiffest in STIFFEST[:-1]:
        try:
            return _outlines(spec, mesh, frame, parts, stiffest)
        except CrampedBoardError:
            continue
    return _outlines(spec, mesh, frame, parts, STIFFEST[-1])


def _check_names(spec: BoardSpec) -> None:
    for name, count in Counter(region.id for region in spec.regions).items():
        if count > 1:
            raise BoardError("error-drawing-same-name", {"board": spec.id, "region": name})


def _outlines(
    spec: BoardSpec, mesh: Mesh, frame: Frame, parts: Mapping[str, str], stiffest: float
) -> tuple[Outline, ...]:
    cut = _cut(spec, mesh.regions, parts)
    scale = working_scale(frame, len(mesh.regions))
    small = Frame(frame.width / scale, frame.height / scale)
    places = rim_places(cut, mesh, small)
    net = _relaxed(mesh, small, places, _aims(cut, small, parts), stiffest)
    net.points *= scale
    fine = coastline(spec.id, mesh, frame, net, RIM_MARGIN)
    shapes: dict[str, list[shapely.Polygon]] = {region.id: [] for region in spec.regions}
    for number, name in enumerate(mesh.regions):
        whole = parts.get(name, name)
        shapes[whole].append(_shape(mesh, fine, number, whole))
    return tuple(_outline(name, pieces) for name, pieces in shapes.items())


def _cut(spec: BoardSpec, names: Sequence[str], parts: Mapping[str, str]) -> BoardSpec:
    """The board with its regions in pieces, which share their region's area."""
    whole = {region.id: region for region in spec.regions}
    owners = [parts.get(name, name) for name in names]
    usual = PIECE * 1000 / len(names)
    regions = tuple(
        replace(whole[owner], id=name, area=_share(whole[owner].area, owners.count(owner), usual))
        for name, owner in zip(names, owners, strict=True)
    )
    return replace(spec, regions=regions)


def _share(area: float | None, count: int, usual: float) -> float | None:
    if count == 1:
        return area
    return usual if area is None else area / count


def _relaxed(
    mesh: Mesh, frame: Frame, places: list[float], aims: Aims, stiffest: float, rounds: int = ROUNDS
) -> Net:
    """The borders in their final places, still without wobble."""
    found = without_lens(mesh)
    if found is None:
        net = first_net(mesh, frame, places, aims.areas, RIM_MARGIN, stiffest)
    else:
        small, lens = found
        before = _relaxed(small, frame, places, aims.only(lens.kept_regions), stiffest, ROUNDS // 2)
        centre = aims.centres[lens.region]
        net = opened(mesh, frame, lens, before, centre, RIM_MARGIN, WALL_POINTS)
    relax(mesh, net, aims, rounds)
    return net


def _aims(spec: BoardSpec, frame: Frame, parts: Mapping[str, str]) -> Aims:
    """Wanted areas in proportion, none too small; centres unless unknown or of pieces."""
    pieces = {*parts, *parts.values()}
    count = len(spec.regions)
    floor = min(LEAST_SHARE, 850.0 / count)
    usual = 1000.0 / count
    extra = [max(0.0, (usual if r.area is None else r.area) - floor) ** 0.9 for r in spec.regions]
    spare = (1000.0 - floor * count) / max(sum(extra), 1e-9)
    areas = np.array([floor + spare * e for e in extra]) * frame.width * frame.height / 1000
    unknown = (np.nan, np.nan)
    centres = np.array(
        [unknown if r.at is None or r.id in pieces else r.at for r in spec.regions],
        dtype=np.float64,
    ) * (frame.width / 1000, frame.height / 1000)
    roomy = np.array([_roominess(region) for region in spec.regions])
    discs = roomy * np.sqrt(np.minimum(areas, 1.3 * areas.mean()) / np.pi)
    return Aims(areas, centres, discs)


def _roominess(region: RegionSpec) -> float:
    """How much of its area a region keeps for a disc; rivers must hold tokens too."""
    if region.terrain == "river":
        return RIVER_DISC
    return DISC if region.is_land else WATER_DISC


def _shape(mesh: Mesh, net: Net, number: int, whole: str) -> shapely.Polygon:
    points: list[Point] = []
    for index in mesh.around[number]:
        chain = net.chains[index]
        path = chain if mesh.links[index].region == number else chain[::-1]
        points += [(round(float(x), 2), round(float(y), 2)) for x, y in net.points[path[:-1]]]
    shape = shapely.Polygon(points)
    if not shape.is_valid:
        raise CrampedBoardError("error-drawing-no-room", {"region": whole})
    return shape


def _outline(name: str, pieces: list[shapely.Polygon]) -> Outline:
    shape = pieces[0]
    if len(pieces) > 1:
        joined = shapely.union_all(pieces)
        if not isinstance(joined, shapely.Polygon):
            raise CrampedBoardError("error-drawing-region-apart", {"region": name})
        shape = joined
    spoke = shapely.maximum_inscribed_circle(shape, tolerance=0.5)
    if spoke.length < LEAST_ROOM:
        raise CrampedBoardError("error-drawing-no-room", {"region": name})
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

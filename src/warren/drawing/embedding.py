"""Rings for a board that only says which regions border each other."""

from collections.abc import Iterable, Mapping, Sequence

import networkx as nx

from warren.drawing.rings import Rings, Stretch, corners
from warren.drawing.spec import RIM, BoardError, BoardSpec, NonPlanarBoardError


def from_borders(spec: BoardSpec) -> Rings:
    """Find a flat order of neighbours around every region."""
    pairs = _pairs(spec)
    order = clockwise(graph_of(spec))
    if len(order[RIM]) < 2:
        raise BoardError("error-drawing-few-at-edge", {"count": len(order[RIM])})
    if _is_mirrored(spec, order):
        order = {name: ring[::-1] for name, ring in order.items()}
    stretches = [Stretch(a, b) for a, b in pairs]
    numbers = {pair: i for i, (a, b) in enumerate(pairs) for pair in ((a, b), (b, a))}
    around = {name: [numbers[name, other] for other in ring] for name, ring in order.items()}
    while _split_face(around, stretches):
        pass
    regions = {r.id: tuple(around[r.id]) for r in spec.regions}
    return Rings(regions, tuple(stretches))


def _pairs(spec: BoardSpec) -> list[tuple[str, str]]:
    known = {r.id for r in spec.regions}
    pairs: dict[tuple[str, str], None] = {}
    for region in spec.regions:
        for other in (*region.ring, *region.borders):
            if other == RIM:
                continue
            if other not in known or other == region.id:
                raise BoardError("error-drawing-neighbour", {"region": region.id, "other": other})
            pairs[min(region.id, other), max(region.id, other)] = None
        if region.edge or RIM in region.ring or RIM in region.borders:
            pairs[region.id, RIM] = None
    return sorted(pairs)


def graph_of(spec: BoardSpec) -> "nx.Graph[str]":
    """The regions and the rim, joined where they border; refused unless flat and in one piece."""
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(region.id for region in spec.regions)
    graph.add_node(RIM)
    graph.add_edges_from(_pairs(spec))
    if not nx.is_connected(graph):
        part = min(nx.connected_components(graph), key=lambda c: (RIM in c, sorted(c)))
        raise BoardError("error-drawing-alone", {"regions": ", ".join(sorted(part))})
    flat, found = nx.check_planarity(graph, counterexample=True)
    if not flat:
        raise _not_flat(found.nodes)
    return graph


def clockwise(graph: "nx.Graph[str]") -> dict[str, list[str]]:
    """The neighbours of every node of a flat graph in order."""
    ordered: nx.Graph[str] = nx.Graph()
    ordered.add_nodes_from(sorted(graph.nodes))
    ordered.add_edges_from(sorted((min(a, b), max(a, b)) for a, b in graph.edges))
    _, found = nx.check_planarity(ordered)
    if not isinstance(found, nx.PlanarEmbedding):
        raise _not_flat(ordered.nodes)
    return {name: list(found.neighbors_cw_order(name)) for name in ordered.nodes}


def _not_flat(knot: Iterable[str]) -> NonPlanarBoardError:
    names = ", ".join(sorted(name for name in knot if name != RIM))
    return NonPlanarBoardError("error-drawing-not-flat", {"regions": names})


def _is_mirrored(spec: BoardSpec, order: Mapping[str, Sequence[str]]) -> bool:
    """Compare the found order with the given positions, if any."""
    at = {r.id: r.at for r in spec.regions if r.at is not None}
    turn = 0.0
    for name, ring in order.items():
        points = [at[other] for other in ring if other in at]
        if name == RIM or len(points) < 3 or RIM in ring:
            continue
        closed = zip(points, (*points[1:], points[0]), strict=True)
        turn += sum(p[0] * q[1] - q[0] * p[1] for p, q in closed)
    return turn < 0


def _split_face(around: dict[str, list[int]], stretches: list[Stretch]) -> bool:
    """Where four or more meet, let two of them that border anyway meet again."""
    frozen = Rings({name: tuple(ring) for name, ring in around.items()}, tuple(stretches))
    faces: dict[int, list[tuple[str, int]]] = {}
    for place, corner in corners(frozen).items():
        faces.setdefault(corner, []).append(place)
    touching = {frozenset((s.a, s.b)) for s in stretches}
    for face in faces.values():
        if len(face) < 4:
            continue
        cycle = _in_order(face, around, stretches)
        for i, j in _chords(cycle):
            if frozenset((cycle[i][0], cycle[j][0])) in touching:
                number = len(stretches)
                stretches.append(Stretch(*sorted((cycle[i][0], cycle[j][0]), key=_rim_last)))
                for name, at in (cycle[i], cycle[j]):
                    around[name].insert(at, number)
                return True
    return False


def _rim_last(name: str) -> tuple[bool, str]:
    return name == RIM, name


def _in_order(
    face: Sequence[tuple[str, int]],
    around: Mapping[str, Sequence[int]],
    stretches: Sequence[Stretch],
) -> list[tuple[str, int]]:
    """Walk the regions that meet at one corner."""
    places = dict(face)
    name = min(places, key=lambda n: (n != RIM, n))
    cycle: list[tuple[str, int]] = []
    while len(cycle) < len(face):
        cycle.append((name, places[name]))
        name = stretches[around[name][places[name]]].beyond(name)
    return cycle


def _chords(cycle: Sequence[tuple[str, int]]) -> list[tuple[int, int]]:
    size = len(cycle)
    return [
        (i, j) for i in range(size) for j in range(i + 2, size) if not (i == 0 and j == size - 1)
    ]

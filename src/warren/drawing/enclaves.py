"""Regions that surround others: cut in pieces for drawing, joined again afterwards."""

from dataclasses import replace
from itertools import pairwise

import networkx as nx

from warren.drawing.embedding import clockwise, graph_of
from warren.drawing.spec import RIM, BoardError, BoardSpec, RegionSpec

FEWEST, MOST = 3, 14


def without_enclaves(spec: BoardSpec) -> tuple[BoardSpec, dict[str, str]]:
    """A board whose regions have no holes, and which of its regions belong to which."""
    if all(len(r.ring) > 1 for r in spec.regions):
        return spec, {}
    graph = graph_of(spec)
    parts: dict[str, str] = {}
    while cuts := sorted(nx.articulation_points(graph)):
        if RIM in cuts:
            raise BoardError("error-drawing-apart", {"board": spec.id})
        _split(graph, cuts[0], parts)
    if not parts:
        return spec, {}
    whole = {region.id: region for region in spec.regions}
    names = [name for name in graph if name != RIM]
    regions = tuple(_region(graph, whole[parts.get(name, name)], name) for name in names)
    return replace(spec, regions=regions), parts


def _split(graph: "nx.Graph[str]", name: str, parts: dict[str, str]) -> None:
    """Cut a region into pieces that stand around one group of regions inside it."""
    rest = graph.copy()
    rest.remove_node(name)
    groups = sorted(sorted(group) for group in nx.connected_components(rest))
    outside = next(group for group in groups if RIM in group)
    inside = next(group for group in groups if RIM not in group)
    orders = [clockwise(graph.subgraph([*group, name]))[name] for group in (outside, inside)]
    count = min(max(len(orders[1]), FEWEST), MOST)
    pieces = [name, *(f"{name}/{len(parts) + k}" for k in range(1, count))]
    parts.update((piece, parts.get(name, name)) for piece in pieces[1:])
    for order in orders:
        graph.remove_edges_from([(name, other) for other in order])
        for k, piece in enumerate(pieces):
            start, end = (len(order) * j // len(pieces) for j in (k, k + 1))
            arc = [order[j % len(order)] for j in range(start, end + 1)]
            graph.add_edges_from((piece, other) for other in arc)
    graph.add_edges_from(pairwise([*pieces, name]))


def _region(graph: "nx.Graph[str]", whole: RegionSpec, name: str) -> RegionSpec:
    near = sorted(graph.neighbors(name))
    return replace(
        whole,
        id=name,
        ring=(),
        borders=tuple(other for other in near if other != RIM),
        edge=RIM in near,
    )

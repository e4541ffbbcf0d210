"""The board files of Small World, to be drawn."""

from collections.abc import Mapping

from warren.drawing.spec import BoardSpec, RegionSpec
from warren.games.small_world import board_file


def drawing_spec(
    spec: board_file.BoardSpec, natives: Mapping[str, Mapping[str, int]] | None = None
) -> BoardSpec:
    """A board as it is drawn; `natives` are the pieces that lie in its regions now."""
    regions = tuple(
        RegionSpec(
            id=region.id,
            terrain=region.terrain,
            symbols=tuple(region.symbols),
            tribe=region.tribe if natives is None else "tribe" in natives.get(region.id, ()),
            monsters=region.monsters
            if natives is None
            else "monster" in natives.get(region.id, ()),
            edge=region.edge,
            ring=tuple(region.ring),
            borders=tuple(spec.regions[other].id for other in spec.borders[index]),
            at=region.at,
            area=region.area,
        )
        for index, region in enumerate(spec.regions)
    )
    return BoardSpec(spec.id, spec.aspect, regions)

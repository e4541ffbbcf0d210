"""The board files of Small World, to be drawn."""

from warren.drawing.spec import BoardSpec, RegionSpec
from warren.games.small_world import board_file


def drawing_spec(spec: board_file.BoardSpec) -> BoardSpec:
    regions = tuple(
        RegionSpec(
            id=region.id,
            terrain=region.terrain,
            symbols=tuple(region.symbols),
            tribe=region.tribe,
            monsters=region.monsters,
            edge=region.edge,
            ring=tuple(region.ring),
            borders=tuple(spec.regions[other].id for other in spec.borders[index]),
            at=region.at,
            area=region.area,
        )
        for index, region in enumerate(spec.regions)
    )
    return BoardSpec(spec.id, spec.aspect, regions)

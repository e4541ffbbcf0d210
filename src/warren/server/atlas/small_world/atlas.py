"""The maps and things of Small World, and of Underground with it."""

from __future__ import annotations

from typing import ClassVar

from warren.core import state as core
from warren.core.fields import as_mapping
from warren.drawing.outline import BoardDrawing, Outline, draw_board
from warren.drawing.placement import Spot as Place
from warren.drawing.placement import layout, scale_of
from warren.drawing.small_world.board_file import drawing_spec
from warren.drawing.spec import BoardError
from warren.games.small_world.board_file import SHIPPED, BoardSpec, RegionSpec, shipped_board
from warren.games.small_world.game import SmallWorld, board_spec
from warren.games.small_world.packs.library import LIBRARY
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power, Race
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST, RELICS
from warren.messages.games import PackShown
from warren.server.atlas.atlas import Atlas, Data, Plan
from warren.server.atlas.chart import REGIONS, BoardTold, Chart, ChartRegion, Spot, Thing
from warren.server.atlas.exhibit import Exhibit
from warren.server.atlas.small_world.exhibits import exhibits
from warren.server.atlas.small_world.press import digest_of, printed

LETTER = 0.6
PLAYERS = 2


class SmallWorldAtlas(Atlas):
    kind = REGIONS
    reasons: ClassVar = {"relic": "open", "place": "open", "piece": "part"}

    def boards(self) -> list[BoardTold]:
        shipped = [shipped_board(name) for name in SHIPPED]
        packed = [board.spec for pack in LIBRARY.packs() for board in pack.boards]
        return [
            BoardTold(
                id=spec.id,
                title=spec.title,
                players=[spec.players] if spec.players else [],
                rounds=spec.rounds or None,
                regions=len(spec.regions),
                provenance=spec.provenance,
            )
            for spec in (*shipped, *packed)
        ]

    def plan(self, board: str) -> Plan:
        return _plan(board_spec(board, board))

    def plan_of(self, players: int, options: Data) -> Plan:
        rules = self.title.game()
        assert isinstance(rules, SmallWorld)
        return _plan(board_spec(options.get("board"), rules.usual_board(players)))

    def things(self, state: core.State) -> dict[str, list[Thing]]:
        assert isinstance(state, State)
        table = state.table
        found = {
            "race": [
                Thing(id=race.id, facts=_strength(race) | {"supply": race.supply})
                for race in table.races
            ],
            "power": [Thing(id=power.id, facts=_strength(power)) for power in table.powers],
            "piece": [
                Thing(
                    id=piece.id,
                    facts={
                        "limit": piece.limit,
                        "defence": piece.defence,
                        "immune": piece.immune,
                    },
                )
                for piece in PIECES
            ],
        }
        if table.deep:
            found["figure"] = [Thing(id=figure, facts={}) for figure in FIGURE_NAMES]
        if table.markers:
            found["relic"] = [Thing(id=relic.id, facts={}) for relic in LIST[:RELICS]]
            found["place"] = [Thing(id=place.id, facts={}) for place in LIST[RELICS:]]
        return found

    def packs(self) -> list[PackShown]:
        return [PackShown(id=pack.id, title=pack.title) for pack in LIBRARY.packs()]

    def exhibits(self) -> list[Exhibit]:
        state = self.title.game().new_state(PLAYERS, {})
        assert isinstance(state, State)
        return exhibits(state.table, self.title.ledgers[0])


def _strength(trait: Race | Power) -> dict[str, int | str | bool]:
    """How many tokens come with it, and how many more that only conquer."""
    return {"tokens": trait.tokens, "raiders": trait.conquest_only_tokens()}


def _plan(spec: BoardSpec) -> Plan:
    data = {str(key): value for key, value in as_mapping(spec.data, "board").items()}
    made = printed(spec.id) if spec.id in SHIPPED else None
    if made is not None and made.digest == digest_of(data):
        return Plan(reprint, data)
    return Plan(draw, data, sketch)


def reprint(data: Data) -> Chart:
    """The drawing that is shipped with a board."""
    made = printed(str(data["board"]))
    assert made is not None
    return made.chart


def draw(data: Data) -> Chart:
    """The map of a board file; one that cannot be drawn is told without its outlines."""
    spec = BoardSpec(data)
    try:
        drawing = draw_board(drawing_spec(spec))
    except BoardError as error:
        return _undrawn(spec, error.message)
    chart = _undrawn(spec, "")
    chart.width = drawing.width
    chart.height = drawing.height
    outlines = {outline.region: outline for outline in drawing.outlines}
    for region in chart.regions:
        _lay_out(region, drawing, outlines[region.id])
    return chart


def sketch(data: Data, problem: str) -> Chart:
    """The same without its outlines, and why."""
    return _undrawn(BoardSpec(data), problem)


def _undrawn(spec: BoardSpec, problem: str) -> Chart:
    return Chart(
        kind=REGIONS,
        id=spec.id,
        title=spec.title,
        provenance=spec.provenance,
        width=0.0,
        height=0.0,
        regions=[_region(spec, number) for number in range(len(spec.regions))],
        problem=problem,
    )


def _region(spec: BoardSpec, number: int) -> ChartRegion:
    region: RegionSpec = spec.regions[number]
    return ChartRegion(
        id=region.id,
        borders=[spec.regions[other].id for other in spec.borders[number]],
        terrain=region.terrain,
        symbols=region.symbols,
        tribe=region.tribe,
        monsters=region.monsters,
        edge=region.edge,
    )


def _lay_out(region: ChartRegion, drawing: BoardDrawing, outline: Outline) -> None:
    wide = LETTER * len(region.id)
    places = layout(drawing.board, outline, len(region.symbols), wide, scale_of(drawing))
    region.rings = [
        [round(number, 1) for point in ring for number in point]
        for ring in (outline.points, *outline.holes)
    ]
    region.label = [round(number, 1) for number in outline.label]
    region.room = round(outline.label_radius, 1)
    region.name = _spot(places.name)
    region.signs = [_spot(place) for place in places.signs]
    region.pictures = [_spot(place) for place in places.pictures]


def _spot(place: Place) -> Spot:
    return [round(place.x, 1), round(place.y, 1), round(place.size, 1)]

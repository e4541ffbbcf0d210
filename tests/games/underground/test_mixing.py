"""What a mixed table plays with: pools, boards, equal terrain, Monsters."""

from __future__ import annotations

import pytest
from tests.games.underground.grounds import CAVE, LAND
from tests.tools.boards import row
from tests.tools.look import (
    args,
    column,
    finds,
    hand,
    income_parts,
    on_board,
    pieces,
    pieces_in_hand,
    price_parts,
)
from tests.tools.play import (
    action,
    chance,
    conquer,
    decline,
    do,
    draw_combos,
    finish_turn,
    targets,
    verbs,
)
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import mixed

from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE
from warren.games.small_world.creations import Creations
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES

UPPER = SmallWorld()
LOWER = Underground()
BOTH = {"pool": "both", "relics": True}


@rules("SU-MIX-1", "SU-MIX-22")
@pytest.mark.parametrize(
    ("game", "board_id", "races", "powers"),
    [
        (UPPER, "smallworld-2", 14 + 13, 20 + 21),
        (LOWER, "underground-2", 13 + 15, 17 + 21),
    ],
)
def test_all_go_together_in_one_column(
    game: SmallWorld, board_id: str, races: int, powers: int
) -> None:
    state = game.new_state(2, {**BOTH, "first": 0})
    assert state.table.board.id == board_id
    assert (len(state.table.races), len(state.table.powers)) == (races, powers)
    state.effects = []
    while state.is_chance():
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    assert len(column(state)) == 6
    assert state.to_json()["seats"] == [{"coins": 5, "ally": None}] * 2


@rules("SU-MIX-22")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_players_determine_board_and_rounds(players: int, rounds: int) -> None:
    for game in (UPPER, LOWER):
        table = game.table(players, BOTH)
        assert table.board.id == game.usual_board(players)
        assert table.board.rounds == rounds


@rules("SU-MIX-1")
def test_a_pool_on_the_board_of_the_other_game() -> None:
    table = UPPER.table(2, {"board": "underground-2"})
    assert table.deep
    assert {race.id for race in table.races} >= {"orcs", "ghouls"}
    assert "drow" not in table.race_index
    table = LOWER.table(2, {"board": "smallworld-2"})
    assert "drow" in table.race_index
    assert "orcs" not in table.race_index


@rules("SU-MIX-2", "SU-MIX-6")
def test_what_an_underground_board_leaves_out() -> None:
    table = LOWER.table(2, BOTH)
    assert sorted(table.left_out) == [
        "power-hill",
        "power-mounted",
        "power-underworld",
        "race-humans",
    ]


@rules("SU-MIX-2", "SU-MIX-7")
def test_what_a_board_of_small_world_leaves_out() -> None:
    assert sorted(UPPER.table(2, BOTH).left_out) == ["race-flames", "race-spiderines"]
    without = UPPER.table(2, {"pool": "both", "relics": False})
    assert sorted(without.left_out) == [
        "power-adventurous",
        "power-magic",
        "race-flames",
        "race-spiderines",
    ]
    assert not without.markers


@rules("SU-MIX-2", "SU-MIX-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_else_is_at_home(players: int) -> None:
    for game, left in ((UPPER, 2), (LOWER, 4)):
        table = game.table(players, BOTH)
        assert len(table.races) + len(table.powers) == 14 + 20 + 15 + 21 - left


@rules("SU-MIX-2")
def test_a_plain_table_of_small_world_leaves_nothing_out() -> None:
    table = UPPER.table(2, {"board": row(gate="hill edge", dale="hill")})
    assert table.left_out == []
    assert not table.deep


@rules("SU-MIX-2")
def test_a_column_needs_six_of_each() -> None:
    few = SmallWorld(Creations(RACES[:5], POWERS))
    with pytest.raises(InputError) as error:
        few.table(2)
    assert (error.value.message, error.value.rule) == ("error-too-few-combos", "SW-SET-2")


@rules("SU-MIX-3")
def test_tritons_like_rivers_and_fishers_like_seas() -> None:
    state = mixed(CAVE, active("tritons", "wise", {"hall": 9}), [])
    assert price_parts(state, "crag") == {"SW-CON-3": 3, "SW-R-TRITONS": -1}
    state = mixed(LAND, active("ogres", "fisher", {"shore": 1, "cape": 1}), [], monsters=())
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-FISHER": 1}


@rules("SU-MIX-3", "SU-MIX-10")
def test_seafaring_keeps_rivers() -> None:
    state = mixed(CAVE, active("orcs", "seafaring", {"bank": 3}), [])
    assert price_parts(state, "pool") == {"SU-CON-3": 1}
    conquer(state, "pool")
    assert finish_turn(state) == {"SW-COI-1": 2}
    state = mixed(CAVE, active("orcs", "seafaring", {"pool": 1, "bank": 3}), [])
    assert decline(state) == {"SW-COI-1": 2}
    assert on_board(state, "orcs") == {"pool": 1, "bank": 1}


@rules("SU-MIX-10")
def test_kraken_take_seas_and_lakes() -> None:
    state = mixed(LAND, active("kraken", "wise", hand=7), [], monsters=())
    assert price_parts(state, "bay") == {"SW-CON-3": 2}
    conquer(state, "bay")
    conquer(state, "cape")
    assert hand(state, "kraken") == 7 - 2 - 3
    assert finish_turn(state) == {"SW-COI-1": 2}
    state = mixed(LAND, active("kraken", "mining", {"mere": 1, "marsh": 2}), [], monsters=())
    assert decline(state) == {"SW-COI-1": 2}
    assert on_board(state, "kraken") == {"mere": 1, "marsh": 1}


@rules("SU-MIX-4", "SU-MIX-8")
@pytest.mark.parametrize(
    ("race", "power", "where", "region", "rule"),
    [
        ("ogres", "stone", LAND, "peak", "SU-P-STONE"),
        ("ogres", "muddy", LAND, "marsh", "SU-P-MUDDY"),
        ("ogres", "swamp", CAVE, "gate", "SW-P-SWAMP"),
        ("ogres", "forest", CAVE, "grove", "SW-P-FOREST"),
        ("shrooms", "wise", LAND, "dale", "SU-R-SHROOMS"),
        ("ogres", "mining", LAND, "shore", "SU-P-MINING"),
        ("dwarves", "wise", CAVE, "hall", "SW-R-DWARVES"),
        ("ogres", "mystic", LAND, "marsh", "SU-P-MYSTIC"),
        ("wizards", "wise", CAVE, "bank", "SW-R-WIZARDS"),
    ],
)
def test_counterparts_pay(
    race: str, power: str, where: dict[str, object], region: str, rule: str
) -> None:
    state = mixed(where, active(race, power, {region: 1}), [], monsters=())
    assert income_parts(state, 0) == {"SW-COI-1": 1, rule: 1}


@rules("SU-MIX-4", "SU-MIX-8")
def test_counterparts_serve_otherwise_too() -> None:
    state = mixed(LAND, active("iron-dwarves", "wise", {"dale": 1, "shore": 1}), [], monsters=())
    do(state, "stop")
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 2}
    state = mixed(LAND, active("mudmen", "wise", {"marsh": 1}), [], monsters=())
    effects = do(state, "stop")
    assert [gain["tokens"] for gain in args(effects, "tokens-gained")] == [1]
    state = mixed(LAND, active("ogres", "shield", {"dale": 1}), [], monsters=())
    do(state, "stop")
    assert pieces_in_hand(state, "ogres") == {"mushroom-armour": 1}
    state = mixed(LAND, active("wisps", "wise", {"dale": 3}), [], monsters=())
    assert targets(state, by="wisps") == {"marsh"}
    state = mixed(CAVE, active("giants", "wise", {"crag": 5}), [], monsters=())
    assert price_parts(state, "hall") == {"SW-CON-3": 2, "SW-R-GIANTS": -1}


@rules("SU-MIX-5", "SU-MIX-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_monsters_are_drawn_on_lost_tribes_that_do_not_touch(players: int) -> None:
    state = UPPER.new_state(players, {**BOTH, "first": 0})
    natives = {name for name in state.table.board.names if pieces(state, name)}
    for n in range(players + 1):
        assert state.is_chance()
        outcomes = [state.action(code) for code, _ in state.chance_outcomes()]
        assert {choice.verb for choice in outcomes} == {"monsters"}
        assert finds(state) == n
        state.apply(CHANCE, state.chance_outcomes()[-1][0])
    draw_combos(state)
    lairs = {name for name in natives if pieces(state, name) == {"monster": 2}}
    assert len(lairs) == players + 1
    assert sum(pieces(state, name)["monster"] for name in lairs) == players * 2 + 2
    board_ = state.table.board
    for name in lairs:
        near = board_.adjacent[board_.index[name]]
        assert not any((near >> board_.index[other]) & 1 for other in lairs)
    for name in natives - lairs:
        assert pieces(state, name) == {"tribe": 1}
    assert finds(state) == players + 1


@rules("SU-MIX-9")
def test_where_monsters_settle_is_told() -> None:
    state = UPPER.new_state(2, {**BOTH, "first": 0})
    state.effects = []
    region = str(state.action(state.chance_outcomes()[0][0]).args["region"])
    effects = chance(state, "monsters", region=region)
    assert [(effect.name, effect.args) for effect in effects] == [
        ("monsters-settled", {"region": region})
    ]


@rules("SU-MIX-9")
def test_every_draw_leaves_room_for_the_others() -> None:
    """The middle one of three in a row would leave no room for a second."""
    strip = row(a="hill edge tribe", b="forest tribe", c="hill tribe", d="swamp", e="hill tribe")
    state = UPPER.new_state(2, {**BOTH, "first": 0, "board": strip})
    drawn = {str(state.action(code).args["region"]) for code, _ in state.chance_outcomes()}
    assert drawn == {"a", "c", "e"}
    state.apply(CHANCE, state.chance_outcomes()[0][0])
    drawn = {str(state.action(code).args["region"]) for code, _ in state.chance_outcomes()}
    assert drawn == {"c", "e"}


@rules("SU-MIX-9")
def test_a_board_with_few_tribes_gets_as_many_as_fit() -> None:
    strip = row(a="hill edge tribe", b="forest tribe", c="swamp")
    state = UPPER.new_state(2, {**BOTH, "first": 0, "board": strip})
    assert len(state.chance_outcomes()) == 2
    state.apply(CHANCE, state.chance_outcomes()[0][0])
    assert finds(state) == 1
    outcomes = [state.action(code).verb for code, _ in state.chance_outcomes()]
    assert set(outcomes) == {"banner"}


@rules("SU-MIX-9")
def test_underground_boards_use_their_own_regions() -> None:
    state = LOWER.new_state(3, {**BOTH, "first": 0})
    draw_combos(state)
    assert finds(state) == 3 + 2


@rules("SU-MIX-5")
def test_monsters_on_a_base_board_bring_a_marker() -> None:
    state = mixed(LAND, active("orcs", "wise", {"peak": 9}), [], monsters=("shore",))
    assert price_parts(state, "shore") == {"SW-CON-3": 2, "SU-CON-2": 2}
    conquer(state, "shore")
    chance(state, "marker", marker="fountain-of-youth")
    assert finds(state) == 0


@rules("SU-MIX-1")
def test_options_that_are_none() -> None:
    for options in ({"pool": "heroes"}, {"relics": "many"}):
        with pytest.raises(InputError, match="error-option-value"):
            UPPER.table(2, options)
    with pytest.raises(InputError) as error:
        UPPER.table(2, {"packs": 7})
    assert error.value.message == "error-option-value"


@rules("SU-MIX-1", "SU-MIX-5")
def test_a_table_of_small_world_alone_has_no_new_actions() -> None:
    plain = UPPER.new_state(2, {"first": 0})
    draw_combos(plain)
    assert not plain.table.deep
    assert "deep" not in plain.to_json()
    assert verbs(plain) == {"pick"}
    with pytest.raises(Refusal, match="refusal-unknown"):
        plain.code(action("swap", {"combo": 0}))
    relics = UPPER.table(2, {"relics": True})
    assert relics.deep
    assert relics.markers
    assert "drow" not in relics.race_index

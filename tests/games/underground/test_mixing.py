"""Races and powers of both games on the boards of either."""

from __future__ import annotations

import pytest
from tests.tools.boards import board, row
from tests.tools.look import (
    args,
    barred,
    coins,
    column,
    figure_at,
    finds,
    hand,
    holder,
    income_parts,
    on_board,
    pieces,
    pieces_in_hand,
    price_parts,
    tray,
)
from tests.tools.play import (
    action,
    can,
    chance,
    conquer,
    decline,
    do,
    draw_combos,
    finish_turn,
    paid,
    refused,
    settle_down,
    targets,
    verbs,
)
from tests.tools.position import active, fallen
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

# A board of Underground, and one of Small World.
CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | pool
pool river edge | bank
bank mystic-crystal | grove
grove mushroom-forest | nook
nook mud | den
den mud monsters |
rift chasm volcano | gate nook
""")
LAND = board("""
gate hill edge | dale
dale forest mine | marsh
marsh swamp magic | mere
mere lake | shore
shore farmland mine | peak
peak mountain cavern | bay
bay sea edge | cape
cape forest tribe |
""")


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
    while state.actor() == CHANCE:
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
        assert state.actor() == CHANCE
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


@rules("SU-MIX-11")
def test_lizardmen_cross_seas_and_lakes_but_take_none() -> None:
    state = mixed(LAND, active("lizardmen", "wise", {"marsh": 9}), [], monsters=())
    assert targets(state) == {"dale", "shore"}
    assert refused(state, "conquer", region="mere").rule == "SW-CON-6"
    state = mixed(LAND, active("lizardmen", "wise", {"peak": 9}), [], monsters=())
    assert targets(state) == {"shore", "cape"}


@rules("SU-MIX-12")
def test_flying_reaches_neither_chasms_nor_rivers() -> None:
    state = mixed(CAVE, active("orcs", "flying", {"gate": 9}), [])
    assert targets(state) == {"hall", "crag", "bank", "grove", "nook", "den"}
    assert refused(state, "conquer", region="pool").rule == "SW-CON-2"
    assert refused(state, "conquer", region="rift").rule == "SU-CON-4"
    state = mixed(CAVE, active("orcs", "flying", {"crag": 9}), [])
    assert "pool" in targets(state)


@rules("SU-MIX-13")
def test_all_that_defends_is_part_of_the_price() -> None:
    trolls = active("trolls", "fortified", {"crag": 2}, pieces={"crag": {"fortress": 1}})
    state = mixed(
        CAVE,
        active("orcs", "wise", {"hall": 9}),
        trolls,
        markers={"keep-on-the-motherland": "crag"},
    )
    assert price_parts(state, "crag") == {
        "SW-CON-3": 2 + 1 + 2,
        "SW-R-TROLLS": 1,
        "SW-P-FORTIFIED": 1,
        "SU-PLC-KEEP": 1,
    }
    camp = active("elves", "bivouacking", {"gate": 1}, pieces={"gate": {"encampment": 2}})
    state = mixed(LAND, active("orcs", "wise", {"dale": 9}), camp, monsters=("cape",))
    assert price_parts(state, "gate") == {"SW-CON-3": 3, "SW-P-BIVOUACKING": 2}
    state = mixed(LAND, active("orcs", "wise", {"shore": 9}), [], monsters=())
    assert price_parts(state, "cape") == {"SW-CON-3": 2, "SW-SET-3": 1}


@rules("SU-MIX-14")
def test_lone_means_without_token_or_encampment() -> None:
    camp = active("ogres", "bivouacking", {"hall": 1}, pieces={"hall": {"encampment": 1}})
    state = mixed(CAVE, active("sorcerers", "vampire", {"gate": 3}), camp)
    assert refused(state, "conquer", region="hall", by="vampire").rule == "SU-MIX-14"
    assert refused(state, "conquer", region="hall", by="sorcery").rule == "SW-P-BIVOUACKING"
    state = mixed(
        CAVE,
        active("drow", "wise", {"gate": 3}),
        camp,
        markers={"shiny-orb": "gate"},
    )
    do(state, "use", relic="shiny-orb")
    assert refused(state, "conquer", region="hall", by="orb").rule == "SU-MIX-14"


@rules("SU-MIX-14")
def test_replaced_elves_are_lost() -> None:
    elves = active("elves", "wise", {"hall": 1})
    state = mixed(CAVE, active("drow", "vampire", {"gate": 1}), elves)
    conquer(state, "hall", by="vampire")
    assert (hand(state, "elves"), tray(state, "elves")) == (0, 11)
    state = mixed(
        CAVE,
        active("drow", "mining", {"gate": 1}),
        elves,
        markers={"shiny-orb": "gate"},
    )
    do(state, "use", relic="shiny-orb")
    conquer(state, "hall", by="orb")
    assert (hand(state, "elves"), tray(state, "elves")) == (0, 11)


@rules("SU-MIX-15")
@pytest.mark.parametrize(("power", "piece"), [("heroic", "hero"), ("dragon-master", "dragon")])
def test_heroes_and_dragon_protect_from_relics_and_balrog(power: str, piece: str) -> None:
    guarded = active("elves", power, {"hall": 1}, pieces={"hall": {piece: 1}})
    state = mixed(
        CAVE,
        active("drow", "wise", {"gate": 5}),
        guarded,
        markers={"shiny-orb": "gate", "wickedest-pentacle": "gate"},
    )
    do(state, "use", relic="shiny-orb")
    assert refused(state, "conquer", region="hall", by="orb").rule == "SW-CON-8"
    assert refused(state, "place", piece="balrog", region="hall").rule == "SW-CON-8"


@rules("SU-MIX-15")
def test_holes_protect_too() -> None:
    hole = active("halflings", "wise", {"hall": 1}, pieces={"hall": {"hole": 1}})
    state = mixed(
        CAVE,
        active("drow", "mining", {"gate": 5}),
        hole,
        markers={"flying-doormat": "gate", "wickedest-pentacle": "gate"},
    )
    do(state, "use", relic="flying-doormat")
    assert refused(state, "conquer", region="hall").rule == "SW-CON-8"
    assert refused(state, "place", piece="balrog", region="hall").rule == "SW-CON-8"


@rules("SU-MIX-15")
@pytest.mark.parametrize("figure", ["great-ancient", "queen", "ghost"])
def test_figures_protect_from_sorcerers_and_dragon(figure: str) -> None:
    race, power = ("cultists", "wise") if figure == "great-ancient" else ("ogres", "royal")
    guarded = active(race, power, {"hall": 1, "nook": 1})
    markers = {"crypt-of-the-tomb-raider": "nook"}
    state = mixed(
        CAVE,
        active("sorcerers", "dragon-master", {"gate": 5}),
        guarded,
        figures={figure: "hall"},
        markers=markers,
    )
    assert refused(state, "conquer", region="hall", by="sorcery").rule == "SU-CON-6"
    assert refused(state, "conquer", region="hall", by="dragon").rule == "SU-CON-6"


@rules("SU-MIX-16")
def test_gnomes_shut_out_sorcerers_and_dragon() -> None:
    gnomes = active("gnomes", "wise", {"hall": 1})
    state = mixed(CAVE, active("sorcerers", "dragon-master", {"gate": 5}), gnomes)
    assert refused(state, "conquer", region="hall", by="sorcery").rule == "SU-R-GNOMES-1"
    assert refused(state, "conquer", region="hall", by="dragon").rule == "SU-R-GNOMES-1"


@rules("SU-MIX-16")
def test_gnomes_shut_out_the_roll_of_berserk_and_every_discount() -> None:
    gnomes = active("gnomes", "wise", {"hall": 1})
    state = mixed(CAVE, active("orcs", "berserk", {"gate": 9}), gnomes)
    do(state, "roll")
    chance(state, "die", value=2)
    assert price_parts(state, "hall") == {"SW-CON-3": 3}
    state = mixed(CAVE, active("orcs", "commando", {"gate": 9}), gnomes)
    assert price_parts(state, "hall") == {"SW-CON-3": 3}


@rules("SU-MIX-16")
def test_gnomes_shut_out_flying_underworld_and_free_entry() -> None:
    gnomes = active("gnomes", "wise", {"nook": 1})
    state = mixed(CAVE, active("orcs", "flying", {"gate": 9}), gnomes)
    assert barred(state, "nook") == "SU-R-GNOMES-1"
    state = mixed(CAVE, active("halflings", "mining", hand=9), gnomes)
    assert barred(state, "nook") == "SU-R-GNOMES-1"
    holed = row(gate="hill cavern edge", dale="forest", peak="mountain cavern")
    state = mixed(
        holed,
        active("orcs", "underworld", {"gate": 9}),
        active("gnomes", "wise", {"peak": 1}),
    )
    assert barred(state, "peak") == "SU-R-GNOMES-1"


@rules("SU-MIX-16")
def test_amazons_may_use_their_tokens_against_gnomes() -> None:
    gnomes = active("gnomes", "wise", {"hall": 3})
    amazons = active("amazons", "mining", {"gate": 2}, aside=4)
    state = mixed(CAVE, amazons, gnomes)
    conquer(state, "hall")
    assert on_board(state, "amazons")["hall"] == 5


@rules("SU-MIX-17")
def test_a_lost_tribe_is_another_race_for_drow() -> None:
    state = mixed(LAND, active("drow", "wise", {"bay": 1}), [], monsters=())
    assert income_parts(state, 0) == {"SW-COI-1": 1}
    state = mixed(LAND, active("drow", "wise", {"gate": 1}), [], monsters=())
    assert income_parts(state, 0) == {"SW-COI-1": 1, "SU-R-DROW": 1}


@rules("SU-MIX-17")
def test_monsters_make_a_region_non_empty() -> None:
    state = mixed(CAVE, active("orcs", "pillaging", {"nook": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker="shiny-orb")
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SW-R-ORCS": 1, "SW-P-PILLAGING": 1}
    state = mixed(
        CAVE,
        active("skeletons", "wise", {"nook": 9}),
        active("drow", "mining", {"grove": 1}),
    )
    conquer(state, "den")
    chance(state, "marker", marker="shiny-orb")
    conquer(state, "grove")
    effects = do(state, "stop")
    assert [gain["tokens"] for gain in args(effects, "tokens-gained")] == [1]


@rules("SU-MIX-18")
def test_the_dragon_needs_one_token_of_mummies_too() -> None:
    state = mixed(
        CAVE, active("mummies", "dragon-master", {"gate": 2}), active("drow", "wise", {"hall": 4})
    )
    conquer(state, "hall", by="dragon")
    assert on_board(state, "mummies") == {"gate": 1, "hall": 1}


@rules("SU-MIX-19")
def test_elves_lose_nothing_to_the_balrog() -> None:
    state = mixed(
        CAVE,
        active("drow", "wise", {"gate": 1}),
        active("elves", "mining", {"hall": 3}),
        markers={"wickedest-pentacle": "gate"},
    )
    do(state, "place", piece="balrog", region="hall")
    assert (hand(state, "elves"), tray(state, "elves")) == (3, 8)


@rules("SU-MIX-19")
def test_relics_and_most_places_do_nothing_for_ghouls_in_decline() -> None:
    markers = {
        "sword-of-the-killer-rabbit": "gate",
        "great-brass-pipe": "gate",
        "wickedest-pentacle": "gate",
        "mine-of-the-lost-dwarf": "gate",
    }
    seat = [active("orcs", "wise", {"crag": 1}), fallen("ghouls", {"gate": 9})]
    state = mixed(CAVE, seat, [], markers=markers)
    assert refused(state, "use", relic="sword-of-the-killer-rabbit").rule == "SU-RP-1"
    assert refused(state, "place", piece="balrog", region="hall").rule == "SU-PLC-PENTACLE-3"
    assert targets(state) == {"hall"}
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-PLC-MINE": 2}


@rules("SU-MIX-20")
def test_pipe_and_diamonds_look_at_the_terrain() -> None:
    state = mixed(
        LAND,
        active("ogres", "wise", {"dale": 9}),
        [],
        markers={"great-brass-pipe": "dale"},
        monsters=(),
    )
    assert targets(state) == {"gate", "marsh", "cape"}
    state = mixed(
        LAND,
        active("ogres", "wise", {"dale": 1, "cape": 1, "shore": 1}),
        [],
        markers={"diamond-fields": "dale"},
        monsters=(),
    )
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SU-PLC-DIAMONDS": 2}


@rules("SU-MIX-21", "SU-PLC-STONEHEDGE")
def test_wealthy_on_stonehedge_pays_the_finder_once() -> None:
    state = mixed(CAVE, active("drow", "wise", {"nook": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker="stonehedge")
    chance(state, "badge", power="wealthy")
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-R-DROW": 2, "SW-P-WEALTHY": 7}
    state = mixed(
        CAVE,
        active("drow", "wise", {"nook": 9}),
        [],
        markers={"stonehedge": "nook"},
        lent="wealthy",
        monsters=(),
    )
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-R-DROW": 1}


@rules("SU-MIX-21")
def test_wealthy_is_not_paid_to_a_later_holder() -> None:
    state = mixed(
        CAVE,
        [],
        active("drow", "wise", {"nook": 1}),
        column=[("mining", "ogres")],
        markers={"stonehedge": "gate"},
        lent="wealthy",
    )
    do(state, "pick", combo=0)
    conquer(state, "gate")
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SU-MIX-21")
def test_stout_on_stonehedge_must_be_held_at_the_decline() -> None:
    holder_ = active("drow", "mining", {"gate": 1, "hall": 1})
    markers = {"stonehedge": "gate"}
    state = mixed(CAVE, holder_, [], markers=markers, lent="stout")
    do(state, "stop")
    assert can(state, "decline")
    state = mixed(CAVE, holder_, [], markers=markers, lent="stout")
    do(state, "abandon", region="gate")
    settle_down(state, until="decline")
    assert state.turn() == 1


@rules("SU-MIX-21", "SU-CLASH-10")
def test_spirit_on_stonehedge_lets_two_races_decline() -> None:
    seat = [active("drow", "mining", {"gate": 1, "hall": 1}), fallen("ogres", {"nook": 1})]
    state = mixed(CAVE, seat, [], markers={"stonehedge": "gate"}, lent="spirit")
    decline(state)
    assert on_board(state, "ogres") == {"nook": 1}
    assert on_board(state, "drow") == {"gate": 1, "hall": 1}
    state = mixed(CAVE, seat, [], markers={"stonehedge": "bank"}, lent="spirit")
    decline(state)
    assert on_board(state, "ogres") == {}


@rules("SU-MIX-21", "SU-PLC-STONEHEDGE-3")
@pytest.mark.parametrize(
    ("power", "piece"),
    [
        ("fortified", "fortress"),
        ("bivouacking", "encampment"),
        ("heroic", "hero"),
        ("dragon-master", "dragon"),
    ],
)
def test_pieces_of_a_lent_badge_leave_with_stonehedge(power: str, piece: str) -> None:
    borrower = active(
        "drow",
        "mining",
        {"gate": 1, "hall": 1},
        pieces={"hall": {piece: 1}},
        spare={piece: 1} if piece != "dragon" else {},
    )
    state = mixed(CAVE, borrower, [], markers={"stonehedge": "gate"}, lent=power)
    assert pieces(state, "hall") == {piece: 1}
    effects = do(state, "abandon", region="gate")
    assert args(effects, "loan-ended") == [{"race": "drow", "power": power}]
    assert pieces(state, "hall") == {}
    assert pieces_in_hand(state, "drow") == {}


@rules("SU-MIX-21")
def test_the_finder_gets_the_pieces() -> None:
    state = mixed(CAVE, active("drow", "wise", {"nook": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker="stonehedge")
    effects = chance(state, "badge", power="heroic")
    assert args(effects, "badge-lent") == [{"power": "heroic"}]
    assert pieces_in_hand(state, "drow") == {"hero": 2}


@rules("SU-MIX-21", "SU-PLC-STONEHEDGE-3")
def test_peace_of_a_lent_diplomat_ends_with_stonehedge() -> None:
    state = mixed(
        CAVE,
        active("orcs", "wise", {"hall": 9}),
        active("drow", "mining", {"gate": 1, "bank": 1}),
        active("elves", "muddy", {"nook": 1}),
        markers={"stonehedge": "gate"},
        lent="diplomat",
        peace={1: 2},
    )
    conquer(state, "gate")
    seats = state.to_json()["seats"]
    assert isinstance(seats, list)
    assert seats[1]["ally"] is None


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
    assert len(plain.deep) == 0
    assert "deep" not in plain.to_json()
    assert verbs(plain) == {"pick"}
    with pytest.raises(Refusal, match="refusal-unknown"):
        plain.code(action("swap", {"combo": 0}))
    relics = UPPER.table(2, {"relics": True})
    assert relics.deep
    assert relics.markers
    assert "drow" not in relics.race_index


@rules("SU-MIX-15")
def test_the_ghost_of_nobody_protects_from_all() -> None:
    state = mixed(
        CAVE,
        active("drow", "wise", {"gate": 9}),
        [],
        figures={"ghost": "hall"},
        markers={"crypt-of-the-tomb-raider": "bank"},
    )
    assert barred(state, "hall") == "SU-CON-6"
    assert figure_at(state, "ghost") == "hall"
    assert holder(state, "hall") is None
    assert coins(state, 0) == 5


@rules("SU-PLC-PENTACLE-4", "SW-P-DIPLOMAT")
def test_the_balrog_keeps_the_peace() -> None:
    state = mixed(
        CAVE,
        active("drow", "wise", {"gate": 1}),
        active("elves", "diplomat", {"hall": 1}),
        markers={"wickedest-pentacle": "gate"},
        peace={1: 0},
    )
    assert refused(state, "place", piece="balrog", region="hall").rule == "SW-P-DIPLOMAT"
    assert refused(state, "conquer", region="hall").rule == "SW-P-DIPLOMAT"


@rules("SU-MIX-13", "SU-PLC-PENTACLE")
def test_the_balrog_removes_a_lost_tribe_without_a_find() -> None:
    state = mixed(
        LAND,
        active("drow", "wise", {"peak": 1}),
        [],
        figures={"balrog": "bay"},
        markers={"wickedest-pentacle": "peak"},
        monsters=(),
    )
    do(state, "place", piece="balrog", region="cape")
    assert pieces(state, "cape") == {}
    assert state.actor() == 0


@rules("SU-MIX-21", "SU-REL-SCEPTER-2")
def test_the_scepter_doubles_what_a_lent_badge_pays_for_its_region() -> None:
    state = mixed(
        CAVE,
        active("ogres", "wise", {"gate": 1}),
        [],
        markers={"stonehedge": "gate", "scepter-of-avarice": "gate"},
        lent="swamp",
    )
    do(state, "stop")
    effects = do(state, "lay", relic="scepter-of-avarice", region="gate")
    assert paid(effects, 0) == {"SW-COI-1": 1, "SW-P-SWAMP": 1, "SU-REL-SCEPTER": 2}

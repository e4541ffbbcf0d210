"""Properties of both games side by side."""

from __future__ import annotations

import pytest
from tests.games.underground.grounds import CAVE, LAND
from tests.tools.boards import row
from tests.tools.look import (
    args,
    barred,
    coins,
    figure_at,
    hand,
    holder,
    income_parts,
    on_board,
    pieces,
    price_parts,
    tray,
)
from tests.tools.play import (
    chance,
    conquer,
    do,
    refused,
    targets,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed


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
    assert state.actors()[0] == 0

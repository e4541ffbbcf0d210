"""The examples of the ledger, one after the other."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import (
    badge,
    coins,
    hand,
    holder,
    in_play,
    is_active,
    marker_at,
    names,
    on_board,
    picked_below,
    price,
    tray,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    finish_turn,
    moved_coins,
    refused,
    targets,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    bog     mud edge monsters  | glow peak
    glow    mystic-crystal     | peak shaft
    peak    black-mountain     | grove
    shaft   mine               | grove
    grove   mushroom-forest    | fen
    fen     mud edge           |
""")
WATER = board("""
    gate    mud edge         | ford hall
    hall    mine             |
    ford    river edge       | bend
    bend    river            | isle grove
    isle    mud              |
    grove   mushroom-forest  |
""")


@rules("SU-EX-1")
def test_a_combo_from_the_third_place() -> None:
    combos = [
        ("muddy", "ogres"),
        ("royal", "liches"),
        ("mystic", "shrooms"),
        ("stone", "drow"),
        ("tomb", "kraken"),
    ]
    state = underground(CAVE, [], [], column=combos)
    do(state, "pick", combo=2)
    assert coins(state, 0) == 3
    column = state.to_json()["column"]
    assert isinstance(column, list)
    assert [(combo["power"], combo["race"], combo["coins"]) for combo in column[:4]] == [
        ("muddy", "ogres", 1),
        ("royal", "liches", 1),
        ("stone", "drow", 0),
        ("tomb", "kraken", 0),
    ]
    assert len(column) == 6


@rules("SU-EX-2")
def test_mystic_shrooms_are_nine() -> None:
    assert picked_below("shrooms", "mystic") == (9, 1)


@rules("SU-EX-3", "SU-EX-4", "SU-EX-5", "SU-EX-6", "SU-R-MUDMEN")
def test_the_first_turn_of_the_mudmen() -> None:
    mudmen = active("mudmen", "mystic", hand=8)
    shrooms = active("shrooms", "stone", {"glow": 1, "shaft": 1})
    state = underground(CAVE, mudmen, shrooms)
    assert price(state, "bog") == 4
    conquer(state, "bog")
    chance(state, "marker", marker="diamond-fields")
    assert on_board(state, "mudmen") == {"bog": 4}
    assert marker_at(state, "diamond-fields") == "bog"
    before = tray(state, "shrooms")
    assert price(state, "glow") == 3
    conquer(state, "glow")
    assert on_board(state, "mudmen") == {"bog": 4, "glow": 3}
    assert (tray(state, "shrooms"), hand(state, "shrooms")) == (before + 1, 0)
    assert (price(state, "peak"), hand(state, "mudmen")) == (3, 1)
    conquer(state, "peak", by="die")
    chance(state, "die", value=3)
    assert on_board(state, "mudmen") == {"bog": 4, "glow": 3, "peak": 1}
    assert refused(state, "conquer", region="shaft").rule == "SW-DIE-4"
    assert (hand(state, "mudmen"), tray(state, "mudmen")) == (1, 3)


@rules("SU-EX-7", "SU-P-MYSTIC")
def test_mystic_shrooms_on_mine_crystals_and_mud() -> None:
    shrooms = active("shrooms", "mystic", {"shaft": 1, "glow": 1, "fen": 1})
    assert finish_turn(underground(CAVE, shrooms, [])) == {"SW-COI-1": 3, "SU-P-MYSTIC": 1}


@rules("SU-EX-8", "SU-R-KRAKEN", "SU-DEC-6")
def test_kraken_in_decline_are_paid_for_their_river() -> None:
    kraken = fallen("kraken", {"bend": 1, "grove": 1, "isle": 1})
    state = underground(WATER, [active("ogres", "stone"), kraken], [])
    do(state, "stop")
    assert coins(state, 0) == 5 + 3
    assert on_board(state, "kraken") == {"bend": 1, "grove": 1, "isle": 1}


@rules("SU-EX-9", "SU-DEC-1")
def test_vampire_gnomes_decline() -> None:
    state = underground(CAVE, active("gnomes", "vampire", {"fen": 4, "grove": 3}), [])
    effects = do(state, "decline")
    assert on_board(state, "gnomes") == {"fen": 1, "grove": 1}
    assert tray(state, "gnomes") == 9
    assert not is_active(state, "gnomes")
    assert badge(state, "gnomes") is None
    assert "badge-discarded" in names(effects)


@rules("SU-EX-10", "SU-TRAP-1", "SU-R-FLAMES-4")
def test_flames_in_decline_make_room_for_the_next_race() -> None:
    flames = fallen("flames", {"2-B1": 1, "2-C1": 1, "2-D2": 1})
    state = underground("underground-2", [active("ogres", "stone", {"2-A2": 2}), flames], [])
    do(state, "decline")
    assert not in_play(state, "flames")
    assert tray(state, "flames") == 9
    banners = state.to_json()["banners"]
    assert isinstance(banners, dict)
    assert banners["returned"] == ["flames"]


@rules("SU-EX-11", "SU-R-MUDMEN-1")
def test_there_are_twelve_mudmen() -> None:
    everywhere = active("mudmen", "stone", {"fen": 12})
    state = underground(CAVE, everywhere, [])
    effects = do(state, "stop")
    assert "tokens-gained" not in names(effects)
    state = underground(CAVE, active("mudmen", "stone", {"fen": 11}), [])
    assert "tokens-gained" in names(do(state, "stop"))


@rules("SU-EX-12", "SU-R-GNOMES")
def test_the_pipe_leads_to_no_gnomes() -> None:
    ogres = active("ogres", "stone", {"fen": 9})
    gnomes = active("gnomes", "mystic", {"bog": 1, "grove": 1})
    state = underground(CAVE, ogres, gnomes, markers={"great-brass-pipe": "fen"})
    assert refused(state, "conquer", region="bog").rule == "SU-R-GNOMES-1"
    assert can(state, "conquer", region="grove")
    state = underground(CAVE, ogres, [], markers={"great-brass-pipe": "fen"})
    assert can(state, "conquer", region="bog")


@rules("SU-EX-13", "SU-P-QUARRELING")
def test_quarreling_in_one_chain_or_in_two_parts() -> None:
    chain = active("mummies", "quarreling", {"glow": 1, "shaft": 1, "grove": 1})
    assert finish_turn(underground(CAVE, chain, []))["SU-P-QUARRELING"] == 1
    parts = active("mummies", "quarreling", {"bog": 1, "shaft": 1, "grove": 1})
    assert finish_turn(underground(CAVE, parts, []))["SU-P-QUARRELING"] == 2


@rules("SU-EX-14", "SU-PLC-STONEHEDGE")
def test_a_lent_vanishing_badge_leaves_the_ordinary_decline() -> None:
    ogres = active("ogres", "stone", {"fen": 3})
    state = underground(CAVE, ogres, [], markers={"stonehedge": "fen"}, lent="vanishing")
    do(state, "decline")
    assert on_board(state, "ogres") == {"fen": 1}
    own = active("ogres", "vanishing", {"fen": 3})
    state = underground(CAVE, own, [])
    assert refused(state, "decline").rule == "SU-P-VANISHING"


@rules("SU-EX-15", "SU-P-FLOCKING-1")
def test_flocking_spiderines_at_two_chasms() -> None:
    along = {"2-B1": 1, "2-E3": 1}
    spiderines = active("spiderines", "flocking", along)
    state = underground("underground-2", spiderines, [])
    assert finish_turn(state)["SU-P-FLOCKING"] == 2
    state = underground("underground-2", active("mummies", "flocking", along), [])
    assert "SU-P-FLOCKING" not in finish_turn(state)


@rules("SU-EX-16", "SU-P-VAMPIRE", "SU-P-IMMORTAL-1")
def test_whom_a_vampire_replaces() -> None:
    vampire = active("ogres", "vampire", {"glow": 1})
    armoured = {"peak": {"mushroom-armour": 2}}
    shield = active("drow", "shield", {"peak": 1}, pieces=armoured)
    state = underground(CAVE, vampire, shield, markers={"keep-on-the-motherland": "peak"})
    conquer(state, "peak", by="vampire")
    assert holder(state, "peak") == "ogres"
    state = underground(CAVE, vampire, active("gnomes", "stone", {"peak": 1}))
    assert refused(state, "conquer", region="peak", by="vampire").rule == "SU-R-GNOMES-1"
    state = underground(CAVE, vampire, active("drow", "immortal", {"peak": 1, "fen": 1}))
    before = tray(state, "drow")
    conquer(state, "peak", by="vampire")
    assert (hand(state, "drow"), tray(state, "drow")) == (0, before + 1)


@rules("SU-EX-17", "SU-PLC-STONEHEDGE-3")
def test_a_lent_tomb_outlives_stonehedge() -> None:
    buried = fallen("ogres", {"shaft": 1, "grove": 4})
    state = underground(
        CAVE,
        active("mummies", "stone", {"glow": 9}),
        buried,
        markers={"stonehedge": "shaft"},
        lent="tomb",
    )
    conquer(state, "shaft")
    assert on_board(state, "ogres") == {"grove": 4}


@rules("SU-EX-18", "SU-REL-RING")
def test_the_ring_beside_a_poor_player() -> None:
    mummies = active("mummies", "stone", {"glow": 1})
    ogres = active("ogres", "mystic", {"shaft": 1})
    state = underground(CAVE, mummies, ogres, coins=[5, 0], markers={"froggys-ring": "glow"})
    do(state, "stop")
    effects = do(state, "lay", relic="froggys-ring", region="glow")
    assert moved_coins(effects, 0) == {}
    assert (coins(state, 0), coins(state, 1)) == (6, 0)


@rules("SU-EX-19", "SU-TRAP-3", "SU-R-LIZARDMEN-1")
def test_kraken_in_the_river_do_not_stop_lizardmen() -> None:
    kraken = active("kraken", "mystic", {"ford": 5, "bend": 5})
    state = underground(WATER, active("lizardmen", "stone", {"gate": 3}), kraken)
    assert targets(state) == {"hall", "isle", "grove"}
    conquer(state, "isle")
    assert on_board(state, "kraken") == {"ford": 5, "bend": 5}
    assert holder(state, "isle") == "lizardmen"
    state = underground(WATER, active("mummies", "stone", {"gate": 9}), kraken)
    assert refused(state, "conquer", region="isle").rule == "SW-CON-2"

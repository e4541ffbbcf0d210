"""Combinations that collide, each by its ruling."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import (
    args,
    barred,
    coins,
    figure_at,
    hand,
    holder,
    in_play,
    income_parts,
    marker_at,
    on_board,
    pieces,
    pieces_in_hand,
    price,
    price_parts,
    tray,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    decline,
    do,
    finish_turn,
    pass_to,
    refused,
    settle_down,
    targets,
    verbs,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | pool
pool river edge | bank
bank mystic-crystal | grove
grove mushroom-forest | nook
nook mud |
rift chasm volcano | gate nook
""")
SWORD = "sword-of-the-killer-rabbit"


@rules("SU-CLASH-1")
def test_berserk_wisps_take_one_roll_at_most() -> None:
    state = mixed(CAVE, active("wisps", "berserk", {"bank": 6}), [])
    assert can(state, "roll")
    assert can(state, "conquer", region="grove", by="wisps")
    do(state, "roll")
    chance(state, "die", value=2)
    assert refused(state, "conquer", region="grove", by="wisps").rule == "SW-P-BERSERK-2"
    assert price(state, "grove") == 1
    conquer(state, "grove")
    conquer(state, "pool", by="wisps")
    chance(state, "die", value=3)
    assert holder(state, "pool") == "wisps"
    assert can(state, "roll")


@rules("SU-CLASH-1")
def test_falling_short_ends_the_conquests_of_berserk_wisps() -> None:
    state = mixed(
        CAVE, active("wisps", "berserk", {"bank": 3}), active("drow", "wise", {"grove": 2})
    )
    assert not can(state, "conquer", region="grove", by="die")
    conquer(state, "grove", by="wisps")
    chance(state, "die", value=1)
    assert holder(state, "grove") == "drow"
    assert refused(state, "conquer", region="pool").rule == "SW-DIE-4"
    assert refused(state, "roll").rule == "SW-DIE-4"


@rules("SU-CLASH-2")
def test_vanishing_ghouls_leave_altogether() -> None:
    state = mixed(CAVE, active("ghouls", "vanishing", {"gate": 3, "hall": 2}), [])
    assert decline(state, by="vanishing") == {"SU-P-VANISHING": 4}
    assert not in_play(state, "ghouls")
    pass_to(state, 0)
    do(state, "pick", combo=0)
    assert not in_play(state, "ghouls")


@rules("SU-CLASH-3")
def test_tomb_ghouls_redeploy_and_go_on_conquering() -> None:
    state = mixed(
        CAVE, active("ghouls", "tomb", {"gate": 4, "hall": 2}), active("drow", "wise", {"nook": 1})
    )
    do(state, "decline", by="tomb")
    do(state, "withdraw", region="gate")
    do(state, "deploy", region="hall")
    assert on_board(state, "ghouls") == {"gate": 3, "hall": 3}
    pass_to(state, 0)
    do(state, "pick", combo=0)
    settle_down(state, until="conquer")
    conquer(state, "crag")
    assert on_board(state, "ghouls") == {"gate": 1, "hall": 1, "crag": 3}


@rules("SU-CLASH-3")
def test_tomb_ghouls_without_a_region_are_gone() -> None:
    attacker = active("drow", "wise", {"hall": 9})
    state = mixed(CAVE, attacker, fallen("ghouls", {"gate": 3}, power="tomb"))
    conquer(state, "gate")
    assert not in_play(state, "ghouls")
    state = mixed(CAVE, attacker, fallen("ghouls", {"gate": 3}))
    conquer(state, "gate")
    assert hand(state, "ghouls") == 2


@rules("SU-CLASH-4")
def test_flight_makes_nothing_adjacent_for_spiderines() -> None:
    state = mixed(CAVE, active("spiderines", "flying", {"hall": 9}), [])
    assert targets(state) == {"gate", "crag", "bank", "grove", "nook"}
    state = mixed(
        CAVE,
        active("spiderines", "flocking", {"hall": 1, "grove": 1}),
        [],
        markers={"stonehedge": "hall"},
        lent="flying",
    )
    assert income_parts(state, 0) == {"SW-COI-1": 2}


@rules("SU-CLASH-4")
def test_flying_cultists_get_no_discount_from_afar() -> None:
    state = mixed(
        CAVE, active("cultists", "flying", {"hall": 9}), [], figures={"great-ancient": "hall"}
    )
    assert price_parts(state, "grove") == {"SW-CON-3": 2}
    assert price_parts(state, "gate") == {"SW-CON-3": 2, "SU-R-CULTISTS": -1}


@rules("SU-CLASH-5", "SU-R-FLAMES-1")
def test_flying_flames_enter_by_flight_but_not_at_the_rim() -> None:
    state = mixed(CAVE, active("flames", "flying", hand=9), [], figures={"volcano": "rift"})
    assert targets(state) == {"gate", "hall", "crag", "bank", "grove", "nook"}
    assert refused(state, "conquer", region="pool").rule == "SU-R-FLAMES-1"


@rules("SU-CLASH-5")
def test_flames_enter_on_a_copied_doormat() -> None:
    state = underground(
        CAVE,
        active("flames", "magic", hand=9),
        active("drow", "wise", {"hall": 1}),
        figures={"volcano": "rift"},
        markers={"flying-doormat": "hall"},
    )
    assert targets(state) == {"gate", "nook"}
    do(state, "copy", relic="flying-doormat")
    conquer(state, "bank")
    assert on_board(state, "flames") == {"bank": 2}
    assert figure_at(state, "bag") == "bank"


@rules("SU-CLASH-6")
def test_a_lent_berserk_badge_leaves_the_last_attempt() -> None:
    state = mixed(
        CAVE,
        active("drow", "wise", {"gate": 2}),
        [],
        markers={"stonehedge": "gate"},
        lent="berserk",
    )
    assert can(state, "roll")
    assert can(state, "conquer", region="hall", by="die")
    own = mixed(CAVE, active("drow", "berserk", {"gate": 2}), [])
    assert refused(own, "conquer", region="hall", by="die").rule == "SW-P-BERSERK-3"


@rules("SU-CLASH-7")
def test_sorcery_and_bite_are_counted_apart() -> None:
    state = mixed(
        CAVE,
        active("sorcerers", "vampire", {"hall": 1, "bank": 1}),
        active("drow", "wise", {"gate": 1, "crag": 1, "grove": 1}),
    )
    conquer(state, "gate", by="vampire")
    conquer(state, "crag", by="sorcery")
    assert refused(state, "conquer", region="grove", by="vampire").rule == "SU-P-VAMPIRE"
    assert refused(state, "conquer", region="grove", by="sorcery").rule == "SW-R-SORCERERS-1"


@rules("SU-CLASH-8")
def test_ghouls_in_decline_leave_rivers_they_crossed() -> None:
    seat = [active("drow", "wise", {"nook": 1}), fallen("ghouls", {"crag": 5})]
    state = mixed(CAVE, seat, [])
    conquer(state, "pool")
    conquer(state, "bank")
    do(state, "stop")
    assert set(on_board(state, "ghouls")) == {"crag", "bank"}


@rules("SU-CLASH-8")
def test_rivers_held_before_the_turn_are_kept() -> None:
    seat = [active("drow", "wise", {"nook": 1}), fallen("ghouls", {"pool": 1, "crag": 5})]
    state = mixed(CAVE, seat, [])
    conquer(state, "bank")
    do(state, "stop")
    assert set(on_board(state, "ghouls")) == {"crag", "pool", "bank"}


@rules("SU-CLASH-9")
def test_sword_and_socks_wait_for_a_conquest_with_a_price() -> None:
    markers = {SWORD: "gate", "stinky-trolls-socks": "gate", "flying-doormat": "gate"}
    state = underground(
        CAVE,
        active("ogres", "vampire", {"gate": 5}),
        active("drow", "wise", {"hall": 1, "crag": 2}),
        markers=markers,
    )
    for relic in markers:
        do(state, "use", relic=relic)
    conquer(state, "hall", by="vampire")
    assert marker_at(state, "flying-doormat") == "hall"
    assert marker_at(state, SWORD) == "gate"
    assert marker_at(state, "stinky-trolls-socks") == "gate"
    conquer(state, "crag")
    assert marker_at(state, SWORD) == "crag"
    assert marker_at(state, "stinky-trolls-socks") == "crag"


@rules("SU-CLASH-9")
def test_the_orb_waits_for_a_replacement_and_unused_it_stays() -> None:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 5}),
        active("drow", "mining", {"crag": 1}),
        markers={"shiny-orb": "gate"},
    )
    do(state, "use", relic="shiny-orb")
    conquer(state, "hall")
    assert marker_at(state, "shiny-orb") == "gate"
    assert can(state, "conquer", region="crag", by="orb")
    finish_turn(state)
    assert marker_at(state, "shiny-orb") == "gate"


@rules("SU-CLASH-9")
def test_the_doormat_is_spent_by_dragon_and_sorcery_too() -> None:
    markers = {"flying-doormat": "gate", SWORD: "gate"}
    victim = active("drow", "wise", {"nook": 1})
    state = mixed(CAVE, active("ogres", "dragon-master", {"gate": 5}), victim, markers=markers)
    do(state, "use", relic="flying-doormat")
    do(state, "use", relic=SWORD)
    conquer(state, "nook", by="dragon")
    assert (marker_at(state, "flying-doormat"), marker_at(state, SWORD)) == ("nook", "gate")
    state = mixed(CAVE, active("sorcerers", "mining", {"gate": 5}), victim, markers=markers)
    do(state, "use", relic="flying-doormat")
    conquer(state, "nook", by="sorcery")
    assert marker_at(state, "flying-doormat") == "nook"


@rules("SU-CLASH-10")
def test_a_spirit_of_stonehedge_stays_beside_another() -> None:
    seat = [
        active("drow", "mining", {"hall": 2}),
        fallen("ogres", {"gate": 1}, apart=True),
        fallen("orcs", {"nook": 1}),
    ]
    state = mixed(CAVE, seat, [], markers={"stonehedge": "bank"}, lent="spirit")
    decline(state)
    assert on_board(state, "ogres") == {"gate": 1}
    assert not in_play(state, "orcs")
    assert on_board(state, "drow") == {"hall": 1}


@rules("SU-CLASH-11")
def test_a_ghost_without_a_crypt_holder_protects_from_everybody() -> None:
    state = underground(
        CAVE,
        active("ogres", "wise", {"hall": 9}),
        active("drow", "mining", {"gate": 1}),
        figures={"ghost": "gate"},
        markers={"crypt-of-the-tomb-raider": "nook"},
    )
    assert barred(state, "gate") == "SU-CON-6"
    assert barred(state, "crag") == ""
    finish_turn(state)
    assert figure_at(state, "ghost") == "gate"


@rules("SU-CLASH-12", "SU-R-IRON-DWARVES-2")
def test_hammers_before_dwarves() -> None:
    dwarves = active("iron-dwarves", "wise", {"hall": 5}, spare={"silver-hammer": 1})
    state = underground(CAVE, dwarves, [])
    conquer(state, "crag")
    assert on_board(state, "iron-dwarves") == {"hall": 1, "crag": 2}
    assert pieces(state, "crag") == {"silver-hammer": 1}
    conquer(state, "pool")
    assert pieces(state, "pool") == {}
    assert pieces_in_hand(state, "iron-dwarves") == {}


@rules("SU-CLASH-13")
def test_returning_elves_do_not_return_from_vampire_and_orb() -> None:
    options = {"elves_return": True}
    elves = active("elves", "wise", {"hall": 1})
    state = mixed(CAVE, active("sorcerers", "vampire", {"gate": 1}), elves, options=options)
    conquer(state, "hall", by="vampire")
    assert (hand(state, "elves"), tray(state, "elves")) == (0, 11)
    state = mixed(CAVE, active("sorcerers", "vampire", {"gate": 1}), elves, options=options)
    conquer(state, "hall", by="sorcery")
    assert (hand(state, "elves"), tray(state, "elves")) == (1, 10)
    state = mixed(
        CAVE,
        active("sorcerers", "mining", {"gate": 1}),
        elves,
        options=options,
        markers={"shiny-orb": "gate"},
    )
    do(state, "use", relic="shiny-orb")
    conquer(state, "hall", by="orb")
    assert (hand(state, "elves"), tray(state, "elves")) == (0, 11)


@rules("SU-CLASH-3", "SU-P-TOMB-1")
def test_tomb_ghouls_retreat_to_their_own() -> None:
    state = mixed(
        CAVE,
        active("drow", "wise", {"hall": 6}),
        fallen("ghouls", {"gate": 3, "nook": 1}, power="tomb"),
    )
    effects = conquer(state, "gate")
    assert [lost["kept"] for lost in args(effects, "region-lost")] == [2]
    assert "deploy" not in verbs(state)


@rules("SW-R-ELVES", "SU-P-TOMB")
def test_elves_in_decline_lose_a_token_though_a_tomb_lets_them_retreat() -> None:
    state = mixed(
        CAVE,
        active("drow", "wise", {"hall": 6}),
        fallen("elves", {"gate": 3, "nook": 1}, power="tomb"),
    )
    before = tray(state, "elves")
    effects = conquer(state, "gate")
    assert [lost["kept"] for lost in args(effects, "region-lost")] == [2]
    assert tray(state, "elves") == before + 1


@rules("SU-CLASH-14")
def test_an_exchanged_region_gets_a_lair_but_no_hole() -> None:
    reborn = fallen("ogres", {"hall": 1}, power="reborn")
    trolls = mixed(CAVE, [active("trolls", "wise", {"gate": 2}), reborn], [])
    do(trolls, "exchange", region="hall")
    assert pieces(trolls, "hall") == {"lair": 1}
    halflings = active("halflings", "wise", {"gate": 2}, spare={"hole": 2})
    diggers = mixed(CAVE, [halflings, reborn], [])
    do(diggers, "exchange", region="hall")
    assert pieces(diggers, "hall") == {}
    assert pieces_in_hand(diggers, "halflings") == {"hole": 2}


@rules("SU-CLASH-15")
def test_vanishing_after_the_coins_pays_one_more_a_region() -> None:
    ogres = active("ogres", "vanishing", {"gate": 1, "hall": 1})
    state = mixed(CAVE, ogres, [], markers={"stonehedge": "gate"}, lent="stout")
    do(state, "stop")
    assert coins(state, 0) == 7
    do(state, "decline", by="vanishing")
    assert coins(state, 0) == 9
    assert not in_play(state, "ogres")


@rules("SU-CLASH-16")
def test_terrain_is_asked_for_only_where_the_games_are_mixed() -> None:
    plain = board("""
    gate mud edge | hall
    hall mud |
    """)
    assert underground(plain, [], []).table.left_out == ["race-flames", "race-spiderines"]
    left_out = mixed(plain, [], []).table.left_out
    assert {"race-wisps", "race-dwarves", "power-stone", "power-fisher"} <= set(left_out)
    assert not {"race-mudmen", "power-swamp", "race-ogres"} & set(left_out)


@rules("SU-CLASH-17")
def test_rivers_of_a_lost_seafaring_are_emptied_at_the_next_redeployment() -> None:
    state = mixed(
        CAVE,
        active("orcs", "wise", {"gate": 9}),
        active("drow", "mining", {"hall": 1, "pool": 2}),
        markers={"stonehedge": "hall"},
        lent="seafaring",
    )
    conquer(state, "hall")
    pass_to(state, 1)
    assert on_board(state, "drow") == {"pool": 2}
    do(state, "stop")
    assert on_board(state, "drow") == {}


@rules("SU-CLASH-18")
def test_the_balrog_is_not_stopped_by_figures_of_its_commander() -> None:
    state = underground(
        CAVE,
        [active("ogres", "wise", {"gate": 3}), fallen("drow", {"hall": 1}, power="royal")],
        [],
        figures={"queen": "hall"},
        markers={"wickedest-pentacle": "gate", "crypt-of-the-tomb-raider": "nook"},
    )
    do(state, "place", piece="balrog", region="hall")
    assert figure_at(state, "balrog") == "hall"
    assert not in_play(state, "drow")
    haunted = underground(
        CAVE,
        active("ogres", "wise", {"gate": 3, "nook": 1}),
        [],
        figures={"balrog": "hall"},
        markers={"crypt-of-the-tomb-raider": "nook"},
    )
    do(haunted, "stop")
    settle_down(haunted, until="place")
    do(haunted, "place", piece="ghost", region="hall")
    assert figure_at(haunted, "ghost") == "hall"

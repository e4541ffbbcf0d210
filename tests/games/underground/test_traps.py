"""Mistakes that are easily made."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    barred,
    coins,
    figure_at,
    hand,
    holder,
    in_play,
    income_parts,
    names,
    on_board,
    picked_below,
    pieces,
    pieces_in_hand,
    price_parts,
    tray,
)
from tests.tools.play import (
    can,
    conquer,
    decline,
    do,
    finish_turn,
    moved_coins,
    pass_to,
    refused,
    settle_down,
    targets,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge                 | hall grove rift
    hall    mine                     | peak nook
    grove   mushroom-forest          | peak ford
    peak    black-mountain           | nook
    nook    mud edge                 | far
    far     mystic-crystal           | gulf
    ford    river edge               | far
    gulf    chasm volcano            |
    rift    chasm edge               |
""")


@rules("SU-TRAP-1", "SU-R-FLAMES-1", "SU-R-FLAMES-5")
def test_flames_enter_beside_the_volcano_which_stays() -> None:
    flames = active("flames", "stone", hand=8)
    state = underground(CAVE, flames, [], figures={"volcano": "gulf"})
    assert targets(state) == {"far"}
    assert refused(state, "conquer", region="gate").rule == "SU-R-FLAMES-1"
    conquer(state, "far")
    settle_down(state)
    assert figure_at(state, "volcano") == "gulf"


@rules("SU-TRAP-1", "SU-R-FLAMES-4")
def test_flames_do_not_vanish_when_they_decline() -> None:
    flames = active("flames", "stone", {"far": 3, "nook": 2})
    state = underground(CAVE, flames, [], figures={"volcano": "gulf"})
    decline(state)
    assert on_board(state, "flames") == {"far": 1, "nook": 1}
    assert figure_at(state, "volcano") is None


@rules("SU-TRAP-2", "SU-R-FLAMES-2", "SU-CON-21")
def test_flames_pay_for_mountain_keep_and_armour() -> None:
    armoured = {"peak": {"mushroom-armour": 2}}
    victim = active("ogres", "shield", {"peak": 4}, pieces=armoured)
    state = underground(
        CAVE,
        active("flames", "stone", {"far": 5, "nook": 1}),
        victim,
        markers={"keep-on-the-motherland": "peak"},
        figures={"volcano": "gulf"},
    )
    assert price_parts(state, "peak") == {"SW-CON-3": 3, "SU-PLC-KEEP": 1, "SU-P-SHIELD": 2}


@rules("SU-TRAP-3", "SU-R-LIZARDMEN")
def test_a_river_full_of_kraken_is_crossed_by_lizardmen() -> None:
    kraken = active("kraken", "mystic", {"ford": 9})
    state = underground(CAVE, active("lizardmen", "stone", {"grove": 5}), kraken)
    conquer(state, "far")
    assert (holder(state, "far"), on_board(state, "kraken")) == ("lizardmen", {"ford": 9})


@rules("SU-TRAP-4", "SU-R-LICHES", "SU-R-LICHES-1")
def test_only_liches_in_decline_take_a_toll() -> None:
    mummies = active("mummies", "stone", {"hall": 9})
    state = underground(CAVE, mummies, active("liches", "mystic", {"peak": 1}), coins=[0, 0])
    assert moved_coins(conquer(state, "peak"), 1) == {}
    fell = fallen("liches", {"peak": 1})
    state = underground(CAVE, mummies, fell, coins=[0, 0])
    assert refused(state, "conquer", region="peak").rule == "SU-R-LICHES"
    state = underground(CAVE, mummies, fell, coins=[1, 0])
    assert moved_coins(conquer(state, "peak"), 1) == {"SU-R-LICHES": 1}
    assert (coins(state, 0), coins(state, 1)) == (0, 1)


@rules("SU-TRAP-5", "SU-R-GNOMES-3", "SU-PLC-PENTACLE-2")
def test_gnomes_are_safe_from_properties_and_the_balrog_until_they_decline() -> None:
    ogres = active("ogres", "stone", {"hall": 9})
    markers = {"wickedest-pentacle": "hall"}
    balrog = {"balrog": "nook"}
    gnomes = active("gnomes", "mystic", {"peak": 1})
    state = underground(CAVE, ogres, gnomes, markers=markers, figures=balrog)
    assert price_parts(state, "peak") == {"SW-CON-3": 4}
    assert refused(state, "place", piece="balrog", region="peak").rule == "SU-R-GNOMES-1"
    state = underground(CAVE, ogres, fallen("gnomes", {"peak": 1}), markers=markers, figures=balrog)
    assert price_parts(state, "peak") == {"SW-CON-3": 4, "SU-R-OGRES": -1}
    assert can(state, "place", piece="balrog", region="peak")


@rules("SU-TRAP-6", "SU-R-SPIDERINES", "SU-R-SPIDERINES-1")
def test_spiderines_reach_the_chasms_from_everywhere() -> None:
    state = underground(CAVE, active("spiderines", "stone", {"peak": 9}), [])
    assert {"gate", "far"} <= targets(state)
    assert not can(state, "conquer", region="ford")


@rules("SU-TRAP-7", "SU-R-DROW")
def test_for_drow_everybody_exists() -> None:
    drow = active("drow", "stone", {"gate": 1})
    for other in (fallen("ogres", {"hall": 1}), active("ogres", "mystic", {"hall": 1})):
        assert finish_turn(underground(CAVE, drow, other)) == {"SW-COI-1": 1}
    own = [drow, fallen("ogres", {"hall": 1})]
    assert finish_turn(underground(CAVE, own, [])) == {"SW-COI-1": 2}
    assert finish_turn(underground(CAVE, drow, [])) == {"SW-COI-1": 1, "SU-R-DROW": 1}


@rules("SU-TRAP-7", "SU-P-THIEVING", "SU-P-VAMPIRE-1")
def test_for_vampires_and_thieves_only_active_tokens_exist() -> None:
    fell = fallen("ogres", {"hall": 1})
    state = underground(CAVE, active("mummies", "thieving", {"gate": 1}), fell)
    assert finish_turn(state) == {"SW-COI-1": 1}
    state = underground(CAVE, active("mummies", "vampire", {"gate": 1}), fell)
    assert refused(state, "conquer", region="hall", by="vampire").rule == "SU-P-VAMPIRE-1"


@rules("SU-TRAP-8", "SU-REL-SCEPTER-1", "SU-PLC-ALTAR-1")
def test_scepter_then_coins_then_altar() -> None:
    both = [active("mummies", "stone", {"peak": 1}), fallen("ogres", {"far": 1})]
    markers = {"scepter-of-avarice": "peak", "altar-of-souls": "peak"}
    state = underground(CAVE, both, [], markers=markers)
    state.effects = []
    do(state, "stop")
    do(state, "lay", relic="scepter-of-avarice", region="peak")
    do(state, "sacrifice", region="far")
    order = ("relic-moved", "income-paid", "token-sacrificed")
    assert tuple(name for name in names(state.effects) if name in order) == order
    assert coins(state, 0) == 5 + 2 + 1 + 2 + 3


@rules("SU-TRAP-9", "SU-DEC-1")
@pytest.mark.parametrize(
    ("power", "coins"),
    [
        ("muddy", {"SU-P-MUDDY": 1}),
        ("wise", {"SU-P-WISE": 2}),
        ("mystic", {}),
        ("mining", {}),
    ],
)
def test_which_coins_go_on_in_decline(power: str, coins: dict[str, int]) -> None:
    ogres = active("ogres", power, {"gate": 1, "far": 1, "hall": 1})
    state = underground(CAVE, ogres, [])
    assert decline(state) == {"SW-COI-1": 3, **coins}
    assert income_parts(state, 0) == {"SW-COI-1": 3, **coins}


@rules("SU-TRAP-9", "SU-P-MARTYR-1", "SU-P-IMMORTAL-1", "SU-P-ROYAL", "SU-P-SHIELD")
def test_what_protects_or_rewards_in_decline() -> None:
    mummies = active("mummies", "stone", {"hall": 9})
    state = underground(CAVE, active("ogres", "martyr", {"peak": 1, "gate": 1}), mummies)
    decline(state)
    assert moved_coins(conquer(state, "peak"), 0) == {}
    state = underground(CAVE, active("ogres", "immortal", {"peak": 1, "gate": 1}), mummies)
    decline(state)
    conquer(state, "peak")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (0, 9)
    royal = active("ogres", "royal", {"peak": 1, "gate": 1})
    state = underground(CAVE, royal, mummies, figures={"queen": "peak"})
    decline(state)
    assert barred(state, "peak") == "SU-CON-6"
    shield = active("ogres", "shield", {"peak": 1}, pieces={"peak": {"mushroom-armour": 3}})
    state = underground(CAVE, shield, mummies)
    decline(state)
    assert price_parts(state, "peak") == {
        "SW-CON-3": 4,
        "SU-P-SHIELD": 3,
        "SU-R-MUMMIES": 1,
    }


@rules("SU-TRAP-9", "SU-P-TOMB", "SU-P-REBORN")
def test_tomb_and_reborn_act_in_decline() -> None:
    buried = fallen("ogres", {"peak": 3, "gate": 1}, power="tomb")
    state = underground(CAVE, active("mummies", "stone", {"hall": 9}), buried)
    conquer(state, "peak")
    assert hand(state, "ogres") == 2
    both = [active("mummies", "stone", {"hall": 1}), fallen("ogres", {"gate": 1}, power="reborn")]
    state = underground(CAVE, both, [])
    effects = do(state, "exchange", region="gate")
    assert holder(state, "gate") == "mummies"
    assert "badge-discarded" in names(effects)
    assert not in_play(state, "ogres")


@rules("SU-TRAP-10", "SU-R-IRON-DWARVES-1", "SU-R-IRON-DWARVES-2")
def test_hammers_grow_to_seven_defend_nothing_and_need_a_dwarf() -> None:
    dwarves = active("iron-dwarves", "stone", {"hall": 1}, spare={"silver-hammer": 6})
    state = underground(CAVE, dwarves, active("ogres", "mystic"))
    assert targets(state) == set()
    do(state, "stop")
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 7}
    pass_to(state, 0)
    do(state, "stop")
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 7}
    dwarves = active("iron-dwarves", "stone", {"hall": 2}, spare={"silver-hammer": 6})
    state = underground(CAVE, dwarves, active("mummies", "mystic", {"nook": 5}))
    conquer(state, "peak")
    assert pieces(state, "peak") == {"silver-hammer": 2}
    settle_down(state)
    assert price_parts(state, "peak")["SW-CON-3"] == 4


@rules("SU-TRAP-11", "SU-CON-3")
def test_a_river_pays_nothing_and_is_empty_at_the_end() -> None:
    state = underground(CAVE, active("mummies", "stone", {"grove": 4}), [])
    conquer(state, "ford")
    assert finish_turn(state) == {"SW-COI-1": 1}
    assert holder(state, "ford") is None


@rules("SU-TRAP-12", "SU-P-THIEVING-1")
def test_thieves_take_one_coin_from_a_player() -> None:
    ogres = active("ogres", "stone", {"hall": 1, "grove": 1})
    state = underground(CAVE, active("mummies", "thieving", {"gate": 1}), ogres)
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-P-THIEVING": 1}
    assert coins(state, 1) == 4


@rules("SU-TRAP-12", "SU-P-MARTYR", "SU-R-LICHES")
def test_who_pays_martyrs_and_liches() -> None:
    mummies = active("mummies", "stone", {"hall": 9})
    state = underground(CAVE, mummies, active("ogres", "martyr", {"peak": 1}))
    conquer(state, "peak")
    assert (coins(state, 0), coins(state, 1)) == (5, 6)
    state = underground(CAVE, mummies, fallen("liches", {"peak": 1}))
    conquer(state, "peak")
    assert (coins(state, 0), coins(state, 1)) == (4, 6)


@rules("SU-TRAP-17", "SU-R-SHADOW-MIMES", "SU-R-SHADOW-MIMES-1")
def test_the_badge_that_mimes_keep_decides_their_number() -> None:
    combos = [("stone", "ogres"), ("muddy", "shadow-mimes"), ("flocking", "liches")]
    state = underground(CAVE, [], [], column=combos)
    do(state, "pick", combo=1)
    do(state, "swap", combo=2)
    assert hand(state, "shadow-mimes") == 7 + 5
    assert coins(state, 0) == 4
    column = state.to_json()["column"]
    assert isinstance(column, list)
    assert column[0]["coins"] == 1
    assert (column[1]["race"], column[1]["power"]) == ("liches", "muddy")


@rules("SU-TRAP-18", "SU-SET-9")
@pytest.mark.parametrize(
    ("race", "power", "tokens", "left"),
    [
        ("shrooms", "adventurous", 5 + 5, 0),
        ("liches", "immortal", 5 + 4, 1),
        ("mummies", "martyr", 10 + 4, 1),
        ("shrooms", "quarreling", 5 + 3, 2),
        ("liches", "reborn", 5 + 5, 0),
    ],
)
def test_the_right_numbers(race: str, power: str, tokens: int, left: int) -> None:
    assert picked_below(race, power) == (tokens, left)


@rules("SU-TRAP-18")
def test_flames_are_four() -> None:
    state = underground(CAVE, [], [], column=[("quarreling", "flames")])
    do(state, "pick", combo=0)
    do(state, "place", piece="volcano", region="gulf")
    assert (hand(state, "flames"), tray(state, "flames")) == (4 + 3, 2)


@rules("SU-TRAP-19", "SU-CON-14")
def test_a_chasm_at_the_rim_is_no_entry() -> None:
    state = underground(CAVE, active("mummies", "stone", hand=9), [])
    assert targets(state) == {"gate", "nook", "ford"}
    assert refused(state, "conquer", region="rift").rule == "SU-CON-4"


@rules("SU-TRAP-21", "SU-CON-8")
def test_a_wiped_out_race_keeps_its_banner_and_enters_anew() -> None:
    state = underground(
        CAVE, active("mummies", "stone", {"hall": 9}), active("ogres", "mystic", {"peak": 3})
    )
    conquer(state, "peak")
    finish_turn(state)
    assert (on_board(state, "ogres"), hand(state, "ogres")) == ({}, 2)
    assert targets(state) == {"gate", "nook", "ford"}

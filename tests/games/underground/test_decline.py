"""What decline keeps, removes and ends."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    args,
    badge,
    coins,
    figure_at,
    in_play,
    income_parts,
    marker_at,
    names,
    on_board,
    pieces,
    pieces_in_hand,
    vengeance,
)
from tests.tools.play import can, conquer, decline, do, finish_turn, refused, settle_down
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.games.small_world.underground.powers.catalogue import POWERS

CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | pool
pool river | bank
bank mud | grove
grove mushroom-forest | nook
nook mud edge |
rift chasm volcano | gate hall
""")
STAYING = {"muddy", "reborn", "royal", "shield", "tomb", "wise"}


@rules("SU-DEC-1")
@pytest.mark.parametrize("power", [power.id for power in POWERS if power.id != "vanishing"])
def test_which_badges_stay(power: str) -> None:
    state = underground(CAVE, active("ogres", power, {"gate": 1}), [])
    decline(state)
    assert badge(state, "ogres") == (power if power in STAYING else None)


@rules("SU-DEC-1")
def test_vanishing_takes_effect_and_is_discarded() -> None:
    state = underground(CAVE, active("ogres", "vanishing", {"gate": 1}), [])
    effects = do(state, "decline", by="vanishing")
    assert args(effects, "badge-discarded") == [{"power": "vanishing"}]


@rules("SU-DEC-1")
def test_a_badge_stays_as_long_as_the_race() -> None:
    state = underground(
        CAVE, active("drow", "mining", {"gate": 5}), fallen("ogres", {"hall": 1}, power="muddy")
    )
    effects = conquer(state, "hall")
    assert args(effects, "badge-discarded") == [{"power": "muddy"}]


@rules("SU-DEC-2")
def test_kraken_and_liches_go_on() -> None:
    state = underground(
        CAVE,
        active("drow", "mining", {"crag": 9}),
        [fallen("kraken", {"pool": 1}), fallen("liches", {"bank": 1}, apart=True)],
    )
    assert income_parts(state, 1) == {"SW-COI-1": 2}
    conquer(state, "pool")
    conquer(state, "bank")
    assert (coins(state, 0), coins(state, 1)) == (4, 6)


@rules("SU-DEC-2")
@pytest.mark.parametrize("race", ["drow", "shrooms", "mudmen", "iron-dwarves", "wisps", "ogres"])
def test_no_other_race_does(race: str) -> None:
    state = underground(CAVE, fallen(race, {"gate": 1, "grove": 1, "hall": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 3}


@rules("SU-DEC-3")
def test_what_is_removed_with_cultists_and_flames() -> None:
    state = underground(
        CAVE,
        active("cultists", "magic", {"gate": 1}),
        [],
        figures={"great-ancient": "gate", "bag": "gate"},
    )
    effects = do(state, "decline")
    assert [lifted["piece"] for lifted in args(effects, "figure-lifted")] == [
        "great-ancient",
        "bag",
    ]
    state = underground(
        CAVE,
        active("flames", "vengeful", {"gate": 1}),
        active("ogres", "wise", {"nook": 1}),
        figures={"volcano": "rift"},
        vengeance=[1],
    )
    decline(state)
    assert figure_at(state, "volcano") is None
    assert vengeance(state) == set()


@rules("SU-DEC-3", "SU-R-IRON-DWARVES")
def test_hammers_go_and_armours_stay() -> None:
    tribe = active(
        "iron-dwarves",
        "shield",
        {"gate": 2},
        pieces={"gate": {"mushroom-armour": 2}},
        spare={"silver-hammer": 4, "mushroom-armour": 1},
    )
    state = underground(CAVE, tribe, [])
    decline(state)
    assert pieces(state, "gate") == {"mushroom-armour": 2}
    assert pieces_in_hand(state, "iron-dwarves") == {}


@rules("SU-DEC-3")
def test_queen_ghost_and_balrog_stay() -> None:
    figures = {"queen": "gate", "ghost": "nook", "balrog": "pool"}
    state = underground(
        CAVE,
        active("ogres", "royal", {"gate": 1, "hall": 1}),
        [],
        figures=figures,
        markers={"crypt-of-the-tomb-raider": "hall", "wickedest-pentacle": "gate"},
    )
    decline(state)
    for figure, region in figures.items():
        assert figure_at(state, figure) == region


@rules("SU-DEC-4", "SU-RP-3")
def test_a_relic_in_a_region_in_decline_serves_nobody() -> None:
    seat = [
        active("drow", "wise", {"gate": 4}),
        fallen("ogres", {"hall": 1}),
    ]
    markers = {"sword-of-the-killer-rabbit": "hall", "scepter-of-avarice": "hall"}
    state = underground(CAVE, seat, [], markers=markers)
    refusal = refused(state, "use", relic="sword-of-the-killer-rabbit")
    assert (refusal.message, refusal.rule) == ("refusal-no-relic", "SU-RP-1")
    conquer(state, "hall")
    do(state, "use", relic="sword-of-the-killer-rabbit")
    settle_down(state, until="lay")
    assert can(state, "lay", relic="scepter-of-avarice", region="gate")
    assert marker_at(state, "sword-of-the-killer-rabbit") == "hall"


@rules("SU-DEC-4")
def test_nothing_to_lay_at_dusk_for_a_relic_in_decline() -> None:
    seat = [active("drow", "royal", {"gate": 1}), fallen("ogres", {"hall": 1})]
    state = underground(CAVE, seat, [], markers={"scepter-of-avarice": "hall"})
    do(state, "stop")
    refusal = refused(state, "lay", relic="scepter-of-avarice", region="gate")
    assert (refusal.message, refusal.rule) == ("refusal-no-relic", "SU-RP-1")


@rules("SU-DEC-5", "SU-P-TOMB", "SU-TURN-11")
def test_the_order_of_a_turn_of_decline() -> None:
    seat = [active("ogres", "tomb", {"gate": 3, "hall": 2}), fallen("drow", {"nook": 1})]
    state = underground(CAVE, seat, [], markers={"altar-of-souls": "gate"})
    effects = do(state, "decline", by="tomb")
    assert names(effects).index("tribe-gone") < names(effects).index("tribe-declined")
    assert not in_play(state, "drow")
    assert can(state, "withdraw", region="gate")
    effects = do(state, "done")
    assert [income["coins"] for income in args(effects, "income-paid")] == [2]
    assert can(state, "sacrifice", region="hall")
    do(state, "sacrifice", region="hall")
    assert coins(state, 0) == 5 + 2 + 3
    assert on_board(state, "ogres") == {"gate": 3, "hall": 1}


@rules("SU-DEC-5")
def test_vanishing_removes_all_before_the_coins() -> None:
    seat = [active("ogres", "vanishing", {"gate": 3}), fallen("drow", {"nook": 1})]
    state = underground(CAVE, seat, [])
    effects = do(state, "decline", by="vanishing")
    order = names(effects)
    assert order.index("coins-gained") < order.index("income-paid")
    assert [income["coins"] for income in args(effects, "income-paid")] == [0]


@rules("SU-DEC-6", "SU-CON-3")
def test_rivers_in_decline_are_for_kraken_alone() -> None:
    state = underground(CAVE, active("kraken", "mining", {"pool": 2, "bank": 1}), [])
    decline(state)
    assert on_board(state, "kraken") == {"pool": 1, "bank": 1}
    state = underground(CAVE, active("drow", "mining", {"bank": 3}), [])
    conquer(state, "pool")
    finish_turn(state)
    assert on_board(state, "drow") == {"bank": 3}


@rules("SU-DEC-1", "SU-TURN-4")
def test_not_with_a_combo_taken_this_turn_nor_after_a_conquest() -> None:
    state = underground(CAVE, [], [], column=[("tomb", "ogres")])
    do(state, "pick", combo=0)
    assert refused(state, "decline", by="tomb").rule == "SW-TURN-2"
    conquer(state, "gate")
    finish_turn(state)
    state = underground(CAVE, active("ogres", "tomb", {"gate": 5}), [])
    conquer(state, "hall")
    assert refused(state, "decline", by="tomb").rule == "SW-DEC-12"
    do(state, "stop")
    assert refused(state, "decline", by="vanishing").rule == "SW-DEC-12"

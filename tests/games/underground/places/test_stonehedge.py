"""Stonehedge lends a badge to its holder."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    args,
    badge,
    coins,
    figure_at,
    hand,
    holder,
    income_parts,
    is_active,
    names,
    on_board,
    pieces,
    pieces_in_hand,
    price,
    tray,
    vengeance,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    decline,
    do,
    finish_turn,
    legal,
    moved_coins,
    pass_to,
    refused,
    settle_down,
    verbs,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

from warren.games.small_world.creations import Creations
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.state import State

CAVE = board("""
    gate    mud edge                 | hall den grove
    hall    mine                     | nook
    den     mystic-crystal monsters  | nook
    grove   mushroom-forest          | nook
    nook    mud edge                 | far
    far     mine edge                |
""")
STONEHEDGE = "stonehedge"


def lent_to(power: str, on: dict[str, int]) -> State:
    """Stone Ogres, and Stonehedge with this badge at the gate."""
    ogres = active("ogres", "stone", on)
    return underground(CAVE, ogres, [], markers={STONEHEDGE: "gate"}, lent=power)


@rules("SU-PLC-STONEHEDGE", "SU-PLC-STONEHEDGE-1", "SU-HID-3")
def test_a_badge_of_the_stack_comes_with_the_find() -> None:
    ogres = active("ogres", "stone", {"gate": 4})
    column = [("mystic", "drow"), ("muddy", "gnomes")]
    state = underground(CAVE, ogres, [], column=column)
    offer = state.to_json()["column"]
    conquer(state, "den")
    chance(state, "marker", marker=STONEHEDGE)
    outcomes = {state.action(code).args["power"] for code, _ in state.chance_outcomes()}
    assert not outcomes & {"mystic", "muddy", "stone"}
    assert len(outcomes) == 21 - 6 - 1
    effects = chance(state, "badge", power="mining")
    assert args(effects, "badge-lent") == [{"power": "mining"}]
    assert state.to_json()["column"] == offer
    assert tray(state, "ogres") == 6


@rules("SU-PLC-STONEHEDGE", "SU-PLC-STONEHEDGE-2")
def test_its_holder_has_the_power_besides_its_own_in_all_its_regions() -> None:
    state = lent_to("mining", {"gate": 1, "hall": 1, "far": 1})
    assert finish_turn(state) == {"SW-COI-1": 3, "SU-P-MINING": 2}
    frightened = underground(
        CAVE,
        active("ogres", "frightened", {"gate": 3, "hall": 3}),
        [],
        markers={STONEHEDGE: "gate"},
        lent="mining",
    )
    assert income_parts(frightened, 0) == {"SW-COI-1": 2, "SU-P-FRIGHTENED": 2, "SU-P-MINING": 1}


@rules("SU-PLC-STONEHEDGE", "SU-RP-2")
def test_the_badge_stays_with_the_place_whoever_holds_it() -> None:
    drow = active("mummies", "muddy", {"nook": 7, "hall": 1})
    state = underground(
        CAVE,
        drow,
        active("ogres", "stone", {"gate": 1}),
        markers={STONEHEDGE: "gate"},
        lent="mining",
    )
    assert "SU-P-MINING" not in income_parts(state, 0)
    effects = conquer(state, "gate")
    assert "loan-ended" in names(effects)
    assert income_parts(state, 0)["SU-P-MINING"] == 1


@rules("SU-PLC-STONEHEDGE-1")
def test_with_no_unseen_badge_the_discarded_are_shuffled() -> None:
    state = underground(CAVE, active("ogres", "stone", {"gate": 4}), [])
    data = state.to_json()
    badges = data["badges"]
    assert isinstance(badges, dict)
    data["badges"] = {"unknown": [], "discarded": badges["unknown"]}
    state = Underground().state_from_json(data)
    state.effects = []
    conquer(state, "den")
    effects = chance(state, "marker", marker=STONEHEDGE)
    assert "badges-reshuffled" in names(effects)
    chance(state, "badge", power=str(badges["unknown"][0]))
    assert state.lent_power(0) == state.table.power_index[badges["unknown"][0]]


@rules("SU-PLC-STONEHEDGE-1")
def test_without_any_badge_left_it_has_no_power() -> None:
    whole = Creations()
    few = [power for power in whole.powers if not power.needs()][:8]
    state = position(
        CAVE,
        active("ratmen", few[0].id, {"gate": 5}),
        active("orcs", few[1].id),
        options={"relics": True},
        game=SmallWorld(Creations(whole.races, few)),
    )
    conquer(state, "den")
    chance(state, "marker", marker=STONEHEDGE)
    assert state.actors()[0] == 0
    assert state.lent_power(0) == -1


@rules("SU-PLC-STONEHEDGE-2", "SU-RP-12")
def test_in_decline_only_a_badge_with_the_decline_mark_works() -> None:
    for power, bonus in (("muddy", {"SU-P-MUDDY": 2}), ("mining", {})):
        state = lent_to(power, {"gate": 2, "nook": 1, "hall": 1})
        assert decline(state) == {"SW-COI-1": 3, **bonus}
    state = lent_to("wise", {"gate": 1})
    assert decline(state) == {"SW-COI-1": 1, "SU-P-WISE": 2}


@rules("SU-PLC-STONEHEDGE", "SU-P-WISE")
def test_a_power_for_decline_does_nothing_for_an_active_race() -> None:
    state = lent_to("wise", {"gate": 1})
    assert finish_turn(state) == {"SW-COI-1": 1}
    state = lent_to("reborn", {"gate": 1, "nook": 1})
    assert "exchange" not in verbs(state)


@rules("SU-PLC-STONEHEDGE", "SU-EX-14", "SU-P-VANISHING")
def test_vanishing_on_loan_is_free_to_use() -> None:
    state = lent_to("vanishing", {"gate": 2, "nook": 1})
    assert can(state, "decline")
    assert can(state, "decline", by="vanishing")
    do(state, "decline")
    assert on_board(state, "ogres") == {"gate": 1, "nook": 1}
    state = lent_to("vanishing", {"gate": 2, "nook": 1})
    do(state, "decline", by="vanishing")
    assert coins(state, 0) == 5 + 4
    assert on_board(state, "ogres") == {}


@rules("SU-PLC-STONEHEDGE", "SU-EX-17", "SU-PLC-STONEHEDGE-3", "SU-PLC-STONEHEDGE-6")
def test_tokens_of_a_lent_tomb_stay_when_stonehedge_is_lost() -> None:
    state = underground(
        CAVE,
        active("ogres", "stone", {"gate": 2, "nook": 3}),
        active("drow", "mystic", {"hall": 9}),
        markers={STONEHEDGE: "gate"},
        lent="tomb",
    )
    do(state, "decline", by="tomb")
    settle_down(state)
    assert sum(on_board(state, "ogres").values()) == 5
    stack = on_board(state, "ogres")["nook"]
    assert badge(state, "ogres") is None
    conquer(state, "gate")
    assert on_board(state, "ogres").get("nook") == stack
    assert price(state, "nook") == 2 + stack


@rules("SU-PLC-STONEHEDGE-6", "SU-PLC-STONEHEDGE-3")
def test_a_stack_taken_after_the_loss_goes_to_the_tray_as_a_whole() -> None:
    buried = fallen("ogres", {"nook": 3, "far": 1})
    state = underground(
        CAVE,
        active("drow", "mystic", {"gate": 1, "hall": 8}),
        buried,
        markers={STONEHEDGE: "gate"},
        lent="tomb",
    )
    before = tray(state, "ogres")
    assert price(state, "nook") == 5
    conquer(state, "nook")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (0, before + 3)


@rules("SU-PLC-STONEHEDGE", "SU-P-TOMB")
def test_with_stonehedge_still_held_the_tomb_retreats() -> None:
    buried = fallen("ogres", {"gate": 1, "nook": 3})
    state = underground(
        CAVE,
        active("drow", "mystic", {"hall": 9}),
        buried,
        markers={STONEHEDGE: "gate"},
        lent="tomb",
    )
    before = tray(state, "ogres")
    conquer(state, "nook")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (2, before + 1)


@rules("SU-PLC-STONEHEDGE-3")
def test_the_queen_leaves_with_the_loan() -> None:
    state = underground(
        CAVE,
        active("drow", "mystic", {"hall": 9}),
        active("ogres", "stone", {"gate": 1, "nook": 1}),
        markers={STONEHEDGE: "gate"},
        lent="royal",
        figures={"queen": "nook"},
    )
    assert refused(state, "conquer", region="nook").rule == "SU-CON-6"
    effects = conquer(state, "gate")
    assert "figure-lifted" in names(effects)
    assert figure_at(state, "queen") is None
    assert can(state, "conquer", region="nook")


@rules("SU-PLC-STONEHEDGE-3")
def test_the_armours_leave_with_the_loan() -> None:
    armoured = {"nook": {"mushroom-armour": 2}}
    state = underground(
        CAVE,
        active("drow", "mystic", {"hall": 9}),
        active("ogres", "stone", {"gate": 1, "nook": 1}, pieces=armoured),
        markers={STONEHEDGE: "gate"},
        lent="shield",
    )
    assert price(state, "nook") == 5
    conquer(state, "gate")
    assert pieces(state, "nook") == {}
    assert price(state, "nook") == 3


@rules("SU-PLC-STONEHEDGE-3")
def test_bag_and_vengeance_leave_with_the_loan() -> None:
    places = {STONEHEDGE: "gate", "sword-of-the-killer-rabbit": "far"}
    ogres = active("ogres", "stone", {"gate": 1, "nook": 1})
    drow = active("drow", "mystic", {"hall": 9})
    state = underground(CAVE, drow, ogres, markers=places, lent="magic", figures={"bag": "nook"})
    conquer(state, "gate")
    assert figure_at(state, "bag") is None
    state = underground(CAVE, drow, ogres, markers=places, lent="vengeful", vengeance=[0])
    conquer(state, "gate")
    assert vengeance(state) == set()


@rules("SU-PLC-STONEHEDGE-3", "SU-RP-6")
def test_an_abandoned_stonehedge_ends_the_loan_too() -> None:
    state = underground(
        CAVE,
        active("ogres", "stone", {"gate": 1, "nook": 1}),
        [],
        markers={STONEHEDGE: "gate"},
        lent="royal",
        figures={"queen": "nook"},
    )
    do(state, "abandon", region="gate")
    assert figure_at(state, "queen") is None
    assert state.lent_power(0) == -1


@rules("SU-PLC-STONEHEDGE-3", "SU-P-MAGIC")
def test_a_bag_made_ready_serves_no_more_when_the_loan_has_ended() -> None:
    sword = "sword-of-the-killer-rabbit"
    state = underground(
        CAVE,
        active("mummies", "stone", {"gate": 1, "hall": 6}),
        [],
        markers={STONEHEDGE: "gate", sword: "far"},
        lent="magic",
    )
    do(state, "copy", relic=sword)
    assert price(state, "nook") == 1
    do(state, "abandon", region="gate")
    assert price(state, "nook") == 3
    conquer(state, "nook")
    assert figure_at(state, "bag") is None


@rules("SU-PLC-STONEHEDGE-4")
def test_immortal_and_martyr_answer_once_more_for_the_region_itself() -> None:
    drow = active("drow", "mystic", {"hall": 9})
    ogres = active("ogres", "stone", {"gate": 2, "nook": 2})
    state = underground(CAVE, drow, ogres, markers={STONEHEDGE: "gate"}, lent="immortal")
    before = tray(state, "ogres")
    conquer(state, "gate")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (2, before)
    conquer(state, "nook")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (3, before + 1)
    state = underground(CAVE, drow, ogres, markers={STONEHEDGE: "gate"}, lent="martyr")
    assert moved_coins(conquer(state, "gate"), 1) == {"SU-P-MARTYR": 1}
    assert moved_coins(conquer(state, "nook"), 1) == {}


@rules("SU-PLC-STONEHEDGE-4", "SU-DEC-1")
@pytest.mark.parametrize("power", ["tomb", "vanishing"])
def test_powers_of_decline_need_stonehedge_at_that_moment(power: str) -> None:
    state = lent_to(power, {"gate": 1})
    assert can(state, "decline", by=power)
    state = lent_to(power, {"nook": 1})
    assert refused(state, "decline", by=power).rule == "SU-DEC-1"


@rules("SU-PLC-STONEHEDGE-5", "SU-P-REBORN")
def test_reborn_on_loan_works_for_a_race_in_decline() -> None:
    both = [
        active("drow", "mystic", {"hall": 1}),
        fallen("ogres", {"gate": 1, "nook": 1, "far": 1}),
    ]
    state = underground(CAVE, both, [], markers={STONEHEDGE: "gate"}, lent="reborn")
    do(state, "exchange", region="nook")
    assert on_board(state, "drow") == {"hall": 1, "nook": 1}
    do(state, "exchange", region="gate")
    assert holder(state, "gate") == "drow"
    assert state.lent_power(0) == state.table.power_index["reborn"]
    assert "exchange" not in {action.verb for action in legal(state)}


@rules("SU-PLC-STONEHEDGE-5")
def test_the_exchange_on_stonehedge_ends_further_ones() -> None:
    both = [
        active("drow", "mystic", {"hall": 1}),
        fallen("ogres", {"gate": 1, "nook": 1, "far": 1}),
    ]
    state = underground(CAVE, both, [], markers={STONEHEDGE: "gate"}, lent="reborn")
    do(state, "exchange", region="gate")
    assert "exchange" not in verbs(state)
    assert on_board(state, "ogres") == {"nook": 1, "far": 1}


@rules("SU-PLC-STONEHEDGE-3", "SU-MIX-21")
def test_pieces_of_the_other_game_come_and_go_with_the_loan() -> None:
    state = mixed(CAVE, active("drow", "wise", {"gate": 5}), active("ogres", "royal", {"far": 1}))
    conquer(state, "den")
    chance(state, "marker", marker=STONEHEDGE)
    chance(state, "badge", power="heroic")
    assert pieces_in_hand(state, "drow") == {"hero": 2}
    do(state, "stop")
    settle_down(state, until="place")
    do(state, "place", piece="hero", region="gate")
    do(state, "place", piece="hero", region="den")
    assert pieces(state, "gate") == {"hero": 1}
    pass_to(state, 0)
    do(state, "abandon", region="den")
    assert (pieces(state, "gate"), pieces_in_hand(state, "drow")) == ({}, {})
    assert is_active(state, "drow")

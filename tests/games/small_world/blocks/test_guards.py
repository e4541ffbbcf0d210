"""Blocks that defend, protect and spare."""

from __future__ import annotations

from tests.games.small_world.blocks.conftest import Craft
from tests.tools.boards import row
from tests.tools.look import (
    badge,
    coins,
    hand,
    income_parts,
    on_board,
    pieces,
    pieces_in_hand,
    price,
    price_parts,
)
from tests.tools.play import (
    can,
    conquer,
    decline,
    do,
    moved_coins,
    pass_to,
    refused,
    settle_down,
    targets,
)
from tests.tools.position import active, fallen, position

OPTIONS = {"packs": "trial"}
STRIP = row(gate="farmland edge", hill="hill", wood="forest", fen="swamp", crag="mountain edge")


def test_the_first_regions_get_holes(craft: Craft) -> None:
    craft([{"block": "holes", "count": 1}], [])
    mine = active("testers", "tested", hand=9)
    state = position(STRIP, mine, active("elves", "forest", {"fen": 5}), options=OPTIONS)
    conquer(state, "gate")
    conquer(state, "hill")
    assert (pieces(state, "gate"), pieces(state, "hill")) == ({"hole": 1}, {})
    settle_down(state)
    assert "gate" not in targets(state)


def test_lairs_defend_also_in_decline(craft: Craft) -> None:
    craft([{"block": "lairs"}], [])
    mine = active("testers", "tested", hand=9)
    state = position(STRIP, mine, active("elves", "forest", {"hill": 5}), options=OPTIONS)
    conquer(state, "gate")
    settle_down(state)
    assert price_parts(state, "gate", 1)["SW-R-TROLLS"] == 1
    pass_to(state, 0)
    decline(state)
    assert price(state, "gate", 1) == 4


def test_fortresses_pay_and_defend(craft: Craft) -> None:
    craft([], [{"block": "fortresses", "count": 2, "coins": 3}])
    mine = active("testers", "tested", {"gate": 1, "hill": 1}, pieces={"gate": {"fortress": 1}})
    state = position(STRIP, mine, active("elves", "forest", {"wood": 9}), options=OPTIONS)
    assert pieces_in_hand(state, "testers")["fortress"] == 1
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SW-OWN-2": 3}
    decline(state)
    assert badge(state, "testers") == "tested"
    assert price(state, "gate", 1) == 4


def test_encampments_are_placed(craft: Craft) -> None:
    craft([], [{"block": "encampments", "count": 2}])
    state = position(STRIP, active("testers", "tested", {"gate": 3}), [], options=OPTIONS)
    do(state, "stop")
    settle_down(state, until="place")
    assert can(state, "place", piece="encampment", region="gate")
    assert pieces_in_hand(state, "testers") == {"encampment": 2}


def test_heroes_make_regions_immune(craft: Craft) -> None:
    craft([], [{"block": "heroes", "count": 1}])
    mine = active("testers", "tested", {"hill": 1}, pieces={"hill": {"hero": 1}})
    state = position(STRIP, active("elves", "forest", {"wood": 9}), mine, options=OPTIONS)
    assert refused(state, "conquer", region="hill").rule == "SW-CON-8"


def test_no_token_is_lost_while_active(craft: Craft) -> None:
    craft([], [{"block": "no-losses"}])
    mine = active("testers", "tested", {"hill": 2, "gate": 1})
    state = position(STRIP, active("elves", "forest", {"wood": 9}), mine, options=OPTIONS)
    conquer(state, "hill")
    assert hand(state, "testers") == 2


def test_a_ward_keeps_properties_out(craft: Craft) -> None:
    craft([{"block": "ward"}], [])
    mine = active("testers", "tested", {"hill": 1, "crag": 1})
    state = position(STRIP, active("elves", "commando", {"wood": 5}), mine, options=OPTIONS)
    assert price_parts(state, "hill") == {"SW-CON-3": 3}
    assert price_parts(state, "fen") == {"SW-CON-3": 2, "SW-P-COMMANDO": -1}


def test_a_toll_is_paid_in_decline_only(craft: Craft) -> None:
    craft([], [{"block": "toll", "coins": 2}])
    attacker = active("elves", "forest", {"wood": 9})
    fallen_race = fallen("testers", {"hill": 1}, power="tested")
    state = position(STRIP, attacker, fallen_race, options=OPTIONS)
    told = conquer(state, "hill")
    assert moved_coins(told, 1) == {"SW-OWN-2": 2}
    assert (coins(state, 0), coins(state, 1)) == (3, 7)
    assert on_board(state, "elves")["hill"] == 3
    state = position(STRIP, attacker, active("testers", "tested", {"hill": 1}), options=OPTIONS)
    conquer(state, "hill")
    assert (coins(state, 0), coins(state, 1)) == (5, 5)


def test_who_cannot_pay_the_toll_may_not_attack(craft: Craft) -> None:
    craft([{"block": "toll", "coins": 3}], [])
    attacker = active("elves", "forest", {"wood": 9})
    state = position(STRIP, attacker, fallen("testers", {"hill": 1}), coins=[2, 5], options=OPTIONS)
    assert refused(state, "conquer", region="hill").rule == "SU-R-LICHES"

"""Vengeful: who attacked the owner is attacked more cheaply."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, picked_below, price_parts, vengeance
from tests.tools.play import chance, conquer, decline, do, finish_turn, pass_to
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(
    gate="mud edge", hall="mine", crag="black-mountain", bank="mud", pool="river", nook="mud edge"
)


@rules("SU-P-VENGEFUL")
def test_four_tokens() -> None:
    assert picked_below("ogres", "vengeful") == (9, 1)


@rules("SU-P-VENGEFUL", "SU-P-VENGEFUL-1", "SU-TURN-12")
def test_an_attacker_pays_on_the_owners_next_turn() -> None:
    state = underground(
        CAVE,
        [active("drow", "wise", {"gate": 6}), fallen("liches", {"bank": 1})],
        active("ogres", "vengeful", {"hall": 1, "crag": 3}),
    )
    effects = conquer(state, "hall")
    assert args(effects, "vengeance-sworn") == [{"seat": 1, "against": 0}]
    assert vengeance(state) == {0}
    finish_turn(state)
    assert price_parts(state, "hall") == {"SW-CON-3": 5, "SU-R-OGRES": -1, "SU-P-VENGEFUL": -1}
    assert price_parts(state, "bank") == {"SW-CON-3": 3, "SU-R-OGRES": -1, "SU-P-VENGEFUL": -1}
    assert vengeance(state) == {0}
    finish_turn(state)
    assert vengeance(state) == set()


@rules("SU-P-VENGEFUL-1")
def test_no_player_gets_two_in_a_turn() -> None:
    state = underground(
        CAVE,
        active("drow", "wise", {"gate": 9}),
        active("ogres", "vengeful", {"hall": 1, "crag": 1}),
    )
    conquer(state, "hall")
    effects = conquer(state, "crag")
    assert args(effects, "vengeance-sworn") == []


@rules("SU-P-VENGEFUL-1")
def test_any_race_of_the_owner_will_do() -> None:
    seat = [active("ogres", "vengeful", {"crag": 1}), fallen("liches", {"hall": 1})]
    state = underground(CAVE, active("drow", "wise", {"gate": 5}), seat)
    effects = conquer(state, "hall")
    assert args(effects, "vengeance-sworn") == [{"seat": 1, "against": 0}]


@rules("SU-P-VENGEFUL-2")
def test_a_failed_attack_is_enough() -> None:
    state = underground(
        CAVE, active("drow", "wise", {"gate": 2}), active("ogres", "vengeful", {"hall": 1})
    )
    effects = conquer(state, "hall", by="die")
    assert args(effects, "vengeance-sworn") == [{"seat": 1, "against": 0}]
    chance(state, "die", value=0)
    assert vengeance(state) == {0}


@rules("SU-P-VENGEFUL")
def test_only_attackers_pay() -> None:
    state = underground(
        CAVE,
        active("ogres", "vengeful", {"hall": 9}),
        active("drow", "wise", {"gate": 1}),
        active("liches", "mining", {"crag": 1}),
        vengeance=[2],
    )
    assert price_parts(state, "gate") == {"SW-CON-3": 3, "SU-R-OGRES": -1}
    assert price_parts(state, "crag") == {"SW-CON-3": 4, "SU-R-OGRES": -1, "SU-P-VENGEFUL": -1}


@rules("SU-P-VENGEFUL")
def test_never_less_than_one() -> None:
    state = underground(
        CAVE,
        active("ogres", "vengeful", {"bank": 3}),
        active("kraken", "wise", {"pool": 1}),
        vengeance=[1],
    )
    assert price_parts(state, "pool") == {
        "SU-CON-3": 1,
        "SW-CON-3": 1,
        "SU-R-OGRES": -1,
        "SU-P-VENGEFUL": -1,
        "SW-CON-4": 1,
    }


@rules("SU-P-VENGEFUL")
def test_markers_stay_until_the_owners_turn() -> None:
    state = underground(
        CAVE,
        active("drow", "wise", {"gate": 5}),
        active("liches", "mining", {"nook": 1}),
        active("ogres", "vengeful", {"hall": 1, "crag": 1}),
    )
    conquer(state, "hall")
    pass_to(state, 1)
    finish_turn(state)
    assert vengeance(state) == {0}
    effects_before = len(state.effects or [])
    finish_turn(state)
    assert args((state.effects or [])[effects_before:], "vengeance-over") == [{}]


@rules("SU-P-VENGEFUL-2", "SU-DEC-3")
def test_decline_gives_every_marker_back() -> None:
    state = underground(
        CAVE,
        active("ogres", "vengeful", {"hall": 2}),
        active("drow", "wise", {"gate": 1}),
        vengeance=[1],
    )
    decline(state)
    assert vengeance(state) == set()


@rules("SU-P-VENGEFUL-2")
def test_a_race_in_decline_swears_no_vengeance() -> None:
    state = underground(CAVE, active("drow", "wise", {"gate": 5}), [fallen("ogres", {"hall": 1})])
    effects = conquer(state, "hall")
    assert args(effects, "vengeance-sworn") == []


@rules("SU-P-VENGEFUL", "SU-PLC-PENTACLE-4")
def test_the_balrog_is_its_controllers_attack() -> None:
    state = underground(
        CAVE,
        active("drow", "wise", {"gate": 1}),
        active("ogres", "vengeful", {"hall": 1}),
        markers={"wickedest-pentacle": "gate"},
    )
    do(state, "place", piece="balrog", region="hall")
    assert vengeance(state) == {0}

"""Refusals of Underground: each reason with its rule, reached at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.tools.boards import board
from tests.tools.play import chance, conquer, do, refused, settle_down
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

from warren.games.small_world.state import State

CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | bank
bank mud | nook
nook mud edge |
rift chasm volcano | gate nook
""")
FAR_RIFT = board("""
gate mud edge | hall
hall mine |
rift chasm volcano | hall
""")
ORB = "shiny-orb"
SWORD = "sword-of-the-killer-rabbit"
Case = tuple[State, str, dict[str, str | int]]


def balrog_region() -> Case:
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), [], figures={"balrog": "hall"})
    return state, "conquer", {"region": "hall"}


def no_orb() -> Case:
    enemy = active("drow", "mining", {"hall": 1})
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), enemy)
    return state, "conquer", {"region": "hall", "by": "orb"}


def orb_not_armed() -> Case:
    enemy = active("drow", "mining", {"hall": 1})
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), enemy, markers={ORB: "gate"})
    return state, "conquer", {"region": "hall", "by": "orb"}


def balrog_moved() -> Case:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 9}),
        [],
        markers={"wickedest-pentacle": "gate"},
    )
    do(state, "place", piece="balrog", region="hall")
    return state, "place", {"piece": "balrog", "region": "crag"}


def balrog_too_far() -> Case:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 9}),
        [],
        figures={"balrog": "crag"},
        markers={"wickedest-pentacle": "gate"},
    )
    return state, "place", {"piece": "balrog", "region": "nook"}


def balrog_of_another() -> Case:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 9}),
        active("drow", "mining", {"nook": 1}),
        figures={"balrog": "crag"},
        markers={"wickedest-pentacle": "nook"},
    )
    return state, "place", {"piece": "balrog", "region": "bank"}


def balrog_at_home() -> Case:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 9, "bank": 1}),
        [],
        figures={"balrog": "crag"},
        markers={"wickedest-pentacle": "gate"},
    )
    return state, "place", {"piece": "balrog", "region": "bank"}


def ghost_in_the_crypt() -> Case:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 1}),
        [],
        markers={"crypt-of-the-tomb-raider": "gate"},
    )
    do(state, "stop")
    return state, "place", {"piece": "ghost", "region": "gate"}


def ghost_without_a_crypt() -> Case:
    state = underground(CAVE, active("ogres", "royal", {"gate": 1}), [])
    do(state, "stop")
    return state, "place", {"piece": "ghost", "region": "hall"}


def no_sacrifice_of_the_active() -> Case:
    seat = [active("ogres", "wise", {"gate": 1}), fallen("drow", {"nook": 1})]
    state = underground(CAVE, seat, [], markers={"altar-of-souls": "gate"})
    settle_down(state, until="sacrifice")
    return state, "sacrifice", {"region": "gate"}


def relic_spent() -> Case:
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), [], markers={SWORD: "gate"})
    do(state, "use", relic=SWORD)
    conquer(state, "hall")
    return state, "use", {"relic": SWORD}


def relic_not_for_conquest() -> Case:
    state = underground(
        CAVE, active("ogres", "wise", {"gate": 9}), [], markers={"froggys-ring": "gate"}
    )
    return state, "use", {"relic": "froggys-ring"}


def ring_laid_twice() -> Case:
    state = underground(
        CAVE, active("ogres", "royal", {"gate": 1}), [], markers={"froggys-ring": "gate"}
    )
    do(state, "stop")
    do(state, "lay", relic="froggys-ring", region="gate")
    return state, "lay", {"relic": "froggys-ring", "region": "gate"}


def bag_of_nobody() -> Case:
    state = underground(
        CAVE, active("ogres", "royal", {"gate": 1}), [], markers={"froggys-ring": "gate"}
    )
    do(state, "stop")
    return state, "lay", {"relic": "froggys-ring", "region": "gate", "by": "bag"}


def chasm() -> Case:
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), [])
    return state, "conquer", {"region": "rift"}


def chasm_for_the_ghost() -> Case:
    state = underground(
        CAVE,
        active("ogres", "wise", {"gate": 1}),
        [],
        markers={"crypt-of-the-tomb-raider": "gate"},
    )
    do(state, "stop")
    return state, "place", {"piece": "ghost", "region": "rift"}


def conquest_at_dusk() -> Case:
    state = underground(CAVE, active("ogres", "royal", {"gate": 1}), [])
    do(state, "stop")
    return state, "conquer", {"region": "hall", "by": "vampire"}


def relic_at_dusk() -> Case:
    state = underground(CAVE, active("ogres", "royal", {"gate": 1}), [], markers={SWORD: "gate"})
    do(state, "stop")
    return state, "use", {"relic": SWORD}


def dawn() -> State:
    return underground(
        CAVE,
        active("cultists", "wise", {"gate": 3, "hall": 1}),
        [],
        figures={"great-ancient": "gate"},
    )


def deploy_at_dawn() -> Case:
    return dawn(), "deploy", {"region": "gate"}


def conquest_at_dawn() -> Case:
    return dawn(), "conquer", {"region": "crag"}


def decline_at_dawn() -> Case:
    return dawn(), "decline", {}


def abandon_at_dawn() -> Case:
    return dawn(), "abandon", {"region": "gate"}


def flames_at_the_rim() -> Case:
    state = underground(FAR_RIFT, active("flames", "wise", hand=9), [], figures={"volcano": "rift"})
    return state, "conquer", {"region": "gate"}


def stop_at_the_summons() -> Case:
    lair = board("""
gate mud edge | den
den mud monsters | hall
hall mine |
""")
    state = underground(lair, active("ogres", "wise", {"gate": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker="wickedest-pentacle")
    return state, "stop", {}


def deploy_at_dusk() -> Case:
    state = underground(CAVE, active("ogres", "royal", {"gate": 1}), [])
    do(state, "stop")
    return state, "deploy", {"region": "gate"}


def tomb_of_stonehedge_for_the_vanishing() -> Case:
    state = underground(
        CAVE,
        active("ogres", "vanishing", {"gate": 1}),
        [],
        markers={"stonehedge": "gate"},
        lent="tomb",
    )
    return state, "decline", {"by": "tomb"}


def deploy_at_the_altar() -> Case:
    seat = [active("ogres", "wise", {"gate": 1}), fallen("drow", {"nook": 1})]
    state = underground(CAVE, seat, [], markers={"altar-of-souls": "gate"})
    settle_down(state, until="sacrifice")
    return state, "deploy", {"region": "gate"}


@rules("SU-CON-4", "SU-PLC-PENTACLE-2", "SU-PLC-CRYPT", "SU-PLC-ALTAR", "SU-RP-9", "SU-P-MAGIC")
@pytest.mark.parametrize(
    ("case", "message", "rule"),
    [
        (balrog_region, "refusal-balrog", "SU-PLC-PENTACLE-1"),
        (no_orb, "refusal-no-orb", "SU-REL-ORB"),
        (orb_not_armed, "refusal-no-orb", "SU-REL-ORB"),
        (balrog_moved, "refusal-balrog-moved", "SU-PLC-PENTACLE"),
        (balrog_too_far, "refusal-balrog-target", "SU-PLC-PENTACLE-2"),
        (balrog_of_another, "refusal-no-balrog", "SU-PLC-PENTACLE-3"),
        (balrog_at_home, "refusal-own-region", "SW-CON-7"),
        (ghost_in_the_crypt, "refusal-ghost-crypt", "SU-PLC-CRYPT"),
        (ghost_without_a_crypt, "refusal-no-figure", "SU-SET-8"),
        (no_sacrifice_of_the_active, "refusal-no-sacrifice", "SU-PLC-ALTAR"),
        (relic_spent, "refusal-relic-spent", "SU-RP-9"),
        (relic_not_for_conquest, "refusal-relic-not-for-conquest", "SU-RP-1"),
        (ring_laid_twice, "refusal-relic-spent", "SU-RP-9"),
        (bag_of_nobody, "refusal-no-bag", "SU-P-MAGIC"),
        (chasm, "refusal-chasm", "SU-CON-4"),
        (chasm_for_the_ghost, "refusal-chasm", "SU-CON-4"),
        (conquest_at_dusk, "refusal-conquests-over", "SW-DIE-4"),
        (relic_at_dusk, "refusal-conquests-over", "SW-DIE-4"),
        (deploy_at_dawn, "refusal-not-now", "CORE-TURN"),
        (conquest_at_dawn, "refusal-not-yet", "SU-TURN-3"),
        (decline_at_dawn, "refusal-not-yet", "SU-TURN-3"),
        (abandon_at_dawn, "refusal-not-yet", "SU-TURN-3"),
        (stop_at_the_summons, "refusal-balrog-first", "SU-PLC-PENTACLE"),
        (flames_at_the_rim, "refusal-away-from-rim", "SU-R-FLAMES-1"),
        (deploy_at_dusk, "refusal-not-now", "CORE-TURN"),
        (tomb_of_stonehedge_for_the_vanishing, "refusal-must-vanish", "SU-P-VANISHING"),
        (deploy_at_the_altar, "refusal-not-now", "CORE-TURN"),
    ],
)
def test_refusals(case: Callable[[], Case], message: str, rule: str) -> None:
    state, verb, args = case()
    refusal = refused(state, verb, **args)
    assert (refusal.message, refusal.rule) == (message, rule)


@rules("SU-TURN-13", "SW-P-BERSERK-2")
def test_nothing_between_a_berserk_roll_and_its_conquest() -> None:
    state = mixed(
        CAVE,
        active("ogres", "berserk", {"gate": 9}),
        [],
        markers={SWORD: "gate", "wickedest-pentacle": "gate"},
    )
    do(state, "roll")
    chance(state, "die", value=1)
    for verb, args in (
        ("use", {"relic": SWORD}),
        ("copy", {"relic": SWORD}),
        ("place", {"piece": "balrog", "region": "hall"}),
    ):
        assert refused(state, verb, **args).rule == "SW-P-BERSERK-2"

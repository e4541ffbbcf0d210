"""The end of a turn underground: placements, coins, retreats."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import (
    coins,
    figure_at,
    names,
    vengeance,
)
from tests.tools.play import (
    can,
    conquer,
    do,
    moved_coins,
    paid,
    pass_to,
    refused,
    settle_down,
    verbs,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.games.small_world.state import State

CAVE = board("""
    gate    mud edge                 | hall grove ford
    hall    mine                     | peak nook
    grove   mushroom-forest          | peak
    peak    black-mountain           | nook
    nook    mud edge                 | far den
    far     mine edge                | rift
    den     mystic-crystal monsters  |
    ford    river edge               | far
    rift    chasm volcano            |
""")
RING = "froggys-ring"
SCEPTER = "scepter-of-avarice"
PENTACLE = "wickedest-pentacle"
CRYPT = "crypt-of-the-tomb-raider"


@rules("SU-TURN-9")
def test_placements_at_the_end_come_in_any_order_once_each() -> None:
    royal = active("ogres", "royal", {"gate": 1, "hall": 1})
    markers = {RING: "gate", SCEPTER: "gate", CRYPT: "hall"}
    moves: list[tuple[str, dict[str, str | int]]] = [
        ("lay", {"relic": RING, "region": "hall"}),
        ("place", {"piece": "ghost", "region": "far"}),
        ("lay", {"relic": SCEPTER, "region": "hall"}),
        ("place", {"piece": "queen", "region": "gate"}),
    ]
    for order in (moves, moves[::-1]):
        state = underground(CAVE, royal, [], markers=markers)
        do(state, "stop")
        for verb, how in order:
            assert state.turn() == 0
            do(state, verb, **how)
        assert (figure_at(state, "queen"), figure_at(state, "ghost")) == ("gate", "far")
        assert (state.turn(), coins(state, 0)) == (1, 5 + 2 + 1)


@rules("SU-TURN-9", "SU-P-MAGIC-1")
def test_the_bag_stands_for_ring_or_scepter() -> None:
    magic = active("ogres", "magic", {"gate": 1, "hall": 1})
    liches = active("liches", "mystic", {"far": 1, "nook": 1})
    state = underground(CAVE, magic, liches, markers={SCEPTER: "far"})
    do(state, "stop")
    effects = do(state, "lay", relic=SCEPTER, by="bag", region="hall")
    assert paid(effects, 0) == {"SW-COI-1": 2, "SU-REL-SCEPTER": 1}
    assert figure_at(state, "bag") == "hall"
    state = underground(CAVE, magic, liches, markers={RING: "far"})
    do(state, "stop")
    effects = do(state, "lay", relic=RING, by="bag", region="hall")
    assert moved_coins(effects, 0) == {"SU-REL-RING": 1}


@rules("SU-TURN-9")
def test_nothing_of_the_end_is_placed_before() -> None:
    royal = active("ogres", "royal", {"gate": 3})
    state = underground(CAVE, royal, [], markers={RING: "gate", CRYPT: "gate"})
    conquer(state, "hall")
    assert not can(state, "lay", relic=RING, region="gate")
    assert not can(state, "place", piece="queen", region="gate")
    assert not can(state, "place", piece="ghost", region="far")


@rules("SU-TURN-10", "SU-P-THIEVING")
def test_coins_of_the_turn_come_before_those_of_players() -> None:
    thieves = active("ogres", "thieving", {"gate": 1})
    liches = active("liches", "mystic", {"hall": 1})
    state = underground(CAVE, thieves, liches, markers={RING: "gate"})
    do(state, "stop")
    effects = do(state, "lay", relic=RING, region="gate")
    told = [effect for effect in effects if effect.name in ("income-paid", "coins-gained")]
    assert names(told) == ["income-paid", "coins-gained", "coins-gained"]
    assert moved_coins(effects, 1) == {"SU-P-THIEVING": -1, "SU-REL-RING": -1}


@rules("SU-TURN-11", "SU-PLC-ALTAR")
def test_the_altar_comes_after_all_coins() -> None:
    both = [active("ogres", "thieving", {"gate": 1}), fallen("drow", {"far": 1})]
    liches = active("liches", "mystic", {"hall": 1})
    state = underground(CAVE, both, liches, markers={"altar-of-souls": "gate"})
    effects = do(state, "stop")
    assert paid(effects, 0) == {"SW-COI-1": 2}
    assert moved_coins(effects, 0) == {"SU-P-THIEVING": 1}
    assert verbs(state) == {"sacrifice", "done"}


@rules("SU-TURN-12", "SU-P-VENGEFUL")
def test_vengeance_markers_that_served_return() -> None:
    vengeful = active("ogres", "vengeful", {"gate": 2})
    state = underground(CAVE, vengeful, active("liches", "mystic", {"far": 1}), vengeance=[1])
    do(state, "stop")
    settle_down(state)
    assert vengeance(state) == set()


@rules("SU-TURN-12", "SU-TRAP-21")
def test_losers_redeploy_clockwise_from_the_players_left() -> None:
    for turn, order in ((0, [1, 2]), (1, [2, 0]), (2, [0, 1])):
        others = [
            active("liches", "mystic", {"hall": 2, "far": 1}),
            active("ogres", "muddy", {"grove": 2, "nook": 1}),
        ]
        seats = [*others]
        seats.insert(turn, active("mummies", "stone", {"gate": 15}))
        state = underground(CAVE, *seats, turn=turn)
        conquer(state, "hall")
        conquer(state, "grove")
        do(state, "stop")
        while state.actors()[0] == turn:
            do(state, "deploy", region="gate")
        seen: list[int] = []
        while int(state.turn()) == turn:
            seen.append(state.actors()[0])
            do(state, "deploy", region="far" if can(state, "deploy", region="far") else "nook")
        assert seen == order


@rules("SU-TURN-13")
def test_the_balrog_moves_at_any_point_of_the_turn() -> None:
    def start() -> State:
        return underground(
            CAVE,
            active("ogres", "stone", {"gate": 5}),
            active("liches", "mystic", {"far": 1}),
            markers={PENTACLE: "gate"},
            figures={"balrog": "peak"},
        )

    state = start()
    do(state, "place", piece="balrog", region="nook")
    assert can(state, "abandon", region="gate")
    assert refused(state, "place", piece="balrog", region="peak").rule == "SU-PLC-PENTACLE"
    state = start()
    conquer(state, "hall")
    do(state, "place", piece="balrog", region="nook")
    assert can(state, "conquer", region="grove")
    state = start()
    do(state, "stop")
    settle_down(state, until="place")
    do(state, "place", piece="balrog", region="nook")
    assert figure_at(state, "balrog") == "nook"


@rules("SU-TURN-13")
def test_no_move_of_the_balrog_in_a_turn_of_decline() -> None:
    ogres = active("ogres", "stone", {"gate": 5})
    markers = {PENTACLE: "gate"}
    state = underground(CAVE, ogres, [], markers=markers, figures={"balrog": "peak"})
    do(state, "place", piece="balrog", region="nook")
    assert not can(state, "decline")
    state = underground(CAVE, ogres, [], markers=markers, figures={"balrog": "peak"})
    do(state, "decline")
    assert (state.turn(), figure_at(state, "balrog")) == (1, "peak")
    pass_to(state, 0)
    assert figure_at(state, "balrog") == "peak"

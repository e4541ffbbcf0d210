"""What the greedy player makes of Relics, Places, figures and rivers."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.play import action, chance, conquer, do, settle_down
from tests.tools.position import active, fallen
from tests.tools.underground import underground

from warren.bots.greedy_bot import GreedyBot
from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.garrison import Garrison
from warren.bots.small_world.outlook import look
from warren.core.action import Action
from warren.games.small_world.state import State

CAVE = board("""
    gate    mud edge             | hall peak
    hall    mine                 | nook
    peak    black-mountain       | nook shaft
    nook    mud                  | shaft
    shaft   mine edge            |
""")
FORD = board("""
    bank    mud edge             | brook
    brook   river                | far
    far     mine                 | deep
    deep    mine                 |
""")
LAST = 10


def answer(state: State) -> Action:
    """What the greedy bot does for the seat to act."""
    seat = state.actors()[0]
    return state.action(GreedyBot(0, "underground").choose(state.view(seat)))


def appraisal(state: State) -> Appraisal:
    outlook = look(state.view(0))
    return Appraisal(outlook, int(state.active_tribe(0)))


def region(state: State, name: str) -> int:
    return state.table.board.index[name]


def test_places_pay_whoever_takes_them() -> None:
    markers = {
        "mine-of-the-lost-dwarf": "hall",
        "keep-on-the-motherland": "peak",
        "diamond-fields": "nook",
    }
    state = underground(CAVE, active("gnomes", "thieving", {"gate": 5}), [], markers=markers)
    seen = appraisal(state)
    assert seen.coins(region(state, "hall")) == 1 + 2
    assert seen.coins(region(state, "peak")) == 1 + 1
    assert seen.coins(region(state, "nook")) == 1 + 2
    assert seen.coins(region(state, "shaft")) == 1


def test_a_river_pays_only_those_who_stay_in_it() -> None:
    passing = underground(FORD, active("gnomes", "thieving", {"bank": 5}), [])
    assert appraisal(passing).coins(region(passing, "brook")) == 0
    staying = underground(FORD, active("kraken", "thieving", {"bank": 5}), [])
    assert appraisal(staying).coins(region(staying, "brook")) == 1


def test_a_river_is_crossed_for_what_lies_beyond() -> None:
    state = underground(FORD, active("gnomes", "thieving", {"bank": 6}), [], round=LAST)
    assert answer(state) == action("conquer", {"region": "brook"})
    conquer(state, "brook")
    assert answer(state) == action("conquer", {"region": "far"})
    short = underground(FORD, active("gnomes", "thieving", {"bank": 2}), [], round=LAST)
    assert answer(short) == action("stop", {})


def test_a_lent_badge_pays_too() -> None:
    gnomes = active("gnomes", "thieving", {"gate": 5})
    state = underground(CAVE, gnomes, [], markers={"stonehedge": "gate"}, lent="mining")
    assert appraisal(state).coins(region(state, "hall")) == 2


def test_all_regions_count_that_a_power_counts_together() -> None:
    fishers = active("gnomes", "fisher", {"bank": 6})
    state = underground(FORD, fishers, [])
    assert appraisal(state).yield_of(1 << region(state, "far")) == 1
    assert appraisal(state).yield_of(1 << region(state, "brook")) == 0


def test_crowds_where_crowds_pay() -> None:
    state = underground(CAVE, active("gnomes", "frightened", {"gate": 6, "hall": 1}), [])
    garrison = Garrison(look(state.view(0)), int(state.active_tribe(0)))
    assert set(garrison.crowds().values()) == {3}
    assert sorted(garrison.targets(4).values()) == [3, 3]


def test_a_guarded_region_needs_no_tokens() -> None:
    royal = active("gnomes", "royal", {"gate": 3, "hall": 1})
    other = active("ogres", "stone", {"peak": 5})
    state = underground(CAVE, royal, other, figures={"queen": "gate"})
    garrison = Garrison(look(state.view(0)), int(state.active_tribe(0)))
    assert garrison.targets(2) == {region(state, "gate"): 1, region(state, "hall"): 3}


def test_the_sword_is_drawn_where_it_is_needed() -> None:
    gnomes = active("gnomes", "thieving", {"gate": 3})
    ogres = active("ogres", "stone", {"peak": 2, "hall": 2})
    sword = {"sword-of-the-killer-rabbit": "gate"}
    state = underground(CAVE, gnomes, ogres, markers=sword, round=LAST)
    drawn = answer(state)
    assert drawn == action("use", {"relic": "sword-of-the-killer-rabbit"})
    do(state, "use", relic="sword-of-the-killer-rabbit")
    assert answer(state) == action("conquer", {"region": "hall"})


def test_the_orb_takes_a_lone_token() -> None:
    gnomes = active("gnomes", "thieving", {"gate": 1})
    ogres = active("ogres", "stone", {"peak": 1, "shaft": 4})
    state = underground(CAVE, gnomes, ogres, markers={"shiny-orb": "gate"}, round=LAST)
    assert answer(state) == action("use", {"relic": "shiny-orb"})
    do(state, "use", relic="shiny-orb")
    assert answer(state) == action("conquer", {"region": "peak", "with": "orb"})


def test_no_relic_is_made_ready_in_vain() -> None:
    gnomes = active("gnomes", "thieving", {"gate": 1})
    ogres = active("ogres", "stone", {"peak": 8})
    markers = {"shiny-orb": "gate", "sword-of-the-killer-rabbit": "gate"}
    state = underground(CAVE, gnomes, ogres, markers=markers, round=LAST)
    assert answer(state).verb == "stop"


def test_the_altar_gets_what_is_worth_less() -> None:
    ours = [active("gnomes", "thieving", {"gate": 1}), fallen("drow", {"peak": 1, "nook": 1})]
    markers = {"altar-of-souls": "gate", "mine-of-the-lost-dwarf": "peak"}
    state = underground(CAVE, ours, [], markers=markers, round=6)
    do(state, "stop")
    assert answer(state) == action("sacrifice", {"region": "nook"})


def test_the_altar_gets_no_place_that_still_pays() -> None:
    ours = [active("gnomes", "thieving", {"gate": 1}), fallen("drow", {"peak": 1})]
    markers = {"altar-of-souls": "gate", "mine-of-the-lost-dwarf": "peak"}
    early = underground(CAVE, ours, [], markers=markers, round=6)
    do(early, "stop")
    assert answer(early).verb == "done"
    late = underground(CAVE, ours, [], markers=markers, round=LAST)
    do(late, "stop")
    assert answer(late) == action("sacrifice", {"region": "peak"})


def test_the_scepter_lies_where_most_is_paid() -> None:
    gnomes = active("gnomes", "mining", {"gate": 1, "hall": 1})
    state = underground(CAVE, gnomes, [], markers={"scepter-of-avarice": "gate"})
    settle_down(state, "lay")
    assert answer(state) == action("lay", {"relic": "scepter-of-avarice", "region": "hall"})


def test_the_ring_lies_beside_others() -> None:
    gnomes = active("gnomes", "mining", {"gate": 1, "hall": 1, "nook": 1})
    ogres = active("ogres", "stone", {"shaft": 1})
    state = underground(CAVE, gnomes, ogres, markers={"froggys-ring": "gate"})
    settle_down(state, "lay")
    assert answer(state) == action("lay", {"relic": "froggys-ring", "region": "nook"})


def test_the_queen_guards_what_is_in_danger_and_stays_there() -> None:
    royal = active("gnomes", "royal", {"gate": 1, "hall": 1, "peak": 1})
    ogres = active("ogres", "stone", {"shaft": 6})
    state = underground(CAVE, royal, ogres, figures={"queen": "hall"})
    settle_down(state, "place")
    assert answer(state) == action("place", {"piece": "queen", "region": "peak"})
    state = underground(CAVE, royal, ogres, figures={"queen": "peak"})
    settle_down(state, "place")
    assert answer(state).verb == "done"


def test_the_balrog_goes_to_others_and_never_home() -> None:
    ours = [active("gnomes", "mining", {"hall": 1}), fallen("drow", {"gate": 2})]
    ogres = active("ogres", "stone", {"nook": 2})
    state = underground(
        CAVE, ours, ogres, markers={"wickedest-pentacle": "hall"}, figures={"balrog": "peak"}
    )
    do(state, "stop")
    assert answer(state) == action("place", {"piece": "balrog", "region": "nook"})
    alone = underground(
        CAVE, ours, [], markers={"wickedest-pentacle": "hall"}, figures={"balrog": "peak"}
    )
    do(alone, "stop")
    assert answer(alone).verb == "done"


def test_regions_are_reborn_while_the_tray_has_tokens() -> None:
    ours = [
        active("gnomes", "mining", {"gate": 1}),
        fallen("drow", {"peak": 1, "hall": 1}, power="reborn"),
    ]
    state = underground(CAVE, ours, [])
    assert answer(state) == action("exchange", {"region": "hall"})


def test_a_race_vanishes_for_its_last_coins() -> None:
    regions = {"gate": 1, "hall": 1, "peak": 1, "nook": 1}
    vanishing = active("gnomes", "vanishing", regions)
    other = active("ogres", "stone", {"shaft": 6})
    late = underground(CAVE, vanishing, other, round=LAST)
    assert answer(late) == action("decline", {"with": "vanishing"})


def test_a_free_roll_is_never_refused() -> None:
    wisps = active("wisps", "thieving", {"bank": 6})
    crystal = board("""
        bank    mud edge        | cave
        cave    mystic-crystal  |
    """)
    state = underground(crystal, wisps, [], round=LAST)
    assert answer(state) == action("conquer", {"region": "cave", "with": "wisps"})
    do(state, "conquer", region="cave", by="wisps")
    chance(state, "die", value=2)
    assert state.holder_of(region(state, "cave")) == state.active_tribe(0)

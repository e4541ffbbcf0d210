"""The order of a turn underground."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import (
    figure_at,
    hand,
    holder,
    names,
    on_board,
    pieces,
    pieces_in_hand,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    legal,
    paid,
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


def column(state: State) -> list[tuple[str, str, int]]:
    combos = state.to_json()["column"]
    assert isinstance(combos, list)
    return [(combo["power"], combo["race"], combo["coins"]) for combo in combos]


@rules("SU-TURN-1")
def test_the_round_goes_on_with_the_first_player_but_not_in_round_one() -> None:
    ogres = active("ogres", "stone", {"gate": 1})
    state = underground(CAVE, ogres, active("liches", "mystic", {"far": 1}))
    assert state.rounds() == 1
    settle_down(state)
    assert (state.turn(), state.rounds()) == (1, 1)
    settle_down(state)
    assert (state.turn(), state.rounds()) == (0, 2)


@rules("SU-TURN-2", "SU-R-SHADOW-MIMES-1", "SU-TRAP-17")
def test_mimes_exchange_badges_before_the_column_is_filled_up() -> None:
    combos = [("muddy", "shadow-mimes"), ("flocking", "liches")]
    state = underground(CAVE, [], [], column=combos)
    before = column(state)
    assert verbs(state) == {"pick"}
    do(state, "pick", combo=0)
    assert verbs(state) == {"swap", "done"}
    assert column(state) == before
    do(state, "swap", combo=1)
    assert column(state)[0] == ("muddy", "liches", 0)
    assert len(column(state)) == 6
    assert hand(state, "shadow-mimes") == 7 + 5


@rules("SU-TURN-2", "SU-R-FLAMES")
def test_flames_put_the_volcano_down_before_the_column_is_filled_up() -> None:
    state = underground(CAVE, [], [], column=[("muddy", "flames")])
    do(state, "pick", combo=0)
    assert [action.args["region"] for action in legal(state)] == ["rift"]
    assert len(column(state)) == 5
    do(state, "place", piece="volcano", region="rift")
    assert len(column(state)) == 6
    assert figure_at(state, "volcano") == "rift"


@rules("SU-TURN-3", "SU-PLC-FOUNTAIN", "SU-R-CULTISTS", "SU-P-REBORN")
def test_what_acts_at_the_start_of_a_turn_comes_in_any_order_before_the_decline() -> None:
    def start() -> State:
        both = [
            active("cultists", "stone", {"gate": 1, "hall": 1}),
            fallen("liches", {"nook": 1, "far": 1, "peak": 1}, power="reborn"),
        ]
        return underground(
            CAVE,
            both,
            [],
            markers={"fountain-of-youth": "gate"},
            figures={"great-ancient": "gate"},
        )

    state = start()
    assert hand(state, "cultists") == 1
    assert not can(state, "decline")
    do(state, "exchange", region="nook")
    do(state, "place", piece="great-ancient", region="nook")
    do(state, "exchange", region="far")
    assert can(state, "decline")
    assert not can(state, "exchange", region="peak")
    state = start()
    do(state, "place", piece="great-ancient", region="hall")
    assert refused(state, "place", piece="great-ancient", region="gate").rule == "SU-TURN-9"
    do(state, "exchange", region="nook")
    do(state, "done")
    assert can(state, "decline")


@rules("SU-TURN-4")
def test_a_combo_taken_this_turn_cannot_decline() -> None:
    state = underground(CAVE, [], [], column=[("muddy", "ogres")])
    do(state, "pick", combo=0)
    assert refused(state, "decline").rule == "SW-TURN-2"
    assert can(state, "conquer", region="gate")


@rules("SU-TURN-4", "SU-DEC-5")
def test_a_decline_is_paid_and_ends_the_turn() -> None:
    state = underground(CAVE, active("ogres", "stone", {"gate": 3, "hall": 1}), [])
    effects = do(state, "decline")
    assert names(effects).index("tribe-declined") < names(effects).index("income-paid")
    assert paid(effects, 0) == {"SW-COI-1": 2}
    assert state.turn() == 1


@rules("SU-TURN-5")
def test_tokens_and_hammers_are_taken_up_and_regions_abandoned_after_that() -> None:
    dwarves = active("iron-dwarves", "stone", {"hall": 3, "gate": 2}, spare={"silver-hammer": 2})
    state = underground(CAVE, dwarves, [])
    do(state, "abandon", region="gate")
    assert (on_board(state, "iron-dwarves"), hand(state, "iron-dwarves")) == ({"hall": 1}, 4)
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 2}
    conquer(state, "peak")
    assert on_board(state, "iron-dwarves") == {"hall": 1, "peak": 1}
    assert pieces(state, "peak") == {"silver-hammer": 2}
    assert refused(state, "abandon", region="hall").rule == "SW-TRN-5"


@rules("SU-TURN-6", "SU-P-VAMPIRE")
def test_conquests_of_all_kinds_in_one_turn() -> None:
    liches = active("liches", "mystic", {"hall": 1, "nook": 1, "far": 1})
    drow = active("drow", "muddy", {"peak": 1})
    markers = {"shiny-orb": "gate", "sword-of-the-killer-rabbit": "gate"}
    state = underground(
        CAVE, active("ogres", "vampire", {"gate": 9}), liches, drow, markers=markers
    )
    conquer(state, "grove")
    conquer(state, "hall", by="vampire")
    assert refused(state, "conquer", region="nook", by="vampire").rule == "SU-P-VAMPIRE"
    conquer(state, "peak", by="vampire")
    do(state, "use", relic="shiny-orb")
    conquer(state, "nook", by="orb")
    do(state, "use", relic="sword-of-the-killer-rabbit")
    conquer(state, "den")
    chance(state, "marker", marker="flying-doormat")
    do(state, "use", relic="flying-doormat")
    conquer(state, "far")
    assert set(on_board(state, "ogres")) == {"gate", "grove", "hall", "peak", "nook", "den", "far"}


@rules("SU-TURN-6", "SU-R-WISPS")
def test_wisps_roll_for_several_conquests() -> None:
    state = underground(CAVE, active("wisps", "stone", {"nook": 7}), [])
    conquer(state, "den", by="wisps")
    chance(state, "die", value=2)
    chance(state, "marker", marker=RING)
    assert on_board(state, "wisps") == {"nook": 1, "den": 2}
    assert can(state, "conquer", region="peak")


@rules("SU-TURN-7")
def test_after_the_last_attempt_nothing_more_is_conquered() -> None:
    liches = active("liches", "mystic", {"nook": 1})
    vampire = active("ogres", "vampire", {"hall": 2})
    markers = {"shiny-orb": "hall"}
    state = underground(CAVE, vampire, liches, markers=markers)
    conquer(state, "peak", by="die")
    chance(state, "die", value=1)
    assert holder(state, "peak") == "ogres"
    assert state.turn() == 1


@rules("SU-TURN-7")
def test_neither_means_nor_relics_serve_after_the_last_attempt() -> None:
    liches = active("liches", "mystic", {"nook": 1})
    vampire = active("mummies", "vampire", {"hall": 4})
    state = underground(CAVE, vampire, liches, markers={"shiny-orb": "hall"})
    conquer(state, "peak", by="die")
    chance(state, "die", value=3)
    assert (state.turn(), holder(state, "peak")) == (0, "mummies")
    for wrong in ({"by": "vampire"}, {"by": "die"}, {}):
        assert refused(state, "conquer", region="nook", **wrong).rule == "SW-DIE-4"
    assert refused(state, "use", relic="shiny-orb").rule == "SW-DIE-4"


@rules("SU-TURN-8", "SU-R-MUDMEN-1")
def test_new_mudmen_first_then_rivers_then_moves_and_armours() -> None:
    mudmen = active("mudmen", "shield", {"gate": 3, "grove": 1})
    state = underground(CAVE, mudmen, [])
    conquer(state, "ford")
    effects = do(state, "stop")
    order = names(effects)
    assert order.index("tokens-gained") < order.index("river-left")
    assert order.index("pieces-gained") < order.index("river-left")
    assert on_board(state, "mudmen") == {"gate": 1, "grove": 1}
    assert hand(state, "mudmen") == 1 + 1 + 1
    assert not can(state, "place", piece="mushroom-armour", region="gate")
    for _ in range(3):
        do(state, "deploy", region="gate")
    do(state, "place", piece="mushroom-armour", region="gate")
    assert pieces(state, "gate") == {"mushroom-armour": 1}


@rules("SU-TURN-8", "SU-R-KRAKEN")
def test_kraken_do_not_vacate_rivers() -> None:
    state = underground(CAVE, active("kraken", "stone", {"gate": 2}), [])
    conquer(state, "ford")
    effects = do(state, "stop")
    assert "river-left" not in names(effects)
    assert holder(state, "ford") == "kraken"


@rules("SU-TURN-8", "SU-R-IRON-DWARVES", "SU-TRAP-10")
def test_hammers_leave_the_board_when_the_race_redeploys() -> None:
    dwarves = active("iron-dwarves", "stone", {"hall": 3}, spare={"silver-hammer": 2})
    state = underground(CAVE, dwarves, [])
    conquer(state, "peak")
    assert pieces(state, "peak") == {"silver-hammer": 2}
    do(state, "stop")
    settle_down(state)
    assert pieces(state, "peak") == {}
    assert pieces_in_hand(state, "iron-dwarves") == {"silver-hammer": 3}

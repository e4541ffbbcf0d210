"""The outline of a turn, its end and the end of the game."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import coins, hand, names, on_board
from tests.tools.play import can, chance, conquer, do, finish_turn, refused, settle_down, verbs
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

BOARD = row(a="hill edge", b="forest", c="swamp", d="farmland", e="hill", f="forest edge")


@rules("SW-TURN-1", "SW-TRN-4")
def test_rounds_and_peace_end_with_turns() -> None:
    state = position(
        BOARD,
        active("orcs", "forest", {"a": 1}),
        active("elves", "diplomat", {"f": 1}),
        peace={1: 0},
    )
    assert state.rounds() == 1
    finish_turn(state)
    assert state.turn() == 1
    assert state.rounds() == 1
    assert state.ally(1) == -1
    state.effects = []
    settle_down(state)
    assert state.rounds() == 2
    assert "round-began" in names(state.effects)


@rules("SW-TURN-3", "SW-DEC-1", "SW-TRN-1")
def test_a_turn_of_decline_ends_with_its_coins() -> None:
    state = position(BOARD, active("orcs", "forest", {"a": 3, "b": 2}), active("elves", "hill"))
    effects = do(state, "decline")
    assert "income-paid" in names(effects)
    assert coins(state, 0) == 7
    assert state.turn() == 1


@rules("SW-TURN-4", "SW-TURN-5", "SW-R-GHOULS-1")
def test_ghouls_in_decline_expand_before_the_active_race() -> None:
    state = position(
        BOARD,
        [active("orcs", "hill", {"a": 3}), fallen("ghouls", {"f": 3})],
        active("elves", "stout"),
    )
    conquer(state, "e")
    assert on_board(state, "ghouls") == {"e": 2, "f": 1}
    assert on_board(state, "orcs") == {"a": 3}
    do(state, "stop")
    do(state, "done")
    conquer(state, "b")
    assert on_board(state, "orcs") == {"a": 1, "b": 2}


@rules("SW-TURN-6", "SW-CON-9", "SW-RED-6")
def test_conquests_may_stop_before_they_begin() -> None:
    state = position(BOARD, active("orcs", "hill", {"a": 3}), active("elves", "stout"))
    do(state, "stop")
    assert verbs(state) == {"deploy"}
    assert hand(state, "orcs") == 2


@rules("SW-TURN-7", "SW-DIE-4")
def test_the_last_attempt_ends_the_conquests() -> None:
    state = position(BOARD, active("orcs", "hill", {"a": 2}), active("elves", "stout"))
    conquer(state, "b", by="die")
    chance(state, "die", value=1)
    assert on_board(state, "orcs") == {"a": 1, "b": 1}
    assert not can(state, "conquer", region="c")
    assert state.turn() == 1


@rules("SW-TURN-8", "SW-TURN-9")
def test_fortress_then_coins() -> None:
    state = position(BOARD, active("skeletons", "fortified", {"a": 3}), active("elves", "stout"))
    conquer(state, "b")
    do(state, "stop")
    assert verbs(state) == {"withdraw", "done"}
    do(state, "done")
    assert verbs(state) == {"place", "done"}
    do(state, "place", piece="fortress", region="a")
    assert coins(state, 0) == 5 + 2 + 1
    assert state.turn() == 1


@rules("SW-TURN-12", "SW-LOS-6", "SW-LOS-2", "SW-LOS-7", "SW-TRAP-7")
def test_losers_redeploy_clockwise_after_the_coins() -> None:
    state = position(
        BOARD,
        active("elves", "hill", {"c": 2, "e": 1}),
        active("orcs", "commando", {"b": 1}, hand=9),
        active("giants", "stout", {"d": 3, "f": 1}),
        turn=1,
    )
    conquer(state, "c")
    conquer(state, "d")
    assert hand(state, "giants") == 2
    assert on_board(state, "giants") == {"f": 1}
    do(state, "stop")
    while state.actors()[0] == 1:
        do(state, "deploy", region="b") if can(state, "deploy", region="b") else do(state, "done")
    assert coins(state, 1) == 5 + 3 + 2
    assert state.actors()[0] == 2
    assert refused(state, "deploy", region="c").rule == "SW-RED-1"
    assert refused(state, "withdraw", region="f").rule == "SW-TURN-8"
    do(state, "deploy", region="f")
    do(state, "deploy", region="f")
    assert state.actors()[0] == 0
    assert state.turn() == 1
    do(state, "deploy", region="e")
    do(state, "deploy", region="e")
    assert (state.turn(), state.actors()[0]) == (2, 2)
    assert coins(state, 0) == 5


@rules("SW-LOS-3", "SW-LOS-11", "SW-TRAP-14")
def test_a_race_driven_off_waits_in_hand_and_enters_again() -> None:
    state = position(
        BOARD, active("orcs", "commando", {"b": 1}, hand=9), active("giants", "stout", {"c": 3})
    )
    conquer(state, "c")
    settle_down(state)
    assert hand(state, "giants") == 2
    assert verbs(state) == {"decline", "conquer", "stop"}
    assert can(state, "conquer", region="f")
    assert refused(state, "conquer", region="d").rule == "SW-CON-1"


@rules("SW-LOS-11", "SW-LOS-12", "SW-TRAP-14")
def test_a_wiped_out_race_stays_until_it_declines() -> None:
    state = position(
        BOARD, [active("orcs", "hill"), fallen("ratmen", {"a": 1})], active("giants", "stout")
    )
    assert verbs(state) == {"decline", "stop"}
    kept = state.clone()
    kept.effects = []
    assert finish_turn(kept) == {"SW-COI-1": 1}
    effects = do(state, "decline")
    assert names(effects).count("tribe-gone") == 2
    assert coins(state, 0) == 5
    settle_down(state)
    assert verbs(state) == {"pick"}


@rules("SW-OPT-4")
def test_retreats_may_be_done_for_the_players() -> None:
    state = position(
        BOARD,
        active("orcs", "commando", {"b": 1}, hand=9),
        active("giants", "stout", {"c": 5, "e": 1, "f": 2}),
        options={"auto_retreat": True},
    )
    conquer(state, "c")
    settle_down(state)
    assert on_board(state, "giants") == {"e": 4, "f": 3}
    assert state.actors()[0] == 1


@rules("SW-END-1", "SW-END-2", "SW-END-3", "SW-TRN-4", "SW-DEC-14", "SW-HID-1")
def test_after_the_last_round_coins_decide_then_tokens() -> None:
    for orcs, giants, winners in ((2, 1, [0]), (1, 2, [1]), (2, 2, [0, 1])):
        state = position(
            BOARD,
            active("orcs", "alchemist", {"a": orcs}),
            active("giants", "wealthy", {"f": giants}),
            round=10,
            turn=1,
            coins=[20, 19],
        )
        assert [entry["coins"] for entry in _seats(state.view(0).to_json())] == [20, None]
        settle_down(state)
        assert state.is_over()
        assert state.scores() == [20, 20]
        assert state.winners() == winners
        assert [entry["coins"] for entry in _seats(state.view(0).to_json())] == [20, 20]
    richer = position(BOARD, active("orcs", "hill", {"b": 1}), [], round=10, turn=0, coins=[9, 3])
    do(richer, "decline")
    assert richer.turn() == 1
    assert richer.winners() == [0]
    assert richer.returns() == [1.0, -1.0]


@rules("SW-END-3")
def test_tokens_in_hand_and_aside_do_not_break_ties() -> None:
    state = position(
        BOARD,
        active("amazons", "hill", {"a": 1}, hand=2, aside=4),
        active("giants", "stout", {"f": 2}),
        coins=[5, 5],
    )
    assert state.winners() == [1]


def _seats(view: dict[str, object]) -> list[dict[str, object]]:
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats

"""Shadow Mimes: their badge may be exchanged for another open one."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, badge, coins, column, hand, names, picked_below
from tests.tools.play import do, legal, refused, verbs
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine")
COLUMN = [
    ("mining", "drow"),
    ("muddy", "shadow-mimes"),
    ("royal", "ogres"),
    ("tomb", "liches"),
    ("wise", "gnomes"),
    ("magic", "kraken"),
]


@rules("SU-R-SHADOW-MIMES")
def test_seven_tokens_and_those_of_the_badge() -> None:
    state = underground(CAVE, [], [], column=[("wise", "shadow-mimes")])
    do(state, "pick", combo=0)
    do(state, "done")
    assert (hand(state, "shadow-mimes"), badge(state, "shadow-mimes")) == (11, "wise")
    assert picked_below("ogres", "wise") == (9, 1)


@rules("SU-R-SHADOW-MIMES", "SU-R-SHADOW-MIMES-1", "SU-TRAP-17")
def test_the_badges_change_places_before_the_refill() -> None:
    state = underground(CAVE, [], [], column=COLUMN)
    do(state, "pick", combo=1)
    assert len(column(state)) == 6
    assert [choice.args.get("combo") for choice in legal(state)] == [0, 2, 3, 4, 5, None]
    effects = do(state, "swap", combo=3)
    assert args(effects, "badges-swapped") == [
        {"seat": 0, "gained": "tomb", "given": "muddy", "place": 3}
    ]
    order = names(effects)
    assert order.index("badges-swapped") < order.index("combo-taken") < order.index("combo-opened")
    assert badge(state, "shadow-mimes") == "tomb"
    assert column(state)[:5] == [
        ("mining", "drow", 1),
        ("royal", "ogres", 0),
        ("muddy", "liches", 0),
        ("wise", "gnomes", 0),
        ("magic", "kraken", 0),
    ]


@rules("SU-R-SHADOW-MIMES-1", "SU-TRAP-17")
def test_the_badge_they_keep_decides_how_many_tokens() -> None:
    state = underground(CAVE, [], [], column=COLUMN)
    do(state, "pick", combo=1)
    do(state, "swap", combo=3)
    assert hand(state, "shadow-mimes") == 7 + 5
    state = underground(CAVE, [], [], column=COLUMN)
    do(state, "pick", combo=1)
    do(state, "done")
    assert hand(state, "shadow-mimes") == 7 + 3


@rules("SU-R-SHADOW-MIMES-1")
def test_the_price_of_the_pick_stays() -> None:
    state = underground(CAVE, [], [], column=COLUMN)
    do(state, "pick", combo=1)
    do(state, "swap", combo=5)
    assert coins(state, 0) == 4


@rules("SU-R-SHADOW-MIMES")
def test_coins_on_the_combos_do_not_move() -> None:
    state = underground(CAVE, [], [], column=COLUMN)
    do(state, "pick", combo=3)
    while state.turn() == 0:
        do(state, "stop")
    assert [coins for _, _, coins in column(state)[:3]] == [1, 1, 1]
    do(state, "pick", combo=1)
    do(state, "swap", combo=0)
    assert column(state)[0] == ("muddy", "drow", 2)
    assert coins(state, 1) == 5 - 1 + 1


@rules("SU-R-SHADOW-MIMES")
def test_not_with_their_own_combo_and_nothing_else_first() -> None:
    state = underground(CAVE, [], [], column=COLUMN)
    do(state, "pick", combo=1)
    refusal = refused(state, "swap", combo=1)
    assert (refusal.message, refusal.rule) == ("refusal-no-swap", "SU-R-SHADOW-MIMES")
    refusal = refused(state, "conquer", region="gate")
    assert (refusal.message, refusal.rule) == ("refusal-swap-first", "SU-R-SHADOW-MIMES-1")


@rules("SU-R-SHADOW-MIMES")
def test_others_do_not_exchange() -> None:
    state = underground(CAVE, [], [], column=COLUMN)
    do(state, "pick", combo=0)
    assert "swap" not in verbs(state)
    assert refused(state, "swap", combo=2).rule == "CORE-TURN"

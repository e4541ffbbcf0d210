"""Choosing a combo."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import coins, hand, names, tray
from tests.tools.play import chance, do, legal, refused, settle_down, verbs
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.small_world.layout import BADGES, BANNERS, COLUMN, COMBO_SIZE
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE

BOARD = row(a="hill edge", b="forest", c="swamp edge", d="farmland")
OFFER = [
    ("forest", "orcs"),
    ("hill", "trolls"),
    ("merchant", "elves"),
    ("swamp", "giants"),
    ("commando", "humans"),
    ("stout", "tritons"),
]


def column(state: State) -> list[tuple[str, str, int]]:
    found = state.to_json()["column"]
    assert isinstance(found, list)
    return [(combo["power"], combo["race"], combo["coins"]) for combo in found]


@rules("SW-CMB-1", "SW-TURN-2")
def test_without_a_race_a_combo_must_be_taken() -> None:
    state = position(BOARD, [], [], column=OFFER)
    assert verbs(state) == {"pick"}
    assert refused(state, "decline").rule == "SW-CMB-1"
    assert refused(state, "stop").rule == "SW-CMB-1"
    do(state, "pick", combo=0)
    assert refused(state, "pick", combo=0).rule == "SW-CMB-1"
    assert refused(state, "decline").rule == "SW-TURN-2"


@rules("SW-CMB-2", "SW-CMB-3", "SW-TRAP-19")
def test_each_combo_above_gets_a_coin_and_keeps_it_for_its_taker() -> None:
    state = position(BOARD, [], [], column=OFFER)
    effects = do(state, "pick", combo=2)
    assert names(effects)[:2] == ["combo-taken", "coins-paid"]
    assert coins(state, 0) == 3
    assert column(state)[:3] == [
        ("forest", "orcs", 1),
        ("hill", "trolls", 1),
        ("swamp", "giants", 0),
    ]
    settle_down(state)
    do(state, "pick", combo=1)
    assert coins(state, 1) == 5 - 1 + 1
    assert column(state)[:2] == [("forest", "orcs", 2), ("swamp", "giants", 0)]


@rules("SW-CMB-2", "SW-HID-5", "SW-CMB-3")
def test_who_cannot_pay_cannot_take() -> None:
    state = position(BOARD, [], [], column=OFFER, coins=[2, 5])
    assert legal(state) == [Action("pick", {"combo": place}) for place in range(3)]
    refusal = refused(state, "pick", combo=3)
    assert (refusal.rule, refusal.message) == ("SW-CMB-2", "refusal-cannot-pay")
    public = state.view(1).state
    assert legal(public) == legal(state)


@rules("SW-CMB-4", "SW-CMB-8")
def test_tokens_are_banner_and_badge_as_far_as_the_tray_goes() -> None:
    state = position(BOARD, [], [], column=OFFER)
    do(state, "pick", combo=0)
    assert hand(state, "orcs") == 5 + 4
    assert tray(state, "orcs") == 1


@rules("SW-CMB-5", "SW-EX-13")
def test_the_column_closes_up_and_a_new_combo_opens_at_the_bottom() -> None:
    state = position(BOARD, [], [], column=OFFER)
    state.apply(0, state.code(Action("pick", {"combo": 1})))
    assert state.is_chance()
    state.apply(CHANCE, state.code(Action("banner", {"race": "wizards"})))
    state.apply(CHANCE, state.code(Action("badge", {"power": "flying"})))
    assert [combo[:2] for combo in column(state)] == [
        OFFER[0],
        *OFFER[2:],
        ("flying", "wizards"),
    ]
    assert "conquer" in verbs(state)


@rules("SW-CMB-6")
def test_banners_that_went_back_come_last_and_in_order() -> None:
    state = position(
        BOARD,
        active("dwarves", "alchemist", {"a": 1}),
        [active("ratmen", "bivouacking", {"c": 1}), fallen("ghouls", {"d": 1})],
        column=OFFER,
    )
    do(state, "decline")
    do(state, "decline")
    banners = state.to_json()["banners"]
    badges = state.to_json()["badges"]
    assert isinstance(banners, dict)
    assert isinstance(badges, dict)
    assert banners["returned"] == ["ghouls"]
    assert badges["discarded"] == ["alchemist", "bivouacking"]
    state.numbers[BANNERS] = 0
    state.apply(0, state.code(Action("pick", {"combo": 0})))
    assert {state.action(code).verb for code in state.codes(state.actors()[0])} == {"badge"}
    chance(state, "badge", power="wealthy")
    assert column(state)[-1][:2] == ("wealthy", "ghouls")


@rules("SW-CMB-6")
def test_discarded_badges_become_the_new_stack() -> None:
    state = position(BOARD, active("dwarves", "alchemist", {"a": 1}), [], column=OFFER)
    do(state, "decline")
    state.numbers[BADGES] = 0
    state.apply(1, state.code(Action("pick", {"combo": 0})))
    chance(state, "banner", race="wizards")
    assert column(state)[-1][:2] == ("alchemist", "wizards")


@rules("SW-CMB-6", "SW-CMB-7")
def test_a_banner_that_comes_back_to_a_short_column_opens_at_once() -> None:
    state = position(
        BOARD,
        active("dwarves", "commando", {"b": 1}, hand=4),
        [active("ratmen", "bivouacking", {"d": 1}), fallen("ghouls", {"a": 1})],
        column=[("forest", "orcs"), ("hill", "trolls")],
    )
    state.numbers[BANNERS] = 0
    for place in range(2, 6):
        for part in range(2):
            state.numbers[COLUMN + place * COMBO_SIZE + part] = NONE
    assert len(column(state)) == 2
    state.apply(0, state.code(Action("conquer", {"region": "a"})))
    assert {state.action(code).verb for code in state.codes(state.actors()[0])} == {"badge"}
    power = str(state.action(state.chance_outcomes()[0][0]).args["power"])
    chance(state, "badge", power=power)
    assert column(state)[2] == (power, "ghouls", 0)
    assert state.turn() == 0
    assert "stop" in verbs(state)

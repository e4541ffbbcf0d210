"""Readying, abandoning, conquering, and the last attempt."""

from __future__ import annotations

from tests.tools.boards import board, row
from tests.tools.look import (
    args,
    coins,
    hand,
    holder,
    names,
    on_board,
    pieces,
    price,
    price_parts,
    tray,
)
from tests.tools.play import can, chance, conquer, do, finish_turn, legal, refused, targets, verbs
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

from warren.core.action import Action
from warren.games.small_world.explanation import explain_conquest

ROW = row(a="hill edge", b="forest tribe", c="swamp", d="mountain", e="farmland", f="hill edge")
SHORES = board(
    """
    ocean  sea edge    | beach
    beach  hill        | inland
    inland forest      | pond
    pond   lake        | shore
    shore  swamp       | brink inland
    brink  farmland edge
    """
)


@rules("SW-CON-1", "SW-CON-14", "SW-CON-6")
def test_entry_is_the_edge_and_the_shore_of_its_seas() -> None:
    state = position(SHORES, active("orcs", "hill", hand=9), [])
    assert targets(state) == {"beach", "brink"}
    assert refused(state, "conquer", region="shore").rule == "SW-CON-1"
    assert refused(state, "conquer", region="inland").rule == "SW-CON-1"
    assert refused(state, "conquer", region="ocean").rule == "SW-CON-6"
    assert refused(state, "conquer", region="pond").rule == "SW-CON-6"


@rules("SW-CON-1")
def test_a_sea_held_by_seafarers_still_lets_others_in() -> None:
    state = position(
        SHORES, active("orcs", "hill", hand=9), active("elves", "seafaring", {"ocean": 2})
    )
    assert can(state, "conquer", region="beach")


@rules("SW-CON-2", "SW-CON-18")
def test_further_conquests_touch_what_the_active_race_holds() -> None:
    state = position(ROW, [active("orcs", "hill", {"a": 1}, hand=9), fallen("elves", {"e": 1})], [])
    assert targets(state) == {"b"}
    assert refused(state, "conquer", region="d").rule == "SW-CON-2"
    conquer(state, "b")
    assert targets(state) == {"c"}


@rules("SW-CON-3", "SW-SET-3")
def test_the_price_counts_everything_in_the_region() -> None:
    state = position(
        ROW,
        active("orcs", "hill", {"c": 1}, hand=9),
        active("elves", "bivouacking", {"d": 2}, pieces={"d": {"encampment": 2}}),
    )
    assert price_parts(state, "b") == {"SW-CON-3": 2, "SW-SET-3": 1}
    assert price(state, "d") == 2 + 1 + 2 + 2
    assert price_parts(state, "d") == {"SW-CON-3": 5, "SW-P-BIVOUACKING": 2}


@rules("SW-CON-3", "SW-CON-7", "SW-EX-14")
def test_own_tokens_in_decline_count_and_are_lost() -> None:
    state = position(ROW, [active("orcs", "hill", {"a": 1}, hand=5), fallen("elves", {"b": 1})], [])
    assert price(state, "b") == 3
    before = tray(state, "elves")
    conquer(state, "b")
    assert tray(state, "elves") == before + 1
    assert refused(state, "conquer", region="b").rule == "SW-CON-7"


@rules("SW-CON-4", "SW-CON-10", "SW-TRAP-11")
def test_one_token_is_always_needed() -> None:
    state = position(
        row(a="hill edge", b="mountain", c="hill"),
        active("giants", "mounted", {"b": 1}, hand=1),
        [],
    )
    assert price_parts(state, "c") == {
        "SW-CON-3": 2,
        "SW-R-GIANTS": -1,
        "SW-P-MOUNTED": -1,
        "SW-CON-4": 1,
    }
    conquer(state, "c")
    assert hand(state, "giants") == 0
    assert refused(state, "conquer", region="a").rule == "SW-CON-4"


@rules("SW-CON-5", "SW-CON-11")
def test_exactly_the_price_goes_in_and_stays() -> None:
    state = position(ROW, active("orcs", "hill", {"a": 1}, hand=6), [])
    conquer(state, "b")
    assert on_board(state, "orcs") == {"a": 1, "b": 3}
    assert hand(state, "orcs") == 3
    assert pieces(state, "b") == {}


@rules("SW-CON-8", "SW-CON-17")
def test_immune_regions_bar_opponents_only() -> None:
    heroes = {"b": {"hero": 1}}
    state = position(
        row(a="hill edge", b="forest"),
        active("orcs", "commando", {"a": 1}, hand=9),
        active("elves", "heroic", {"b": 1}, pieces=heroes),
    )
    for means in ("", "die"):
        args = {"by": means} if means else {}
        assert refused(state, "conquer", region="b", **args).rule == "SW-CON-8"
    own = position(
        row(a="hill edge", b="forest"),
        [active("elves", "heroic", {"b": 1}, pieces=heroes), fallen("ghouls", {"a": 5})],
        [],
    )
    conquer(own, "b")
    assert holder(own, "b") == "ghouls"


@rules("SW-CON-12")
def test_a_new_race_need_not_enter_beside_the_old_one() -> None:
    state = position(ROW, [active("orcs", "hill", hand=9), fallen("elves", {"a": 1})], [])
    assert can(state, "conquer", region="f")
    assert can(state, "conquer", region="a")


@rules("SW-CON-13", "SW-TRN-3", "SW-TRN-5", "SW-TRN-6", "SW-LOS-10")
def test_abandoning_comes_first_and_gives_everything_back() -> None:
    state = position(
        ROW,
        active(
            "orcs",
            "bivouacking",
            {"a": 2, "b": 3},
            pieces={"a": {"encampment": 2}},
        ),
        [],
    )
    do(state, "abandon", region="a")
    assert hand(state, "orcs") == 1 + 1 + 2
    assert pieces(state, "a") == {}
    assert holder(state, "a") is None
    assert price(state, "a") == 2
    conquer(state, "a")
    assert on_board(state, "orcs") == {"a": 2, "b": 1}
    assert refused(state, "abandon", region="b").rule == "SW-TRN-5"


@rules("SW-TRN-3")
def test_who_abandons_all_enters_again() -> None:
    state = position(ROW, active("orcs", "hill", {"c": 4}), [])
    do(state, "abandon", region="c")
    assert targets(state) == {"a", "f"}
    assert refused(state, "abandon", region="c").rule == "SW-TRN-3"


@rules("SW-TRN-2", "SW-TURN-5")
def test_readying_takes_all_but_one_a_region() -> None:
    state = position(ROW, active("amazons", "hill", {"a": 3, "b": 2}, aside=4), [])
    effects = do(state, "stop")
    assert names(effects)[0] == "tribe-readied"
    assert effects[0].args["tokens"] == 2 + 1 + 4


@rules("SW-DIE-1", "SW-DIE-2", "SW-DIE-6", "SW-DIE-7", "SW-DIE-8", "SW-TRAP-20", "SW-EX-3")
def test_the_last_attempt_makes_up_for_up_to_three_tokens() -> None:
    state = position(
        row(a="hill edge", b="mountain", c="forest"),
        active("skeletons", "hill", {"b": 1}, hand=1),
        active("elves", "stout", {"c": 3}),
    )
    assert can(state, "conquer", region="a", by="die")
    assert refused(state, "conquer", region="a").rule == "SW-CON-3"
    assert refused(state, "conquer", region="c", by="die").rule == "SW-DIE-2"
    rich = position(
        row(a="hill edge", b="mountain"), active("skeletons", "hill", {"b": 1}, hand=2), []
    )
    assert refused(rich, "conquer", region="a", by="die").rule == "SW-DIE-6"
    far = position(row(a="hill edge", b="swamp"), active("orcs", "hill", hand=1), [])
    assert refused(far, "conquer", region="b", by="die").rule == "SW-CON-1"
    conquer(state, "a", by="die")
    weights = {int(state.action(code).args["value"]): w for code, w in state.chance_outcomes()}
    assert weights == {0: 3, 1: 1, 2: 1, 3: 1}


@rules("SW-DIE-3", "SW-EX-3")
def test_all_unused_tokens_go_into_the_region() -> None:
    for roll, taken in ((0, False), (1, False), (2, True), (3, True)):
        state = position(
            row(a="hill edge", b="mountain"), active("skeletons", "hill", {"a": 2}), []
        )
        conquer(state, "b", by="die")
        effects = chance(state, "die", value=roll)
        assert (holder(state, "b") == "skeletons") == taken
        assert ("attack-failed" in names(effects)) != taken
        assert args(effects, "die-rolled") == [
            {"seat": 0, "value": roll, "region": "b", "needed": 2, "one_in": 3}
        ]
    lucky = position(
        row(a="hill edge", b="mountain", c="hill"),
        active("skeletons", "hill", {"a": 3}),
        active("elves", "stout", {"b": 1}),
    )
    conquer(lucky, "b", by="die")
    chance(lucky, "die", value=3)
    assert on_board(lucky, "skeletons") == {"a": 1, "b": 2}


@rules("SW-DIE-9", "SW-DIE-5", "SW-DIE-3")
def test_after_a_failed_attempt_tokens_are_redeployed_or_wait() -> None:
    state = position(row(a="hill edge", b="mountain"), active("orcs", "hill", {"a": 2}), [])
    conquer(state, "b", by="die")
    chance(state, "die", value=0)
    assert verbs(state) == {"deploy"}
    homeless = position(row(a="mountain edge", b="mountain"), active("orcs", "hill", hand=2), [])
    conquer(homeless, "a", by="die")
    chance(homeless, "die", value=0)
    assert hand(homeless, "orcs") == 2
    assert homeless.turn() == 1


@rules("SW-CON-16", "SW-P-DIPLOMAT")
def test_a_failed_attempt_is_an_attack() -> None:
    state = position(
        row(a="hill edge", b="mountain"),
        active("orcs", "diplomat", {"a": 2}),
        active("elves", "stout", {"b": 1}),
    )
    conquer(state, "b", by="die")
    chance(state, "die", value=0)
    do(state, "deploy", region="a")
    assert state.turn() == 1


@rules("SW-DEC-6", "SW-DEC-12")
def test_declining_comes_before_everything_else() -> None:
    for first in (Action("abandon", {"region": "a"}), Action("conquer", {"region": "b"})):
        state = position(ROW, active("orcs", "hill", {"a": 5}), [])
        assert "decline" in verbs(state)
        state.apply(0, state.code(first))
        assert refused(state, "decline").rule == "SW-DEC-12"


@rules("SW-LOS-1", "SW-LOS-4", "SW-LOS-5", "SW-LOS-9")
def test_the_loser_keeps_all_but_one_and_its_pieces_go() -> None:
    state = position(
        row(a="hill edge", b="mountain", c="hill"),
        active("orcs", "commando", {"a": 1}, hand=9),
        active("trolls", "fortified", {"b": 3}, pieces={"b": {"fortress": 1, "lair": 1}}),
    )
    assert price(state, "b") == 2 + 1 + 3 + 1 + 1 - 1
    before = tray(state, "trolls")
    conquer(state, "b")
    assert pieces(state, "b") == {}
    assert tray(state, "trolls") == before + 1
    assert hand(state, "trolls") == 2
    assert price(state, "b", 1) == 2 + 1 + 7


@rules("SW-LOS-4", "SW-DEC-4")
def test_natives_and_lone_tokens_are_gone_for_good() -> None:
    state = position(ROW, active("orcs", "hill", {"a": 1}, hand=9), [fallen("elves", {"c": 1})])
    conquer(state, "b")
    assert "tribe-gone" in names(conquer(state, "c"))
    finish_turn(state)
    assert pieces(state, "b") == {}
    banners = state.to_json()["banners"]
    assert isinstance(banners, dict)
    assert banners["returned"] == ["elves"]


@rules("SW-HID-2", "SW-COI-3")
def test_every_gain_is_told_with_its_rule() -> None:
    state = position(ROW, active("orcs", "merchant", {"a": 1}, hand=9), [])
    conquer(state, "b")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-R-ORCS": 1, "SW-P-MERCHANT": 2}
    assert coins(state, 0) == 10


def test_an_explanation_says_why_not() -> None:
    state = position(ROW, active("orcs", "hill", {"a": 1}, hand=9), [])
    far = explain_conquest(state, 0, 4)
    assert (far.total, far.refusal, far.rule) == (2, "refusal-not-adjacent", "SW-CON-2")
    nobody = explain_conquest(state, 1, 4)
    assert (nobody.refusal, nobody.rule) == ("refusal-no-race", "SW-CMB-1")
    assert explain_conquest(state, 0, 1).refusal == ""


def test_verbs_out_of_place_are_refused() -> None:
    state = position(ROW, active("orcs", "hill", {"a": 3}), [])
    assert refused(state, "deploy", region="a").rule == "CORE-TURN"
    assert refused(state, "roll").rule == "SW-P-BERSERK"
    assert refused(state, "conquer", region="b", by="dragon").rule == "SW-P-DRAGON-MASTER"
    assert refused(state, "conquer", region="b", by="sorcery").rule == "SW-R-SORCERERS"
    do(state, "stop")
    assert refused(state, "conquer", region="b").rule == "SW-DIE-4"
    assert refused(state, "abandon", region="a").rule == "SW-TRN-5"
    assert refused(state, "decline").rule == "SW-DEC-12"
    assert refused(state, "pick", combo=0).rule == "SW-CMB-1"
    assert len(legal(state)) == 1

"""What nobody knows: markers, the lent badge, purses."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.boards import row
from tests.tools.look import coins, column, finds, holder, names
from tests.tools.play import can, chance, conquer, refused
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.match import Match, new_match
from warren.core.refusal import Secret
from warren.games.registry import game
from warren.games.small_world.state import State

CAVE = row(gate="mud edge", den="mine monsters", lair="mud monsters", hall="mine")
LAIR = row(den="mud edge monsters", hall="mine", rift="chasm")


def outcomes(state: State) -> set[str]:
    return {
        str(value)
        for code, _ in state.chance_outcomes()
        for value in state.action(code).args.values()
    }


@rules("SU-HID-1", "SW-HID-1")
def test_purses_are_secret() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), [], coins=[7, 9])
    view = state.view(0)
    shut = {"coins": None, "ally": None}
    assert view.shown()["seats"] == [{"coins": 7, "ally": None}, shut]
    assert view.to_json()["seats"] == [{"coins": 7, "ally": None}, shut | {"counted": 9}]


@rules("SU-HID-2", "SU-SET-4")
def test_any_marker_not_seen_may_be_next_with_equal_chance() -> None:
    state = underground(
        CAVE, active("ogres", "wise", {"gate": 9}), [], markers={"stonehedge": "gate"}
    )
    assert finds(state) == 2
    conquer(state, "den")
    assert state.is_chance()
    assert len(outcomes(state)) == 14
    assert "stonehedge" not in outcomes(state)
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    chance(state, "marker", marker="shiny-orb")
    assert finds(state) == 1
    conquer(state, "lair")
    assert len(outcomes(state)) == 13


@rules("SU-HID-2")
def test_a_view_tells_no_more_than_the_number_left() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), [])
    mine = state.view(0).state.to_json()["deep"]
    theirs = state.view(1).state.to_json()["deep"]
    assert mine == theirs == state.to_json()["deep"]
    assert isinstance(mine, dict)
    assert mine["finds"] == 2
    assert mine["markers"] == {}


@rules("SU-HID-3", "SU-PLC-STONEHEDGE-1")
def test_the_lent_badge_is_drawn_from_the_unseen_ones() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker="stonehedge")
    unknown = Fields(state.to_json(), "").fields("badges").texts("unknown")
    assert outcomes(state) == set(unknown)
    assert not outcomes(state) & {power for power, _, _ in column(state)}
    power = sorted(outcomes(state))[0]
    chance(state, "badge", power=power)
    deep = state.view(1).state.to_json()["deep"]
    assert isinstance(deep, dict)
    assert deep["lent"] == power


@rules("SU-HID-4", "SU-R-LICHES")
def test_want_of_a_coin_is_told_to_the_attacker_alone() -> None:
    state = underground(
        CAVE,
        active("drow", "mining", {"gate": 9}),
        fallen("liches", {"den": 1}),
        coins=[0, 5],
    )
    assert refused(state, "conquer", region="den").rule == "SU-R-LICHES"
    assert not can(state, "conquer", region="den")
    for viewer in (1, None):
        shown = state.view(viewer).shown()
        seen = game("underground").view_from_json(shown, viewer).state
        before = seen.key()
        with pytest.raises(Secret, match="determinize"):
            seen.legal_actions(0)
        assert seen.key() == before


@rules("SU-HID-4")
def test_an_empty_purse_pays_nothing() -> None:
    state = underground(
        CAVE,
        active("drow", "thieving", {"gate": 1}),
        active("liches", "wise", {"den": 1}),
        coins=[5, 0],
    )
    before = len(state.effects or [])
    state.apply(0, state.code(Action("stop", {})))
    later = (state.effects or [])[before:]
    assert [effect.name for effect in later if effect.name == "coins-paid"] == []
    assert coins(state, 1) == 0


THEFT = [Action("stop", {})]
TRIBUTE = [Action("stop", {}), Action("lay", {"relic": "froggys-ring", "region": "gate"})]


def robbed(power: str, deeds: list[Action], purse: int, options: dict[str, object]) -> Match:
    """A turn that ends by taking a coin from the neighbour."""
    state = underground(
        CAVE,
        active("drow", power, {"gate": 1}),
        active("liches", "wise", {"den": 1}),
        coins=[5, purse],
        markers={"froggys-ring": "gate"} if deeds is TRIBUTE else None,
        options=options,
    )
    match = Match(state)
    for deed in deeds:
        told = match.act(0, deed)
    assert names(told.effects).count("coins-paid" if purse else "purse-empty") == 1
    return match


@rules("SU-HID-4", "SU-P-THIEVING", "SU-REL-RING")
@pytest.mark.parametrize(("power", "deeds"), [("thieving", THEFT), ("mining", TRIBUTE)])
@pytest.mark.parametrize("purse", [0, 3])
def test_what_a_purse_showed_is_not_taken_back(power: str, deeds: list[Action], purse: int) -> None:
    assert robbed(power, deeds, purse, {}).undo_refusal(0) == "refusal-undo-revealed"
    assert robbed(power, deeds, purse, {"open_coins": True}).undo_refusal(0) == ""
    older = robbed(power, deeds, purse, {"undo_after_look": True})
    older.undo(0)
    assert older.state.actors() == (0,)


@rules("SU-HID-4")
def test_a_position_of_the_first_rules_keeps_their_rule_of_taking_back() -> None:
    data = robbed("thieving", THEFT, 3, {"undo_after_look": True}).base.to_json()
    options = dict(Fields(data["options"], "options").data)
    del options["undo_after_look"]
    match = Match(game("underground").state_from_json({**data, "options": options}))
    match.act(0, Action("stop", {}))
    assert match.undo_refusal(0) == ""


@rules("SU-HID-5")
def test_a_marker_turned_up_cannot_be_taken_back() -> None:
    match = new_match(game("underground"), 2, {"first": 0, "board": LAIR})
    rng = Random(5)
    while match.state.is_chance():
        match.draw(rng)
    match.act(0, Action("pick", {"combo": 0}))
    while match.state.is_chance():
        match.draw(rng)
    match.act(0, Action("conquer", {"region": "den"}))
    assert match.undo_refusal(0) == ""
    match.draw(rng)
    assert match.undo_refusal(0) == "refusal-undo-chance"


@rules("SU-HID-2")
def test_a_determinized_position_keeps_what_is_public() -> None:
    state = underground(
        CAVE,
        active("ogres", "royal", {"gate": 9}),
        active("drow", "wise", {"hall": 1}),
        figures={"queen": "gate"},
        markers={"shiny-orb": "gate", "stonehedge": "hall"},
        lent="tomb",
        vengeance=[0],
        coins=[7, 9],
    )
    whole = state.view(0).state.determinize(0, Random(3))
    assert isinstance(whole, State)
    assert whole.to_json()["deep"] == state.to_json()["deep"]
    assert coins(whole, 0) == 7
    assert coins(whole, 1) >= 0
    assert holder(whole, "gate") == "ogres"
    assert whole.finds() == 2


@rules("SU-HID-2", "SU-HID-4")
def test_coins_of_others_are_counted_while_they_move() -> None:
    state = underground(
        CAVE,
        active("drow", "thieving", {"gate": 1}),
        active("liches", "wise", {"den": 1}),
    )
    seen = state.view(0).state
    seen.apply(0, seen.code(Action("stop", {})))
    seats = seen.to_json()["seats"]
    assert seats == [
        {"coins": 5 + 1 + 1, "ally": None},
        {"coins": None, "counted": 5 - 1, "ally": None},
    ]

"""Diplomat: peace with an opponent whose active race was not attacked."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import badge, holder, names, picked
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    finish_turn,
    pass_to,
    refused,
    settle_down,
    verbs,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

from warren.core.effect import EVERYBODY
from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld

LANDS = board("""
    court  hill edge    | ford keep wold ruin
    ford   swamp edge   | keep
    keep   forest edge  |
    wold   farmland     |
    ruin   swamp        | ford
""")
ENVOYS = active("ratmen", "diplomat", {"court": 4})
HUMANS = active("humans", "hill", {"ford": 6})
ELVES = active("elves", "forest", {"keep": 6})


@rules("SW-P-DIPLOMAT", "SW-TURN-11")
def test_the_ally_may_not_attack_until_the_diplomats_next_turn() -> None:
    state = position(LANDS, active("ratmen", "diplomat", {"court": 2}), HUMANS, ELVES)
    settle_down(state, until="ally")
    do(state, "ally", seat=1)
    assert refused(state, "conquer", region="court").rule == "SW-P-DIPLOMAT"
    finish_turn(state)
    assert can(state, "conquer", region="court")
    finish_turn(state)
    assert state.ally(0) == -1
    settle_down(state, until="ally")
    do(state, "done")
    assert can(state, "conquer", region="court")


@rules("SW-P-DIPLOMAT", "SW-COI-1")
def test_peace_is_made_after_the_coins() -> None:
    state = position(LANDS, ENVOYS, HUMANS)
    settle_down(state, until="ally")
    assert state.coins(0) == 6


@rules("SW-P-DIPLOMAT", "SW-CON-16", "SW-TRAP-22")
def test_not_with_one_whose_active_race_was_attacked() -> None:
    state = position(LANDS, active("ratmen", "diplomat", {"court": 10}), HUMANS, ELVES)
    conquer(state, "ford")
    settle_down(state, until="ally")
    assert refused(state, "ally", seat=1).rule == "SW-P-DIPLOMAT"
    assert can(state, "ally", seat=2)


@rules("SW-P-DIPLOMAT")
def test_only_attacks_of_this_turn_matter() -> None:
    humans = active("humans", "hill", {"ford": 1, "keep": 1})
    state = position(LANDS, active("ratmen", "diplomat", {"court": 10}), humans)
    conquer(state, "ford")
    finish_turn(state)
    pass_to(state, 0)
    settle_down(state, until="ally")
    assert can(state, "ally", seat=1)


@rules("SW-P-DIPLOMAT", "SW-CON-16")
def test_a_failed_attempt_is_an_attack_too() -> None:
    state = position(LANDS, active("ratmen", "diplomat", {"court": 6}), HUMANS, ELVES)
    conquer(state, "ford", by="die")
    chance(state, "die", value=0)
    settle_down(state, until="ally")
    assert refused(state, "ally", seat=1).rule == "SW-P-DIPLOMAT"


@rules("SW-P-DIPLOMAT")
def test_not_with_oneself_and_only_for_diplomats() -> None:
    state = position(LANDS, ENVOYS, HUMANS)
    settle_down(state, until="ally")
    assert refused(state, "ally", seat=0).rule == "SW-P-DIPLOMAT"
    state = position(LANDS, active("ratmen", "stout", {"court": 4}), HUMANS)
    do(state, "stop")
    for _ in range(3):
        do(state, "deploy", region="court")
    assert verbs(state) == {"decline", "done"}


@rules("SW-P-DIPLOMAT-1", "SW-TRAP-22")
def test_attacks_on_a_race_in_decline_do_not_matter() -> None:
    humans = [active("humans", "hill", {"ford": 3}), fallen("orcs", {"ruin": 1})]
    state = position(LANDS, ENVOYS, humans)
    conquer(state, "ruin")
    settle_down(state, until="ally")
    assert can(state, "ally", seat=1)


@rules("SW-P-DIPLOMAT-1")
def test_optional_public_and_the_same_opponent_again() -> None:
    state = position(LANDS, ENVOYS, HUMANS, ELVES)
    settle_down(state, until="ally")
    assert can(state, "done")
    effects = do(state, "ally", seat=1)
    made = effects[names(effects).index("peace-made")]
    assert (made.args, made.seen_by) == ({"seat": 0, "ally": 1}, EVERYBODY)
    seats = state.view(2).to_json()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["ally"] == 1
    pass_to(state, 0)
    settle_down(state, until="ally")
    do(state, "ally", seat=1)
    assert refused(state, "conquer", region="court").rule == "SW-P-DIPLOMAT"


@rules("SW-P-DIPLOMAT-2")
@pytest.mark.parametrize(
    ("race", "power", "by"),
    [
        ("humans", "hill", ""),
        ("humans", "hill", "die"),
        ("humans", "dragon-master", "dragon"),
        ("sorcerers", "hill", "sorcery"),
    ],
)
def test_every_way_of_attack_is_forbidden(race: str, power: str, by: str) -> None:
    envoys = active("ratmen", "diplomat", {"court": 1})
    tokens = 2 if by == "die" else 6
    state = position(LANDS, envoys, active(race, power, {"ford": tokens}), turn=1, peace={0: 1})
    args = {"by": by} if by else {}
    assert refused(state, "conquer", region="court", **args).rule == "SW-P-DIPLOMAT"
    state = position(LANDS, envoys, active(race, power, {"ford": tokens}), turn=1)
    assert can(state, "conquer", region="court", **args)


@rules("SW-P-DIPLOMAT-2")
def test_it_binds_a_new_race_of_the_ally() -> None:
    state = position(LANDS, ENVOYS, [], turn=1, peace={0: 1})
    do(state, "pick", combo=0)
    assert refused(state, "conquer", region="court").rule == "SW-P-DIPLOMAT"


@rules("SW-P-DIPLOMAT-3", "SW-TRAP-22")
def test_the_diplomats_race_in_decline_is_not_protected() -> None:
    envoys = [active("ratmen", "diplomat", {"court": 1}), fallen("orcs", {"ruin": 1})]
    state = position(LANDS, envoys, HUMANS, turn=1, peace={0: 1})
    assert refused(state, "conquer", region="court").rule == "SW-P-DIPLOMAT"
    conquer(state, "ruin")
    assert holder(state, "ruin") == "humans"


@rules("SW-P-DIPLOMAT-3")
def test_it_does_not_bind_the_diplomat() -> None:
    humans = active("humans", "hill", {"ford": 1})
    state = position(LANDS, ENVOYS, humans, ELVES, peace={0: 1})
    conquer(state, "ford")
    assert holder(state, "ford") == "ratmen"


@rules("SW-P-DIPLOMAT", "SW-EX-11", "SW-R-GHOULS-6", "SW-TRAP-22")
def test_ghouls_in_decline_of_the_ally_may_attack() -> None:
    envoys = active("ratmen", "diplomat", {"court": 1})
    allies = [active("humans", "hill", {"ford": 6}), fallen("ghouls", {"ruin": 5})]
    state = position(LANDS, envoys, allies, turn=1, peace={0: 1})
    conquer(state, "court")
    assert holder(state, "court") == "ghouls"


@rules("SW-P-DIPLOMAT-4")
def test_an_opponent_without_an_active_race_may_be_chosen() -> None:
    state = position(LANDS, ENVOYS, [])
    settle_down(state, until="ally")
    do(state, "ally", seat=1)
    do(state, "pick", combo=0)
    assert refused(state, "conquer", region="court").rule == "SW-P-DIPLOMAT"


@rules("SW-OPT-2", "SW-P-DIPLOMAT-4")
def test_by_option_two_players_leave_the_badge_out() -> None:
    game = SmallWorld()
    assert "diplomat" in game.table(2).power_index
    without = game.table(2, {"without_diplomat": True})
    assert "diplomat" not in without.power_index
    assert len(without.powers) == 19
    with pytest.raises(InputError) as caught:
        game.table(3, {"without_diplomat": True})
    assert caught.value.message == "error-option-two-players"


@rules("SW-P-DIPLOMAT")
def test_peace_is_not_offered_in_decline() -> None:
    state = position(LANDS, ENVOYS, HUMANS)
    do(state, "decline")
    assert state.turn() == 1
    assert badge(state, "ratmen") is None


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "diplomat") == (10, 0)

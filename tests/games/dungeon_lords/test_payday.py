"""Payday: every monster and ghost is paid again, or leaves."""

from __future__ import annotations

from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import EVIL, FIRST, FOOD, GOLD, MONSTER_DISCARD, TILE_NOW
from warren.games.dungeon_lords.terms import PAYDAY


def payday(*monsters: str, gold: int = 3, food: int = 3, evil: int = 5) -> Phase:
    """Only seat 0 has anybody to pay."""
    phase = Phase(frames.EVENT, season=2).world(TILE_NOW, PAYDAY).owns(*monsters)
    return phase.put(GOLD, gold).put(FOOD, food).put(EVIL, evil)


@rules("DL-EVT-2")
def test_each_is_paid_again_in_any_order_or_leaves_for_one_evil() -> None:
    phase = payday("goblin", "troll", "ghost").begin()
    assert phase.options() == {
        f"{verb} {name}" for verb in ("pay", "dismiss") for name in ("goblin", "troll", "ghost")
    }
    phase.do("pay", monster="troll")
    assert phase.get(FOOD) == 1
    phase.do("pay", monster="ghost")
    assert phase.get(EVIL) == 6
    assert phase.options() == {"pay goblin", "dismiss goblin"}
    phase.do("dismiss", monster="goblin")
    assert phase.over
    assert (phase.get(FOOD), phase.get(EVIL)) == (1, 7)
    assert phase.lair() == ["ghost", "troll"]
    assert MONSTER_COUNTS.of(phase.state.numbers[MONSTER_DISCARD], 0) == 1


@rules("DL-EVT-2", "DL-ORD-8")
def test_whoever_lacks_the_means_can_only_let_them_go() -> None:
    phase = payday("troll", food=1).begin()
    assert phase.options() == {"dismiss troll"}
    assert phase.refusal("pay", monster="troll") == "DL-ORD-8"
    phase.do("dismiss", monster="troll")
    assert (phase.over, phase.lair(), phase.get(FOOD)) == (True, [], 1)


@rules("DL-EVT-11", "DL-EVL-2", "DL-EVL-3")
def test_one_of_two_must_go_near_the_top() -> None:
    phase = payday("witch", "vampire", evil=13).begin()
    phase.do("pay", monster="vampire")
    assert phase.get(EVIL) == 15
    assert phase.options() == {"dismiss witch"}
    phase.do("dismiss", monster="witch")
    assert (phase.get(EVIL), phase.lair(), phase.over) == (15, ["vampire"], True)


@rules("DL-EVT-3", "DL-HIR-3")
def test_a_demon_eats_somebody_who_is_not_paid() -> None:
    phase = payday("demon", "goblin", "ghost").begin()
    phase.do("pay", monster="demon")
    assert phase.options() == {"give goblin"}
    phase.do("give", monster="goblin")
    assert (phase.get(FOOD), phase.get(EVIL)) == (3, 6)
    assert phase.options() == {"pay ghost", "dismiss ghost"}


@rules("DL-EVT-3")
def test_of_two_alike_the_demon_eats_the_one_not_paid() -> None:
    phase = payday("demon", "goblin", "goblin").begin()
    phase.do("pay", monster="goblin")
    phase.do("pay", monster="demon")
    phase.do("give", monster="goblin")
    assert phase.over
    assert phase.lair() == ["demon", "goblin"]
    assert phase.get(FOOD) == 2


@rules("DL-EVT-3", "DL-HIR-3")
def test_a_lone_demon_cannot_be_paid() -> None:
    assert payday("demon", "ghost").begin().options() == {
        "dismiss demon",
        "pay ghost",
        "dismiss ghost",
    }


@rules("DL-EVT-1", "DL-DEC-2")
def test_payday_goes_round_in_turn_order() -> None:
    phase = payday("goblin").owns("goblin", seat=1).owns("goblin", seat=3)
    phase.world(FIRST, 3).begin()
    seen: list[int] = []
    while not phase.over:
        seen.append(phase.actor)
        phase.do("dismiss", phase.actor, monster="goblin")
    assert seen == [3, 0, 1]

"""Expertise tokens in battle."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.position import Scene, hits, names, told
from tests.tools.rules import rules

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.layout import FOOD

BIG = ("wizard-2-4", "warrior-2-4", "thief-2-4")


def tired(scene: Scene) -> bool:
    return bool(scene.state.lair(0, 0) & lair.TIRED)


@rules("DF-EXP-11", "DL-SPL-5")
def test_a_withdrawn_expert_keeps_the_token_for_later() -> None:
    scene = Scene().party("wizard-1-3", "warrior-1-3").own("golem-big")
    scene.cards("word-of-peace", "encore").begin()
    scene.plan(send=["golem-big"])
    scene.do("withdraw")
    assert not tired(scene)
    assert hits(scene.plan(send=["golem-big"]))[0][1] == 5
    assert tired(scene)


@rules("DF-EXP-11", "DL-C-DIMENSIONAL-GATE")
def test_an_expert_that_is_knocked_out_before_its_attack_keeps_the_token() -> None:
    scene = Scene(2).party(*BIG).own("golem-big").cards("dimensional-gate").begin()
    scene.plan(send=["golem-big"])
    assert scene.lair() == ["golem-big-down"]
    assert not tired(scene)


@rules("DF-EXP-13", "DL-SPL-9")
def test_blind_rage_uses_the_token() -> None:
    scene = Scene(2).party(*BIG).own("golem-cruel").cards("blind-rage", "create-food").begin()
    effects = scene.plan(send=["golem-cruel"])
    assert "spell-cast" in names(effects)
    assert hits(effects) == [("wizard-2-4", 6)]
    assert tired(scene)


@rules("DF-EXP-13", "DF-CMB-4", "DF-CRG-1")
def test_the_token_is_used_up_by_a_hit_that_courage_met() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-3").own("cockatrice-big").cards("encore")
    scene.begin().plan(send=["cockatrice-big"])
    effects = scene.do("target", place=1)
    assert told(effects, "courage-lost")[0]["amount"] == 1
    assert hits(effects) == [("warrior-1-3", 2)]
    assert tired(scene)


@rules("DF-EXP-10", "DF-YR2-3")
def test_a_token_is_turned_up_after_the_combat() -> None:
    scene = Scene(2).party("warrior-2-1").hurt(1, 1).own("golem-clever").cards().begin()
    scene.plan(send=["golem-clever"])
    assert scene.state.is_over()
    assert scene.lair() == ["golem-clever"]
    assert not tired(scene)


@rules("DF-CRD-11", "DL-SPL-3")
@pytest.mark.parametrize(
    ("year", "card"),
    [(1, "lullaby"), (2, "aura-of-fear"), (2, "metamorphosis"), (2, "dimensional-gate")],
)
def test_spells_on_one_monster_do_nothing_without_one(year: int, card: str) -> None:
    party = ("wizard-1-3", "warrior-1-3") if year == 1 else BIG
    scene = Scene(year).party(*party).own("ghost").put(FOOD, 2).cards(card).begin()
    scene.plan(send=["ghost"])
    log = names(scene.log())
    assert "spell-cast" in log
    assert not {"monster-knocked-out", "monster-withdrawn", "monster-changed"} & set(log)
    assert scene.get(FOOD) == 2

"""Bards, courage and grief."""

from __future__ import annotations

from tests.tools.dungeon_lords.position import Scene, hits, names, told
from tests.tools.rules import rules

from warren.games.dungeon_lords.layout import FALLEN, FOOD, GOLD

CHORUS = ("warrior-1-3", "thief-1-3", "bard-1-2b", "bard-1-1")


def given(scene: Scene) -> dict[str, int]:
    """How much courage everybody got."""
    found: dict[str, int] = {}
    for fact in told(scene.log(), "courage-given"):
        who = str(fact["adventurer"])
        found[who] = found.get(who, 0) + int(str(fact["amount"]))
    return found


@rules("DF-BRD-9", "DF-BRD-4", "DF-BRD-5", "DF-BRD-6", "DF-BRD-3", "DL-SPL-13")
def test_each_bard_sings_from_the_front() -> None:
    scene = Scene().party("human", "warrior-1-3", "thief-1-1", "bard-1-2a", "bard-1-1")
    scene.cards("detect-evil").begin().plan()
    assert given(scene) == {"warrior-1-3": 2, "thief-1-1": 1}
    log = names(scene.log())
    assert log.index("courage-given") < log.index("spell-cast")


@rules("DF-BRD-7", "DF-BRD-5")
def test_lutes_left_over_are_lost() -> None:
    scene = Scene().party("elf", "bard-1-3").cards().begin()
    scene.plan()
    assert given(scene) == {"bard-1-3": 1}


@rules("DF-CRG-2", "DF-CRG-1", "DF-CMB-4")
def test_courage_meets_damage_one_to_one() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1", "bard-1-2b").own("troll")
    effects = scene.cards("encore").begin().plan(send=["troll"])
    assert told(effects, "courage-lost")[0]["amount"] == 2
    assert hits(effects) == [("warrior-1-3", 1)]


@rules("DF-CRG-4", "DF-CRG-3", "DF-CRG-10")
def test_icons_come_before_courage() -> None:
    scene = Scene().party(*CHORUS).traps("rolling-stone").cards("encore").begin()
    effects = scene.plan(lay=["rolling-stone"])
    assert told(effects, "damage-prevented")[0]["amount"] == 2
    assert told(effects, "courage-lost")[0]["amount"] == 1
    assert hits(effects) == []
    assert scene.get(GOLD) == 5


@rules("DF-CRG-5")
def test_courage_adds_no_hit_points() -> None:
    scene = Scene().party(*CHORUS).traps("poisoned-meal").put(FOOD, 1).cards("encore").begin()
    effects = scene.plan(lay=["poisoned-meal"])
    assert told(effects, "courage-lost")[0]["amount"] == 2
    assert hits(effects) == [("warrior-1-3", 1)]


@rules("DF-CRG-6")
def test_icons_protect_before_courage_is_lost() -> None:
    scene = Scene().party(*CHORUS).traps("cursed-ring").cards("encore").begin()
    effects = scene.plan(lay=["cursed-ring"])
    assert hits(effects) == [("bard-1-2b", 1), ("bard-1-1", 1)]
    assert told(effects, "courage-lost") == []


@rules("DF-CRG-7")
def test_courage_lasts_when_the_bard_is_captured() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1").hurt(2, 2).own("ghost", "goblin")
    scene.cards("detect-evil").begin().plan(send=["ghost", "goblin"])
    effects = scene.do("attack", monster="ghost")
    assert told(effects, "captured")[0]["adventurer"] == "bard-1-1"
    assert told(effects, "courage-lost")[0]["adventurer"] == "warrior-1-3"


@rules("DF-CRG-8", "DL-CON-7", "DF-MON-2")
def test_fatigue_and_poison_meet_no_courage() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1").traps("poisoned-dart")
    scene.cards("fireball").begin().plan(lay=["poisoned-dart"])
    scene.do("target", place=1)
    assert scene.damage() == [3, 1]
    assert scene.courage() == [0, 0]


@rules("DF-CRG-8")
def test_courage_is_gone_even_if_conquering_is_skipped() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1").traps("trapdoor").cards().begin()
    scene.plan(lay=["trapdoor"])
    assert scene.courage() == [0, 0]


@rules("DF-MON-1")
def test_poison_comes_even_if_courage_met_the_peck() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1").own("cockatrice").cards("encore").begin()
    scene.plan(send=["cockatrice"])
    effects = scene.do("target", place=1)
    assert hits(effects) == []
    assert scene.damage() == [1, 0]


@rules("DF-CRG-9", "DF-GRF-1", "DF-GRF-2")
def test_bards_grieve() -> None:
    scene = Scene().party("warrior-1-3", "thief-1-3", "bard-1-2a").put(FALLEN, 1)
    scene.cards("encore", "smell-of-roast").begin().plan()
    assert given(scene) == {"warrior-1-3": 1}
    scene.plan()
    assert given(scene) == {"warrior-1-3": 2}
    scene.put(FALLEN, 3).plan()
    assert given(scene) == {"warrior-1-3": 2}


@rules("DF-GRF-1", "DF-GRF-2")
def test_a_captured_paladin_does_not_grieve_a_bard() -> None:
    scene = Scene().party("elf", "thief-1-3", "bard-1-1").hurt(1, 3).own("goblin")
    scene.cards("encore").begin().plan(send=["goblin"])
    assert scene.get(FALLEN) == 0
    scene = Scene().party("warrior-1-1", "thief-1-3", "bard-1-1").hurt(1, 2).own("troll")
    scene.cards("encore").begin().plan(send=["troll"])
    assert scene.get(FALLEN) == 1

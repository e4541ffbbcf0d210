"""The trap step."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.position import Scene, hits, names, refused, told
from tests.tools.rules import rules

from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import FOOD, IDLE, MONSTER_DISCARD, TRAP_DISCARD, TRAPS

PARTY = ("warrior-1-3", "priest-1-3", "wizard-1-1")


def sprung(trap: str, *party: str, year: int = 1) -> tuple[Scene, list[tuple[str, int]]]:
    """A trap against a party in a tunnel; who took how much before the fatigue."""
    scene = Scene(year).party(*party).traps(trap).put(IDLE, 1).cards().begin()
    return scene, hits(scene.plan(lay=[trap]))


@rules(
    "DL-T-ROLLING-STONE", "DL-T-TRAPDOOR", "DL-T-PENDULUM", "DF-T-FALLING-CHANDELIER", "DF-CRD-3"
)
@pytest.mark.parametrize(
    ("trap", "place", "first", "second"),
    [
        ("rolling-stone", 0, 3, 4),
        ("trapdoor", 0, 2, 3),
        ("pendulum", 1, 3, 4),
        ("falling-chandelier", 2, 3, 4),
    ],
)
def test_traps_for_one_place(trap: str, place: int, first: int, second: int) -> None:
    assert sprung(trap, *PARTY)[1] == [(PARTY[place], first)]
    party = ("warrior-2-4", "priest-2-4", "wizard-2-4")
    assert sprung(trap, *party, year=2)[1] == [(party[place], second)]


@rules("DL-T-WALL-OF-FIRE", "DL-T-CURSED-RING", "DF-T-PLAGUE", "DL-T-KAMIKAZE-IMP")
@pytest.mark.parametrize(
    ("trap", "amounts"),
    [
        ("wall-of-fire", [1, 1, 2]),
        ("cursed-ring", [1, 1, 1]),
        ("plague", [2, 2, 2]),
        ("kamikaze-imp", [3, 1, 1]),
    ],
)
def test_traps_for_all(trap: str, amounts: list[int]) -> None:
    assert [amount for _, amount in sprung(trap, *PARTY)[1]] == amounts


@rules("DL-TRP-6")
def test_a_lone_adventurer() -> None:
    assert sprung("pendulum", "warrior-1-3")[1] == []
    assert sprung("wall-of-fire", "warrior-1-3")[1] == [("warrior-1-3", 2)]


@rules("DL-TRP-3", "DL-T-TRAPDOOR", "DL-T-CURSED-RING", "DL-CON-3")
@pytest.mark.parametrize("trap", ["trapdoor", "cursed-ring"])
def test_nothing_is_conquered_even_if_all_damage_is_prevented(trap: str) -> None:
    scene = Scene().party("thief-1-3", "human").traps(trap).cards("detect-evil").begin()
    effects = scene.plan(lay=[trap])
    assert "conquest-skipped" in names(effects)
    assert "fatigue-taken" not in names(effects)
    assert hits(effects) == []
    assert scene.damage() == [0, 0]


@rules("DL-TRP-1", "DL-TRP-11", "DL-T-KAMIKAZE-IMP")
def test_icons_take_off_from_the_front() -> None:
    party = ("warrior-1-3", "thief-1-3", "priest-1-3")
    assert sprung("kamikaze-imp", *party)[1] == [(who, 1) for who in party]


@rules("DL-TRP-1", "DL-PAL-8", "DL-PAL-9")
def test_a_paladin_has_anti_trap_icons_and_is_hit_first() -> None:
    assert sprung("rolling-stone", "human", "warrior-1-1")[1] == [("human", 1)]
    assert sprung("pendulum", "human", "warrior-1-3")[1] == [("warrior-1-3", 1)]


@rules("DL-TRP-5", "DL-TRP-4", "DL-PLN-4")
@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        ("rolling-stone", "wall-of-fire", [("thief-2-3", 1), ("thief-2-1", 2)]),
        ("wall-of-fire", "rolling-stone", [("warrior-2-4", 3)]),
    ],
)
def test_two_traps_in_a_labyrinth(first: str, second: str, taken: list[tuple[str, int]]) -> None:
    scene = Scene(2).party("warrior-2-4", "thief-2-3", "thief-2-1").room("labyrinth")
    scene.traps(first, second).cards("create-food").begin()
    scene.plan(lay=[first, second])
    assert refused(scene, "spring", trap="plague") == ("not-laid", "DL-TRP-4")
    effects = scene.do("spring", trap=first)
    assert hits(effects) == taken
    prevented = [fact["amount"] for fact in told(effects, "damage-prevented")]
    assert sum(int(str(amount)) for amount in prevented) == 5


@rules("DL-TRP-2", "DL-TRP-4")
def test_icons_of_the_captured_do_not_meet_the_second_trap() -> None:
    scene = Scene(2).party("thief-2-1", "warrior-2-4", "thief-2-4").room("labyrinth")
    scene.hurt(1, 3).traps("wall-of-fire", "poisoned-meal", "plague").cards("create-food").begin()
    scene.plan(lay=["plague", "wall-of-fire"])
    effects = scene.do("spring", trap="plague")
    assert hits(effects)[:2] == [("warrior-2-4", 1), ("thief-2-4", 3)]
    scene = Scene(2).party("thief-2-4", "warrior-2-4", "thief-2-1").room("labyrinth")
    scene.hurt(3, 3).traps("falling-chandelier", "rolling-stone").cards("create-food").begin()
    scene.plan(lay=["falling-chandelier", "rolling-stone"])
    assert hits(scene.do("spring", trap="falling-chandelier")) == [("thief-2-4", 3)]


@rules("DL-TRP-2")
def test_icons_work_anew_in_every_round() -> None:
    scene = Scene().party("warrior-1-3", "thief-1-3").traps("rolling-stone", "pendulum")
    scene.cards("encore", "smell-of-roast").begin()
    assert hits(scene.plan(lay=["rolling-stone"])) == [("warrior-1-3", 1)]
    assert hits(scene.plan(lay=["pendulum"])) == [("thief-1-3", 1)]


@rules("DL-TRP-7", "DL-T-POISONED-MEAL")
def test_a_meal_deals_all_hit_points() -> None:
    scene = Scene().party("warrior-1-3", "thief-1-3").hurt(1, 2)
    scene.traps("poisoned-meal").put(FOOD, 1).cards("encore").begin()
    assert hits(scene.plan(lay=["poisoned-meal"])) == [("warrior-1-3", 3)]


@rules("DL-TRP-8", "DL-TRP-10", "DL-T-POISONED-DART")
def test_a_poisoned_dart() -> None:
    scene = Scene().party("warrior-1-3", "thief-1-3", "elf").traps("poisoned-dart")
    scene.cards("encore").begin()
    scene.plan(lay=["poisoned-dart"])
    assert scene.options() == ["target place=1", "target place=2", "target place=3"]
    assert refused(scene, "target", place=4) == ("nobody-there", "DL-MAT-3")
    effects = scene.do("target", place=2)
    assert names(effects).index("poison-dealt") > names(effects).index("tile-conquered")
    assert scene.damage() == [0, 2, 0]
    assert told(effects, "damage-prevented")[0]["adventurer"] == "thief-1-3"


@rules("DL-TRP-8")
def test_poison_is_lost_with_its_target_and_dealt_without_conquest() -> None:
    scene = Scene().party("warrior-1-3", "wizard-1-1").hurt(2, 2).traps("poisoned-dart")
    scene.cards("detect-evil").begin()
    scene.plan(lay=["poisoned-dart"])
    assert "poison-dealt" not in names(scene.do("target", place=2))
    scene = Scene().party("warrior-1-3").own("slime").traps("poisoned-dart")
    scene.cards("detect-evil").begin()
    scene.plan(lay=["poisoned-dart"], send=["slime"])
    effects = scene.do("attack", monster="slime", way="other")
    assert scene.damage() == [3]
    assert "tile-conquered" not in names(effects)


@rules("DL-TRP-8")
def test_who_dies_of_poison_may_have_conquered() -> None:
    scene = Scene().party("warrior-1-3").hurt(1, 2).traps("poisoned-dart").cards("encore").begin()
    effects = scene.plan(lay=["poisoned-dart"])
    assert names(effects).index("tile-conquered") < names(effects).index("captured")


@rules("DL-T-ANTI-MAGIC-DART", "DL-TRP-3", "DL-PAL-8")
def test_an_anti_magic_dart_on_a_wizard_stops_spells() -> None:
    scene = Scene().party("human", "wizard-1-3").traps("anti-magic-dart")
    scene.cards("magic-shield").begin()
    scene.plan(lay=["anti-magic-dart"])
    assert "spell-failed" in names(scene.do("target", place=2))
    scene = Scene().party("human", "wizard-1-3").traps("anti-magic-dart")
    scene.cards("magic-shield").begin()
    scene.plan(lay=["anti-magic-dart"])
    assert "spell-cast" in names(scene.do("target", place=1))


@rules("DL-T-ANTI-MAGIC-DART", "DL-HEA-3", "DL-PAL-8")
@pytest.mark.parametrize(("place", "healed"), [(1, True), (2, False)])
def test_an_anti_magic_dart_on_a_priest_stops_healing(place: int, healed: bool) -> None:
    scene = Scene().party("human", "priest-1-3").own("goblin").traps("anti-magic-dart")
    scene.cards("encore").begin()
    scene.plan(lay=["anti-magic-dart"], send=["goblin"])
    assert ("healed" in names(scene.do("target", place=place))) is healed


@rules("DF-T-ENDLESS-STAIRCASE", "DF-CRD-3", "DL-TRP-3")
def test_a_staircase_makes_tired() -> None:
    scene = Scene().party("thief-1-3", "warrior-1-3").traps("endless-staircase")
    scene.cards("detect-evil").begin()
    assert told(scene.plan(lay=["endless-staircase"]), "fatigue-taken")[0]["amount"] == 3


@rules("DF-CRD-1", "DF-T-MONSTER-CATAPULT", "DF-MON-9")
@pytest.mark.parametrize(
    ("year", "monster", "amounts"),
    [(1, "goblin", [4]), (1, "troll", [5, 3]), (2, "witch", [5]), (2, "golem", [5, 4])],
)
def test_a_catapult_by_size(year: int, monster: str, amounts: list[int]) -> None:
    party = ("dwarf", "warrior-1-3") if year == 1 else ("warrior-2-4", "warrior-2-3")
    scene = Scene(year).party(*party).own(monster).traps("monster-catapult").cards().begin()
    scene.do("lay", trap="monster-catapult")
    scene.do("give", monster=monster)
    spared = 2 if year == 1 else 0
    found = [amount for _, amount in hits(scene.do("ready"))]
    assert found == [amounts[0] - spared, *amounts[1:]]
    assert MONSTER_COUNTS.total(scene.state.numbers[MONSTER_DISCARD]) == 1


@rules("DF-CRD-1", "DL-TRP-4")
def test_two_catapults_are_told_apart_by_what_they_throw() -> None:
    scene = Scene(2).party("warrior-2-4", "warrior-2-3").own("goblin", "troll").room("labyrinth")
    scene.traps("monster-catapult", "monster-catapult").cards("create-food").begin()
    for monster in ("goblin", "troll"):
        scene.do("lay", trap="monster-catapult")
        scene.do("give", monster=monster)
    scene.do("ready")
    scene.do("spring", trap="monster-catapult")
    assert scene.options() == ["give monster=goblin", "give monster=troll"]
    effects = scene.do("give", monster="troll")
    assert hits(effects) == [("warrior-2-4", 5), ("warrior-2-3", 4), ("warrior-2-4", 5)]


@rules("DL-TRP-9")
def test_used_traps_lie_in_the_discard() -> None:
    scene, _ = sprung("rolling-stone", *PARTY)
    assert TRAP_COUNTS.of(scene.state.numbers[TRAP_DISCARD], 0) == 1
    assert scene.get(TRAPS) == 0


@rules("DL-CMB-4", "DL-END-1")
def test_a_trap_that_did_not_go_off_returns_to_hand() -> None:
    scene = Scene(2).party("warrior-2-1").room("labyrinth").traps("rolling-stone", "poisoned-meal")
    scene.put(FOOD, 2).cards().begin()
    scene.plan(lay=["rolling-stone", "poisoned-meal"])
    scene.do("spring", trap="poisoned-meal")
    assert TRAP_COUNTS.of(scene.get(TRAPS), 0) == 1

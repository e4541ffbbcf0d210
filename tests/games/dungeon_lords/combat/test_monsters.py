"""The monster step."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.position import Scene, hits, names, refused, told
from tests.tools.rules import rules

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle.explanation import explain_attack
from warren.games.dungeon_lords.layout import FOOD
from warren.games.dungeon_lords.sight.combat import is_attacking


def fight(*monsters: str, party: tuple[str, ...], year: int = 2, room: str = "mint") -> Scene:
    """Monsters against a party in a room, with a card that does nothing."""
    card = "smell-of-roast" if year == 1 else "create-food"
    scene = Scene(year).party(*party).own(*monsters).room(room).cards(card).begin()
    scene.plan(send=[*monsters])
    return scene


def attacked(monster: str, *party: str, year: int = 2, room: str = "mint") -> Scene:
    return fight(monster, party=party, year=year, room=room)


BIG = ("warrior-2-4", "thief-2-4", "priest-2-4")


@rules("DL-MAT-3", "DL-M-GOLEM", "DF-M-ELDERBEAST", "DL-MAT-6")
@pytest.mark.parametrize(
    ("monster", "amount", "after"),
    [("golem", 4, "golem"), ("elderbeast", 5, "elderbeast-down"), ("goblin", 2, "goblin-down")],
)
def test_standard_attacks(monster: str, amount: int, after: str) -> None:
    scene = attacked(monster, *BIG)
    assert hits(scene.log()) == [("warrior-2-4", amount)]
    assert scene.lair() == [after]


@rules("DL-M-GOBLIN", "DL-MAT-3")
def test_a_goblin_hits_again_after_a_capture() -> None:
    scene = Scene(2).party("warrior-2-1", "thief-2-4").hurt(1, 3).own("goblin").cards("create-food")
    scene.begin().plan(send=["goblin"])
    assert hits(scene.log()) == [("warrior-2-1", 2), ("thief-2-4", 1)]


@rules("DL-M-GOBLIN", "DL-M-WITCH", "DL-MAT-4")
@pytest.mark.parametrize("monster", ["goblin", "witch"])
def test_a_second_hit_needs_somebody_to_hit(monster: str) -> None:
    scene = Scene(2).party("thief-2-1").hurt(1, 3).own(monster, "golem").room("mint")
    scene.party("warrior-2-4", seat=1).cards("create-food").begin().plan(seat=1)
    scene.plan(send=[monster, "golem"])
    if monster == "witch":
        effects = scene.do("attack", monster=monster, way="other")
    else:
        effects = scene.do("attack", monster=monster)
    assert [who for who, _ in hits(effects)] == ["thief-2-1"]
    assert scene.line() == []
    assert scene.lair() == sorted([f"{monster}-down", "golem"])


@rules("DL-MAT-10", "DL-MAT-8", "DL-R-ARMORY")
def test_a_goblin_in_the_armory() -> None:
    scene = Scene(2).party("warrior-2-1", "thief-2-4").hurt(1, 2).own("goblin").room("armory")
    scene.cards("create-food").begin().plan(send=["goblin"])
    assert hits(scene.log()) == [("warrior-2-1", 3), ("thief-2-4", 2)]


@rules("DL-SPL-23", "DL-SPL-11")
def test_an_illusion_that_is_gone_counts_for_the_goblin() -> None:
    scene = attacked("goblin", "illusion", "warrior-2-4")
    assert hits(scene.log()) == [("illusion", 2), ("warrior-2-4", 1)]
    assert scene.line() == ["warrior-2-4"]


@rules("DL-M-SLIME", "DL-MAT-4", "DL-HEA-1")
def test_a_slime_hits_each() -> None:
    scene = attacked("slime", *BIG)
    effects = scene.do("attack", monster="slime")
    assert hits(effects) == [(who, 1) for who in BIG]
    assert "healed" in names(effects)
    assert scene.lair() == ["slime-down"]


@rules("DL-M-SLIME", "DL-MAT-7", "DL-HEA-1", "DL-CON-3")
def test_a_slime_blocks() -> None:
    scene = Scene(2).party(*BIG).hurt(1, 2).own("slime").cards("create-food").begin()
    scene.plan(send=["slime"])
    effects = scene.do("attack", monster="slime", way="other")
    assert "conquest-skipped" in names(effects)
    assert "healed" not in names(effects)
    assert scene.lair() == ["slime-down"]


@rules("DL-M-GHOST", "DL-MAT-5")
def test_a_ghost_cannot_hit_the_first() -> None:
    scene = attacked("ghost", *BIG)
    assert scene.options() == ["target place=2", "target place=3"]
    assert is_attacking(scene.state)
    assert refused(scene, "target", place=1) == ("first-place", "DL-MAT-5")
    assert refused(scene, "target", place=6) == ("nobody-there", "DL-MAT-3")
    assert hits(scene.do("target", place=3)) == [("priest-2-4", 2)]


@rules("DL-MAT-5", "DL-MAT-6", "DL-HEA-1")
def test_a_ghost_before_one_adventurer_is_knocked_out() -> None:
    scene = Scene(2).party("priest-2-4").hurt(1, 2).own("ghost").cards("create-food").begin()
    effects = scene.plan(send=["ghost"])
    assert scene.lair() == ["ghost-down"]
    assert "healed" not in names(effects)
    assert "monster-knocked-out" in names(effects)


@rules("DL-SPL-12", "DL-PAL-9", "DF-MON-4")
def test_a_ghost_hits_the_paladin_behind_an_illusion() -> None:
    scene = attacked("ghost", "illusion", "human", "warrior-2-1")
    assert scene.options() == ["target place=2", "target place=3"]
    assert hits(scene.do("target", place=2)) == [("human", 2)]


@rules("DL-M-TROLL", "DL-MAT-9")
def test_a_troll_hits_harder_for_food() -> None:
    scene = Scene(2).party(*BIG).own("troll").put(FOOD, 1).cards("create-food").begin()
    scene.plan(send=["troll"])
    assert scene.options() == ["attack monster=troll", "attack way=other monster=troll"]
    assert hits(scene.do("attack", monster="troll", way="other")) == [("warrior-2-4", 4)]
    assert scene.get(FOOD) == 0


@rules("DL-M-TROLL", "DL-MAT-9", "DL-MAT-2")
def test_a_troll_without_food() -> None:
    scene = fight("troll", "golem", party=BIG)
    assert refused(scene, "attack", monster="troll", way="other") == ("troll-food", "DL-MAT-9")
    assert refused(scene, "attack", monster="golem", way="other") == ("no-other-way", "DL-MAT-2")
    assert refused(scene, "attack", monster="demon") == ("not-sent", "DL-MAT-1")
    assert refused(scene, "done") == ("must-attack", "DL-MAT-2")
    assert hits(scene.do("attack", monster="troll"))[0] == ("warrior-2-4", 3)


@rules("DL-M-WITCH", "DL-MAT-4", "DL-R-DARK-ROOM", "DL-MAT-8")
@pytest.mark.parametrize(("room", "more"), [("mint", 0), ("dark-room", 1)])
def test_a_witch(room: str, more: int) -> None:
    scene = attacked("witch", *BIG, room=room)
    assert hits(scene.do("attack", monster="witch")) == [("warrior-2-4", 4 + more)]
    scene = attacked("witch", *BIG, room=room)
    scene.do("attack", monster="witch", way="other")
    first = hits(scene.do("target", place=2))
    second = hits(scene.do("target", place=2))
    assert first == second == [("thief-2-4", 1 + more)]


@rules("DL-M-VAMPIRE", "DL-MAT-5", "DL-MAT-6", "DL-PAL-8")
def test_a_vampire_bites_no_priest() -> None:
    scene = attacked("vampire", "human", "priest-2-4", "thief-2-4")
    scene.do("attack", monster="vampire", way="other")
    assert scene.options() == ["target place=1", "target place=3"]
    assert refused(scene, "target", place=2) == ("priest", "DL-MAT-5")
    assert hits(scene.do("target", place=1)) == [("human", 2)]
    assert scene.lair() == ["vampire"]
    scene = attacked("vampire", "human", "priest-2-4", "thief-2-4")
    scene.do("attack", monster="vampire")
    assert hits(scene.do("target", place=3)) == [("thief-2-4", 3)]
    assert scene.lair() == ["vampire-down"]


@rules("DL-MAT-5", "DL-MAT-6")
def test_a_vampire_before_priests_stays_awake() -> None:
    scene = attacked("vampire", "priest-2-4")
    assert scene.lair() == ["vampire"]
    assert hits(scene.log()) == []


@rules("DL-M-DRAGON", "DL-HEA-3", "DL-MAT-4")
def test_a_dragon_burns_each_and_stops_healing() -> None:
    scene = attacked("dragon", *BIG)
    assert hits(scene.log()) == [(who, 2) for who in BIG]
    assert "healed" not in names(scene.log())


@rules("DL-M-DEMON")
def test_a_demon_hits_anybody_and_nothing_is_conquered() -> None:
    scene = attacked("demon", *BIG)
    effects = scene.do("target", place=2)
    assert told(effects, "captured")[0]["adventurer"] == "thief-2-4"
    assert "conquest-skipped" in names(effects)


@rules("DF-M-COCKATRICE", "DF-MON-1", "DF-MON-2")
def test_a_cockatrice_pecks_and_poisons() -> None:
    scene = attacked("cockatrice", "warrior-2-4", "thief-2-4")
    effects = scene.do("target", place=2)
    assert hits(effects) == [("thief-2-4", 1)]
    assert names(effects).index("poison-dealt") > names(effects).index("tile-conquered")
    assert scene.damage() == [1, 3]


@rules("DF-MON-3", "DF-MON-4", "DF-MON-5", "DF-M-EVIL-EYE")
def test_an_evil_eye_calls_somebody_to_the_front() -> None:
    scene = fight("evil-eye", "golem", party=("human", "warrior-2-4", "thief-2-4"))
    scene.do("attack", monster="evil-eye")
    effects = scene.do("target", place=3)
    assert hits(effects) == [("thief-2-4", 3), ("thief-2-4", 4)]
    scene = fight("evil-eye", party=("human", "warrior-2-4", "thief-2-4"))
    scene.do("target", place=3)
    assert scene.line() == ["human", "thief-2-4", "warrior-2-4"]


@rules("DF-MON-4", "DF-MON-5", "DL-PAL-9")
def test_a_ghost_hits_the_paladin_behind_whom_the_eye_called() -> None:
    scene = fight("evil-eye", "ghost", party=("human", "warrior-2-4", "thief-2-4"))
    scene.do("attack", monster="evil-eye")
    scene.do("target", place=3)
    assert hits(scene.do("target", place=2)) == [("human", 2)]


@rules("DF-MON-5")
def test_an_illusion_steps_before_the_one_called() -> None:
    scene = Scene(2).party("illusion", "human", "thief-2-4").own("evil-eye").cards("create-food")
    scene.begin().plan(send=["evil-eye"])
    effects = scene.do("target", place=2)
    assert hits(effects) == [("human", 3)]
    assert [fact["adventurer"] for fact in told(effects, "captured")] == []
    scene = Scene(2).party("illusion", "human", "thief-2-4").own("evil-eye", "slime")
    scene.cards("create-food").begin()
    scene.room("mint").plan(send=["evil-eye", "slime"])
    scene.do("attack", monster="slime", way="other")
    scene.do("target", place=3)
    assert scene.line() == ["illusion", "human", "thief-2-4"]


@rules("DL-MAT-1", "DL-MAT-6", "DL-CMB-4")
def test_the_owner_orders_and_a_fallen_party_leaves_the_rest_without_an_attack() -> None:
    scene = Scene(2).party("warrior-2-1", "thief-2-1").hurt(1, 4).hurt(2, 3).room("mint")
    scene.own("golem", "goblin", "ghost").party("warrior-2-4", seat=1).cards("create-food").begin()
    scene.plan(seat=1)
    scene.plan(send=["golem", "goblin", "ghost"])
    scene.do("attack", monster="goblin")
    assert scene.line() == []
    assert scene.lair() == ["ghost-down", "goblin-down", "golem"]


@rules("DF-MON-8", "DF-M-ELDERBEAST")
def test_an_elderbeast_stops_fast_spells_only() -> None:
    for card, cast in (("illusion", False), ("create-food", True)):
        scene = Scene(2).party("wizard-2-4", "warrior-2-4").own("elderbeast").cards(card).begin()
        effects = scene.plan(send=["elderbeast"])
        assert ("spell-cast" in names(effects)) is cast


@rules("DF-EXP-7", "DF-EXP-6", "DF-EXP-5")
def test_an_expert_slime() -> None:
    scene = attacked("slime-big", *BIG)
    effects = scene.do("attack", monster="slime-big")
    assert hits(effects) == [("warrior-2-4", 3), ("thief-2-4", 1), ("priest-2-4", 1)]


@rules("DF-EXP-8", "DF-EXP-6")
def test_an_expert_witch() -> None:
    scene = attacked("witch-cruel", *BIG)
    scene.do("attack", monster="witch-cruel", way="other")
    assert hits(scene.do("target", place=3)) == [("priest-2-4", 3)]
    assert hits(scene.do("target", place=2)) == [("thief-2-4", 1)]
    scene = attacked("witch-cruel", *BIG)
    assert hits(scene.do("attack", monster="witch-cruel")) == [("warrior-2-4", 6)]


@rules("DF-EXP-9", "DF-EXP-10")
def test_an_expert_golem_strikes_hard_once() -> None:
    scene = Scene(2).party("dwarf", "warrior-2-4").own("golem-clever")
    scene.cards("create-food", "feather-fall").begin()
    assert hits(scene.plan(send=["golem-clever"])) == [("dwarf", 6)]
    scene.party("dwarf", "warrior-2-4")
    assert hits(scene.plan(send=["golem-clever"]))[0] == ("dwarf", 4)


@rules("DF-EXP-14", "DF-EXP-6")
def test_other_experts() -> None:
    assert hits(attacked("dragon-big", *BIG).log()) == [
        ("warrior-2-4", 4),
        ("thief-2-4", 2),
        ("priest-2-4", 2),
    ]
    scene = Scene(2).party("warrior-2-1", "thief-2-4").hurt(1, 1).own("goblin-big")
    scene.cards("create-food").begin().plan(send=["goblin-big"])
    assert hits(scene.log()) == [("warrior-2-1", 4), ("thief-2-4", 1)]
    scene = attacked("ghost-big", "warrior-2-4", "thief-2-4")
    assert hits(scene.log()) == [("thief-2-4", 4)]
    scene = attacked("evil-eye-big", *BIG)
    assert hits(scene.do("target", place=2)) == [("thief-2-4", 5)]


@rules("DF-EXP-11")
def test_a_block_does_not_use_the_token() -> None:
    scene = Scene(2).party(*BIG).own("slime-big").cards("create-food").begin()
    scene.plan(send=["slime-big"])
    scene.do("attack", monster="slime-big", way="other")
    assert scene.lair() == ["slime-big-down"]
    assert not scene.state.lair(0, 0) & 128


@rules("DF-EXP-13", "DL-SPL-6")
def test_the_token_is_used_up_even_if_the_hit_is_cancelled() -> None:
    scene = Scene().party("wizard-1-1", "warrior-1-3").own("golem-big").cards("magic-shield")
    scene.begin().plan(send=["golem-big"])
    assert scene.state.lair(0, 0) & 128


@rules("DL-MAT-8", "DF-EXP-5")
def test_an_attack_tells_its_parts() -> None:
    scene = fight("troll-big", "golem", party=BIG, room="armory")
    look = i64(3 * lair.LOOKS + 6)
    found = explain_attack(scene.state, i64(0), look, i64(0))
    assert found is not None
    assert [(part.label, part.amount) for part in found.parts] == [
        ("dungeon_lords-monster-troll", 3),
        ("dungeon_lords-room-armory", 1),
        ("dungeon_lords-expert-big", 2),
    ]
    assert explain_attack(scene.state, i64(0), i64(lair.LOOKS), i64(0)) is None
    assert hits(scene.do("attack", monster="troll-big"))[0] == ("warrior-2-4", found.total)

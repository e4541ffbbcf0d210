"""Paladins in combat."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.position import Scene, hits, names, told
from tests.tools.rules import rules

from warren.games.dungeon_lords import evil, frames
from warren.games.dungeon_lords.layout import (
    CAPTIVES,
    CAUGHT,
    EVIL,
    GONE,
    IN_BOX,
    IN_TENT,
    PALADIN,
    PRISON,
    TRAPS,
)


def hosts(scene: Scene) -> list[int]:
    """Where the paladins are, from the weakest on."""
    return [int(scene.state.numbers[PALADIN + kind]) for kind in range(3)]


def fighting(*evils: int) -> Scene:
    """Somewhere in a combat, with these counters."""
    scene = Scene(players=len(evils))
    for seat, amount in enumerate(evils):
        scene.put(EVIL, amount, seat)
    frames.push(scene.state, frames.COMBAT, 0, 0)
    return scene


def gain(scene: Scene, seat: int, amount: int) -> None:
    evil.move(scene.state, i64(seat), i64(amount))


@rules("DL-CAP-2", "DL-PAL-6")
def test_a_paladin_is_captured_where_he_falls() -> None:
    scene = Scene().party("elf", "warrior-1-3").hurt(1, 2).own("goblin").cards("encore").begin()
    effects = scene.plan(send=["goblin"])
    assert told(effects, "captured")[0]["paladin"] == "elf"
    assert hosts(scene)[0] == CAUGHT
    assert scene.get(CAPTIVES) == 1
    assert scene.get(PRISON) == 0


@rules("DL-PAL-5", "DL-PAL-7", "DL-SPL-17", "DF-PAL-20")
def test_he_moves_at_once_with_his_damage_and_fights_on() -> None:
    scene = Scene().party("wizard-1-3").party("human", "warrior-1-3", seat=1).hurt(1, 2, seat=1)
    scene.put(EVIL, 10, 1).put(EVIL, 9).cards("detect-evil").begin()
    scene.plan(seat=1)
    effects = scene.plan()
    assert told(effects, "paladin-moved") == [{"paladin": "human", "seat": 0}]
    first = [fact for fact in told(effects, "damage-dealt") if fact["seat"] == 0]
    assert first[0]["paladin"] == "human"
    assert scene.line() == ["human", "wizard-1-3"]
    assert scene.damage() == [4, 2]
    assert scene.line(1) == ["warrior-1-3"]


@rules("DL-PAL-7")
def test_who_gets_a_party_before_its_turn_plans_then() -> None:
    scene = (
        Scene().party("human", "wizard-1-3").put(EVIL, 10, 0).put(EVIL, 11, 1).own("troll", seat=1)
    )
    scene.cards("detect-treasure").begin()
    assert scene.state.actors() == (0,)
    effects = scene.plan()
    assert told(effects, "paladin-moved") == [{"paladin": "human", "seat": 1}]
    assert scene.state.actors() == (1,)
    assert scene.state.sealed() == 2
    effects = scene.plan(send=["troll"], seat=1)
    assert hits(effects) == [("human", 3)]


@rules("DL-PAL-7", "DL-CMB-4", "DL-MAT-6")
def test_a_plan_for_a_party_that_left_is_dropped() -> None:
    scene = Scene(players=2).party("wizard-1-3").party("human", seat=1).own("troll", seat=1)
    scene.traps("rolling-stone", seat=1).put(EVIL, 9).put(EVIL, 10, 1).cards("detect-evil").begin()
    scene.plan(lay=["rolling-stone"], send=["troll"], seat=1)
    effects = scene.plan()
    assert told(effects, "battle-began") == [{"seat": 0, "cell": "c1"}]
    assert scene.lair(1) == ["troll-down"]
    assert scene.get(TRAPS, 1) == 1


@rules("DL-PAL-10", "DL-CMB-4")
def test_when_the_last_one_leaves_the_battle_ends() -> None:
    scene = Scene().party("human").put(EVIL, 10).party("thief-1-3", seat=1).put(EVIL, 10, 1)
    scene.cards("encore").begin()
    scene.plan(seat=1)
    effects = scene.plan()
    assert told(effects, "paladin-moved") == [{"paladin": "human", "seat": 1}]
    assert [fact["seat"] for fact in told(effects, "tile-conquered")] == [0, 1]


@rules("DL-PAL-10", "DL-SPL-11")
def test_he_stands_behind_an_illusion() -> None:
    scene = Scene().party("illusion", "wizard-1-3").party("human", "warrior-1-3", seat=1)
    scene.put(EVIL, 10, 1).put(EVIL, 10).cards("detect-evil").begin()
    scene.plan(seat=1)
    scene.plan()
    assert told(scene.log(), "damage-dealt")[1]["paladin"] == "human"


@rules("DL-PAL-5")
def test_he_may_enter_in_combat() -> None:
    scene = Scene(paladins="old").party("wizard-1-3").put(EVIL, 9).cards("detect-evil")
    scene.world(PALADIN + 1, IN_TENT).begin()
    scene.plan()
    assert scene.line() == ["human", "wizard-1-3"]


@rules("DL-CON-6", "DL-PAL-5")
def test_poison_stays_in_its_dungeon() -> None:
    scene = Scene().party("human", "warrior-1-3").traps("poisoned-dart").put(EVIL, 10)
    scene.party("warrior-1-2a", seat=1).put(EVIL, 10, 1).cards("encore").begin()
    scene.plan(seat=1)
    scene.plan(lay=["poisoned-dart"])
    effects = scene.do("target", place=1)
    assert told(effects, "paladin-moved") == [{"paladin": "human", "seat": 1}]
    assert "poison-dealt" not in names(effects)
    assert scene.line(1) == ["human", "warrior-1-2a"]
    assert scene.damage(1) == [0, 0]


@rules("DF-PAL-25")
def test_the_special_case_of_tied_hosts() -> None:
    scene = fighting(11, 11, 10, 5).party("dwarf", seat=0).party("elf", seat=1)
    gain(scene, 2, 2)
    assert hosts(scene) == [0, IN_BOX, 2]


@rules("DF-PAL-26")
def test_level_hosts_keep_theirs_and_swap_when_passed() -> None:
    scene = fighting(12, 11).party("dwarf", seat=0).party("elf", seat=1)
    gain(scene, 1, 1)
    assert hosts(scene) == [1, IN_BOX, 0]
    gain(scene, 1, 1)
    assert hosts(scene) == [0, IN_BOX, 1]
    assert (scene.line(0), scene.line(1)) == (["elf"], ["dwarf"])


@rules("DF-PAL-27")
def test_who_is_below_the_space_gets_none() -> None:
    scene = fighting(12, 8, 9).party("dwarf", seat=0).party("elf", seat=1)
    gain(scene, 1, -1)
    assert hosts(scene) == [1, IN_BOX, 0]
    gain(scene, 2, 1)
    assert hosts(scene) == [2, IN_BOX, 0]


@rules("DF-PAL-28", "DF-PAL-21")
def test_whoever_captured_one_is_ignored_by_the_other() -> None:
    scene = fighting(14, 11, 10).party("dwarf", seat=1).world(PALADIN, CAUGHT + 0)
    gain(scene, 2, 2)
    assert hosts(scene)[2] == 2


@rules("DL-END-1", "DL-PAL-6")
def test_after_the_combat_he_is_gone() -> None:
    scene = Scene(edition="base").party("human").tiles("c1").lost("c1").cards().begin()
    assert scene.state.is_over()
    assert hosts(scene)[1] == GONE

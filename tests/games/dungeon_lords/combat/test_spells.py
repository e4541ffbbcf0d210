"""Combat cards, one after another."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.position import Scene, hits, names, refused, told
from tests.tools.rules import rules

from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BURIED_TRAPS,
    BUSY,
    EVIL,
    FALLEN,
    FOOD,
    GOLD,
    IDLE,
    PRISON,
    TRAINEES,
    TRAPS,
)

MAGES = ("warrior-1-3", "wizard-1-3", "wizard-1-2b")
SAGES = ("warrior-2-4", "wizard-2-4", "wizard-2-3")


def facing(card: str, *monsters: str, year: int = 1, room: str = "mint") -> Scene:
    """A party that can cast anything, against monsters in a room; nobody has decided yet."""
    party = MAGES if year == 1 else SAGES
    scene = Scene(year).party(*party).own(*monsters).room(room).cards(card).begin()
    scene.plan(send=[*monsters])
    return scene


@rules("DL-SPL-1", "DL-SPL-2")
@pytest.mark.parametrize(("party", "cast"), [("wizard-1-2a", True), ("wizard-1-1", False)])
def test_a_card_is_cast_if_the_magic_is_enough(party: str, cast: bool) -> None:
    effects = Scene().party("warrior-1-3", party).cards("detect-evil").begin().plan()
    assert ("spell-cast" in names(effects)) is cast
    assert ("spell-failed" in names(effects)) is not cast
    assert told(effects, "fatigue-taken") == [{"seat": 0, "amount": 2}]


@rules("DL-SPL-22", "DL-CAP-1")
def test_magic_counts_at_the_moment_of_the_step() -> None:
    scene = Scene().party("wizard-1-2a", "warrior-1-3").own("troll").cards("detect-evil").begin()
    effects = scene.plan(send=["troll"])
    assert "captured" in names(effects)
    assert "spell-failed" in names(effects)
    assert told(effects, "fatigue-taken") == [{"seat": 0, "amount": 2}]
    assert scene.get(EVIL) == 4


@rules("DL-R-ANTI-MAGIC-ROOM")
@pytest.mark.parametrize("card", ["illusion", "create-food"])
def test_no_spells_in_the_anti_magic_room(card: str) -> None:
    scene = facing(card, year=2, room="anti-magic-room")
    assert "spell-failed" in names(scene.log())


@rules("DL-C-WORD-OF-PEACE", "DL-SPL-5", "DL-SPL-3", "DL-HEA-1")
def test_word_of_peace_withdraws_monsters_but_no_ghosts() -> None:
    scene = facing("word-of-peace", "troll", "ghost", "goblin")
    assert scene.options() == ["suffer", "withdraw"]
    effects = scene.do("withdraw")
    assert len(told(effects, "monster-withdrawn")) == 2
    assert scene.lair() == ["ghost", "goblin", "troll"]
    effects = scene.do("target", place=2)
    assert hits(effects) == [("wizard-1-3", 2)]
    assert scene.lair() == ["ghost-down", "goblin", "troll"]
    assert "send monster=troll" in scene.options()


@rules("DL-C-WORD-OF-PEACE", "DL-SPL-17", "DL-EVL-5")
def test_word_of_peace_or_evil_even_at_the_top() -> None:
    scene = Scene().party(*MAGES).own("troll").put(EVIL, 15).cards("word-of-peace").begin()
    scene.plan(send=["troll"])
    effects = scene.do("suffer")
    assert "monster-attacked" in names(effects)
    assert scene.get(EVIL) == 14


@rules("DL-SPL-19")
def test_word_of_peace_without_monsters_may_be_answered_by_withdrawal() -> None:
    scene = facing("word-of-peace")
    scene.do("withdraw")
    assert scene.get(EVIL) == 4


@rules("DL-C-SUGGESTION", "DL-SPL-20", "DF-EXP-3")
def test_suggestion_asks_for_the_cost_again() -> None:
    scene = facing("suggestion", "troll", "vampire-clever", "ghost")
    assert scene.options() == [
        "pay monster=vampire-clever",
        "withdraw monster=troll",
        "withdraw monster=vampire-clever",
    ]
    assert refused(scene, "pay", monster="troll") == ("cost-unpayable", "DL-SPL-20")
    assert refused(scene, "withdraw", monster="ghost") == ("ghost-safe", "DL-SPL-3")
    scene.do("pay", monster="vampire-clever")
    assert scene.get(EVIL) == 7
    assert scene.get(GOLD) == 4
    assert "monster-withdrawn" in names(scene.log())
    assert "troll" in scene.lair()


@rules("DL-SPL-20", "DL-EVL-2", "DF-M-COCKATRICE")
def test_suggestion_with_a_choice_in_the_cost() -> None:
    scene = Scene().party(*MAGES).own("cockatrice").put(FOOD, 1).cards("suggestion").begin()
    scene.plan(send=["cockatrice"])
    scene.do("pay", monster="cockatrice")
    assert scene.options() == ["pay with=evil", "pay with=food"]
    scene.do("pay", by="food")
    assert scene.get(FOOD) == 0
    assert scene.get(EVIL) == 5


@rules("DL-SPL-20", "DL-M-GOLEM", "DL-INF-3")
def test_suggestion_for_a_golem_takes_a_trap_face_down() -> None:
    scene = Scene().party(*MAGES).own("golem").traps("pendulum", "pendulum").cards("suggestion")
    scene.begin().plan(send=["golem"])
    scene.do("pay", monster="golem")
    assert scene.options() == ["give trap=pendulum"]
    effects = scene.do("give", trap="pendulum")
    assert told(effects, "trap-buried") == [{"seat": 0}]
    assert TRAP_COUNTS.total(scene.get(BURIED_TRAPS)) == 1
    assert scene.get(GOLD) == 4


@rules("DL-SPL-20", "DL-M-DEMON", "DL-HIR-3")
def test_suggestion_for_a_demon_takes_a_monster() -> None:
    scene = Scene().party(*MAGES).own("demon", "troll-down", "ghost").cards("suggestion").begin()
    scene.plan(send=["demon"])
    scene.do("pay", monster="demon")
    assert "monster-eaten" in names(scene.log())
    assert scene.lair() == ["demon", "ghost"]
    assert scene.get(EVIL) == 6


@rules("DL-SPL-20", "DL-HIR-2")
def test_a_demon_eats_at_home_before_it_eats_in_the_battle() -> None:
    scene = Scene().party("warrior-1-3", *MAGES).own("demon", "troll", "troll").room("armory")
    scene.put(FOOD, 2).cards("suggestion").begin().plan(send=["demon", "troll"])
    scene.do("pay", monster="demon")
    assert scene.lair() == ["demon", "troll"]
    assert scene.options() == ["pay monster=troll", "withdraw monster=troll"]


@rules("DL-C-MAGIC-SHIELD", "DL-SPL-6", "DL-SPL-4")
def test_a_shield_takes_the_next_point_also_of_a_ghost() -> None:
    scene = facing("magic-shield", "ghost")
    effects = scene.do("target", place=2)
    assert told(effects, "shield-absorbed")[0]["adventurer"] == "wizard-1-3"
    assert hits(effects) == [("wizard-1-3", 1)]


@rules("DL-SPL-6", "DL-C-MAGIC-SHIELD")
def test_a_shield_takes_one_point_and_no_more() -> None:
    scene = facing("magic-shield", "ghost")
    effects = scene.do("target", place=2)
    assert len(told(effects, "shield-absorbed")) == 1
    tired = [fact for fact in told(effects, "damage-dealt") if fact["adventurer"] != "wizard-1-3"]
    assert [fact["amount"] for fact in tired] == [1] * (len(scene.line()) - 1)


@rules("DL-SPL-6", "DL-CON-1")
def test_a_shield_takes_fatigue_from_the_frontmost() -> None:
    scene = facing("magic-shield")
    assert scene.damage() == [0, 1, 1]


@rules("DL-SPL-6", "DF-CRG-1")
def test_a_shield_comes_before_courage() -> None:
    scene = Scene().party("warrior-1-3", "wizard-1-3", "bard-1-1").own("goblin")
    effects = scene.cards("magic-shield").begin().plan(send=["goblin"])
    assert told(effects, "shield-absorbed")[0]["amount"] == 1
    assert told(effects, "courage-lost")[0]["amount"] == 1
    assert hits(effects) == []


@rules("DL-SPL-6", "DL-TRP-8")
def test_a_shield_takes_poison() -> None:
    scene = Scene().party("wizard-1-1").own("slime").traps("poisoned-dart").cards("magic-shield")
    scene.begin().plan(lay=["poisoned-dart"], send=["slime"])
    scene.do("attack", monster="slime", way="other")
    assert scene.damage() == [2]


@rules("DL-C-INVISIBILITY", "DL-SPL-7", "DL-SPL-4")
def test_invisible_wizards_go_to_the_end_and_are_not_harmed() -> None:
    scene = Scene().party("wizard-1-1", "thief-1-1", "wizard-1-3", "priest-1-1").own("slime")
    scene.cards("invisibility").begin().plan(send=["slime"])
    effects = scene.do("attack", monster="slime")
    assert hits(effects) == [("thief-1-1", 1), ("priest-1-1", 1)]
    assert scene.line() == ["thief-1-1", "priest-1-1", "wizard-1-1", "wizard-1-3"]
    assert scene.damage() == [0, 1, 0, 0]


@rules("DL-SPL-7")
def test_an_invisible_wizard_is_visible_again_in_the_next_round() -> None:
    scene = Scene().party("wizard-1-1").cards("invisibility", "detect-evil").begin()
    scene.plan()
    scene.plan()
    assert scene.damage() == [2]


@rules("DL-C-DETECT-EVIL", "DL-SPL-17", "DL-CON-2")
def test_detect_evil() -> None:
    assert facing("detect-evil").get(EVIL) == 6


@rules("DL-C-FIST-OF-JUSTICE", "DL-EVT-14")
def test_fist_of_justice_takes_any_imp() -> None:
    scene = Scene().party(*MAGES).put(IDLE, 1).put(BUSY, 1).put(TRAINEES, 1)
    scene.cards("fist-of-justice").begin().plan()
    assert scene.options() == ["lose imp=training", "lose imp=unused", "lose imp=used"]
    scene.do("lose", imp="training")
    assert scene.get(TRAINEES) == 0
    assert "fatigue-taken" in names(scene.log())
    scene = facing("fist-of-justice")
    assert "spell-cast" in names(scene.log())
    assert told(scene.log(), "imps-moved") == []


@rules("DL-C-DETECT-TREASURE")
def test_detect_treasure_takes_gold_then_food_then_a_trap() -> None:
    scene = facing("detect-treasure")
    assert scene.get(GOLD) == 4
    scene = Scene().party(*MAGES).put(GOLD, 0).put(FOOD, 1).cards("detect-treasure").begin()
    scene.plan()
    assert scene.get(FOOD) == 0
    scene = Scene().party(*MAGES).put(GOLD, 0).traps("pendulum", "pendulum")
    scene.cards("detect-treasure").begin().plan()
    assert scene.options() == ["give trap=pendulum"]
    assert refused(scene, "give", trap="plague") == ("no-trap", "DL-PLN-5")
    scene.do("give", trap="pendulum")
    assert TRAP_COUNTS.total(scene.get(TRAPS)) == 1
    scene = Scene().party(*MAGES).put(GOLD, 0).cards("detect-treasure").begin()
    assert "fatigue-taken" in names(scene.plan())


@rules("DL-C-FIREBALL", "DL-SPL-18")
def test_fireball_only_tires() -> None:
    scene = facing("fireball")
    assert hits(scene.log()) == []
    assert scene.damage() == [1, 1, 1]


@rules("DL-C-GRAFFITI", "DL-SPL-17")
def test_graffiti_is_cleaned_or_suffered() -> None:
    scene = facing("graffiti")
    assert scene.options() == ["pay with=gold", "suffer"]
    scene.do("pay", by="gold")
    assert (scene.get(GOLD), scene.get(EVIL)) == (4, 4)
    scene = Scene().party(*MAGES).put(GOLD, 0).cards("graffiti").begin()
    scene.plan()
    assert scene.get(EVIL) == 5


@rules("DF-C-ENCORE", "DF-CRD-4", "DF-CRG-8", "DL-SPL-13")
def test_encore_encourages_adventurers() -> None:
    scene = Scene().party("illusion", "human", "wizard-1-3", "warrior-1-3").cards("encore").begin()
    effects = scene.plan()
    given = [fact["adventurer"] for fact in told(effects, "courage-given")]
    assert given == ["wizard-1-3", "warrior-1-3"]
    assert scene.courage() == [0, 0, 0, 0]


@rules("DF-C-SMELL-OF-ROAST")
def test_smell_of_roast() -> None:
    scene = Scene().party(*MAGES).put(FOOD, 1).cards("smell-of-roast").begin()
    scene.plan()
    assert (scene.get(FOOD), scene.get(EVIL)) == (0, 4)
    assert facing("smell-of-roast").get(EVIL) == 5


@rules("DF-C-LULLABY", "DF-CRD-11", "DL-SPL-3")
def test_lullaby_is_paid_or_sleeps() -> None:
    scene = Scene().party(*MAGES).own("golem", "troll", "ghost").put(FOOD, 1).room("mint")
    scene.cards("lullaby").begin().plan(send=["golem", "troll", "ghost"])
    assert scene.options() == ["turn monster=golem", "turn monster=troll"]
    assert refused(scene, "turn", monster="ghost") == ("ghost-safe", "DL-SPL-3")
    assert refused(scene, "turn", monster="demon") == ("not-sent", "DL-MAT-1")
    scene.do("turn", monster="golem")
    assert scene.options() == ["decline", "pay with=food"]
    scene.do("decline")
    assert "golem-down" in scene.lair()
    assert scene.options()[0].startswith("attack monster=ghost")
    scene = facing("lullaby", "golem")
    assert "monster-knocked-out" in names(scene.log())
    scene = facing("lullaby", "ghost")
    assert "monster-knocked-out" not in names(scene.log())


@rules("DL-C-AURA-OF-FEAR", "DL-SPL-21", "DL-SPL-5")
def test_aura_of_fear_withdraws_one() -> None:
    scene = facing("aura-of-fear", "troll", "goblin", year=2)
    scene.do("withdraw", monster="troll")
    assert hits(scene.log()) == [("warrior-2-4", 2)]
    assert scene.lair() == ["goblin-down", "troll"]


@rules("DL-C-METAMORPHOSIS", "DL-SPL-8", "DF-EXP-11", "DL-HEA-1")
def test_a_sheep_bites_once_and_is_knocked_out() -> None:
    scene = Scene(2).party("priest-2-4", *SAGES).hurt(1, 1).own("golem-big").room("armory")
    scene.cards("metamorphosis").begin()
    effects = scene.plan(send=["golem-big"])
    assert hits(effects) == [("priest-2-4", 1)]
    assert "healed" in names(effects)
    assert scene.lair() == ["golem-big-down"]
    assert not scene.state.lair(0, 0) & 128


@rules("DL-SPL-8")
def test_a_sheep_dragon_does_not_stop_healing() -> None:
    scene = Scene(2).party("priest-2-4", *SAGES).own("dragon").cards("metamorphosis").begin()
    assert "healed" in names(scene.plan(send=["dragon"]))


@rules("DL-SPL-8")
def test_one_of_two_trolls_is_the_sheep() -> None:
    scene = facing("metamorphosis", "troll", "troll", year=2)
    assert scene.options() == ["attack monster=troll", "attack way=sheep"]
    assert hits(scene.do("attack", way="sheep"))[-2:] == [("warrior-2-4", 1), ("warrior-2-4", 3)]


@rules("DL-C-BLIND-RAGE", "DL-SPL-9")
@pytest.mark.parametrize(
    ("monster", "amount", "after"),
    [
        ("goblin", 2, "goblin-down"),
        ("slime", 1, "slime-down"),
        ("troll", 3, "troll-down"),
        ("witch", 4, "witch-down"),
        ("vampire", 3, "vampire-down"),
        ("golem", 4, "golem"),
        ("dragon", 2, "dragon-down"),
        ("cockatrice", 1, "cockatrice-down"),
        ("evil-eye", 3, "evil-eye-down"),
    ],
)
def test_blind_rage(monster: str, amount: int, after: str) -> None:
    scene = Scene(2).party(*SAGES).own(monster).put(FOOD, 1).cards("blind-rage").begin()
    effects = scene.plan(send=[monster])
    assert hits(effects) == [("warrior-2-4", amount)]
    assert scene.lair() == [after]
    assert scene.line() == list(SAGES)


@rules("DL-SPL-9", "DL-SPL-3")
def test_blind_rage_keeps_side_effects_and_spares_ghosts() -> None:
    scene = facing("blind-rage", "demon", "ghost", year=2)
    assert refused(scene, "attack", monster="demon", way="other") == ("raging", "DL-SPL-9")
    scene.do("attack", monster="demon")
    assert scene.options() == ["target place=2", "target place=3"]
    assert "conquest-skipped" in names(scene.do("target", place=3))
    scene = facing("blind-rage", "cockatrice", year=2)
    assert "poison-dealt" in names(scene.log())


@rules("DL-SPL-9", "DL-MAT-5")
def test_a_raging_vampire_before_a_priest_cannot_attack() -> None:
    scene = Scene(2).party("priest-2-4", "wizard-2-4").own("vampire").cards("blind-rage").begin()
    assert hits(scene.plan(send=["vampire"])) == []
    assert scene.lair() == ["vampire"]


@rules("DL-SPL-3", "DL-SPL-9", "DL-MAT-5")
def test_a_ghost_does_not_rage_at_a_lone_adventurer() -> None:
    scene = Scene(2).party("wizard-2-4").own("ghost").cards("blind-rage").begin()
    effects = scene.plan(send=["ghost"])
    assert "spell-cast" in names(effects)
    assert hits(effects) == []
    assert scene.lair() == ["ghost-down"]


@rules("DL-C-CREATE-FOOD", "DL-SPL-10")
def test_create_food_gives_a_hit_point() -> None:
    scene = Scene(2).party(*SAGES).hurt(1, 7).cards("create-food").begin()
    scene.plan()
    assert scene.line()[0] == "warrior-2-4"
    assert scene.damage()[0] == 8


@rules("DL-C-ILLUSION", "DL-SPL-11")
def test_an_illusion_stands_before_the_paladin_and_takes_hits() -> None:
    scene = Scene(2).party("human", *SAGES).own("golem").cards("illusion", "create-food").begin()
    effects = scene.plan(send=["golem"])
    assert hits(effects) == [("illusion", 4)]
    assert "illusion-gone" in names(effects)
    assert scene.get(PRISON) == 0
    assert scene.get(FALLEN) == 0


@rules("DL-SPL-11", "DL-SPL-10")
def test_an_illusion_stays_and_grows_by_food() -> None:
    scene = Scene(2).party(*SAGES).own("slime").cards("illusion", "create-food").begin()
    scene.plan(send=["slime"])
    scene.do("attack", monster="slime", way="other")
    assert scene.line()[0] == "illusion"
    scene.plan()
    assert scene.line()[0] == "illusion"
    assert scene.damage()[0] == 1


@rules("DL-SPL-13")
def test_an_illusion_alone_vanishes_and_conquers_nothing() -> None:
    scene = Scene(2).party("wizard-2-1").hurt(1, 2).own("ghost").cards("illusion").begin()
    effects = scene.plan(send=["ghost"])
    assert "illusion-vanished" in names(effects)
    assert "tile-conquered" not in names(effects)


@rules("DL-C-SONG-OF-COURAGE", "DL-SPL-14", "DF-FTG-3")
def test_a_song_takes_a_second_tile() -> None:
    scene = Scene(2).party(*SAGES).tiles("c1", "b1", "d1").cards("song-of-courage").begin()
    scene.plan()
    assert scene.options() == ["defend cell=b1", "defend cell=d1"]
    assert refused(scene, "defend", cell="c1") == ("tile-lost", "DL-CON-4")
    effects = scene.do("defend", cell="d1")
    assert told(effects, "tile-conquered") == [{"seat": 0, "cell": "d1"}]
    assert scene.damage() == [2, 2, 2]
    assert scene.get(EVIL) == 3


@rules("DL-SPL-14")
def test_without_another_tile_there_is_no_second_fatigue() -> None:
    scene = Scene(2).party(*SAGES).tiles("c1").cards("song-of-courage").begin()
    effects = scene.plan()
    assert len(told(effects, "fatigue-taken")) == 1


@rules("DL-SPL-14", "DF-FTG-7")
def test_the_second_fatigue_has_the_modifiers_of_the_second_tile() -> None:
    scene = Scene(2).party(*SAGES).tiles("c1", "c2").room("hall-of-chaos", "c2")
    effects = scene.cards("song-of-courage").begin().plan()
    assert [fact["amount"] for fact in told(effects, "fatigue-taken")] == [1, 2]


@rules("DL-C-REGENERATION", "DL-SPL-15")
def test_regeneration_is_no_healing_step() -> None:
    scene = Scene(2).party(*SAGES).hurt(1, 3).own("dragon").cards("regeneration").begin()
    effects = scene.plan(send=["dragon"])
    assert [fact["amount"] for fact in told(effects, "healed")] == [1, 1, 1]


@rules("DL-C-MAGIC-KEY", "DL-SPL-16", "DF-GRF-3")
def test_a_magic_key_frees_a_prisoner_of_any_year() -> None:
    scene = Scene(2).party(*SAGES).put(PRISON, 0b11 | 1 << 24).put(FALLEN, 1)
    scene.cards("magic-key").begin().plan()
    assert scene.options() == [
        "release adventurer=thief-2-1",
        "release adventurer=warrior-1-1",
        "release adventurer=warrior-1-2a",
    ]
    assert refused(scene, "release", adventurer="bard-1-1") == ("not-in-prison", "DL-SPL-16")
    scene.do("release", adventurer="thief-2-1")
    assert scene.get(PRISON) == 0b11
    assert scene.get(FALLEN) == 1


@rules("DL-C-DIMENSIONAL-GATE", "DL-SPL-21", "DL-HEA-1")
def test_a_gate_knocks_out_even_a_golem() -> None:
    scene = facing("dimensional-gate", "golem", year=2)
    assert hits(scene.log()) == []
    assert scene.lair() == ["golem-down"]


@rules("DF-C-FEATHER-FALL", "DF-FTG-2", "DF-CRD-5")
def test_feather_fall_halves_fatigue() -> None:
    assert facing("feather-fall", year=2).damage() == [1, 1, 1]


@rules("DF-C-EXORCISM", "DL-SPL-3")
def test_exorcism_knocks_out_ghosts_only() -> None:
    scene = facing("exorcism", "golem", "ghost", "ghost", year=2)
    assert scene.lair() == ["ghost-down", "ghost-down", "golem"]
    assert hits(scene.log()) == [("warrior-2-4", 4)]


@rules("DF-C-HOLY-LIGHT", "DF-CRD-6")
def test_holy_light_heals_whatever_happens() -> None:
    party = ("priest-2-4", "wizard-2-4", "warrior-2-4")
    scene = Scene(2).party(*party).hurt(1, 2).cards("holy-light").begin()
    assert "healed" in names(scene.plan())
    scene = Scene(2).party(*party).own("dragon").cards("holy-light").begin()
    assert "healed" in names(scene.plan(send=["dragon"]))

"""Pets in planning and in battle."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.position import Scene, hits, names, pet, refused, told
from tests.tools.rules import rules

from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import BABY, EVIL, FOOD, KNOWN, LOST, PETS, STARE, USED_PETS
from warren.games.dungeon_lords.sight.combat import is_tiring

BIG = ("warrior-2-4", "thief-2-4", "priest-2-4")


@rules("DF-P-BABY-GOLEM", "DF-PET-9", "DF-PET-12", "DF-PET-14")
def test_baby_golem_fights_in_every_round_from_then_on() -> None:
    scene = Scene(2).party("dwarf", *BIG).pets("baby-golem").cards("create-food", "feather-fall")
    scene.begin()
    assert refused(scene, "send", pet="baby-golem") == ("no-baby", "DF-P-BABY-GOLEM")
    scene.do("pet", pet="baby-golem")
    scene.do("send", pet="baby-golem")
    effects = scene.do("ready")
    assert hits(effects) == [("dwarf", 2)]
    assert "healed" in names(effects)
    assert PET_COUNTS.of(scene.get(USED_PETS), pet("baby-golem")) == 1
    scene.do("send", pet="baby-golem")
    assert hits(scene.do("ready")) == [("dwarf", 2)]


@rules("DF-PET-18", "DF-PET-12")
@pytest.mark.parametrize(
    ("room", "monsters", "fits"),
    [
        (False, ["golem"], True),
        (False, ["troll"], False),
        (True, ["troll", "troll"], False),
        (True, ["golem", "troll"], True),
    ],
)
def test_baby_golem_counts_unless_a_golem_is_with_him(
    room: bool, monsters: list[str], fits: bool
) -> None:
    scene = Scene(2).party(*BIG).own(*monsters).pets("baby-golem")
    if room:
        scene.room("mint")
    scene.cards().begin()
    scene.do("pet", pet="baby-golem")
    for monster in monsters:
        scene.do("send", monster=monster)
    if fits:
        scene.do("send", pet="baby-golem")
    else:
        assert refused(scene, "send", pet="baby-golem") == ("baby-limit", "DF-PET-12")


@rules("DF-PET-13")
def test_baby_golem_is_no_missile() -> None:
    scene = Scene(2).party(*BIG).pets("baby-golem").traps("monster-catapult").cards().begin()
    scene.do("pet", pet="baby-golem")
    assert refused(scene, "lay", trap="monster-catapult") == ("no-missile", "DF-CRD-1")


@rules("DF-PET-17", "DL-C-WORD-OF-PEACE")
def test_peace_withdraws_baby_golem() -> None:
    scene = Scene().party("wizard-1-3", "warrior-1-3").pets("baby-golem")
    scene.cards("word-of-peace").begin()
    scene.do("pet", pet="baby-golem")
    scene.do("send", pet="baby-golem")
    scene.do("ready")
    effects = scene.do("withdraw")
    assert "pet-withdrawn" in names(effects)
    assert "pet-attacked" not in names(effects)
    assert "send pet=baby-golem" in scene.options()


@rules("DF-PET-17", "DL-C-SUGGESTION")
def test_for_suggestion_baby_golem_costs_nothing() -> None:
    for answer in ("done", "withdraw"):
        scene = Scene().party("wizard-1-3", "warrior-1-3").pets("baby-golem")
        scene.cards("suggestion").begin()
        scene.do("pet", pet="baby-golem")
        scene.do("send", pet="baby-golem")
        scene.do("ready")
        assert scene.options() == ["done", "withdraw pet=baby-golem"]
        args = {} if answer == "done" else {"pet": "baby-golem"}
        effects = scene.do(answer, **args)
        assert ("pet-attacked" in names(effects)) is (answer == "done")


@rules("DF-PET-17")
@pytest.mark.parametrize("card", ["metamorphosis", "dimensional-gate"])
def test_baby_golem_can_be_out_for_the_rest_of_the_combat(card: str) -> None:
    scene = Scene(2).party("wizard-2-4", *BIG).pets("baby-golem").cards(card, "create-food")
    scene.begin()
    scene.do("pet", pet="baby-golem")
    scene.do("send", pet="baby-golem")
    effects = scene.do("ready")
    assert ("pet-changed" if card == "metamorphosis" else "pet-knocked-out") in names(effects)
    assert hits(effects) == ([("wizard-2-4", 1)] if card == "metamorphosis" else [])
    assert refused(scene, "send", pet="baby-golem") == ("no-baby", "DF-P-BABY-GOLEM")


@rules("DF-PET-17", "DF-C-LULLABY")
def test_lullaby_for_baby_golem() -> None:
    scene = Scene().party("wizard-1-3", "warrior-1-3").pets("baby-golem").put(FOOD, 1)
    scene.cards("lullaby").begin()
    scene.do("pet", pet="baby-golem")
    scene.do("send", pet="baby-golem")
    scene.do("ready")
    assert scene.options() == ["decline", "pay with=food"]
    assert "pet-attacked" in names(scene.do("pay", by="food"))


@rules("DF-P-STAREPLANT", "DF-PET-9")
@pytest.mark.parametrize(("icon", "cast"), [("magic", False), ("heart", True)])
def test_a_stareplant_takes_an_icon(icon: str, cast: bool) -> None:
    scene = Scene(2).party("wizard-2-1", "warrior-2-4").pets("stareplant").cards("create-food")
    scene.begin()
    scene.do("pet", pet="stareplant")
    assert refused(scene, "ready") == ("stare-first", "DF-P-STAREPLANT")
    scene.do("stare", icon=icon)
    assert ("spell-cast" in names(scene.do("ready"))) is cast
    assert scene.get(STARE) > 0


@rules("DF-P-STAREPLANT", "DL-TRP-1")
def test_a_stareplant_on_anti_trap_icons() -> None:
    scene = Scene().party("thief-1-2a", "warrior-1-3").pets("stareplant").traps("rolling-stone")
    scene.cards("encore").begin()
    scene.do("pet", pet="stareplant")
    scene.do("stare", icon="anti-trap")
    assert told(scene.plan(lay=["rolling-stone"]), "damage-prevented")[0]["amount"] == 1


@rules("DF-P-MESSENGER-BAT", "DF-INF-2", "DL-SPY-1")
def test_a_messenger_bat_looks_at_three_cards_in_secret() -> None:
    scene = Scene().party("warrior-1-3").party("thief-1-1", seat=1).pets("messenger-bat")
    scene.cards("fireball").begin()
    before = scene.state.view(1).key()
    scene.do("pet", pet="messenger-bat")
    assert refused(scene, "ready") == ("look-first", "DF-P-MESSENGER-BAT")
    effects = scene.do("spy", place=1)
    assert told(effects, "card-seen") == [{"seat": 0, "place": 1, "spell": "fireball"}]
    assert effects[0].reveals
    assert not effects[0].visible_to(1)
    assert refused(scene, "spy", place=1) == ("card-known", "DF-P-MESSENGER-BAT")
    scene.do("spy", place=4)
    scene.do("spy", place=5)
    assert scene.get(KNOWN) == 0b11001
    assert scene.state.view(1).key() == before
    assert "ready" in scene.options()


@rules("DF-P-MESSENGER-BAT")
def test_the_row_is_drawn_unseen_before_the_first_plans() -> None:
    scene = Scene().party("warrior-1-3").begin()
    for place, spell in enumerate(("fireball", "graffiti", "encore", "lullaby")):
        effects = scene.do("spell", -1, spell=spell)
        assert told(effects, "card-laid") == [{"place": place + 1}]
        assert spell not in str(scene.state.view(0).to_json()["combat"])
    assert "battle-round-began" in names(scene.do("spell", -1, spell="suggestion"))
    scene = Scene(edition="base").party("warrior-1-3").begin()
    assert scene.state.actors() == (0,)
    scene.plan()
    assert "card-turned" in names(scene.do("spell", -1, spell="fireball"))


@rules("DF-P-HOWLING-CUB", "DF-PET-15", "DF-BRD-3")
def test_a_howling_cub_silences_the_bards() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1", "bard-1-2a").pets("howling-cub")
    scene.cards("encore").begin()
    scene.plan()
    assert scene.options() == ["done", "pet pet=howling-cub"]
    assert refused(scene, "spring", trap="pendulum") == ("not-now", "DL-ORD-15")
    assert refused(scene, "pet", pet="spitting-toad") != ("not-now", "DL-ORD-15")
    effects = scene.do("pet", pet="howling-cub")
    assert hits(effects) == [("bard-1-1", 1), ("bard-1-2a", 1)]
    assert "courage-given" not in names(effects)


@rules("DF-P-SPITTING-TOAD", "DF-PET-11", "DL-HEA-1")
def test_a_spitting_toad_is_no_attack() -> None:
    scene = Scene().party("priest-1-3", "warrior-1-3").hurt(1, 1).pets("spitting-toad")
    scene.cards("encore").begin()
    scene.plan()
    assert scene.options() == ["done", "pet pet=spitting-toad"]
    scene.do("pet", pet="spitting-toad")
    assert scene.options() == ["target place=1", "target place=2"]
    effects = scene.do("target", place=2)
    assert hits(effects) == [("warrior-1-3", 2)]
    assert "healed" not in names(effects)


@rules("DF-PET-15", "DL-SPL-6", "DL-SPL-7")
def test_a_toad_meets_shield_courage_and_invisibility() -> None:
    scene = Scene().party("wizard-1-3", "bard-1-1").pets("spitting-toad").cards("magic-shield")
    scene.begin().plan()
    scene.do("done")
    scene.do("pet", pet="spitting-toad")
    assert hits(scene.do("target", place=1)) == []
    scene = Scene().party("wizard-1-3").pets("spitting-toad").cards("invisibility").begin()
    scene.plan()
    assert hits(scene.do("pet", pet="spitting-toad")) == []


@rules("DF-P-SLIPPERY-SLUG", "DF-CRD-9", "DF-PET-10")
def test_a_slippery_slug_before_fatigue() -> None:
    scene = Scene().party("warrior-1-3").pets("slippery-slug").cards("encore").begin()
    scene.plan()
    assert refused(scene, "pet", pet="slippery-slug") == ("pet-moment", "DF-PET-10")
    assert refused(scene, "pet", pet="spitting-toad") == ("pet-not-held", "DF-PET-8")
    scene.do("done")
    assert scene.options() == ["done", "pet pet=slippery-slug"]
    effects = scene.do("pet", pet="slippery-slug")
    assert told(effects, "fatigue-taken") == [{"seat": 0, "amount": 1}]


@rules("DF-P-GUARD-HEDGEHOG", "DF-CRD-9")
def test_a_guard_hedgehog_after_fatigue() -> None:
    scene = Scene().party("warrior-1-3").pets("guard-hedgehog").cards("fireball").begin()
    scene.plan()
    scene.do("done")
    assert is_tiring(scene.state)
    effects = scene.do("done")
    assert "fatigue-taken" in names(effects)
    assert not is_tiring(scene.state)
    assert scene.options() == ["done", "pet pet=guard-hedgehog"]
    effects = scene.do("pet", pet="guard-hedgehog")
    assert "tile-held" in names(effects)
    assert (scene.get(LOST), scene.get(EVIL)) == (0, 5)


@rules("DF-P-GUARD-HEDGEHOG", "DL-SPL-14")
def test_a_held_tile_is_not_the_second_one_of_a_song() -> None:
    scene = Scene(2).party("wizard-2-4").tiles("c1", "b1", "d1").lost("c1").pets("guard-hedgehog")
    scene.cards("song-of-courage").begin()
    scene.do("defend", cell="b1")
    scene.do("ready")
    scene.do("done")
    scene.do("done")
    effects = scene.do("pet", pet="guard-hedgehog")
    assert told(effects, "fatigue-taken") == [{"seat": 0, "amount": 1}]
    assert told(effects, "tile-conquered") == [{"seat": 0, "cell": "d1"}]


@rules("DF-PET-6", "DF-INF-1", "DF-PET-10")
@pytest.mark.parametrize("kept", ["spitting-toad", "larder-rat", "jailer-cat"])
def test_whoever_has_a_face_down_pet_is_asked_whatever_it_is(kept: str) -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1").pets(kept).cards("encore").begin()
    scene.plan()
    asked = 0
    while scene.state.sealed() == 0:
        scene.do("done")
        asked += 1
    assert asked == 4


@rules("DF-PET-9", "DF-YR2-3")
def test_pets_of_the_year_are_over_after_the_combat() -> None:
    scene = Scene().party("warrior-1-1").pets("baby-golem", "stareplant").hurt(1, 2)
    scene.cards().begin()
    scene.do("pet", pet="baby-golem")
    scene.do("pet", pet="stareplant")
    scene.do("stare", icon="heart")
    scene.do("send", pet="baby-golem")
    scene.do("ready")
    assert scene.state.is_over()
    assert (scene.get(BABY), scene.get(STARE), scene.get(PETS)) == (0, 0, 0)
    assert PET_COUNTS.total(scene.get(USED_PETS)) == 2

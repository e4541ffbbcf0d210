"""The order of a battle, who decides, and changing one's mind."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.position import Scene, names, refused, told
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.match import Match
from warren.core.refusal import Refusal
from warren.games.dungeon_lords.layout import EVIL, NEUTRAL, PALADIN


@rules("DL-CMB-3", "DF-CMB-2", "DF-BRD-3", "DF-VAR-14")
@pytest.mark.parametrize("card", ["magic-shield", "detect-treasure"])
def test_the_steps_of_a_battle(card: str) -> None:
    scene = Scene().party("warrior-1-3", "priest-1-3", "wizard-1-3", "bard-1-1").own("cockatrice")
    scene.traps("poisoned-dart").cards(card).begin()
    scene.plan(lay=["poisoned-dart"], send=["cockatrice"])
    scene.do("target", place=2)
    scene.do("target", place=1)
    log = names(scene.log())
    spell = log.index("spell-cast")
    order = ["courage-given", "trap-sprung", "monster-attacked", "healed", "fatigue-taken"]
    order += ["tile-conquered", "poison-dealt"]
    places = [log.index(name) for name in order]
    assert places == sorted(places)
    attack = log.index("monster-attacked")
    assert spell < attack if card == "magic-shield" else attack < spell < log.index("healed")


@rules("DL-CMB-5", "DL-CMB-6")
def test_the_owner_makes_every_choice() -> None:
    scene = Scene().party("warrior-1-3", "thief-1-1").own("ghost", "witch")
    scene.party("thief-1-3", seat=1).cards("encore").begin()
    scene.plan(seat=1)
    scene.plan(send=["ghost", "witch"])
    assert scene.state.actors() == (0,)
    assert refused(scene, "attack", 1, monster="witch") == ("refusal-not-your-turn", "CORE-TURN")


@rules("DF-CMB-5", "DF-PET-11", "DL-HEA-1")
def test_a_pet_does_not_make_healing_possible() -> None:
    scene = Scene().party("priest-1-3", "bard-1-1").hurt(1, 2).pets("howling-cub")
    scene.cards("encore").begin()
    scene.plan()
    scene.do("pet", pet="howling-cub")
    assert "healed" not in names(scene.log())


@rules("DF-PAL-22", "DL-DUM-10", "DF-PAL-20")
def test_the_neutral_counter_gets_no_paladin_in_combat() -> None:
    scene = Scene().party("elf", "wizard-1-3").put(EVIL, 10).world(NEUTRAL, 15)
    scene.cards("detect-evil").begin()
    scene.plan()
    assert scene.state.numbers[PALADIN] == 0
    assert told(scene.log(), "paladin-discarded") == []


@rules("DL-PLN-7", "DL-PLN-6", "CORE-UNDO")
def test_a_plan_may_be_changed_until_all_are_ready() -> None:
    scene = Scene().party("warrior-1-3").own("troll", "goblin")
    scene.party("thief-1-1", seat=1).cards().begin()
    match = Match(scene.state)
    match.act(0, Action("send", {"monster": "troll"}))
    match.act(0, Action("ready"))
    match.undo(0)
    match.undo(0)
    told_line = match.act(0, Action("send", {"monster": "goblin"}))
    assert told_line.seen_by == 1
    match.act(1, Action("ready"))
    match.act(0, Action("ready"))
    with pytest.raises(Refusal):
        match.undo(1)

"""What may come of a plan, told card by card."""

from __future__ import annotations

import pytest
from librt.random import Random
from mypy_extensions import i64
from tests.tools.dungeon_lords.position import DECK, Scene, names, told
from tests.tools.rules import rules

from warren.core.future import Future
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle.phases import PHASE_NAMES
from warren.games.dungeon_lords.battle.policy import decide
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.layout import EVIL, IN_TENT, KNOWN, PALADIN
from warren.games.dungeon_lords.terms import PALADIN_SPACE

Plain = list[tuple[object, ...]]


def plain(futures: list[Future]) -> Plain:
    """All that they tell, to be compared."""
    return [
        (
            one.given,
            one.weight,
            [(effect.step, effect.name, effect.args) for effect in one.effects],
            one.outcome,
        )
        for one in futures
    ]


def known(scene: Scene, seat: int = 0) -> Future:
    """The only future of a plan for a card that its owner has seen."""
    scene.put(KNOWN, 1, seat)
    (found,) = scene.state.view(seat).state.futures(seat)
    return found


def steps(future: Future) -> list[str]:
    """The steps in which anything happens, in their order."""
    found: list[str] = []
    for effect in future.effects:
        if effect.step and effect.step not in found:
            found.append(effect.step)
    return found


@rules("DL-CMB-3", "DL-CMB-6", "DL-PLN-7")
def test_a_known_card_tells_the_battle_step_by_step() -> None:
    scene = Scene().party("warrior-1-2a", "thief-1-2a", "priest-1-1", "wizard-1-1")
    scene.own("troll").traps("poisoned-dart").cards("fist-of-justice").begin()
    assert scene.state.futures(1) == []
    scene.do("lay", trap="poisoned-dart")
    scene.do("send", monster="troll")
    found = known(scene)
    assert found.given == {"card": "fist-of-justice"}
    assert steps(found) == [name for name in PHASE_NAMES if name in steps(found)]
    assert {"trap", "monsters", "conquering", "end"} <= set(steps(found))
    assert names(found.effects)[:2] == ["plan-shown", "battle-began"]
    log = scene.log()
    log.clear()
    scene.do("ready")
    while frames.step(scene.state) == frames.BATTLE:
        scene.state.apply(0, int(decide(scene.state, i64(0))))
    real = [(effect.step, effect) for effect in log if effect.step]
    assert real == [(effect.step, effect) for effect in found.effects if effect.step]
    line = found.outcome["line"]
    assert isinstance(line, list)
    assert [one["who"] for one in line] == scene.line()
    hurt = [one["hit_points"] - one["left"] for one in line]
    assert hurt == scene.damage()


@rules("DL-CON-1", "DL-CON-2", "DL-PLN-5")
def test_an_outcome_sums_up_what_stays() -> None:
    scene = Scene().party("warrior-1-2a", "thief-1-2a").own("troll").traps("rolling-stone")
    scene.cards("fireball").begin()
    scene.do("lay", trap="rolling-stone")
    scene.do("send", monster="troll")
    assert known(scene).outcome == {
        "captured": ["warrior-1-2a"],
        "conquered": ["c1"],
        "line": [{"who": "thief-1-2a", "hit_points": 3, "left": 2}],
        "gold": 0,
        "food": 0,
        "evil": -1,
        "imps": 0,
    }


@rules("DL-INF-2", "DL-PLN-1")
def test_every_card_that_may_come_is_tried() -> None:
    scene = Scene().party("warrior-1-3").tiles("c1", "b1", "d1").lost("c1")
    scene.cards("fireball", "graffiti").begin()
    assert scene.state.futures(0) == []
    scene.do("defend", cell="b1")
    cards = [one.id for one in DECK.spells if one.year == 1]
    found = scene.state.view(0).state.futures(0)
    assert [one.given["card"] for one in found] == cards
    assert {one.weight for one in found} == {1}
    scene.put(KNOWN, 0b10)
    found = scene.state.view(0).state.futures(0)
    assert [one.given["card"] for one in found] == [one for one in cards if one != "graffiti"]


@rules("DF-CRD-1", "DF-PET-14")
def test_a_plan_that_waits_for_a_part_of_it_has_no_future() -> None:
    scene = Scene().party("warrior-1-3").own("troll").traps("monster-catapult")
    scene.pets("stareplant").cards("fireball").begin()
    assert scene.state.futures(0)
    scene.do("lay", trap="monster-catapult")
    assert scene.state.futures(0) == []
    scene.do("give", monster="troll")
    assert told(known(scene).effects, "monster-thrown") == [{"seat": 0, "monster": "troll"}]
    scene.do("pet", pet="stareplant")
    assert scene.state.futures(0) == []
    scene.do("stare", icon="magic")
    assert "icon-stared" in names(known(scene).effects)


@rules("DL-PLN-7", "DF-PET-8")
def test_a_plan_of_others_tells_nothing() -> None:
    scene = Scene().party("warrior-1-3").party("thief-1-3", seat=1).own("troll", seat=1)
    scene.pets("baby-golem", seat=1).cards("fireball").begin()
    before = plain(scene.state.view(0).state.futures(0))
    scene.do("pet", seat=1, pet="baby-golem")
    scene.do("send", seat=1, monster="troll")
    assert plain(scene.state.view(0).state.futures(0)) == before
    assert plain(scene.state.view(1).state.futures(0)) == []
    scene.do("ready", seat=1)
    assert plain(scene.state.view(0).state.futures(0)) == before


@rules("DL-PAL-5", "DL-EVL-4")
def test_a_paladin_that_comes_in_the_battle_may_be_captured_in_it() -> None:
    scene = Scene().party("wizard-1-2a").own("golem").cards("word-of-peace")
    scene.put(EVIL, PALADIN_SPACE - 1).world(PALADIN, IN_TENT).begin()
    scene.do("send", monster="golem")
    found = known(scene)
    assert told(found.effects, "paladin-moved") == [{"paladin": "elf", "seat": 0}]
    assert found.outcome["captured"] == ["elf"]


@rules("DL-INF-1", "DL-INF-2", "DL-INF-3", "DF-INF-1", "DF-INF-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_futures_know_what_the_view_knows(players: int) -> None:
    """The whole position and any guess of the rest come to the same."""
    rng = Random(players)
    compared = 0
    for _ in range(3):
        state = DungeonLords().new_state(players, {})
        while not state.is_over():
            seat = state.actors()[int(rng.randrange(i64(len(state.actors()))))]
            if seat == CHANCE:
                state.apply(CHANCE, int(state.draw(rng)))
                continue
            codes = state.legal_actions(seat)
            state.apply(seat, codes[int(rng.randrange(i64(len(codes))))])
            if frames.step(state) != frames.PLANNING:
                continue
            for planner in state.actors():
                seen = state.view(planner)
                found = plain(seen.state.futures(planner))
                assert found == plain(state.futures(planner))
                assert found == plain(seen.determinize(rng).futures(planner))
                assert found == plain(seen.determinize(rng).futures(planner))
                compared += bool(found)
    assert compared > players

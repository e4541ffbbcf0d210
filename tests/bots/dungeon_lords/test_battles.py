"""Single decisions of the greedy player of Dungeon Lords in a combat."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.position import Scene, spell
from tests.tools.rules import rules

from warren.bots.dungeon_lords.player import DungeonLordsPlayer
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import FOOD, GOLD, KNOWN, ROW
from warren.games.dungeon_lords.title import TITLE

ALL_KNOWN = 31


def plan(scene: Scene) -> list[str]:
    """What seat 0 does until its plan is ready."""
    state = scene.state
    player = DungeonLordsPlayer(TITLE)
    told: list[str] = []
    while "ready" not in told:
        action = state.action(player.choose(state.view(0)))
        told.append(str(action))
        state.apply(0, state.code(action))
    return told


def fight(scene: Scene) -> list[str]:
    """What seat 0 decides until its battle is over."""
    state = scene.state
    player = DungeonLordsPlayer(TITLE)
    told: list[str] = []
    while frames.step(state) == frames.BATTLE and 0 in state.actors():
        action = state.action(player.choose(state.view(0)))
        told.append(str(action))
        state.apply(0, state.code(action))
    return told


def known(scene: Scene, *cards: str) -> Scene:
    """Seat 0 has seen the whole row."""
    return scene.cards(*cards).put(KNOWN, ALL_KNOWN).begin()


@rules("DL-T-ROLLING-STONE")
def test_a_trap_is_laid_where_it_is_needed_for_a_capture() -> None:
    scene = known(Scene().party("warrior-1-1").traps("rolling-stone").own("slime"), "fireball")
    assert plan(scene) == ["lay trap=rolling-stone", "ready"]
    assert scene.line() == []


@rules("DL-M-TROLL")
def test_a_trap_is_kept_where_a_monster_is_enough() -> None:
    scene = known(Scene().party("warrior-1-1").traps("rolling-stone").own("troll"), "fireball")
    assert plan(scene) == ["send monster=troll", "ready"]


@rules("DL-TRP-1")
def test_a_trap_that_would_be_disarmed_is_kept() -> None:
    scene = Scene().party("thief-1-3", "thief-1-2a").traps("rolling-stone").own("troll")
    assert plan(known(scene, "graffiti")) == ["send monster=troll", "ready"]


@rules("DF-CRD-1")
def test_what_a_catapult_throws_is_not_sent_too() -> None:
    """A plan that another made so far: of two monsters that are alike one is in the catapult."""
    scene = known(
        Scene(year=2)
        .tiles("c1")
        .room("armory", "c1")
        .party("warrior-2-4", "warrior-2-1")
        .put(GOLD, 5)
        .put(FOOD, 5)
        .traps("monster-catapult")
        .own("slime", "slime"),
        "fireball",
    )
    state = scene.state
    for wanted in ("defend", "lay", "give"):
        asked = [code for code in state.legal_actions(0) if state.action(code).verb == wanted]
        if asked:
            state.apply(0, asked[0])
    assert plan(scene).count("send monster=slime") <= 1


@rules("DL-PLN-1")
def test_a_tunnel_is_fought_over_rather_than_a_room() -> None:
    scene = Scene().tiles("c1", "b1", "d1").lost("c1").room("mint", "b1")
    scene.party("warrior-1-3", "warrior-1-2a", "priest-1-3")
    assert plan(known(scene, "fireball"))[0] == "defend cell=d1"


@rules("DL-M-DEMON", "DL-M-TROLL")
def test_two_monsters_are_sent_where_both_are_needed() -> None:
    scene = Scene(year=2).tiles("c1").room("armory", "c1").own("demon", "golem")
    scene.party("warrior-2-4", "warrior-2-1").put(GOLD, 5)
    told = plan(known(scene, "create-food"))
    assert {"send monster=demon", "send monster=golem"} <= set(told)


@rules("DL-M-GHOST")
def test_a_ghost_takes_whoever_it_can_capture() -> None:
    scene = Scene().party("warrior-1-3", "wizard-1-3", "priest-1-1").own("ghost").hurt(3, 1)
    known(scene, "fireball")
    scene.plan(send=["ghost"])
    assert fight(scene)[0] == "target place=3"
    assert "priest-1-1" not in scene.line()


@rules("DF-P-GUARD-HEDGEHOG")
def test_a_hedgehog_holds_a_room() -> None:
    scene = Scene().tiles("c1").room("mint", "c1").party("warrior-1-3").pets("guard-hedgehog")
    known(scene, "fireball")
    scene.plan()
    assert "pet pet=guard-hedgehog" in fight(scene)
    assert not scene.state.is_lost(0, i64(2))


@rules("DF-P-BABY-GOLEM")
def test_a_baby_golem_comes_out_to_fight() -> None:
    scene = Scene().party("warrior-1-3", "warrior-1-2a").pets("baby-golem")
    told = plan(known(scene, "fireball"))
    assert told[:2] == ["pet pet=baby-golem", "send pet=baby-golem"]


@rules("DL-INF-2", "DL-INF-4")
def test_a_card_that_nobody_has_seen_changes_no_plan() -> None:
    plans: list[list[str]] = []
    for card in ("word-of-peace", "fist-of-justice"):
        scene = Scene().party("warrior-1-3", "wizard-1-3").own("troll", "witch", "vampire")
        scene.traps("trapdoor").put(FOOD, 2).cards(card).begin()
        assert scene.state.numbers[ROW] == spell(card)
        plans.append(plan(scene))
    assert plans[0] == plans[1]


@rules("DF-P-STAREPLANT")
def test_a_stareplant_stares_at_what_there_is_most_of() -> None:
    scene = Scene().party("warrior-1-3", "wizard-1-3", "priest-1-1").pets("stareplant")
    assert plan(known(scene, "fireball"))[:2] == ["pet pet=stareplant", "stare icon=magic"]

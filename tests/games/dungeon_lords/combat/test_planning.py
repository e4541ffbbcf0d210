"""Planning: the tile, the traps, those who are sent."""

from __future__ import annotations

from librt.random import Random
from tests.tools.dungeon_lords.position import Scene, cell, names, refused, told
from tests.tools.rules import rules

from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import FOOD, GOLD, IDLE, LETTERS, PLAN_TRAPS, TRAPS
from warren.games.dungeon_lords.sight.combat import planned_cell
from warren.games.dungeon_lords.terms import HIDDEN, NONE


def planning(year: int = 1, *party: str) -> Scene:
    names_of = party or (f"warrior-{year}-3",)
    return Scene(year).party(*names_of).cards()


@rules("DL-PLN-9", "DL-PLN-1")
def test_the_nearest_tiles_are_counted_in_steps() -> None:
    scene = planning().tiles("c1", "c2", "c3", "b1", "a1").lost("c1").begin()
    assert [one for one in scene.options() if "defend" in one] == [
        "defend cell=b1",
        "defend cell=c2",
    ]
    assert refused(scene, "defend", cell="a1") == ("not-nearest", "DL-PLN-1")
    assert refused(scene, "defend", cell="c1") == ("tile-lost", "DL-CON-4")
    assert refused(scene, "defend", cell="e4") == ("no-tile", "DL-PLN-1")


@rules("DL-PLN-2", "DL-PLN-1")
def test_the_tile_is_chosen_anew_every_round() -> None:
    scene = planning().party("warrior-1-3", "warrior-1-2a", "warrior-1-2b")
    scene.tiles("c1", "b1", "d1").room("mint", "b1").cards("encore", "smell-of-roast")
    scene.begin()
    scene.plan()
    assert scene.options() == ["defend cell=b1", "defend cell=d1"]
    scene.own("slime")
    scene.do("defend", cell="b1")
    scene.do("send", monster="slime")
    scene.do("ready")
    scene.do("attack", monster="slime", way="other")
    assert scene.options() == ["defend cell=b1", "defend cell=d1"]


@rules("DL-PLN-8")
def test_an_empty_plan_is_enough_but_a_tile_is_needed() -> None:
    scene = planning().tiles("c1", "b1", "d1").lost("c1").begin()
    assert refused(scene, "ready") == ("tile-first", "DL-PLN-8")
    assert refused(scene, "attack", monster="troll") == ("not-now", "DL-ORD-15")
    scene.do("defend", cell="b1")
    assert refused(scene, "defend", cell="d1") == ("tile-chosen", "DL-PLN-1")
    assert "ready" in scene.options()


@rules("DL-PLN-3")
def test_a_tunnel_holds_one_trap_one_monster_and_all_ghosts() -> None:
    scene = planning().own("troll", "goblin", "ghost", "ghost")
    scene.traps("rolling-stone", "pendulum").begin()
    scene.do("send", monster="troll")
    scene.do("send", monster="ghost")
    scene.do("send", monster="ghost")
    scene.do("lay", trap="pendulum")
    assert refused(scene, "send", monster="goblin") == ("monster-limit", "DL-PLN-3")
    assert refused(scene, "lay", trap="rolling-stone") == ("trap-limit", "DL-PLN-3")
    assert scene.options() == ["ready"]


@rules("DL-PLN-3", "DL-PLN-4")
def test_a_room_holds_two_monsters_and_its_trap_costs_a_gold() -> None:
    scene = planning().own("troll", "goblin", "slime").room("mint")
    scene.traps("rolling-stone", "pendulum").put(GOLD, 1).begin()
    scene.do("send", monster="troll")
    scene.do("send", monster="goblin")
    assert refused(scene, "send", monster="slime") == ("monster-limit", "DL-PLN-3")
    scene.plan(lay=["pendulum"])
    assert scene.get(GOLD) == 0


@rules("DL-PLN-4", "DL-R-LABYRINTH")
def test_a_labyrinth_holds_two_traps_for_nothing_and_one_monster() -> None:
    scene = planning(2).own("troll", "goblin").room("labyrinth")
    scene.traps("rolling-stone", "pendulum", "trapdoor").put(GOLD, 0).begin()
    scene.do("lay", trap="pendulum")
    scene.do("lay", trap="rolling-stone")
    assert refused(scene, "lay", trap="trapdoor") == ("trap-limit", "DL-PLN-4")
    scene.do("send", monster="troll")
    assert refused(scene, "send", monster="goblin") == ("monster-limit", "DL-PLN-4")


@rules("DL-PLN-5", "DL-T-CURSED-RING", "DL-PLN-4")
def test_price_and_fee_must_be_paid_together() -> None:
    scene = planning().room("mint").traps("cursed-ring").put(GOLD, 1).begin()
    assert refused(scene, "lay", trap="cursed-ring") == ("trap-price", "DL-PLN-5")
    assert refused(scene, "lay", trap="plague") == ("no-trap", "DL-PLN-5")


@rules("DL-PLN-5", "DL-T-POISONED-MEAL", "DL-YR2-2")
def test_the_price_of_a_meal_depends_on_the_year() -> None:
    for year in (1, 2):
        scene = planning(year).traps("poisoned-meal").put(FOOD, year - 1).begin()
        assert refused(scene, "lay", trap="poisoned-meal") == ("trap-price", "DL-PLN-5")
        scene = planning(year).traps("poisoned-meal").put(FOOD, year).begin()
        effects = scene.plan(lay=["poisoned-meal"])
        assert scene.get(FOOD) == 0
        assert told(effects, "food-moved") == [{"seat": 0, "amount": -year}]


@rules("DL-PLN-5", "DL-T-KAMIKAZE-IMP")
def test_a_kamikaze_imp_is_an_unused_imp() -> None:
    scene = planning().traps("kamikaze-imp").begin()
    assert refused(scene, "lay", trap="kamikaze-imp") == ("trap-price", "DL-PLN-5")
    scene = planning().traps("kamikaze-imp").put(IDLE, 2).begin()
    scene.do("lay", trap="kamikaze-imp")
    assert scene.get(IDLE) == 2
    scene.do("ready")
    assert scene.get(IDLE) == 1


@rules("DF-CRD-2", "DF-T-PLAGUE")
def test_the_plague_costs_a_letter() -> None:
    scene = planning().traps("plague").begin()
    scene.plan(lay=["plague"])
    assert scene.get(LETTERS) == 1


@rules("DF-CRD-1", "DF-T-MONSTER-CATAPULT")
def test_a_catapult_takes_any_monster_that_is_not_sent() -> None:
    scene = planning(1, "warrior-1-3", "warrior-1-2a", "warrior-1-2b").traps("monster-catapult")
    scene.own("troll", "goblin-down", "ghost").cards("detect-evil").begin()
    scene.do("send", monster="troll")
    scene.do("lay", trap="monster-catapult")
    assert scene.options() == ["give monster=goblin-down"]
    assert refused(scene, "ready") == ("missile-first", "DF-CRD-1")
    assert refused(scene, "give", monster="ghost") == ("no-missile", "DF-CRD-1")
    scene.do("give", monster="goblin-down")
    assert scene.lair() == ["ghost", "goblin-down", "troll"]
    scene.do("ready")
    assert scene.lair() == ["ghost", "troll-down"]


@rules("DF-CRD-1")
def test_without_a_monster_no_catapult_and_what_is_thrown_is_not_sent() -> None:
    scene = planning().traps("monster-catapult").own("ghost").begin()
    assert refused(scene, "lay", trap="monster-catapult") == ("no-missile", "DF-CRD-1")
    scene = planning().traps("monster-catapult").own("troll").begin()
    scene.do("lay", trap="monster-catapult")
    scene.do("give", monster="troll")
    assert refused(scene, "send", monster="troll") == ("sent-already", "DL-PLN-6")


@rules("DL-PLN-6")
def test_only_face_up_monsters_are_sent() -> None:
    scene = planning().own("troll-down", "ghost-down").begin()
    assert refused(scene, "send", monster="troll-down") == ("face-down", "DL-PLN-6")
    assert refused(scene, "send", monster="ghost-down") == ("face-down", "DL-PLN-6")
    assert refused(scene, "send", monster="demon") == ("not-in-lair", "DL-PLN-6")


@rules("DL-PLN-7", "DL-INF-3")
def test_a_plan_is_shown_with_the_number_of_its_traps_alone() -> None:
    scene = planning().own("troll").traps("rolling-stone").begin()
    effects = scene.plan(lay=["rolling-stone"], send=["troll"])
    assert told(effects, "plan-shown") == [
        {"seat": 0, "cell": "c1", "monsters": [("troll", 1)], "traps": 1}
    ]
    shown = names(effects).index("plan-shown")
    assert names(effects).index("trap-sprung") > shown
    assert effects[shown].reveals
    assert effects[names(effects).index("trap-sprung")].reveals


@rules("DL-CMB-1", "DL-CMB-2", "DL-DEC-3")
def test_the_card_is_turned_after_all_plans() -> None:
    scene = planning().party("thief-1-1", seat=1).begin()
    assert scene.state.actors() == (0, 1)
    assert scene.state.sealed() == 1
    assert names(scene.plan(seat=1)) == ["plan-made"]
    assert scene.state.actors() == (0,)
    assert "card-turned" in names(scene.plan())
    assert scene.state.sealed() == 2


@rules("DL-CMB-4")
def test_who_has_no_party_does_not_plan() -> None:
    assert planning().begin().state.actors() == (0,)


@rules("DL-PLN-7", "DL-INF-3")
def test_nothing_of_a_plan_is_seen_before_all_are_ready() -> None:
    scene = planning().own("troll").traps("poisoned-meal").put(FOOD, 1)
    scene.party("thief-1-1", seat=1).begin()
    before = scene.state.view(1).key()
    stranger = scene.state.view(None).key()
    for effects in (
        scene.do("lay", trap="poisoned-meal"),
        scene.do("send", monster="troll"),
    ):
        assert not any(effect.visible_to(1) for effect in effects)
        assert scene.state.view(1).key() == before
        assert scene.state.view(None).key() == stranger
    scene.do("ready")
    assert scene.state.view(1).actors() == (1,)
    assert scene.state.view(1).key() != before


@rules("DL-PLN-7", "DL-TRP-9")
def test_traps_stay_face_down_until_they_go_off() -> None:
    scene = planning(2).room("labyrinth").traps("rolling-stone", "pendulum").begin()
    scene.plan(lay=["rolling-stone", "pendulum"])
    seen = scene.state.view(1).state
    assert isinstance(seen, type(scene.state))
    assert TRAP_COUNTS.unknown(seen.get(0, PLAN_TRAPS)) == 2
    assert TRAP_COUNTS.total(seen.get(0, TRAPS)) == 0
    assert scene.options() == ["spring trap=pendulum", "spring trap=rolling-stone"]


@rules("DL-PLN-7", "DL-PLN-1", "DL-INF-3")
def test_a_guess_of_a_ready_plan_defends_a_tile_that_may_be_chosen() -> None:
    scene = planning().tiles("c1", "b1", "d1").lost("c1").party("thief-1-1", seat=1).begin()
    scene.do("defend", cell="b1")

    def guessed() -> set[int]:
        """The tiles of the first seat's plan, as the second may imagine it."""
        found: set[int] = set()
        for seed in range(12):
            guess = scene.state.determinize(1, Random(seed))
            assert isinstance(guess, type(scene.state))
            found.add(planned_cell(guess, 0))
        return found

    seen = scene.state.view(1).state
    assert isinstance(seen, type(scene.state))
    assert planned_cell(seen, 0) == HIDDEN
    assert guessed() == {NONE}
    scene.do("ready")
    assert guessed() == {cell("b1"), cell("d1")}

"""Healing, fatigue, conquering, and where there is nothing left to conquer."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.position import Scene, cell, hits, names, refused, told
from tests.tools.rules import rules

from warren.games.dungeon_lords.battle import fatigue as reckoning
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.layout import (
    EVIL,
    GOAL_TILE,
    GOLD,
    IDLE,
    LOST,
    PRISON,
    SCOUT,
    TRAINEES,
    TURNED,
)


@rules("DL-HEA-1", "DL-HEA-2")
def test_hearts_go_to_the_frontmost_wounded() -> None:
    scene = Scene().party("priest-1-3", "priest-1-2a", "warrior-1-3").hurt(1, 1).hurt(3, 3)
    effects = scene.own("ghost").cards("encore").begin().plan(send=["ghost"])
    effects = scene.do("target", place=2)
    assert [(fact["place"], fact["amount"]) for fact in told(effects, "healed")] == [
        (1, 1),
        (2, 2),
        (3, 1),
    ]


@rules("DL-HEA-1")
def test_without_an_attack_nobody_heals() -> None:
    scene = Scene().party("priest-1-3").hurt(1, 1).cards("encore").begin()
    assert "healed" not in names(scene.plan())


@rules("DL-CON-1", "DL-CON-2", "DL-CAP-1", "DL-CON-7")
def test_fatigue_then_captures_then_the_tile() -> None:
    scene = Scene().party("warrior-1-1", "warrior-1-3").hurt(1, 1).cards("detect-evil").begin()
    log = names(scene.plan())
    order = [log.index(name) for name in ("fatigue-taken", "captured", "tile-conquered")]
    assert order == sorted(order)
    assert log.index("evil-moved") > order[2]
    assert scene.get(LOST) == 1 << int(cell("c1"))
    assert scene.get(PRISON) == 1
    assert scene.get(EVIL) == 4


@rules("DL-CON-2")
def test_a_party_that_tires_out_conquers_nothing() -> None:
    scene = Scene().party("warrior-1-1").hurt(1, 1).cards("detect-evil").begin()
    assert "tile-conquered" not in names(scene.plan())
    assert scene.get(LOST) == 0
    assert scene.get(EVIL) == 5


def reckoned(
    card: str,
    *,
    dark: bool = False,
    chaos: bool = False,
    halved: bool = False,
    trained: bool = False,
) -> list[int]:
    """The fatigue of a card and its parts, worked out for the entrance tile."""
    year = 2 if card in ("feather-fall", "create-food") else 1
    scene = Scene(year).party(f"warrior-{year}-3").cards(card)
    if dark:
        scene.tunnel("dark-tunnel", "c1")
    if chaos:
        scene.room("hall-of-chaos", "c1")
    state = scene.state
    state.numbers[TURNED] = 1
    state.set_fight(GOAL_TILE, cell("c1"))
    if halved:
        state.set_flag(fight.HALVED)
    if trained:
        state.set_flag(fight.TRAINED)
    found = reckoning.explain(state, i64(0))
    assert found.total == sum(part.amount for part in found.parts)
    return [found.total, *(part.amount for part in found.parts)]


@rules("DF-FTG-4", "DF-FTG-1", "DF-TUN-6", "DF-FTG-2", "DF-I-DARK-TUNNEL")
def test_double_then_half_then_more() -> None:
    assert reckoned("feather-fall", dark=True, halved=True, trained=True) == [3, 2, 2, -2, 1]


@rules("DF-FTG-5", "DF-ROM-11", "DF-ROM-5")
def test_chaos_and_training_are_not_halved() -> None:
    assert reckoned("create-food", chaos=True, halved=True, trained=True)[0] == 3


@rules("DF-FTG-8")
def test_nothing_doubled_is_nothing() -> None:
    assert reckoned("encore", dark=True, trained=True)[0] == 1


@rules("DF-E-SCOUT-AT-THE-ENTRANCE", "DF-CRD-10", "DF-CRD-5")
def test_the_scout_halves_in_the_first_round() -> None:
    scene = Scene().party("warrior-1-3", "warrior-1-2a").world(SCOUT, 1)
    scene.cards("detect-evil", "word-of-peace").begin()
    assert told(scene.plan(), "fatigue-taken")[0]["amount"] == 1
    assert told(scene.plan(), "fatigue-taken")[0]["amount"] == 2


@rules("DF-CRD-5")
def test_two_halvings_halve_once() -> None:
    scene = Scene(2).party("wizard-2-4").tunnel("dark-tunnel", "c1").world(SCOUT, 1)
    effects = scene.cards("feather-fall").begin().plan()
    assert told(effects, "fatigue-taken")[0]["amount"] == 2


@rules("DF-ROM-5", "DF-ROM-6", "DF-R-TRAINING-ROOM")
def test_one_imp_makes_the_party_more_tired() -> None:
    scene = Scene().party("warrior-1-3").put(TRAINEES, 2).cards("encore").begin()
    scene.plan()
    assert scene.options() == ["done", "recall"]
    effects = scene.do("recall")
    assert told(effects, "fatigue-taken")[0]["amount"] == 1
    assert (scene.get(TRAINEES), scene.get(IDLE)) == (1, 1)
    scene.plan()
    assert refused(scene, "dig", cell="b1") == ("not-now", "DL-ORD-15")
    scene.do("done")
    assert scene.get(TRAINEES) == 1


@rules("DF-ROM-6", "DF-FTG-3", "DL-SPL-14")
def test_two_imps_with_a_song() -> None:
    scene = Scene(2).party("wizard-2-4", "warrior-2-4").put(TRAINEES, 2)
    scene.cards("song-of-courage").begin().plan()
    scene.do("recall")
    effects = scene.do("recall")
    assert told(effects, "fatigue-taken")[0]["amount"] == 2
    assert scene.get(TRAINEES) == 0


@rules("DF-FTG-6", "DF-ROM-6", "DL-CON-3")
def test_where_conquering_is_skipped_no_imp_is_asked_for() -> None:
    scene = Scene().party("warrior-1-3").put(TRAINEES, 1).traps("trapdoor").cards().begin()
    scene.plan(lay=["trapdoor"])
    assert scene.get(TRAINEES) == 1
    assert scene.state.sealed() == 2


@rules("DF-ROM-8")
def test_a_conquered_training_room_sends_its_imps_home() -> None:
    scene = Scene().party("warrior-1-3").room("training-room").put(TRAINEES, 2)
    scene.cards("encore").begin().plan()
    scene.do("done")
    assert (scene.get(TRAINEES), scene.get(IDLE)) == (0, 2)


@rules("DF-ROM-10", "DF-R-HALL-OF-CHAOS")
def test_the_hall_of_chaos_takes_icons() -> None:
    scene = Scene(2).party("wizard-2-1", "warrior-2-4").room("hall-of-chaos")
    effects = scene.cards("create-food").begin().plan()
    failed = {"seat": 0, "spell": "create-food", "magic": 1, "needed": 2}
    assert told(effects, "spell-failed") == [failed]
    scene = Scene(2).party("warrior-2-4", "thief-2-1").room("hall-of-chaos")
    effects = scene.traps("rolling-stone").cards("create-food").begin().plan(lay=["rolling-stone"])
    assert told(effects, "damage-prevented")[0]["amount"] == 1


@rules("DF-TUN-8", "DF-TUN-7")
def test_the_secret_passage_is_fought_over() -> None:
    scene = Scene().party("warrior-1-3").tunnel("secret-passage", "c1").cards("encore").begin()
    assert "tile-conquered" in names(scene.plan())
    assert scene.get(EVIL) == 4


@rules("DL-CON-5")
def test_without_a_tile_a_prisoner_is_freed() -> None:
    scene = Scene().party("warrior-1-3").tiles("c1").lost("c1").put(PRISON, 0b110000)
    scene.cards().begin()
    assert scene.options() == ["release adventurer=thief-1-1", "release adventurer=thief-1-2a"]
    assert refused(scene, "release", adventurer="bard-1-1") == ("not-in-prison", "DL-SPL-16")
    scene.do("release", adventurer="thief-1-2a")
    assert scene.get(EVIL) == 1
    assert scene.get(PRISON) == 0
    assert scene.get(LOST) == 1 << int(cell("c1"))


@rules("DF-REN-10", "DF-REN-6", "DF-REN-7", "DL-CON-5")
def test_a_rented_battle_room_may_be_fought_over() -> None:
    scene = Scene(2).party("warrior-2-4").tiles("c1").lost("c1").room("armory", "rented")
    scene.own("goblin", "troll").traps("pendulum").cards("create-food").begin()
    scene.plan(lay=["pendulum"], send=["goblin", "troll"])
    assert scene.get(GOLD) == 4
    assert hits(scene.do("attack", monster="troll")) == [("warrior-2-4", 4), ("warrior-2-4", 3)]
    scene = Scene(2).party("warrior-2-4").room("armory", "rented").cards("create-food").begin()
    assert scene.options() == ["defend cell=c1", "defend cell=rented"]
    effects = scene.plan(at="rented")
    assert told(effects, "tile-conquered") == [{"seat": 0, "cell": "rented"}]
    assert scene.get(EVIL) == 4


@rules("DF-REN-10")
@pytest.mark.parametrize("room", ["mint", "chapel"])
def test_other_rented_rooms_are_not(room: str) -> None:
    scene = Scene(2).party("warrior-2-4").tiles("c1", "b1", "d1").lost("c1").room(room, "rented")
    scene.cards().begin()
    assert refused(scene, "defend", cell="rented") == ("not-for-battle", "DF-REN-10")


@rules("DF-ROM-7", "DF-ROM-12", "DL-PLN-5")
def test_trainees_pay_no_price_and_stay_for_the_next_year() -> None:
    scene = Scene().party("warrior-1-1").hurt(1, 2).put(TRAINEES, 2).traps("kamikaze-imp")
    scene.own("goblin").cards().begin()
    assert refused(scene, "lay", trap="kamikaze-imp") == ("trap-price", "DL-PLN-5")
    scene.plan(send=["goblin"])
    assert scene.state.is_over()
    assert scene.get(TRAINEES) == 2

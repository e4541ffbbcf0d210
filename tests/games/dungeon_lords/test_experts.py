"""Expertise tokens, and what the new monsters cost."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import FIELDS, Errand
from tests.tools.dungeon_lords.position import DECK, Scene, hits, number
from tests.tools.dungeon_lords.seasons import act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import EXPERTS_LEFT, IDLE, MONSTER_DISCARD, TILE_NOW
from warren.games.dungeon_lords.terms import NONE, PAYDAY

START = {"gold": 5, "food": 5, "evil": 5, "imps": 6}
MONSTERS = [one.id for one in DECK.monsters]
CLEVER, CRUEL, BIG = range(3)


def payday(monster: str, token: int = NONE, **goods: int) -> Match:
    match = phase(frames.EVENT, pets=False)
    state = state_of(match)
    state.numbers[TILE_NOW] = PAYDAY
    state.numbers[EXPERTS_LEFT] = 0b111 & ~(1 << token if token != NONE else 0)
    lair.add(state, 0, lair.made(number(MONSTERS, monster), token))
    for name, value in {**START, **goods}.items():
        state.put(0, FIELDS[name], value)
    return settled(match)


@rules("DF-EXP-4", "DF-EXP-3")
@pytest.mark.parametrize(
    ("token", "look", "after"),
    [
        (CLEVER, "goblin-clever", (4, 4, 5)),
        (CRUEL, "goblin-cruel", (5, 4, 6)),
        (BIG, "goblin-big", (5, 3, 5)),
    ],
)
def test_a_token_stays_with_its_monster_and_is_paid_for(
    token: int, look: str, after: tuple[int, ...]
) -> None:
    match = payday("goblin", token)
    assert options(match, 0) == {f"pay {look}", f"dismiss {look}"}
    act(match, 0, "pay", monster=look)
    state = state_of(match)
    assert tuple(int(state.get(0, FIELDS[name])) for name in ("gold", "food", "evil")) == after
    assert lair.expert_of(state.lair(0, 0)) == token


@rules("DF-EXP-4", "DF-FES-11")
def test_a_token_is_lost_with_its_monster() -> None:
    match = payday("goblin", CRUEL)
    act(match, 0, "dismiss", monster="goblin-cruel")
    state = state_of(match)
    assert state.lair(0, 0) == 0
    assert state.numbers[EXPERTS_LEFT] == 0b101
    assert state.numbers[MONSTER_DISCARD] == MONSTER_COUNTS.one(number(MONSTERS, "goblin"))


@rules("DF-EXP-4", "DF-EXP-2", "DF-SET-7")
def test_each_space_gives_its_token_to_the_one_hired_there() -> None:
    for space, token in ((1, CLEVER), (2, CRUEL), (3, BIG)):
        errand = Errand("hire-monster", space, board=True, **START).owns("goblin").show("ghost")
        errand.begin()
        errand.do("hire", monster="ghost")
        state = errand.state
        tiles = {errand.lair()[slot]: lair.expert_of(state.lair(0, slot)) for slot in range(2)}
        assert tiles == {"goblin": NONE, "ghost": token}
        assert state.numbers[EXPERTS_LEFT] == 0b111 & ~(1 << token)


@rules("DF-MON-6", "DF-M-EVIL-EYE")
def test_an_evil_eye_costs_a_food_and_a_gold() -> None:
    errand = Errand("hire-monster", 1, **START).show("evil-eye").begin()
    errand.do("hire", monster="evil-eye")
    assert errand.goods("gold", "food", "evil", "imps") == [4, 4, 5, 6]
    for lacking in ("gold", "food"):
        assert Errand("hire-monster", 1, **{**START, lacking: 0}).show("evil-eye").begin().stranded


@rules("DF-MON-7", "DF-M-ELDERBEAST")
def test_an_elderbeast_costs_an_unused_imp_a_food_and_an_evil() -> None:
    errand = Errand("hire-monster", 1, **START).show("elderbeast").begin()
    errand.do("hire", monster="elderbeast")
    assert errand.goods("gold", "food", "evil", "imps", "used") == [5, 4, 6, 5, 0]
    for lacking, amount in (("imps", 0), ("food", 0), ("evil", 15)):
        poor = Errand("hire-monster", 1, **{**START, "used": 3, lacking: amount})
        assert poor.show("elderbeast").begin().stranded


@rules("DF-MON-7")
def test_an_elderbeast_takes_an_imp_at_every_payment() -> None:
    match = payday("elderbeast")
    act(match, 0, "pay", monster="elderbeast")
    state = state_of(match)
    assert [int(state.get(0, FIELDS[name])) for name in START] == [5, 4, 6, 5]
    assert state.get(0, FIELDS["used"]) == 0
    poor = payday("elderbeast", imps=0, used=4)
    assert options(poor, 0) == {"dismiss elderbeast"}
    assert state_of(poor).get(0, IDLE) == 0


@rules("DF-MON-7")
def test_an_elderbeast_hits_the_first_for_five() -> None:
    scene = (
        Scene(2).party("warrior-2-4", "thief-2-4").own("elderbeast").cards("create-food").begin()
    )
    assert hits(scene.plan(send=["elderbeast"])) == [("warrior-2-4", 5)]


@rules("DF-EXP-12", "DF-SCO-7", "DF-ROM-9")
@pytest.mark.parametrize("monster", ["goblin", "ghost"])
def test_experts_score_like_others(monster: str) -> None:
    plain, expert = Scene(2).own(monster), Scene(2).own(f"{monster}-big")
    assert expert.lair() == [f"{monster}-big"]
    assert plain.state.scores() == expert.state.scores()


@rules("DF-EXP-3", "DF-EXP-1", "DF-EXP-2")
def test_whoever_cannot_pay_the_surcharge_cannot_hire() -> None:
    for space, poor in ((1, {"gold": 0}), (2, {"evil": 15}), (3, {"food": 1}), (3, {"evil": 15})):
        errand = Errand("hire-monster", space, board=True, **{**START, **poor})
        assert errand.show("goblin").begin().stranded


@rules("DF-EXP-3", "DF-M-COCKATRICE")
def test_a_cruel_cockatrice_paid_in_evil_costs_two() -> None:
    errand = Errand("hire-monster", 2, board=True, **{**START, "evil": 13}).show("cockatrice")
    errand.begin().do("hire", monster="cockatrice")
    assert errand.options() == {"pay food", "pay evil"}
    errand.do("pay", **{"with": "evil"})
    assert errand.goods("food", "evil") == [5, 15]
    edge = Errand("hire-monster", 2, board=True, **{**START, "evil": 14}).show("cockatrice")
    edge.begin().do("hire", monster="cockatrice")
    assert edge.goods("food", "evil") == [4, 15]
    poor = Errand("hire-monster", 2, board=True, **{**START, "evil": 14, "food": 0})
    assert poor.show("cockatrice").begin().stranded

"""The 24 spaces: exact prices and yields."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.rules import rules

from warren.games.dungeon_lords.layout import SEAT_SIZE, SEATS

START = {"gold": 5, "food": 5, "evil": 5, "imps": 6}
BARGAINS = [
    pytest.param("get-food", 1, (4, 7, 5, 6), marks=rules("DL-FOOD-1")),
    pytest.param("get-food", 2, (5, 8, 6, 6), marks=rules("DL-FOOD-2")),
    pytest.param("get-food", 3, (6, 8, 7, 6), marks=rules("DL-FOOD-3")),
    pytest.param("improve-reputation", 2, (5, 5, 3, 6), marks=rules("DL-REP-2")),
    pytest.param("recruit-imps", 1, (5, 4, 5, 7), marks=rules("DL-IMPS-1")),
    pytest.param("recruit-imps", 2, (5, 3, 5, 8), marks=rules("DL-IMPS-2")),
    pytest.param("recruit-imps", 3, (4, 4, 5, 8), marks=rules("DL-IMPS-3")),
]


@pytest.mark.parametrize(("order", "space", "after"), BARGAINS)
def test_bargains(order: str, space: int, after: tuple[int, ...]) -> None:
    errand = Errand(order, space, **START).begin()
    assert errand.options() == {"act", "decline"}
    errand.do("act")
    assert errand.over
    assert not errand.stranded
    assert tuple(errand.goods("gold", "food", "evil", "imps")) == after


@rules("DL-ORD-8", "DL-ORD-9", "DL-EVL-2")
@pytest.mark.parametrize(
    ("order", "space", "goods"),
    [
        ("get-food", 1, {"gold": 0}),
        ("get-food", 3, {"evil": 14}),
        ("recruit-imps", 2, {"food": 1}),
        ("recruit-imps", 3, {"gold": 0}),
        ("buy-traps", 3, {"gold": 1}),
        ("dig-tunnels", 3, {"imps": 1}),
        ("mine-gold", 1, {"imps": 0}),
    ],
)
def test_whoever_cannot_pay_gets_nothing(order: str, space: int, goods: dict[str, int]) -> None:
    errand = Errand(order, space, **{**START, **goods}).begin()
    assert errand.over
    assert errand.stranded


@rules("DL-REP-1", "DL-REP-3", "DL-SPY-1", "DL-INF-4")
@pytest.mark.parametrize(("space", "gold", "evil"), [(1, 5, 4), (3, 4, 3)])
def test_spies_see_a_card_alone(space: int, gold: int, evil: int) -> None:
    errand = Errand("improve-reputation", space, **START).begin()
    errand.do("act")
    assert errand.goods("gold", "evil") == [gold, evil]
    assert errand.options() == {f"spy {place}" for place in range(1, 6)}
    errand.do("spy", place=2)
    seen = errand.chance("spell", spell="fireball")
    secret = [effect for effect in seen if "spell" in effect.args]
    assert [effect.visible_to(0) for effect in secret] == [True]
    assert [effect.visible_to(1) for effect in secret] == [False]
    assert errand.over
    assert errand.state.view(0).to_json()["year"] == 1


@rules("DL-DIGS-1", "DL-DIGS-2", "DL-DIGS-3", "DL-DIG-4", "DL-DIG-5")
@pytest.mark.parametrize(("space", "tunnels", "used"), [(1, 2, 2), (2, 3, 3), (3, 4, 5)])
def test_digging(space: int, tunnels: int, used: int) -> None:
    errand = Errand("dig-tunnels", space, **START).begin()
    for cell in ("b1", "a1", "d1", "e1")[:tunnels]:
        errand.do("dig", cell=cell)
    assert errand.over
    assert errand.goods("imps", "used") == [6 - used, used]


@rules("DL-DIG-1", "DL-DIG-2", "DL-DIG-4")
def test_where_one_may_not_dig() -> None:
    errand = Errand("dig-tunnels", 2, **START).begin()
    assert errand.refusal("dig", cell="a1") == "DL-DIG-1"
    assert errand.refusal("dig", cell="c2") == "DL-DIG-1"
    errand.do("dig", cell="b1")
    assert errand.refusal("dig", cell="b2") == "DL-DIG-2"
    errand.do("done")
    assert errand.over
    assert errand.goods("used") == [1]


@rules("DL-MINE-1", "DL-MINE-2", "DL-MINE-3", "DL-MIN-1", "DL-MIN-3")
@pytest.mark.parametrize(
    ("space", "most", "used"), [(1, 2, 2), (2, 3, 3), (3, 3, 4)], ids=["I", "II", "III"]
)
def test_mining(space: int, most: int, used: int) -> None:
    errand = Errand("mine-gold", space, **START).begin()
    assert errand.options() == {"decline", *(f"work {n}" for n in range(1, most + 1))}
    errand.do("work", count=most)
    assert errand.goods("gold", "used") == [5 + most, used]


@rules("DL-TRAPS-1", "DL-TRAPS-2", "DL-TRAPS-3", "DL-TRB-1", "DL-INF-3")
@pytest.mark.parametrize(("space", "gold", "cards"), [(1, 4, 1), (2, 5, 1), (3, 3, 2)])
def test_traps_are_drawn_in_secret(space: int, gold: int, cards: int) -> None:
    errand = Errand("buy-traps", space, **START).begin()
    errand.do("act")
    for _ in range(cards):
        facts = errand.chance("trap", trap="pendulum")
        assert [effect.visible_to(1) for effect in facts if "trap" in effect.args] == [False]
    assert errand.over
    assert errand.goods("gold") == [gold]
    assert errand.state.traps_held(0) == cards


@rules("DL-TRB-2", "DL-YR2-2")
def test_year_two_draws_one_more_and_puts_one_away() -> None:
    errand = Errand("buy-traps", 2, year=2, **START).begin()
    errand.do("act")
    errand.chance("trap", trap="pendulum")
    errand.chance("trap", trap="plague")
    assert errand.options() == {"give pendulum", "give plague"}
    errand.do("give", trap="plague")
    assert errand.state.traps_held(0) == 1


@rules("DL-HIRE-1", "DL-HIRE-3", "DL-HIR-1", "DL-HIR-2")
@pytest.mark.parametrize(("space", "food"), [(1, 3), (2, 3), (3, 2)])
def test_hiring(space: int, food: int) -> None:
    errand = Errand("hire-monster", space, **START).show("troll", "witch", "ghost").begin()
    assert errand.options() == {"hire troll", "hire witch", "hire ghost", "decline"}
    assert errand.refusal("hire", monster="dragon") == "DL-HIR-1"
    errand.do("hire", monster="troll")
    assert errand.goods("food") == [food]
    assert errand.lair() == ["troll"]


@rules("DL-M-GOLEM", "DL-HIR-2", "DL-ORD-8")
def test_a_golem_costs_a_trap_of_ones_choice() -> None:
    errand = Errand("hire-monster", 1, **START).show("golem").begin()
    assert errand.over
    assert errand.stranded


@rules("DL-M-DEMON", "DL-HIR-3")
def test_a_demon_eats_a_monster_and_no_ghost() -> None:
    errand = Errand("hire-monster", 1, **START).owns("ghost").show("demon").begin()
    assert errand.stranded
    errand = Errand("hire-monster", 1, **START).owns("ghost", "goblin").show("demon").begin()
    errand.do("hire", monster="demon")
    assert errand.options() == {"give goblin"}
    errand.do("give", monster="goblin")
    assert sorted(errand.lair()) == ["demon", "ghost"]
    assert errand.goods("evil") == [6]


@rules("DF-M-COCKATRICE", "DF-MON-1")
def test_a_cockatrice_is_paid_in_food_or_evil() -> None:
    errand = Errand("hire-monster", 1, **START).show("cockatrice").begin()
    errand.do("hire", monster="cockatrice")
    errand.do("pay", **{"with": "evil"})
    assert errand.goods("food", "evil") == [5, 6]
    errand = Errand("hire-monster", 1, **{**START, "evil": 15}).show("cockatrice").begin()
    errand.do("hire", monster="cockatrice")
    assert errand.goods("food", "evil") == [4, 15]


@rules("DL-ROOMS-1", "DL-ROOMS-2", "DL-ROOMS-3", "DL-BLD-1", "DL-BLD-4")
@pytest.mark.parametrize(("space", "gold"), [(1, 5), (2, 4), (3, 4)])
def test_building(space: int, gold: int) -> None:
    errand = Errand("build-room", space, **START).show("chicken-coop", "mint").begin()
    assert errand.options() == {"build chicken-coop", "build mint", "decline"}
    errand.do("build", room="chicken-coop")
    assert errand.options() == {"set c1", "set c2"}
    assert errand.refusal("set", cell="c3") == "DL-BLD-4"
    assert errand.refusal("set", cell="b1") == "DL-BLD-1"
    errand.do("set", cell="c2")
    assert errand.goods("gold") == [gold]
    assert errand.state.room_at(0, 7) == 0


@rules("DL-BLD-2", "DL-BLD-3")
def test_rooms_are_never_neighbours() -> None:
    errand = Errand("build-room", 1, **START).show("chicken-coop", "mint").begin()
    errand.do("build", room="chicken-coop")
    errand.do("set", cell="c2")
    state = errand.state
    again = Errand("build-room", 1, **START).show("mint")
    for at in range(2 * SEAT_SIZE):
        again.state.numbers[SEATS + at] = state.numbers[SEATS + at]
    again.begin()
    assert again.stranded


@rules("DL-ROOMS-1", "DL-ORD-9")
def test_declining_keeps_everything() -> None:
    errand = Errand("get-food", 1, **START).begin()
    errand.do("decline")
    assert errand.over
    assert errand.stranded
    assert errand.goods("gold", "food") == [5, 5]

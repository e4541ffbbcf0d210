"""The spaces of the unique opportunities."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    HALLS,
    INSTALLED,
    INVESTED,
    KNOWN,
    LOST,
    OPEN_TRAPS,
    RENT,
    ROOM_AT,
    ROW,
    TILES,
    TUNNEL_AT,
)
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.terms import MITHRIL_VEIN, RENTED

START = {"gold": 5, "food": 5, "evil": 5, "imps": 6}


@rules("DF-HAR-1", "DF-HAR-2", "DF-HAR-3", "DF-HAR-4", "DL-ORD-14")
def test_the_harvest_needs_supervisors() -> None:
    errand = Errand("get-food", 3, board=True, **{**START, "imps": 5}).begin()
    assert errand.options() == {"work 0", "work 1", "work 2", "work 3", "decline"}
    errand.do("work", count=3)
    assert errand.goods("food", "evil", "used") == [8, 4, 5]
    errand = Errand("get-food", 3, board=True, **{**START, "imps": 2}).begin()
    errand.do("work", count=0)
    assert errand.goods("food", "evil", "used") == [5, 4, 2]
    assert not errand.stranded
    assert Errand("get-food", 3, board=True, **{**START, "imps": 1}).begin().stranded
    errand = Errand("get-food", 1, board=True, **START).begin()
    assert errand.options() == {"work 1", "work 2", "work 3", "decline"}


@rules("DF-MSQ-1", "DF-MSQ-4", "DF-MSQ-5", "DF-MSQ-7")
@pytest.mark.parametrize(("space", "gold", "evil"), [(1, 6, 5), (3, 4, 4)])
def test_the_masquerade_slanders_all_others(space: int, gold: int, evil: int) -> None:
    errand = Errand("improve-reputation", space, board=True, **START).begin()
    errand.do("act")
    assert errand.goods("gold", "evil") == [gold, evil]
    assert [int(errand.state.evil(seat)) for seat in (1, 2, 3)] == [6, 6, 6]


@rules("DF-MSQ-2", "DF-MSQ-3", "DF-INF-4")
def test_a_card_is_put_elsewhere_and_knowledge_goes_along() -> None:
    errand = Errand("improve-reputation", 2, board=True, **START)
    state = errand.state
    state.numbers[ROW + 0] = 1
    state.put(1, KNOWN, 1)
    errand.begin()
    errand.do("act")
    errand.do("spy", place=4)
    errand.chance("spell", spell="fireball")
    facts = errand.do("move", place=1)
    assert [fact.args for fact in facts if fact.name == "card-moved"] == [
        {"seat": 0, "start": 4, "end": 1}
    ]
    fireball = [one.id for one in state.table.deck.spells].index("fireball")
    assert [int(state.numbers[ROW + place]) for place in range(5)] == [fireball, 1, -1, -1, -1]
    assert [int(state.get(seat, KNOWN)) for seat in (0, 1)] == [0b1, 0b10]


@rules("DF-IMV-1", "DF-IMV-2", "DF-IMV-5", "DF-IMV-7", "DF-IMV-11")
def test_improving_two_tunnels_on_space_three() -> None:
    errand = Errand("dig-tunnels", 3, board=True, **{**START, "imps": 4}).begin()
    errand.do("improve", tunnel="foyer")
    errand.do("set", cell="c1")
    assert errand.options() == {
        "done",
        *(f"improve {name}" for name in ("tool-shed", "dark-tunnel", "secret-passage")),
        "improve mithril-vein",
    }
    errand.do("improve", tunnel="mithril-vein")
    assert errand.options() == {"set c2", "set c3"}
    errand.do("set", cell="c3")
    assert errand.over
    assert errand.goods("imps") == [0]


@rules("DF-IMV-3", "DF-IMV-6", "DF-IMV-10")
def test_freeing_is_never_mixed_with_improving() -> None:
    errand = Errand("dig-tunnels", 3, board=True, **START)
    errand.state.put(0, LOST, bit(2) | bit(7))
    errand.begin()
    errand.do("free", cell="c1")
    assert errand.options() == {"free c2", "done"}
    assert errand.refusal("improve", tunnel="foyer") == "DF-IMV-6"
    errand.do("free", cell="c2")
    assert errand.over
    assert errand.state.lost(0) == 0
    assert errand.goods("used") == [4]


@rules("DF-INV-1", "DF-INV-2")
@pytest.mark.parametrize(("space", "price", "back"), [(1, 1, 3), (2, 2, 5), (3, 3, 7)])
def test_investments_return_later(space: int, price: int, back: int) -> None:
    errand = Errand("mine-gold", space, board=True, **START).begin()
    errand.do("act")
    assert errand.goods("gold") == [5 - price]
    assert errand.state.get(0, INVESTED) == back


@rules("DF-SHP-1", "DF-SHP-2")
@pytest.mark.parametrize(
    ("space", "gold", "food", "imps"), [(1, 5, 5, 6), (2, 5, 4, 7), (3, 4, 4, 8)]
)
def test_the_pet_shop(space: int, gold: int, food: int, imps: int) -> None:
    errand = Errand("recruit-imps", space, board=True, **START).begin()
    errand.do("act")
    facts = errand.chance("cub", pet="impling")
    assert [fact.visible_to(1) for fact in facts if "pet" in fact.args] == [False]
    assert errand.goods("gold", "food", "imps") == [gold, food, imps]
    assert errand.options() == {"pet impling", "done"}


@rules("DF-EXH-2", "DF-EXH-3", "DF-EXH-5", "DF-EXH-10")
def test_a_trap_is_installed_at_once() -> None:
    errand = Errand("buy-traps", 3, board=True, **START)
    meal = [one.id for one in errand.state.table.deck.traps].index("poisoned-meal")
    errand.state.numbers[OPEN_TRAPS] = TRAP_COUNTS.one(meal)
    errand.begin()
    assert errand.refusal("install", trap="pendulum") == "DL-HIR-1"
    errand.do("install", trap="poisoned-meal")
    errand.do("set", cell="c2")
    assert errand.goods("gold", "food") == [4, 4]
    assert errand.state.get(0, INSTALLED) & 15 == meal + 1
    assert errand.state.traps_held(0) == 0


@rules("DF-EXP-1", "DF-EXP-2", "DF-EXP-3")
@pytest.mark.parametrize(
    ("space", "after"), [(1, (4, 4, 5)), (2, (5, 4, 6)), (3, (5, 3, 6))], ids=["I", "II", "III"]
)
def test_experts_cost_a_surcharge(space: int, after: tuple[int, ...]) -> None:
    errand = Errand("hire-monster", space, board=True, **START).show("goblin").begin()
    errand.do("hire", monster="goblin")
    assert tuple(errand.goods("gold", "food", "evil")) == after
    assert errand.lair() == ["goblin"]


@rules("DF-REN-1", "DF-REN-2", "DF-REN-3", "DF-REN-11")
def test_rented_rooms_lie_beside_the_board() -> None:
    errand = Errand("build-room", 3, board=True, **START).show("mint", "bakery").begin()
    errand.do("rent", room="mint")
    assert errand.goods("gold") == [4]
    assert errand.state.rented(0) == 3
    assert errand.state.room_cell(0, 3) == RENTED
    last = Errand("build-room", 1, board=True, **START).show("bakery")
    last.state.numbers[RENT] = 1
    last.begin()
    assert last.options() == {"rent bakery", "collect", "decline"}
    last.do("collect")
    assert last.goods("gold") == [6]


@rules("DF-TUN-9", "DF-TUN-10", "DF-TUN-11")
def test_two_more_work_in_the_mithril_vein() -> None:
    errand = Errand("mine-gold", 1, **START)
    errand.state.numbers[TUNNEL_AT + MITHRIL_VEIN] = place_of_cell(0, 12)
    errand.begin()
    assert errand.options() == {"decline", *(f"work {n}" for n in range(1, 5))}
    errand = Errand("mine-gold", 3, **{**START, "imps": 5})
    errand.state.numbers[TUNNEL_AT + MITHRIL_VEIN] = place_of_cell(0, 12)
    errand.begin()
    errand.do("work", count=4)
    assert errand.goods("gold", "used") == [9, 5]
    assert frames.step(errand.state) == frames.OVER


@rules("DF-EXH-3", "DF-EXH-9")
@pytest.mark.parametrize(("name", "payable"), [("labyrinth", True), ("mint", False)])
def test_without_a_coin_a_trap_fits_into_the_labyrinth_and_no_other_room(
    name: str, payable: bool
) -> None:
    errand = Errand("buy-traps", 1, board=True, **{**START, "gold": 0})
    state = errand.state
    rooms = [one.id for one in state.table.deck.rooms]
    state.put(0, TILES, bit(12))
    state.put(0, HALLS, bit(12))
    state.numbers[ROOM_AT + rooms.index(name)] = place_of_cell(0, 12)
    state.numbers[OPEN_TRAPS] = TRAP_COUNTS.one(0)
    errand.begin()
    assert errand.stranded is not payable
    if payable:
        trap = state.table.deck.traps[0].id
        assert errand.options() == {f"install {trap}", "decline"}
        errand.do("install", trap=trap)
        assert errand.options() == {"set c3"}

"""Production rooms at work."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import HALLS, ROOM_AT, TILES, TRAINEES, TUNNEL_AT
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.terms import CELLS, RENTED, TOOL_SHED


def workshop(*rooms: str, year: int = 1, rented: str = "", **goods: int) -> Errand:
    """The production of seat 0 with these rooms, apart from each other."""
    scene = Errand("get-food", 1, year=year, **{"gold": 0, "food": 0, "evil": 5, **goods})
    state = scene.state
    names = [one.id for one in state.table.deck.rooms]
    for place, room in zip((0, 4, 15), rooms, strict=False):
        state.numbers[ROOM_AT + names.index(room)] = place_of_cell(0, place)
        state.put(0, HALLS, state.halls(0) | bit(place))
        state.put(0, TILES, state.tiles(0) | bit(place))
    if rented:
        state.numbers[ROOM_AT + names.index(rented)] = place_of_cell(0, RENTED)
    frames.pop(state)
    frames.push(state, frames.PRODUCTION, 0, 0)
    return scene.begin()


@rules("DL-R-CHICKEN-COOP", "DL-R-MINT", "DL-R-PRINTING-PRESS", "DL-PRO-1")
@pytest.mark.parametrize(
    ("room", "after"),
    [
        ("chicken-coop", (0, 1, 5)),
        ("mushroom-bed", (0, 1, 5)),
        ("souvenir-shop", (1, 0, 5)),
        ("mint", (1, 0, 5)),
        ("printing-press", (0, 0, 4)),
    ],
)
def test_three_imps_make_one_thing(room: str, after: tuple[int, ...]) -> None:
    scene = workshop(room, imps=6)
    scene.do("use", room=room)
    assert tuple(scene.goods("gold", "food", "evil")) == after
    assert scene.goods("imps", "used") == [3, 3]
    assert scene.over
    assert workshop(room, imps=2).over


@rules("DL-PRO-4", "DL-PRO-7", "DL-R-MAGIC-ROOM")
def test_the_magic_room_first() -> None:
    scene = workshop("magic-room", "chicken-coop", imps=4, food=1)
    scene.do("use", room="magic-room")
    scene.do("use", room="chicken-coop")
    assert scene.goods("food", "imps", "used") == [1, 0, 5]
    assert workshop("magic-room", "chicken-coop", imps=2).over


@rules("DL-PRO-8")
def test_the_coop_first() -> None:
    scene = workshop("magic-room", "chicken-coop", imps=5)
    assert scene.options() == {"use chicken-coop", "done"}
    scene.do("use", room="chicken-coop")
    scene.do("use", room="magic-room")
    assert scene.goods("food", "imps", "used") == [0, 1, 5]


@rules("DL-PRO-1", "DL-PRO-9", "DL-YR2-2")
def test_twice_in_year_two() -> None:
    scene = workshop("magic-room", year=2, imps=3, food=2)
    scene.do("use", room="magic-room")
    scene.do("use", room="magic-room")
    assert scene.goods("food", "imps", "used") == [0, 1, 4]
    assert scene.over


@rules("DL-PRO-5", "DL-CON-4")
def test_a_conquered_room_rests() -> None:
    assert not workshop("mint", imps=6).over
    assert workshop("mint", imps=6, lost=1).over


@rules("DF-REN-5")
def test_a_rented_room_works_once_in_year_two() -> None:
    scene = workshop(rented="mint", year=2, imps=6)
    scene.do("use", room="mint")
    assert scene.over
    assert scene.goods("gold", "imps") == [1, 3]


@rules("DL-PRO-2", "DL-PRO-3", "DL-M-TROLL")
def test_troll_tokens_replace_imps() -> None:
    scene = Errand("get-food", 1, gold=0, imps=2).owns("troll")
    state = scene.state
    names = [one.id for one in state.table.deck.rooms]
    state.numbers[ROOM_AT + names.index("mint")] = place_of_cell(0, 15)
    frames.pop(state)
    frames.push(state, frames.PRODUCTION, 0, 0)
    scene.begin()
    scene.do("use", room="mint")
    assert scene.goods("gold", "imps", "used") == [1, 0, 2]


@rules("DF-ROM-1", "DF-ROM-2")
def test_the_bakery_gives_food_or_calm() -> None:
    scene = workshop("bakery", year=2, imps=6)
    scene.do("use", room="bakery")
    scene.do("use", room="bakery", **{"for": "reputation"})
    assert scene.goods("food", "evil") == [1, 4]


@rules("DF-ROM-3", "DF-ROM-4", "DF-ROM-12", "DF-ROM-13")
def test_the_training_room_takes_in_or_gives_back() -> None:
    scene = workshop("training-room", "mint", year=2, imps=5)
    scene.do("train")
    scene.do("train")
    assert "train" not in scene.options()
    assert "recall" not in scene.options()
    scene.do("use", room="mint")
    assert scene.over
    assert scene.goods("gold", "imps") == [1, 0]
    assert scene.state.get(0, TRAINEES) == 2
    scene = workshop("training-room", imps=5)
    scene.do("train")
    assert scene.over


@rules("DF-ROM-3", "DF-ROM-4")
@pytest.mark.parametrize("year", [1, 2])
def test_imps_come_out_of_the_training_room_or_go_in(year: int) -> None:
    scene = workshop("training-room", year=year, imps=5, trainees=3)
    assert scene.options() == {"train", "recall", "done"}
    for _ in range(year):
        scene.do("recall")
    assert scene.over
    assert scene.goods("imps", "trainees") == [5 + year, 3 - year]


@rules("DF-ROM-3", "DF-ROM-4")
def test_whoever_took_one_out_puts_none_in() -> None:
    scene = workshop("training-room", year=2, imps=5, trainees=3)
    scene.do("recall")
    assert scene.options() == {"recall", "done"}


@rules("DL-R-EXCAVATION-OFFICE", "DL-PRO-1")
def test_an_office_without_a_place_to_dig_is_closed() -> None:
    scene = workshop("excavation-office", "mint", imps=6, tiles=(1 << CELLS) - 1)
    assert scene.options() == {"use mint", "done"}


@rules("DF-TUN-2", "DF-TUN-3", "DF-TUN-12")
def test_a_tool_shed_saves_an_imp_once() -> None:
    scene = Errand("get-food", 1, year=2, gold=0, imps=5)
    state = scene.state
    names = [one.id for one in state.table.deck.rooms]
    state.numbers[ROOM_AT + names.index("mint")] = place_of_cell(0, 12)
    state.put(0, HALLS, bit(12))
    state.numbers[TUNNEL_AT + TOOL_SHED] = place_of_cell(0, 7)
    frames.pop(state)
    frames.push(state, frames.PRODUCTION, 0, 0)
    scene.begin()
    scene.do("use", room="mint")
    assert scene.goods("used") == [2]
    scene.do("use", room="mint")
    assert scene.goods("gold", "used") == [2, 5]


@rules("DL-R-EXCAVATION-OFFICE", "DL-R-WORKSHOP")
def test_rooms_that_dig_and_make_traps() -> None:
    scene = workshop("excavation-office", "workshop", imps=6)
    scene.do("use", room="excavation-office")
    scene.do("dig", cell="b1")
    scene.do("use", room="workshop")
    scene.chance("trap", trap="plague")
    assert scene.over
    assert scene.state.traps_held(0) == 1

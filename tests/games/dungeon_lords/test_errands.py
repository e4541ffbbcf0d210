"""The order in which minions act, and what they gain for later actions."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.core.refusal import Refusal
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import (
    BUSY,
    CHOSEN,
    DISPLAY,
    EVIL,
    FIRST,
    FOOD,
    GOLD,
    IDLE,
    LOST,
    ON_DISPLAY,
    ROOM_AT,
    SPACE,
    STRANDED,
    TILES,
)
from warren.games.dungeon_lords.terms import ORDER_IDS, SPACES


def errands(*minions: tuple[int, str, int], **options: int) -> Phase:
    """Minions of seats on spaces of locations; much of everything is there."""
    phase = Phase(frames.ERRANDS, edition="base", **options)
    for field in (GOLD, FOOD, IDLE):
        phase.everybody(field, 9, 9, 9, 9)
    for seat, order, space in minions:
        location = ORDER_IDS.index(order)
        number = next(n for n in range(SPACES) if phase.get(CHOSEN + n, seat) < 0)
        phase.put(CHOSEN + number, location, seat)
        phase.world(SPACE + location * SPACES + space - 1, seat + 1)
    for slot in range(3):
        phase.world(DISPLAY + slot, slot)
    phase.world(ROOM_AT, ON_DISPLAY).world(ROOM_AT + 3, ON_DISPLAY)
    return phase.begin()


def declining(phase: Phase) -> list[str]:
    """Everybody declines; who acted where, in order."""
    seen: list[str] = []
    while not phase.over:
        seat = phase.actor
        [fact] = [f for f in phase.do("decline", seat) if f.name == "minion-stranded"]
        seen.append(f"{seat} {fact.args['order']}")
    return seen


@rules("DL-ORD-6")
def test_locations_act_from_food_to_rooms() -> None:
    minions = [(at % 4, order, 1) for at, order in enumerate(ORDER_IDS)]
    phase = errands(*reversed(minions))
    wanted = [
        "get-food",
        "improve-reputation",
        "dig-tunnels",
        "mine-gold",
        "recruit-imps",
        "buy-traps",
        "hire-monster",
        "build-room",
    ]
    assert declining(phase) == [f"{at % 4} {order}" for at, order in enumerate(wanted)]


@rules("DL-ORD-7", "DL-HIRE-1", "DL-HIRE-2", "DL-ROOMS-1", "DL-ROOMS-2")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_spaces_act_from_the_shortest_to_the_longest(order: str) -> None:
    phase = errands((2, order, 1), (0, order, 2), (1, order, 3))
    backwards = order in ("hire-monster", "build-room")
    seats = [1, 0, 2] if backwards else [2, 0, 1]
    assert declining(phase) == [f"{seat} {order}" for seat in seats]


@rules("DL-ORD-7", "DL-DEC-2")
def test_turn_order_plays_no_part_inside_a_location() -> None:
    phase = errands((2, "get-food", 1), (0, "get-food", 2), (1, "get-food", 3))
    again = errands((2, "get-food", 1), (0, "get-food", 2), (1, "get-food", 3))
    again.world(FIRST, 1)
    assert declining(phase) == declining(again)


@rules("DL-ORD-15")
def test_an_action_is_finished_with_all_its_choices_before_the_next() -> None:
    phase = errands((0, "dig-tunnels", 1), (1, "dig-tunnels", 2))
    phase.do("dig", cell="b1")
    assert phase.actor == 0
    with pytest.raises(Refusal):
        phase.do("dig", 1, cell="b1")
    phase.do("dig", cell="a1")
    assert phase.actor == 1


@rules("DL-ORD-15", "DL-EVL-4")
def test_the_paladin_has_come_before_the_next_decides() -> None:
    phase = errands((0, "get-food", 2), (1, "get-food", 3))
    phase.put(EVIL, 9)
    phase.do("act")
    assert phase.actor == 1
    assert phase.line(0) == ["human"]


@rules("DL-ORD-14", "DL-ORD-9")
def test_an_action_without_effect_is_an_action() -> None:
    phase = errands((0, "improve-reputation", 2))
    phase.put(EVIL, 1)
    phase.do("act")
    assert phase.over
    assert (phase.get(EVIL), phase.get(STRANDED)) == (1, 0)


@rules("DL-ORD-14", "DL-DIG-5")
@pytest.mark.parametrize("order", ["dig-tunnels", "mine-gold"])
def test_a_supervisor_alone_does_nothing(order: str) -> None:
    location = ORDER_IDS.index(order)
    phase = Phase(frames.ERRANDS, edition="base").put(IDLE, 1).put(CHOSEN, location)
    phase.world(SPACE + location * SPACES + 2, 1).begin()
    assert phase.over
    assert (phase.get(IDLE), phase.get(BUSY), phase.get(STRANDED)) == (1, 0, 1)


@rules("DL-PRO-3", "DL-M-TROLL")
@pytest.mark.parametrize("order", ["dig-tunnels", "mine-gold"])
def test_troll_tokens_neither_dig_nor_mine(order: str) -> None:
    location = ORDER_IDS.index(order)
    phase = Phase(frames.ERRANDS, edition="base").owns("troll").put(IDLE, 0).put(CHOSEN, location)
    phase.world(SPACE + location * SPACES, 1).begin()
    assert phase.over
    assert phase.get(STRANDED) == 1


@rules("DL-ORD-10", "DL-MIN-2")
def test_a_tunnel_dug_is_mined_in_the_same_round() -> None:
    phase = errands((0, "dig-tunnels", 2), (0, "mine-gold", 3))
    for cell in ("b1", "d1", "b3"):
        phase.do("dig", cell=cell)
    assert phase.options() == {"decline", *(f"work {count}" for count in range(1, 5))}
    phase.do("work", count=4)
    assert (phase.get(GOLD), phase.get(IDLE), phase.get(BUSY)) == (13, 1, 8)


@rules("DL-ORD-15")
def test_while_imps_are_sent_to_work_nothing_else_is_done() -> None:
    phase = errands((0, "dig-tunnels", 2), (0, "mine-gold", 3))
    for cell in ("b1", "d1", "b3"):
        phase.do("dig", cell=cell)
    with pytest.raises(Refusal) as refusal:
        phase.do("dig", cell="a3")
    assert refusal.value.rule == "DL-ORD-15"


@rules("DL-MIN-2", "DL-MIN-1")
def test_a_lone_tunnel_may_be_dug_and_mined() -> None:
    phase = errands((0, "dig-tunnels", 1), (0, "mine-gold", 2))
    phase.put(LOST, int(bit(2) | bit(7) | bit(12)))
    phase.do("dig", cell="b1")
    phase.do("done")
    assert phase.options() == {"decline", "work 1"}


@rules("DL-ORD-10")
def test_food_feeds_new_imps_and_gold_buys_traps() -> None:
    phase = Phase(frames.ERRANDS, edition="base").put(FOOD, 0).put(GOLD, 0)
    for number, (order, space) in enumerate(
        (("get-food", 2), ("mine-gold", 1), ("recruit-imps", 3))
    ):
        location = ORDER_IDS.index(order)
        phase.put(CHOSEN + number, location)
        phase.world(SPACE + location * SPACES + space - 1, 1)
    phase.begin()
    phase.do("act")
    phase.do("work", count=1)
    phase.do("act")
    assert phase.over
    assert (phase.get(FOOD), phase.get(GOLD), phase.get(IDLE)) == (2, 0, 4)


@rules("DL-IMP-1")
def test_used_imps_do_not_work_again_and_new_ones_do_at_once() -> None:
    phase = errands((0, "dig-tunnels", 1), (0, "mine-gold", 2), (0, "recruit-imps", 1))
    phase.put(IDLE, 3)
    phase.do("dig", cell="b1")
    phase.do("dig", cell="d1")
    assert (phase.get(IDLE), phase.get(BUSY)) == (1, 2)
    assert phase.options() == {"decline", "work 1"}
    phase.do("work", count=1)
    assert (phase.get(IDLE), phase.get(BUSY)) == (0, 3)
    phase.do("act")
    assert (phase.get(IDLE), phase.get(BUSY)) == (1, 3)


@rules("DL-DIG-3")
def test_digging_starts_from_conquered_tiles_too() -> None:
    phase = errands((0, "dig-tunnels", 1))
    phase.put(LOST, int(bit(2) | bit(7) | bit(12)))
    assert phase.options() == {
        "decline",
        *(f"dig {cell}" for cell in ("b1", "b2", "b3", "d1", "d2", "d3", "c4")),
    }
    phase.do("dig", cell="c4")
    assert (phase.get(TILES) >> 17) & 1
    assert not (phase.get(LOST) >> 17) & 1


@rules("DL-BLD-5")
def test_imps_on_a_tunnel_that_becomes_a_room_stay_used() -> None:
    phase = errands((0, "mine-gold", 2), (0, "build-room", 1))
    phase.do("work", count=3)
    phase.do("build", room="mint")
    phase.do("set", cell="c3")
    assert phase.over
    assert (phase.get(IDLE), phase.get(BUSY)) == (6, 3)


@rules("DL-BLD-6", "DL-BLD-4")
def test_a_room_of_the_first_year_keeps_its_zone() -> None:
    phase = errands((0, "build-room", 1), year=2)
    rooms = [one.id for one in phase.state.table.deck.rooms]
    phase.world(ROOM_AT + rooms.index("armory"), ON_DISPLAY)
    phase.do("build", room="chicken-coop")
    assert phase.options() == {"set c1", "set c2"}
    assert phase.refusal("set", cell="c3") == "DL-BLD-4"
    free = errands((0, "build-room", 1), year=2)
    free.world(ROOM_AT + rooms.index("armory"), ON_DISPLAY)
    free.do("build", room="armory")
    assert free.options() == {"set c1", "set c2", "set c3"}

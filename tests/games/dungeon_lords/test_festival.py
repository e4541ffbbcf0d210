"""The festival: imps sent in secret, prizes in turn."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.errands import FIELDS
from tests.tools.dungeon_lords.position import DECK, number
from tests.tools.dungeon_lords.seasons import Play, act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.calendar import begin_year, end_year
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARDS_USED,
    DISPLAY,
    EVIL,
    FIRST,
    IDLE,
    IN_DISCARD,
    MONSTER_DISCARD,
    ON_DISPLAY,
    ROOM_AT,
    TILE_NOW,
    YEAR,
)
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import OPPORTUNITY_IDS, PAYDAY

PLAIN = ("food-harvest", "masquerade", "gold-investment", "pet-shop")
PRIZES = {f"prize {board}" for board in PLAIN}


def monster(name: str) -> int:
    return int(number([one.id for one in DECK.monsters], name))


def room(name: str) -> int:
    return int(number([one.id for one in DECK.rooms], name))


def fair(*boards: str, players: int = 4, year: int = 1, first: int = 0) -> Match:
    """The festival of a year in which these boards were used; everybody has six imps."""
    match = phase(frames.FESTIVAL, players=players)
    state = state_of(match)
    state.numbers[YEAR] = year
    state.numbers[FIRST] = first
    for place, board in enumerate(boards):
        state.numbers[BOARDS_USED] |= (OPPORTUNITY_IDS.index(board) + 1) << (4 * place)
    for seat in range(players):
        state.put(seat, IDLE, 6)
    return settled(match)


def send(match: Match, *imps: int) -> None:
    for seat, count in enumerate(imps):
        act(match, seat, "send", count=count)


def goods(state: State, seat: int, *names: str) -> list[int]:
    return [int(state.get(seat, FIELDS[name])) for name in names]


@rules("DF-FES-1", "DF-OPP-5")
def test_it_comes_in_the_fifth_round_after_orders_and_before_production() -> None:
    play = Play(2).whole()
    for year in (1, 2):
        fairs = [at for at in play.steps if at[0] == year and at[2] == "festival"]
        assert {at[1] for at in fairs} == {5}
        last = [at[2] for at in play.steps if at[:2] == (year, 5)]
        fair = last.index("festival")
        assert last.index("orders") < fair
        assert not {"orders", "errand"} & set(last[fair:])
        assert not {"production", "return", "event"} & set(last[:fair])
        assert "production" in last[fair:]


@rules("DF-FES-2")
@pytest.mark.parametrize(("players", "prizes"), [(4, 4), (3, 3), (2, 2)])
def test_fewer_players_leave_out_the_last_boards(players: int, prizes: int) -> None:
    match = fair(*PLAIN, players=players)
    send(match, *[1] * players)
    last = match.state.actors()[0]
    assert options(match, last) == {"decline", *(f"prize {board}" for board in PLAIN[:prizes])}


@rules("DF-FES-3", "DF-FES-10", "DF-INF-1")
def test_any_number_of_unused_imps_may_be_sent_and_all_of_them_are_used() -> None:
    match = fair(*PLAIN)
    state_of(match).put(1, IDLE, 2)
    assert options(match, 1) == {"send 0", "send 1", "send 2"}
    seen = state_of(match).view(3).state
    assert isinstance(seen, State)
    assert seen.idle(1) == 2
    send(match, 3, 2, 1, 0)
    for _ in range(3):
        act(match, match.state.actors()[0], "decline")
    state = state_of(match)
    assert state.is_over()
    assert [goods(state, seat, "imps", "used") for seat in range(4)] == [
        [3, 3],
        [0, 2],
        [5, 1],
        [6, 0],
    ]


@rules("DF-FES-4", "DF-FES-13", "DF-DEC-2", "DF-FES-5")
def test_more_imps_choose_first_then_the_more_evil() -> None:
    match = fair(*PLAIN)
    for seat, evil in enumerate((4, 6, 8, 9)):
        state_of(match).put(seat, EVIL, evil)
    send(match, 3, 2, 2, 0)
    order: list[int] = []
    for board in PLAIN[:3]:
        [seat] = match.state.actors()
        order.append(seat)
        act(match, seat, "prize", opportunity=board)
    assert order == [0, 2, 1]
    assert match.state.is_over()


@rules("DF-FES-4")
def test_the_later_in_turn_order_chooses_first_and_the_order_stays() -> None:
    match = fair(*PLAIN, first=2)
    state_of(match).put(0, EVIL, 5)
    send(match, 1, 1, 1, 1)
    order: list[int] = []
    while actors := match.state.actors():
        order.append(actors[0])
        left = options(match, actors[0])
        wanted = "masquerade" if "prize masquerade" in left and len(order) == 1 else ""
        if wanted:
            act(match, actors[0], "prize", opportunity=wanted)
            state_of(match).put(2, EVIL, 12)
        else:
            act(match, actors[0], "decline")
    assert order == [1, 0, 3, 2]


@rules("DF-FES-5")
def test_a_prize_is_taken_once_and_may_be_declined() -> None:
    match = fair(*PLAIN)
    send(match, 4, 3, 2, 1)
    act(match, 0, "prize", opportunity="food-harvest")
    assert options(match, 1) == (PRIZES - {"prize food-harvest"}) | {"decline"}
    act(match, 1, "decline")
    assert options(match, 2) == (PRIZES - {"prize food-harvest"}) | {"decline"}


@rules("DF-FES-6")
def test_what_the_plain_prizes_are() -> None:
    match = fair(*PLAIN)
    send(match, 4, 3, 2, 1)
    for seat, board in enumerate(PLAIN):
        act(match, seat, "prize", opportunity=board)
    state = state_of(match)
    assert goods(state, 0, "food", "gold", "evil", "imps", "used") == [4, 3, 5, 2, 4]
    assert goods(state, 1, "food", "gold", "evil", "imps", "used") == [3, 3, 4, 3, 3]
    assert goods(state, 2, "food", "gold", "evil", "imps", "used") == [3, 4, 5, 4, 2]
    assert goods(state, 3, "food", "gold", "evil", "imps", "used") == [3, 3, 5, 6, 1]


@rules("DF-FES-6")
@pytest.mark.parametrize("year", [1, 2])
def test_a_tunnel_and_a_trap_as_prizes(year: int) -> None:
    match = fair("tunnel-improvement", "trap-exhibition", players=2, year=year)
    send(match, 2, 1)
    act(match, 0, "prize", opportunity="tunnel-improvement")
    assert {f"dig {cell}" for cell in ("b1", "b2", "b3", "c4", "d1", "d2", "d3")} == options(
        match, 0
    )
    act(match, 0, "dig", cell="c4")
    act(match, 1, "prize", opportunity="trap-exhibition")
    act(match, -1, "trap", trap="pendulum")
    state = state_of(match)
    assert state.is_over()
    assert goods(state, 0, "imps", "used") == [4, 2]
    assert state.traps_held(1) == 1


@rules("DF-FES-6", "DF-FES-7", "DF-FES-11", "DF-FES-12", "DF-FES-9")
def test_a_monster_of_the_discard_for_a_food_and_its_cost() -> None:
    match = fair("expert-monsters", "masquerade", players=2, year=2)
    state = state_of(match)
    for name in ("goblin", "troll", "elderbeast"):
        state.numbers[MONSTER_DISCARD] += MONSTER_COUNTS.one(monster(name))
    state.numbers[DISPLAY] = monster("ghost")
    send(match, 2, 1)
    act(match, 0, "prize", opportunity="expert-monsters")
    assert options(match, 0) == {"hire goblin", "hire troll", "hire elderbeast"}
    act(match, 0, "hire", monster="troll")
    assert goods(state_of(match), 0, "food", "gold") == [0, 3]
    tile = state_of(match).lair(0, 0)
    assert (lair.kind_of(tile), lair.expert_of(tile)) == (monster("troll"), -1)
    assert MONSTER_COUNTS.of(state_of(match).numbers[MONSTER_DISCARD], monster("troll")) == 0


@rules("DF-FES-7")
def test_whoever_cannot_pay_all_cannot_take_the_prize() -> None:
    match = fair("expert-monsters", "room-rental", "masquerade", players=3)
    state = state_of(match)
    state.numbers[MONSTER_DISCARD] = MONSTER_COUNTS.one(monster("troll"))
    state.numbers[ROOM_AT + room("mint")] = IN_DISCARD
    for seat, (gold, food) in enumerate(((0, 2), (1, 2), (0, 3))):
        state.put(seat, FIELDS["gold"], gold)
        state.put(seat, FIELDS["food"], food)
    send(match, 3, 2, 1)
    assert options(match, 0) == {"prize masquerade", "decline"}
    act(match, 0, "decline")
    assert options(match, 1) == {"prize room-rental", "prize masquerade", "decline"}
    act(match, 1, "decline")
    assert options(match, 2) == {"prize expert-monsters", "prize masquerade", "decline"}


@rules("DF-FES-6", "DF-FES-9", "DF-FES-12", "DL-BLD-6")
def test_a_room_of_the_discard_is_built_for_a_gold() -> None:
    match = fair("room-rental", "masquerade", players=2, year=1)
    state = state_of(match)
    state.numbers[ROOM_AT + room("mint")] = IN_DISCARD
    end_year(state)
    begin_year(state, i64(2))
    state.numbers[ROOM_AT + room("labyrinth")] = ON_DISPLAY
    send(match, 2, 1)
    act(match, 0, "prize", opportunity="room-rental")
    assert options(match, 0) == {"set c3"}
    act(match, 0, "set", cell="c3")
    assert goods(state_of(match), 0, "gold", "used") == [2, 2]
    assert state_of(match).halls(0)


@rules("DF-FES-8")
def test_a_monster_hired_at_the_festival_is_paid_again_at_payday() -> None:
    match = fair("expert-monsters", "masquerade", players=2)
    state = state_of(match)
    frames.pop(state)
    frames.push(state, frames.EVENT, 0, 0)
    frames.push(state, frames.FESTIVAL, 0, 0)
    state.numbers[TILE_NOW] = PAYDAY
    state.numbers[MONSTER_DISCARD] = MONSTER_COUNTS.one(monster("goblin"))
    match = settled(match)
    send(match, 2, 0)
    act(match, 0, "prize", opportunity="expert-monsters")
    assert goods(state_of(match), 0, "food") == [1]
    assert options(match, 0) == {"pay goblin", "dismiss goblin"}
    act(match, 0, "pay", monster="goblin")
    assert goods(state_of(match), 0, "food") == [0]

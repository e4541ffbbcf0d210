"""The boards of the unique opportunities: when they lie where, and who stands on them."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.position import DECK
from tests.tools.dungeon_lords.seasons import Play, act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARD_NEXT,
    BOARD_NOW,
    BOARDS_LEFT,
    BOARDS_USED,
    FOOD,
    GOLD,
    IDLE,
    OPEN_TRAPS,
    ROUND,
    SPACE,
    STRANDED,
    TRAP_DISCARD,
)
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.errand import place_now
from warren.games.dungeon_lords.steps.season import RUN_ERRANDS
from warren.games.dungeon_lords.terms import OPPORTUNITY_IDS, ORDER_IDS

SHOWN = ["masquerade", "room-rental", "pet-shop", "food-harvest"]
LATER = ["gold-investment", "trap-exhibition", "expert-monsters", "tunnel-improvement"]


def boards(state: State) -> tuple[str | None, str | None]:
    """The board that lies on its location, and the one that lies open on the stack."""
    names = [*OPPORTUNITY_IDS, None]
    return names[state.numbers[BOARD_NOW]], names[state.numbers[BOARD_NEXT]]


def game(players: int = 2, **table: object) -> Play:
    return Play(players, wishes={"board": [*SHOWN, *LATER]}, **table)


@rules("DF-OPP-2", "DF-OPP-3", "DF-OPP-4", "DF-OPP-5", "DF-OPP-6", "DF-SET-1", "DF-INF-1")
@pytest.mark.parametrize("festival", [True, False])
def test_each_board_is_shown_a_round_before_it_lies_on_its_location(festival: bool) -> None:
    play = game(festival=festival)
    for year, names in ((1, SHOWN), (2, LATER)):
        lying: list[tuple[str | None, str | None]] = []
        for season in range(1, 6):
            play.to(frames.ORDERS, season, year)
            lying.append(boards(play.state))
            seen = play.state.view(None).state
            assert isinstance(seen, State)
            assert boards(seen) == lying[-1]
        assert lying == list(zip([None, *names], [*names, None], strict=True))
        play.to(frames.PRODUCTION, 5, year)
        assert boards(play.state) == (None, None)
        assert play.state.numbers[BOARDS_USED] == 0
    assert play.state.numbers[BOARDS_LEFT] == 0


@rules("DF-OPP-1", "DF-OPP-6", "DF-OPP-9")
def test_each_of_the_eight_boards_comes_once_in_a_game() -> None:
    for seed in range(3):
        play = Play(2, seed).whole()
        laid = [fact[1] for fact in play.told("board-laid")]
        assert sorted(map(str, laid)) == sorted(OPPORTUNITY_IDS)
        for name, most in (("room-rented", 1), ("trap-installed", 1), ("tunnel-improved", 2)):
            who = [fact[1] for fact in play.told(name)]
            assert max(who.count(0), who.count(1)) <= most


@rules("DF-OPP-1", "DF-OPP-3")
def test_a_board_replaces_the_location_of_its_symbol_and_no_other() -> None:
    state = state_of(phase(frames.ORDERS))
    for board, name in enumerate(OPPORTUNITY_IDS):
        state.numbers[BOARD_NOW] = board
        here = [place_now(state, location).id for location in range(8)]
        assert here == [*ORDER_IDS[:board], name, *ORDER_IDS[board + 1 :]]


def ordered(
    board: str, *orders: tuple[str, str, str], dealt: tuple[str, ...] = (), gold: int = 4
) -> Match:
    """All orders of round 2 are given while a board lies out, those of dummies as dealt."""
    match = phase(frames.ORDERS, players=len(orders), pets=False)
    state = state_of(match)
    state.numbers[BOARD_NOW] = OPPORTUNITY_IDS.index(board)
    state.numbers[ROUND] = 2
    frames.pop(state)
    frames.push(state, frames.SEASON, 0, RUN_ERRANDS)
    frames.push(state, frames.ORDERS, 0, 0)
    for seat in range(len(orders)):
        for field, amount in ((GOLD, gold), (FOOD, 4), (IDLE, 4)):
            state.put(seat, field, amount)
    match = settled(match)
    for name in dealt:
        act(match, CHANCE, "deal", order=name)
    for seat, names in enumerate(orders):
        for name in names:
            act(match, seat, "order", order=name)
    return match


def spaces(match: Match, order: str) -> list[int]:
    at = SPACE + 3 * ORDER_IDS.index(order)
    return [int(state_of(match).numbers[at + space]) for space in range(3)]


@rules("DF-OPP-7")
def test_minions_take_the_lowest_free_space_and_act_from_the_shortest() -> None:
    rest = ("dig-tunnels", "mine-gold")
    match = ordered("masquerade", *[("improve-reputation", *rest)] * 3, ("get-food", *rest))
    assert spaces(match, "improve-reputation") == [1, 2, 3]
    acting: list[int] = []
    for _ in range(5):
        acting += match.state.actors()
        act(match, acting[-1], "decline")
    assert acting == [3, 0, 1, 2, 0]


@rules("DF-OPP-7", "DF-EXP-1", "DF-REN-1", "DF-EXH-2", "DF-IMV-4", "DF-HAR-1", "DF-INV-1")
@pytest.mark.parametrize(
    ("board", "order"),
    [
        ("food-harvest", [1, 2, 3]),
        ("masquerade", [1, 2, 3]),
        ("tunnel-improvement", [2, 1, 3]),
        ("gold-investment", [1, 2, 3]),
        ("pet-shop", [1, 2, 3]),
        ("trap-exhibition", [3, 2, 1]),
        ("expert-monsters", [3, 2, 1]),
        ("room-rental", [3, 2, 1]),
    ],
)
def test_the_order_in_which_the_spaces_of_a_board_act(board: str, order: list[int]) -> None:
    [place] = [one for one in DECK.opportunities if one.id == board]
    assert place.order == order


@rules("DF-IMV-4")
def test_the_second_space_chooses_among_all_five_improved_tunnels() -> None:
    names = ("dig-tunnels", "mine-gold", "buy-traps")
    match = ordered("tunnel-improvement", *[names] * 3, ("get-food", "mine-gold", "buy-traps"))
    act(match, 3, "decline")
    left = ["tool-shed", "foyer", "dark-tunnel", "secret-passage", "mithril-vein"]
    for seat in (1, 0, 2):
        assert match.state.actors() == (seat,)
        assert options(match, seat) == {"decline", *(f"improve {name}" for name in left)}
        act(match, seat, "improve", tunnel=left.pop(0))
        act(match, seat, "set", cell="c1")
    assert options(match, 2) == {"done", "improve secret-passage", "improve mithril-vein"}


@rules("DF-OPP-8", "DL-DUM-7")
def test_dummies_stand_on_opportunities_and_do_nothing_there() -> None:
    names = ("get-food", "recruit-imps", "build-room")
    match = ordered("food-harvest", *[names] * 3, dealt=("get-food", "hire-monster", "mine-gold"))
    assert spaces(match, "get-food") == [1, 5, 2]
    assert spaces(match, "hire-monster") == [0, 5, 0]
    for seat in (0, 1):
        assert match.state.actors() == (seat,)
        act(match, seat, "decline")
    assert frames.stage(state_of(match)) // 3 == ORDER_IDS.index("recruit-imps")


@rules("DF-OPP-8", "DL-ORD-5")
def test_experts_as_a_first_order_cost_a_gold_more() -> None:
    first = ("hire-monster", "mine-gold", "buy-traps")
    match = ordered("expert-monsters", first, *[first[::-1]] * 3)
    assert [int(state_of(match).gold(seat)) for seat in range(4)] == [3, 4, 4, 4]
    assert spaces(match, "hire-monster") == [1, 2, 3]
    poor = ordered("expert-monsters", first, *[first[::-1]] * 3, gold=0)
    assert spaces(poor, "hire-monster") == [2, 3, 4]
    assert state_of(poor).get(0, STRANDED) & 1


@rules("DF-EXH-1", "DF-EXH-9")
def test_three_traps_lie_open_while_the_exhibition_does() -> None:
    play = Play(2, wishes={"board": ["trap-exhibition", "masquerade"]}).to(frames.ORDERS, 1)
    assert play.state.numbers[OPEN_TRAPS] == 0
    play.to(frames.ORDERS, 2)
    assert TRAP_COUNTS.total(play.state.numbers[OPEN_TRAPS]) == 3
    assert len(play.told("trap-shown")) == 3
    seen = play.state.view(1).state
    assert isinstance(seen, State)
    assert seen.numbers[OPEN_TRAPS] == play.state.numbers[OPEN_TRAPS]
    discarded = TRAP_COUNTS.total(play.state.numbers[TRAP_DISCARD])
    taken = len(play.told("trap-installed"))
    play.to(frames.PRODUCTION, 2)
    taken = len(play.told("trap-installed")) - taken
    assert play.state.numbers[OPEN_TRAPS] == 0
    assert TRAP_COUNTS.total(play.state.numbers[TRAP_DISCARD]) == discarded + 3 - taken
    play.to(frames.ORDERS, 3)
    assert play.state.numbers[OPEN_TRAPS] == 0


@rules("DF-INV-3", "DF-INV-2")
def test_the_return_pays_for_nothing_in_the_orders_phase() -> None:
    others = ("dig-tunnels", "recruit-imps", "improve-reputation")
    match = ordered(
        "gold-investment", ("mine-gold", "buy-traps", "get-food"), *[others] * 3, gold=1
    )
    state = state_of(match)
    state.put(0, FOOD, 0)
    act(match, 0, "decline")
    while match.state.actors() != (0,):
        act(match, match.state.actors()[0], "decline")
    act(match, 0, "act")
    assert state.gold(0) == 0
    for _ in range(3):
        act(match, match.state.actors()[0], "decline")
    assert state.get(0, STRANDED) == 0b110
    assert frames.step(state) == frames.RETURN
    assert state.gold(0) == 3

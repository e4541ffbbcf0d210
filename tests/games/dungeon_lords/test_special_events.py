"""The special events of the base game."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import special
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import installed
from warren.games.dungeon_lords.calendar import unseen_events
from warren.games.dungeon_lords.layout import (
    BUSY,
    CARD,
    EVIL,
    FIRST,
    FOOD,
    GOLD,
    IDLE,
    INSTALLED,
    LOST,
    TILES,
    TRAP_DISCARD,
)
from warren.games.dungeon_lords.scoring import scores
from warren.games.dungeon_lords.terms import NONE


@rules("DL-EVT-6", "DL-E-CHARITY-DRIVE")
def test_the_card_strikes_everybody_and_leaves_the_game() -> None:
    phase = special("charity-drive").everybody(GOLD, 7, 1, 0, 4).begin()
    assert phase.over
    assert phase.all(GOLD) == [4, 1, 0, 2]
    assert phase.state.numbers[CARD] == NONE
    events = [one.id for one in phase.state.table.deck.events]
    assert not unseen_events(phase.state) >> events.index("charity-drive") & 1


@rules("DL-E-RATS", "DL-EVT-7")
def test_rats_eat_half_of_what_there_is() -> None:
    phase = special("rats").everybody(FOOD, 5, 1, 0, 2).begin()
    assert (phase.over, phase.all(FOOD)) == (True, [3, 1, 0, 1])


@rules("DL-E-WITCH-HUNT", "DL-EVT-8", "DL-EVL-3", "DL-EVL-5")
def test_the_witch_hunt_takes_a_monster_or_raises_evil() -> None:
    phase = special("witch-hunt").everybody(EVIL, 5, 14, 6, 5).owns("troll", "ghost")
    phase.owns("goblin", seat=1).owns("goblin", seat=2).begin()
    assert phase.options() == {"suffer", "dismiss troll", "dismiss ghost"}
    phase.do("dismiss", monster="ghost")
    assert phase.options(1) == {"suffer", "dismiss goblin"}
    phase.do("suffer", 1)
    phase.do("suffer", 2)
    assert phase.over
    assert phase.all(EVIL) == [5, 15, 9, 8]
    assert [phase.lair(seat) for seat in range(3)] == [["troll"], ["goblin"], ["goblin"]]


@rules("DL-E-TRAP-RECALL", "DL-EVT-7")
def test_half_of_the_traps_are_given_up_by_choice() -> None:
    phase = special("trap-recall").holds("pendulum", "plague", "plague", "trapdoor", "pendulum")
    phase.holds("pendulum", seat=1).begin()
    assert phase.options() == {"give pendulum", "give plague", "give trapdoor"}
    phase.do("give", trap="plague")
    phase.do("give", trap="plague")
    assert phase.over
    assert [int(phase.state.traps_held(i64(seat))) for seat in range(4)] == [3, 1, 0, 0]


@rules("DL-E-IMP-UNION", "DL-EVT-7", "DL-EVT-14")
def test_imps_go_for_want_of_food() -> None:
    phase = special("imp-union").everybody(IDLE, 3, 0, 3, 6).everybody(FOOD, 3, 3, 0, 2)
    phase.put(BUSY, 1).begin()
    assert phase.options() == {"feed 0", "feed 1", "feed 2"}
    phase.do("feed", count=1)
    assert phase.options() == {"lose unused", "lose used"}
    phase.do("lose", imp="used")
    assert (phase.get(IDLE), phase.get(BUSY), phase.get(FOOD)) == (3, 0, 2)
    assert phase.actor == 3
    assert (phase.get(IDLE, 1), phase.get(FOOD, 1)) == (0, 3)
    assert phase.get(IDLE, 2) == 2
    phase.do("feed", 3, count=2)
    assert (phase.over, phase.get(IDLE, 3), phase.get(FOOD, 3)) == (True, 6, 0)


@rules("DL-E-CAVE-IN", "DL-EVT-10")
def test_a_cave_in_conquers_a_tunnel_without_losing_evil() -> None:
    phase = special("cave-in").everybody(IDLE, 2, 1, 2, 2)
    trap = i64(0)
    phase.put(INSTALLED, int(installed.made(trap, i64(7), i64(NONE))), 1).begin()
    assert phase.options() == {"prop", "collapse c1", "collapse c2", "collapse c3"}
    phase.do("prop")
    assert (phase.get(IDLE), phase.get(BUSY), phase.get(LOST)) == (0, 2, 0)
    assert phase.options(1) == {"collapse c1", "collapse c2", "collapse c3"}
    phase.do("collapse", 1, cell="c2")
    assert (phase.get(LOST, 1), phase.get(EVIL, 1), phase.get(INSTALLED, 1)) == (bit(7), 5, 0)
    assert phase.state.numbers[TRAP_DISCARD] == 1
    assert phase.state.own_tunnels(i64(1)) == bit(2) | bit(12)
    assert scores(phase.state)[1] < scores(phase.state)[0] - 1


@rules("DL-EVT-7", "DL-E-CAVE-IN")
def test_without_a_tunnel_to_lose_the_ceiling_is_propped_where_imps_are_left() -> None:
    phase = special("cave-in").everybody(TILES, 0, 0, 0, 0).everybody(IDLE, 3, 1, 0, 1).begin()
    assert phase.options() == {"prop"}
    phase.do("prop")
    assert (phase.over, phase.all(IDLE)) == (True, [1, 1, 0, 1])


@rules("DL-E-WANDERING-MERCHANT")
def test_the_merchant_makes_each_trade_once() -> None:
    phase = special("wandering-merchant").everybody(GOLD, 1, 0, 0, 0).everybody(FOOD, 2, 0, 0, 0)
    phase.begin()
    phase.do("trade", offer="gold-for-food")
    assert (phase.get(GOLD), phase.get(FOOD)) == (0, 4)
    assert phase.options() == {"trade food-for-gold", "done"}
    phase.do("trade", offer="food-for-gold")
    assert (phase.get(GOLD), phase.get(FOOD)) == (1, 3)
    assert phase.options() == {"trade gold-for-trap", "done"}
    phase.do("trade", offer="gold-for-trap")
    phase.deal(trap=["plague"])
    assert (phase.over, phase.get(GOLD), int(phase.state.traps_held(i64(0)))) == (True, 0, 1)


@rules("DL-E-WANDERING-MERCHANT")
def test_nobody_has_to_trade() -> None:
    phase = special("wandering-merchant").everybody(GOLD, 1, 0, 0, 0).everybody(FOOD, 2, 0, 0, 0)
    phase.begin().do("done")
    assert (phase.over, phase.get(GOLD), phase.get(FOOD)) == (True, 1, 2)


@rules("DL-E-ROYAL-PARDON")
def test_a_pardon_costs_one_or_two_gold() -> None:
    phase = special("royal-pardon").everybody(GOLD, 3, 1, 0, 0).begin()
    assert phase.options() == {"done", "bribe 1", "bribe 2"}
    phase.do("bribe", count=2)
    assert phase.options(1) == {"done", "bribe 1"}
    phase.do("done", 1)
    assert phase.over
    assert (phase.all(GOLD), phase.all(EVIL)) == ([1, 1, 0, 0], [3, 5, 5, 5])


@rules("DL-EVT-1", "DL-DEC-2")
def test_special_events_ask_in_turn_order() -> None:
    phase = special("cave-in").world(FIRST, 1).begin()
    seen: list[int] = []
    while not phase.over:
        seen.append(phase.actor)
        phase.do("prop", phase.actor)
    assert seen == [1, 2, 3, 0]

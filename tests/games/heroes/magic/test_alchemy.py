"""Alchemy: three coins for three mages."""

from __future__ import annotations

from tests.tools.heroes.look import coins, count, spent, told
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import cast, end_turn
from tests.tools.play import refused
from tests.tools.rules import rules


@rules("HDL-MAG-8", "HDL-MAG-1")
def test_three_coins_and_out_of_the_game() -> None:
    state = position(seat("alchemy", (0, 0, 4), coins=0), seat())
    effects = cast(state, "alchemy")
    assert told(effects, "coins-gained") == [{"seat": 0, "coins": 3, "rule": "HDL-MAG-8"}]
    assert (coins(state), spent(state)) == (3, (0, 0, 3))
    assert (count(state, "out", "alchemy"), count(state, "discard", "alchemy")) == (1, 0)


@rules("HDL-MAG-8")
def test_two_mages_are_not_enough() -> None:
    state = position(seat("alchemy", (5, 5, 2)), seat())
    assert refused(state, "cast", card="alchemy").message == "refusal-no-mages"


@rules("HDL-MAG-8", "HDL-END-2")
def test_other_magic_is_no_activity() -> None:
    state = position(seat("alchemy", (0, 0, 3)), seat(idle=True))
    cast(state, "alchemy")
    end_turn(state)
    assert state.is_over()

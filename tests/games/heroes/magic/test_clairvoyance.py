"""Clairvoyance: three cards more in this turn's draw."""

from __future__ import annotations

from tests.tools.heroes.look import count, spent
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import cast, stop
from tests.tools.play import do, refused
from tests.tools.rules import rules


@rules("HDL-MAG-9", "HDL-MAG-1")
def test_three_more_this_turn_only() -> None:
    state = position(seat("clairvoyance claim", (0, 0, 2)), seat())
    cast(state, "clairvoyance")
    assert count(state, "discard", "clairvoyance") == 1
    cast(state, "claim", region="d4")
    assert spent(state) == (0, 0, 2)
    assert stop(state) == 4
    do(state, "done")
    assert (state.turn(), stop(state)) == (1, 1)
    assert (state.turn(), stop(state)) == (0, 3)


@rules("HDL-MAG-9")
def test_each_of_two_adds_three() -> None:
    state = position(seat("clairvoyance clairvoyance", (0, 0, 3)), seat())
    cast(state, "clairvoyance")
    cast(state, "clairvoyance")
    assert stop(state) == 1 + 1 + 6


@rules("HDL-MAG-9")
def test_it_takes_a_mage() -> None:
    state = position(seat("clairvoyance", (1, 1, 0)), seat())
    assert refused(state, "cast", card="clairvoyance").message == "refusal-no-mages"

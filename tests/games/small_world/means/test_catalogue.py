"""The list of ways to conquer agrees with the actions of a table."""

from __future__ import annotations

from warren.core.numbers import bit_count
from warren.games.registry import game
from warren.games.small_world.actions import PICK
from warren.games.small_world.means.catalogue import MEANS, MEANS_OF
from warren.games.small_world.reasons import REASONS


def test_every_conquest_has_its_means_in_the_order_of_codes() -> None:
    state = game("underground").new_state(2)
    conquests = [
        state.action(code)
        for code in range(state.space().size)
        if state.action(code).verb == "conquer"
    ]
    words = dict.fromkeys(conquest.args.get("with", "tokens") for conquest in conquests)
    assert list(words) == [means.word for means in MEANS]


def test_means_are_told_apart_by_their_flags() -> None:
    flags = [means.flag for means in MEANS if means.flag]
    assert len(flags) == len(MEANS) - 1 == len(set(flags))
    assert all(bit_count(flag) == 1 for flag in flags)


def test_who_lacks_a_means_is_told_so() -> None:
    told = [REASONS[means.missing].message for means in MEANS if means.flag]
    assert all(told)
    assert len(set(told)) == len(told)


def test_an_action_that_conquers_nothing_has_no_means() -> None:
    assert MEANS_OF[PICK] is None
    assert [means for means in MEANS_OF if means is not None] == MEANS
    assert all(MEANS_OF[means.block] is means for means in MEANS)

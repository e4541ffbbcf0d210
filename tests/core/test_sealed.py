"""Sealed choices in a match: who may take back what, and who learns of it."""

from __future__ import annotations

from itertools import permutations

import pytest
from librt.random import Random
from tests.server.sealed import Sealed

from warren.core.action import Action
from warren.core.effect import EVERYBODY, mask_of, only
from warren.core.match import BY_CHANCE, BY_OTHER, REVEALED, Count, Match, new_match, replay
from warren.core.playout import play_out
from warren.core.refusal import Refusal


def sealed(players: int = 3) -> Match:
    return new_match(Sealed(), players)


def seal(match: Match, seat: int, card: int) -> None:
    match.act(seat, Action("seal", {"card": card}))


def asked(match: Match) -> dict[int, int]:
    return {seat: count.n for seat, count in match.asked.items()}


def test_all_are_asked_at_once_and_each_has_its_own_choices() -> None:
    state = sealed().state
    assert state.actors() == (0, 1, 2)
    assert all(len(state.legal_actions(seat)) == 5 for seat in range(3))
    state.apply(1, 2)
    assert state.actors() == (0, 2)
    assert state.legal_actions(1) == []
    with pytest.raises(Refusal, match="refusal-not-your-turn"):
        state.apply(1, 2)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_sealed_choices_does_not_matter(order: tuple[int, ...]) -> None:
    match, straight = sealed(), sealed()
    for seat in order:
        seal(match, seat, seat + 2)
    for seat in range(3):
        seal(straight, seat, seat + 2)
    assert match.state.key() == straight.state.key()


def test_a_sealed_choice_is_changed_until_all_are_in() -> None:
    match = sealed()
    seal(match, 0, 3)
    seal(match, 1, 4)
    assert match.undo_refusal(2) == BY_OTHER
    told = match.undo(0)
    assert told.action == Action("undo", {"to": 0})
    assert match.state.actors() == (0, 2)
    seal(match, 0, 5)
    match.undo(1)
    seal(match, 1, 1)
    seal(match, 2, 2)
    assert [match.undo_refusal(seat) for seat in range(3)] == [REVEALED] * 3
    assert match.state.to_json()["sealed"] == [5, 1, 2]
    match.draw(Random(1))
    assert match.undo_refusal(0) == BY_CHANCE
    again = replay(Sealed(), match.record)
    assert again.state.key() == match.state.key()


def test_questions_stay_open_while_others_answer() -> None:
    match = sealed()
    assert asked(match) == {0: 0, 1: 0, 2: 0}
    seal(match, 1, 4)
    assert asked(match) == {0: 0, 2: 0}
    match.undo(1)
    assert asked(match) == {0: 0, 1: 2, 2: 0}


def test_a_match_is_taken_up_where_it_was_kept() -> None:
    match = sealed()
    seal(match, 2, 3)
    seal(match, 0, 1)
    twin = Match(Sealed().state_from_json(match.base.to_json()), match.n, match.draws)
    twin.resume([standing.line for standing in match.trail], match.closed, dict(match.asked))
    assert twin.state.key() == match.state.key()
    twin.undo(2)
    match.undo(2)
    assert twin.state.key() == match.state.key()
    assert twin.asked == match.asked


def test_random_play_honours_all_actors() -> None:
    state = sealed().state
    assert play_out(state, Random(3)) == 9
    assert state.is_over()


def test_viewers_count_what_they_are_shown() -> None:
    count = Count(4, {}).after(EVERYBODY).after(only(1)).after(only(0) | only(2)).after(EVERYBODY)
    assert count.n == 8
    assert [count.shown_to(mask_of([seat])) for seat in range(3)] == [7, 7, 7]
    assert count.shown_to(mask_of([])) == 6
    assert count.shown_to(mask_of([0, 1])) == count.shown_to(EVERYBODY) == 8

"""What would come of actions, as far as they could be taken back."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.server.sealed import Sealed
from tests.tools.dungeon_lords.position import Scene

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.foresight import Foresight, foresee, is_final
from warren.core.match import Match, new_match
from warren.core.refusal import Refusal
from warren.games.registry import game


def conquering() -> Match:
    """Small World, where seat 0 has picked a combo and conquers."""
    match = new_match(game("small_world"), 2, {"first": 0})
    rng = Random(5)
    while match.state.is_chance():
        match.draw(rng)
    match.act(0, Action("pick", {"combo": 0}))
    while match.state.is_chance():
        match.draw(rng)
    return match


def plain_conquest(match: Match) -> int:
    """A conquest that needs no die."""
    for code in match.state.legal_actions(0):
        action = match.state.action(code)
        if action.verb == "conquer" and "with" not in action.args:
            return code
    raise AssertionError


def sealing(*cards: int, players: int = 3) -> Match:
    """A round in which the first seats have sealed these cards."""
    match = new_match(Sealed(), players)
    for seat, card in enumerate(cards):
        match.do(seat, card)
    return match


def told(seen: Foresight) -> list[Effect]:
    return [effect for line in seen.told for effect in line.effects]


def test_what_is_tried_is_what_would_be_done() -> None:
    match = conquering()
    before, lines = match.state.key(), len(match.record.lines)
    code = plain_conquest(match)
    seen = foresee(match, 0, [code])
    assert seen.known
    assert (match.state.key(), match.n) == (before, seen.match.n - 1)
    assert len(match.record.lines) == lines
    done = match.do(0, code)
    assert match.state.key() == seen.match.state.key()
    assert told(seen) == done.effects
    assert seen.told[0].count == done.count


def test_several_actions_are_tried_one_after_another() -> None:
    match = conquering()
    first = plain_conquest(match)
    twin = match.copy()
    twin.do(0, first)
    second = plain_conquest(twin)
    seen = foresee(match, 0, [first, second])
    assert seen.known
    assert [line.n for line in seen.told] == [match.n + 1, match.n + 2]
    twin.do(0, second)
    assert seen.match.state.key() == twin.state.key()


def test_nothing_tried_is_known() -> None:
    match = conquering()
    seen = foresee(match, 0, [])
    assert (seen.known, seen.told) == (True, [])
    assert seen.match.state.key() == match.state.key()


def test_draws_are_not_known_and_nothing_is_tried_after_them() -> None:
    match = new_match(game("small_world"), 2, {"first": 0})
    rng = Random(5)
    while match.state.is_chance():
        match.draw(rng)
    pick = match.state.code(Action("pick", {"combo": 0}))
    seen = foresee(match, 0, [pick, 10**6])
    assert not seen.known
    assert len(seen.told) == 1
    assert seen.match.state.is_chance()


def test_what_one_alone_would_learn_is_not_known() -> None:
    scene = Scene().party("warrior-1-3").party("thief-1-3", seat=1)
    scene.pets("messenger-bat").cards("fireball").begin()
    scene.state.effects = None
    match = Match(scene.state)
    bat = match.state.code(Action("pet", {"pet": "messenger-bat"}))
    assert foresee(match, 0, [bat]).known
    match.do(0, bat)
    look = match.state.legal_actions(0)[0]
    assert match.state.action(look).verb == "spy"
    assert not foresee(match, 0, [look]).known
    assert is_final(match.state, 0, look)
    match.do(0, look)
    assert 0 in match.state.actors()


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_not_allowed_is_refused_with_its_rule(seat: int) -> None:
    match = conquering()
    before = match.state.key()
    far = match.state.code(Action("conquer", {"region": "2-08"}))
    with pytest.raises(Refusal) as refusal:
        foresee(match, seat, [plain_conquest(match), far] if seat == 0 else [far])
    assert refusal.value.rule
    assert match.state.key() == before


def test_a_sealed_choice_is_known_until_it_would_be_the_last() -> None:
    assert foresee(sealing(), 0, [3]).known
    match = sealing(4)
    seen = foresee(match, 1, [2])
    assert seen.known
    assert seen.match.state.view(1).to_json()["sealed"] == [-1, 3, 0]
    assert [effect for effect in told(seen) if effect.name == "card-turned"] == []
    last = foresee(sealing(4, 2), 2, [1])
    assert not last.known


def test_a_choice_that_is_in_can_be_looked_on_from() -> None:
    match = sealing(4)
    assert foresee(match, 0, []).known
    with pytest.raises(Refusal, match="refusal-not-your-turn"):
        foresee(match, 0, [1])


def test_the_end_of_a_game_is_not_known() -> None:
    match = conquering()
    rng = Random(3)
    while True:
        if match.state.is_chance():
            match.draw(rng)
            continue
        (seat,) = match.state.actors()
        code = match.state.legal_actions(seat)[-1]
        seen = foresee(match, seat, [code])
        if seen.match.state.is_over():
            assert not seen.known
            return
        match.do(seat, code)


def test_what_leaves_the_next_decision_to_oneself_is_not_final() -> None:
    match = conquering()
    assert not is_final(match.state, 0, plain_conquest(match))

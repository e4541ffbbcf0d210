"""Every shipped lesson is played to its end, and nobody who leaves it is stuck."""

from __future__ import annotations

import random

import pytest

from warren.core.match import Match, new_match
from warren.core.state import CHANCE
from warren.games.registry import game, titles
from warren.lesson.following import Following
from warren.lesson.library import Library
from warren.lesson.script import Script, key_of
from warren.text.catalogue import LANGUAGES

LIBRARY = Library()
KEYS = LIBRARY.keys
LEAST_TASKS = 12
LONGEST_WORD_COUNT = 70
WAYS = 8


def opened(script: Script) -> tuple[Match, Following]:
    match = new_match(game(script.game), script.players, script.options)
    following = Following(script)
    others_go_on(match, following)
    return match, following


def others_go_on(match: Match, following: Following) -> None:
    """Everybody but the learner does what the script has them do."""
    while not match.state.is_over():
        seats = [CHANCE] if match.state.is_chance() else list(match.state.deciding())
        named = [(seat, following.next_of(seat)) for seat in seats]
        ready = [
            (seat, action)
            for seat, action in named
            if action is not None and seat != following.script.learner
        ]
        if not ready:
            return
        following.hear([match.act(*ready[0])])


@pytest.mark.parametrize("key", KEYS)
def test_whoever_does_what_is_asked_comes_to_the_end(key: str) -> None:
    script = LIBRARY.script(key)
    match, following = opened(script)
    tasks = 0
    while not following.over:
        beat = following.beat
        assert beat is not None
        assert beat.seat == script.learner
        tasks += 1
        for language in LANGUAGES:
            for page in beat.pages:
                assert page.text(language)
        while following.beat is beat:
            action = following.next_of(script.learner)
            assert action is not None
            following.hear([match.act(script.learner, action)])
            others_go_on(match, following)
    assert tasks == len(script.tasks) >= LEAST_TASKS
    assert not following.astray


@pytest.mark.parametrize("way", range(WAYS))
@pytest.mark.parametrize("key", KEYS)
def test_whoever_takes_things_in_another_order_or_is_free_comes_to_the_end_too(
    key: str, way: int
) -> None:
    script = LIBRARY.script(key)
    match, following = opened(script)
    dice = random.Random(way)
    while not following.over:
        assert not following.astray
        beat = following.beat
        assert beat is not None
        codes = [int(code) for code in match.state.legal_actions(script.learner)]
        actions = {code: match.copy().do(script.learner, code).action for code in codes}
        left = following.left[:1] if beat.in_turn else following.left
        fit = [
            code
            for code, action in actions.items()
            if action.verb in beat.free or key_of(action) in left
        ]
        assert fit
        following.hear([match.do(script.learner, dice.choice(fit))])
        others_go_on(match, following)


@pytest.mark.parametrize("key", KEYS)
def test_whatever_else_is_done_is_noticed_and_can_be_taken_back_or_played_on(key: str) -> None:
    script = LIBRARY.script(key)
    match, following = opened(script)
    while not following.over:
        wanted = following.next_of(script.learner)
        assert wanted is not None
        for code in match.state.legal_actions(script.learner)[:25]:
            other, beside = match.copy(), following.copy()
            line = other.do(script.learner, int(code))
            beside.hear([line])
            if beside.astray:
                if not other.undo_refusal(script.learner):
                    beside.hear([other.undo(script.learner)])
                    assert beside.beat is following.beat
                    assert beside.remaining() == following.remaining()
                else:
                    assert other.state.is_over() or other.state.actors()
        following.hear([match.act(script.learner, wanted)])
        others_go_on(match, following)


@pytest.mark.parametrize("key", KEYS)
def test_the_guide_says_little_at_a_time(key: str) -> None:
    script = LIBRARY.script(key)
    pages = [page for beat in script.beats for page in beat.pages] + list(script.ending)
    for page in pages:
        for language in LANGUAGES:
            assert len(page.text(language).split()) <= LONGEST_WORD_COUNT, page.text(language)


def test_every_game_has_a_first_lesson() -> None:
    taught = {LIBRARY.script(key).game for key in KEYS}
    assert taught == {title.key for title in titles()}


@pytest.mark.parametrize("key", KEYS)
def test_what_comes_in_turn_is_not_taken_the_other_way_round(key: str) -> None:
    script = LIBRARY.script(key)
    match, following = opened(script)
    while not following.over:
        beat = following.beat
        assert beat is not None
        if beat.in_turn and len(following.left) > 1:
            other, beside = match.copy(), following.copy()
            beside.hear([other.act(script.learner, beat.actions[-1])])
            assert beside.astray
        wanted = following.next_of(script.learner)
        assert wanted is not None
        following.hear([match.act(script.learner, wanted)])
        others_go_on(match, following)

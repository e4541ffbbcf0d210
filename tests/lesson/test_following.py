"""How far the lines of a table follow a lesson."""

from __future__ import annotations

from itertools import pairwise

from warren.core.record import Line
from warren.lesson.following import Following
from warren.lesson.library import Library
from warren.lesson.script import Script


def run_of_replies(script: Script) -> int:
    """Where two opponents follow one another."""
    seats = [beat.seat for beat in script.beats]
    pairs = enumerate(pairwise(seats))
    return next(at for at, (one, other) in pairs if {one, other} == {1, 2})


def heard(script: Script, order: list[int]) -> Following:
    """The lesson after these beats."""
    following = Following(script)
    actions = [(script.beats[at].seat, one) for at in order for one in script.beats[at].actions]
    following.hear(Line(n, seat, action) for n, (seat, action) in enumerate(actions, 1))
    return following


def test_opponents_who_decide_at_once_may_do_so_in_any_order() -> None:
    script = Library().script("dungeon_lords-first")
    at = run_of_replies(script)
    before = list(range(at))
    first, second = script.beats[at], script.beats[at + 1]
    waiting = heard(script, before)
    assert waiting.next_of(first.seat) == first.actions[0]
    assert waiting.next_of(second.seat) == second.actions[0]
    for order in ([at, at + 1], [at + 1, at]):
        following = heard(script, [*before, *order])
        assert following.at == at + 2
        assert not following.astray
    early = heard(script, [*before, at + 1])
    assert early.at == at
    assert early.next_of(second.seat) is None
    assert early.copy().next_of(first.seat) == first.actions[0]


def test_what_an_opponent_does_twice_leads_astray() -> None:
    script = Library().script("dungeon_lords-first")
    at = run_of_replies(script)
    assert heard(script, [*range(at), at + 1, at + 1]).astray

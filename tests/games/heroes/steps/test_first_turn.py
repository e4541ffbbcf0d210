"""The first turn: a hand that can capture nothing may be changed."""

from __future__ import annotations

from tests.tools.heroes.look import count, data, hand, names, phase, ready, told
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import choices, draw, draw_any, end_turn
from tests.tools.play import do, refused, verbs
from tests.tools.rules import rules

from warren.core.effect import EVERYBODY
from warren.core.state import CHANCE
from warren.games.heroes.state import State

HOPELESS = "fortress fortress tower tower cavalry cavalry claim alchemy"


def beginner(cards: str = HOPELESS, *, turns: int = 0) -> State:
    return position(
        seat(cards, (1, 0, 1)), seat("spearmen"), phase="mulligan", round=1, turns=turns
    )


@rules("HDL-MUL-1", "HDL-MUL-4", "HDL-MUL-3")
def test_the_hand_is_shown_and_changed() -> None:
    state = beginner()
    assert (phase(state), verbs(state)) == ("mulligan", {"mulligan", "keep"})
    effects = do(state, "mulligan")
    assert names(effects) == ["hand-shown"] + ["card-discarded"] * 8
    assert {effect.seen_by for effect in effects} == {EVERYBODY}
    shown = [str(entry["card"]) for entry in told(effects, "card-discarded")]
    assert sorted(shown) == sorted(HOPELESS.split())
    assert data(state, 1)["discard"]["cavalry"] == 2
    assert (hand(state), state.actors()[0]) == ({}, CHANCE)
    assert draw_any(state) == 8
    assert data(state)["seats"][0]["hand_size"] == 8
    assert count(state, "discard", "fortress") == 2
    assert ready(state) == (1, 0, 1)


@rules("HDL-MUL-3", "HDL-MUL-1")
def test_once_only() -> None:
    state = beginner()
    do(state, "mulligan")
    hopeless = iter(HOPELESS.replace("alchemy", "claim").split())
    while state.is_chance():
        draw(state, next(hopeless))
    assert phase(state) == "play"
    assert refused(state, "mulligan").rule == "CORE-TURN"


@rules("HDL-MUL-1")
def test_the_hand_may_be_kept() -> None:
    state = beginner()
    before = hand(state)
    assert refused(state, "stop").rule == "CORE-TURN"
    do(state, "keep")
    assert (phase(state), hand(state)) == ("play", before)
    assert choices(state, "hire")
    assert refused(state, "mulligan").rule == "CORE-TURN"


@rules("HDL-MUL-1")
def test_only_on_the_first_turn() -> None:
    assert phase(beginner(turns=1)) == "play"
    state = position(seat("tower"), seat(HOPELESS), round=1, turns=0)
    end_turn(state)
    assert (state.turn(), phase(state)) == (1, "mulligan")


@rules("HDL-MUL-1", "HDL-MUL-2")
def test_not_with_a_hand_that_can_capture() -> None:
    """Whatever companions were chosen: a warrior would have done."""
    state = position(
        seat(HOPELESS.replace("alchemy", "spearmen"), (0, 0, 2)),
        seat(),
        phase="mulligan",
        round=1,
        turns=0,
    )
    assert phase(state) == "play"
    assert refused(state, "mulligan").rule == "CORE-TURN"

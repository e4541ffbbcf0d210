"""The rest of a turn: draws, exchanges and passing on."""

from __future__ import annotations

from tests.tools.play import chance, do, legal, verbs

from warren.core.effect import Effect
from warren.core.state import CHANCE
from warren.games.heroes.state import State

MOST_STEPS = 5


def draw(state: State, *cards: str) -> list[Effect]:
    """These cards come from the deck."""
    return [effect for card in cards for effect in chance(state, "card", card=card)]


def draw_any(state: State) -> int:
    """Whatever comes first, as long as cards are drawn; how many came."""
    count = 0
    while state.is_chance():
        state.apply(CHANCE, state.chance_outcomes()[0][0])
        count += 1
    return count


def stop(state: State) -> int:
    """The seat in turn stops playing and draws; how many cards."""
    do(state, "stop")
    return draw_any(state)


def end_turn(state: State) -> None:
    """The seat in turn plays nothing more and exchanges nothing."""
    turns = _turns(state)
    for _ in range(MOST_STEPS):
        if state.is_over() or _turns(state) > turns:
            return
        known = verbs(state)
        if "keep" in known:
            do(state, "keep")
        elif "stop" in known:
            stop(state)
        else:
            do(state, "done")
    raise AssertionError("the turn does not end")


def _turns(state: State) -> int:
    seats = state.to_json()["seats"]
    assert isinstance(seats, list)
    return sum(entry["turns"] for entry in seats)


def capture(state: State, card: str, region: str) -> list[Effect]:
    return do(state, "capture", card=card, region=region)


def attach(state: State, card: str, **target: str | int) -> list[Effect]:
    return do(state, "attach", card=card, **target)


def cast(state: State, card: str, **target: str | int) -> list[Effect]:
    return do(state, "cast", card=card, **target)


def choices(state: State, verb: str) -> list[dict[str, str | int]]:
    return [choice.args for choice in legal(state) if choice.verb == verb]

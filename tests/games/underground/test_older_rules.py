"""A record of the first rules is replayed by what they allowed."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.rules import rules

from warren.core.match import Match, begin, replay
from warren.core.record import Record, read_record
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.registry import game

THEFT = "SU-P-THIEVING"


def next_code(match: Match, rng: Random) -> int:
    """Thieving comes first, is picked, and conquers on until nothing is left to do."""
    state = match.state
    if state.is_chance():
        for code, _ in state.chance_outcomes():
            if state.action(code).args.get("power") == "thieving":
                return code
        return int(state.draw(rng))
    codes = [int(code) for code in state.legal_actions(state.actors()[0])]
    for verb in ("pick", "conquer"):
        found = [code for code in codes if state.action(code).verb == verb]
        if found:
            return found[0 if verb == "pick" else rng.randrange(len(found))]
    return codes[-1]


def taken_back() -> str:
    """A game of the first rules in which a theft was taken back and done again."""
    older = Record("underground", 2, {"first": 0}, ["Ann", "Bob"], rules=1)
    match, rng = begin(game("underground"), older), Random(0)
    while True:
        actor = match.state.actors()[0]
        seat = CHANCE if match.state.is_chance() else actor
        told = match.do(seat, next_code(match, rng))
        if any(effect.args.get("rule") == THEFT for effect in told.effects):
            match.undo(seat)
            match.act(seat, told.action)
            return match.record.write()


@rules("SU-HID-4")
def test_a_theft_that_was_taken_back_is_replayed() -> None:
    text = taken_back()
    match = replay(game("underground"), read_record(text))
    assert match.record.write() == text
    newer = text.replace('"rules": 1', '"rules": 2', 1)
    with pytest.raises(InputError) as error:
        replay(game("underground"), read_record(newer))
    assert error.value.details["why"] == "refusal-undo-revealed"

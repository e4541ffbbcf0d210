"""Whole games of Dungeon Lords, played at random."""

from __future__ import annotations

from collections.abc import Iterator

from librt.random import Random

from warren.core.effect import Effect
from warren.core.option import OptionValue
from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.state import State

GAME = DungeonLords()


def played(
    players: int, seed: int = 4, **options: OptionValue
) -> Iterator[tuple[State, list[Effect]]]:
    """The position at every decision, and what the decision led to. Seat 0 begins."""
    state = GAME.new_state(players, {"first": 0, **options})
    rng = Random(seed)
    while actors := state.actors():
        seat = actors[0]
        codes = state.legal_actions(seat) if seat != CHANCE else []
        code = codes[int(rng.randrange(len(codes)))] if codes else int(state.draw(rng))
        before = state.clone()
        state.effects = []
        state.apply(seat, code)
        yield before, state.effects


def told(players: int, **options: OptionValue) -> list[Effect]:
    """All facts of a random game."""
    return [fact for _, facts in played(players, **options) for fact in facts]

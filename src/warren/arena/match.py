"""One game from set-up to scores, driven by bots."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Final

from librt.random import Random

from warren.arena.facts import Watch, rounds_played
from warren.arena.seeds import derived_seed
from warren.bots.bot import Player
from warren.bots.registry import BotKind
from warren.core.effect import Effect
from warren.core.game import Game
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, NOBODY, State
from warren.facts.picks import Pick

CODES: Final = 2**63
"""The engine counts actions with 64 bits."""


class Outcome:
    """How a game went, by seat."""

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        decisions: int,
        rounds: int,
        picks: list[list[Pick]],
    ) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.decisions: Final = decisions
        self.rounds: Final = rounds
        self.picks: Final = picks


class Match:
    """Bots in their seats, the seed that decides chance and their own luck."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seated: Sequence[BotKind],
        seed: int,
        number: int = 0,
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seated: Final = seated
        self.seed: Final = derived_seed(seed, number)
        self.number: Final = number

    def play(self, watch: Watch) -> Outcome:
        state = self.game.new_state(len(self.seated), self.options)
        rng = Random(self.seed)
        bots = [
            kind.make(self.game.key, derived_seed(self.seed, seat))
            for seat, kind in enumerate(self.seated)
        ]
        picks: list[list[Pick]] = [[] for _ in bots]
        decisions = 0
        while True:
            actor = int(state.actor())
            if actor == NOBODY:
                return Outcome(
                    state.scores(), state.winners(), decisions, rounds_played(state), picks
                )
            if actor == CHANCE:
                state.apply(CHANCE, int(state.draw(rng)))
                continue
            code = self.ask(bots[actor], state, actor)
            decisions += 1
            picks[actor] += self.act(state, actor, code, watch)

    def ask(self, bot: Player, state: State, seat: int) -> int:
        """The bot's choice; the codes are listed once for the bot and the state."""
        listing = state.codes()[:]
        view = state.view(seat)
        view.state.listing = listing
        view.state.listed = True
        try:
            return operator.index(bot.choose(view))
        except Exception as error:
            raise InputError(
                "error-bot-failed",
                {
                    "bot": self.seated[seat].name,
                    "game": self.number,
                    "problem": f"{type(error).__name__}: {error}",
                },
            ) from error

    def act(self, state: State, seat: int, code: int, watch: Watch) -> list[Pick]:
        """Do what the bot chose; effects are listened to only where they are counted."""
        try:
            if not 0 <= code < CODES:
                raise Refusal("refusal-unknown-code", {"code": str(code)}, "CORE-ACTION")
            fact = watch.fact_of(state, code)
            if fact is None:
                state.apply(seat, code)
                return []
            effects: list[Effect] = []
            state.effects = effects
            state.apply(seat, code)
            state.effects = None
            return fact.picks(effects)
        except Refusal as error:
            raise InputError(
                "error-bot-illegal",
                {
                    "bot": self.seated[seat].name,
                    "game": self.number,
                    "code": code,
                    "problem": str(error),
                },
                error.rule,
            ) from error

"""One game from set-up to scores, driven by bots."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Final

from librt.random import Random

from warren.arena.clock import Clock, LateError
from warren.arena.facts import Watch
from warren.arena.fault import BotFaultError, trace_of
from warren.arena.seeds import derived_seed
from warren.bots.bot import Kind
from warren.core.driver import Driver
from warren.core.effect import Effect
from warren.core.game import Game
from warren.core.record import Record
from warren.core.refusal import MessageArgs, Refusal, WarrenError
from warren.core.state import CHANCE, State
from warren.facts.picks import Pick, SeatPick

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


class Contest(Driver):
    """Bots in their seats, the seed that decides chance and their own luck."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seated: Sequence[Kind],
        seed: int,
        number: int,
        watch: Watch,
        limit: float | None = None,
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seated: Final = seated
        self.number: Final = number
        self.watch: Final = watch
        self.seed: Final = derived_seed(seed, number)
        self.rng: Final = Random(self.seed)
        self.position: Final = game.new_state(len(seated), options)
        self.bots: Final = [
            kind.make(game.key, derived_seed(self.seed, seat)) for seat, kind in enumerate(seated)
        ]
        self.picks: Final[list[list[Pick]]] = [[] for _ in seated]
        self.clock: Final = Clock(len(seated), limit)
        self.moves: Final[list[tuple[int, int]]] = []
        self.decisions = 0

    def state(self) -> State:
        return self.position

    def play(self) -> Outcome:
        self.run()
        state = self.position
        self.count(self.watch.closing(state))
        return Outcome(state.scores(), state.winners(), self.decisions, state.rounds(), self.picks)

    def count(self, picks: list[SeatPick]) -> None:
        for seat, pick in picks:
            self.picks[seat].append(pick)

    def decide(self, actor: int) -> None:
        self.act(actor, self.choose(actor))

    def choose(self, actor: int) -> int:
        if actor == CHANCE:
            return int(self.position.draw(self.rng))
        return self.ask(actor)

    def ask(self, seat: int) -> int:
        """The bot's choice; the codes are listed once for the bot and the state."""
        state = self.position
        view = state.view(seat)
        view.state.list_like(state, seat)
        bot = self.bots[seat]
        try:
            return self.clock.timed(seat, lambda: operator.index(bot.choose(view)))
        except LateError as error:
            limit = f"{self.clock.limit:g}"
            raise self.fault(seat, "error-bot-late", {"limit": limit}, error) from error
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise self.fault(seat, "error-bot-broke", {"problem": problem}, error) from error

    def act(self, actor: int, code: int) -> None:
        """Do what was chosen; effects are listened to only where they are counted."""
        state = self.position
        if actor == CHANCE:
            state.apply(CHANCE, code)
            self.moves.append((actor, code))
            return
        self.decisions += 1
        try:
            if not 0 <= code < CODES:
                raise Refusal("refusal-unknown-code", {"code": str(code)}, "CORE-ACTION")
            facts = self.watch.facts_of(state, code)
            if facts is None:
                state.apply(actor, code)
            else:
                effects: list[Effect] = []
                state.effects = effects
                state.apply(actor, code)
                state.effects = None
                self.count(facts.picks(effects))
        except Refusal as error:
            details = {"code": str(code), "action": self.written(code), "why": error.message}
            raise self.fault(actor, "error-bot-illegal", details, None, error.rule) from error
        self.moves.append((actor, code))

    def written(self, code: int) -> str:
        """An action as people write it; a code that means none is its number."""
        try:
            return repr(self.position.action(code))
        except (WarrenError, OverflowError):
            return str(code)

    def fault(
        self,
        seat: int,
        message: str,
        details: MessageArgs,
        error: BaseException | None,
        rule: str = "",
    ) -> BotFaultError:
        """What a bot did wrong, with its place and the game up to there."""
        told = {"bot": self.seated[seat].name, "number": self.number, "place": seat + 1, **details}
        trace = trace_of(error) if error is not None else ""
        return BotFaultError(message, told, rule, trace, self.record().write())

    def record(self, names: Sequence[str] | None = None) -> Record:
        """The game so far; the bots are called by their names unless others are given."""
        called = list(names) if names else [kind.name for kind in self.seated]
        record = Record(
            self.game.key,
            len(self.seated),
            self.options,
            called,
            rules=self.game.rules_version(),
        )
        for actor, code in self.moves:
            record.append(actor, self.position.action(code))
        return record

"""The position of a game, and what may be done in it."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.action import Action
from warren.core.breakdown import Breakdown
from warren.core.effect import Effect
from warren.core.refusal import Refusal
from warren.core.space import ActionSpace

CHANCE: Final = -1
NOBODY: Final = -2
MOST_CODES: Final = 1_000_000_000

TURN: Final = "turn"
ANSWER: Final = "answer"


class State:
    """A position. Games subclass it; drivers use only what stands here.

    An action is an integer code, stable for a game, its board and its number of players;
    `action` and `code` translate between codes and verbs with arguments.
    """

    def __init__(self) -> None:
        self.effects: list[Effect] | None = None
        self.listed: bool = False
        self.listing: vec[i64] = vec[i64]()

    def actor(self) -> i64:
        """The seat to act, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """All seats that may act now; several in simultaneous choices, none at chance."""
        seat = self.actor()
        return [int(seat)] if seat >= 0 else []

    def turn_kind(self) -> str:
        """TURN, or ANSWER when a seat is asked in between, during the turn of another."""
        return TURN

    def list_codes(self) -> vec[i64]:
        """Work out the codes the actor may choose from (chance included)."""
        raise NotImplementedError

    def weight(self, code: i64) -> i64:
        """How often chance picks this outcome, relative to the others."""
        raise NotImplementedError

    def perform(self, code: i64) -> None:
        """Do a listed code and go on to the next decision."""
        raise NotImplementedError

    def refuse(self, seat: int, code: i64) -> Refusal:
        """Why a code that is not listed is not allowed."""
        raise NotImplementedError

    def codes(self) -> vec[i64]:
        """The listed codes of the actor; listed once per decision."""
        if not self.listed:
            self.listing = self.list_codes()
            self.listed = True
        return self.listing

    def legal_actions(self, seat: int) -> list[int]:
        """The codes this seat may choose from now; empty when it is not its turn."""
        if seat != self.actor():
            return []
        return [int(code) for code in self.codes()]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Outcomes and their weights; empty unless chance is to act."""
        if self.actor() != CHANCE:
            return []
        return [(int(code), int(self.weight(code))) for code in self.codes()]

    def apply(self, seat: int, action: int) -> None:
        """Do an action, or raise a Refusal and change nothing. Chance acts as seat CHANCE."""
        if not 0 <= action < MOST_CODES:
            raise Refusal("refusal-unknown-code", {"code": str(action)}, "CORE-ACTION")
        code = i64(action)
        actor = self.actor()
        if actor == NOBODY:
            raise Refusal("refusal-game-over", {}, "CORE-OVER")
        if seat != actor:
            raise Refusal("refusal-not-your-turn", {"seat": seat}, "CORE-TURN")
        codes = self.codes()
        for i in range(i64(len(codes))):
            if codes[i] == code:
                self.listed = False
                self.perform(code)
                return
        raise self.refuse(seat, code)

    def draw(self, rng: Random) -> i64:
        """One outcome of chance by weight."""
        codes = self.codes()
        count = i64(len(codes))
        total = i64(0)
        for i in range(count):
            total += self.weight(codes[i])
        left = rng.randrange(total)
        for i in range(count):
            left -= self.weight(codes[i])
            if left < 0:
                return codes[i]
        raise AssertionError

    def is_over(self) -> bool:
        return self.actor() == NOBODY

    def clone(self) -> State:
        """An independent copy; nobody listens to its effects."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Equal positions of one table have equal keys."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win, or would win if the game ended now."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """A win is 1, a loss -1 (spread over the losers so that the sum is 0)."""
        seats = len(self.scores())
        winners = self.winners()
        share = seats / len(winners)
        return [((share if s in winners else 0.0) - 1.0) / (seats - 1) for s in range(seats)]

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Random) -> State:
        """A whole state that agrees with all this seat may know, the rest drawn at random."""
        raise NotImplementedError

    def space(self) -> ActionSpace:
        """The codes of all actions of this table, legal now or not."""
        raise NotImplementedError

    def action(self, code: int) -> Action:
        return self.space().action(code)

    def code(self, action: Action) -> int:
        """The code of an action; an unknown verb or argument is refused."""
        return self.space().code_of(action)

    def explain(self, seat: int, code: int) -> Breakdown | None:
        """What an action would cost or bring to bear for this seat, part by part.

        None for actions that have no such number.
        """
        return None

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError


class View:
    """What one seat may know of a state: a state of its own with the secrets taken out."""

    def __init__(self, seat: int | None, state: State) -> None:
        self.seat: Final = seat
        self.state: Final = state

    def actors(self) -> list[int]:
        return self.state.actors()

    def legal_actions(self) -> list[int]:
        return [] if self.seat is None else self.state.legal_actions(self.seat)

    def action(self, code: int) -> Action:
        return self.state.action(code)

    def determinize(self, rng: Random) -> State:
        """A whole state to think with; None of the secrets of the real one are in it."""
        return self.state.determinize(-1 if self.seat is None else self.seat, rng)

    def key(self) -> bytes:
        return self.state.key()

    def to_json(self) -> dict[str, object]:
        return self.state.to_json()

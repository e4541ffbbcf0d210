"""The position of a game, and what may be done in it."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from warren.core.action import Action
from warren.core.breakdown import Breakdown
from warren.core.effect import Effect
from warren.core.future import Future
from warren.core.likeness import drawn, state_of
from warren.core.luck import Luck, native
from warren.core.progress import Progress
from warren.core.refusal import Refusal, missing
from warren.core.space import ActionSpace

CHANCE: Final = -1
NOBODY: Final = -2
UNLISTED: Final = -3
MOST_CODES: Final = 1_000_000_000
MOST_SEATS: Final = 16

TURN: Final = "turn"
ANSWER: Final = "answer"

_ALONE: Final[list[tuple[int, ...]]] = [(), *[(actor,) for actor in range(CHANCE, MOST_SEATS)]]


def alone(actor: i64) -> tuple[int, ...]:
    """The actors when there is one at most: a seat, CHANCE or NOBODY."""
    return _ALONE[actor - NOBODY]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Games subclass it; drivers use only what stands here.

    An action is an integer code, stable for a game, its board and its number of players;
    `action` and `code` translate between codes and verbs with arguments.
    """

    def __init__(self) -> None:
        self.effects: list[Effect] | None = None
        self.listed: i64 = UNLISTED
        self.listing: vec[i64] = vec[i64]()
        self.viewer: i64 = NOBODY
        """The seat, or SPECTATOR, from whom something is hidden here; NOBODY in whole positions."""

    def actors(self) -> tuple[int, ...]:
        """Whoever is to act: seats, several in simultaneous choices; CHANCE; none at the end."""
        raise missing(self, "actors")

    def sealed(self) -> int:
        """The number of the round of sealed choices that is open; 0 when none is.

        In such a round the seats decide at the same time, none learns what another has chosen,
        and each may change its mind until all are in.
        """
        return 0

    def rounds(self) -> int:
        """The rounds begun so far; 0 where the game counts none."""
        return 0

    def turn_kind(self) -> str:
        """TURN, or ANSWER when a seat is asked in between, during the turn of another."""
        return TURN

    def list_codes(self, seat: int) -> vec[i64]:
        """Work out the codes that one of the actors may choose from (CHANCE included)."""
        raise missing(self, "list_codes")

    def weight(self, code: i64) -> i64:
        """How often chance picks this outcome, relative to the others; all alike by default."""
        return 1

    def perform(self, seat: int, code: i64) -> None:
        """Do a listed code of an actor and go on to the next decision."""
        raise missing(self, "perform")

    def refuse(self, seat: int, code: i64) -> Refusal:
        """Why a code that is not listed is not allowed."""
        return Refusal("refusal-not-now", {"verb": self.action(int(code)).verb}, "CORE-ACTION")

    def codes(self, seat: int) -> vec[i64]:
        """The listed codes of an actor; listed once per decision."""
        if self.listed != seat:
            self.listing = self.list_codes(seat)
            self.listed = seat
        return self.listing

    def list_like(self, other: State, seat: i64) -> None:
        """Take over what another state of this position has listed for a seat.

        Interpreted code asks for it here: every vector that it hands to compiled code is kept for
        ever, since the compiler forgets to let it go.
        """
        self.listing = other.codes(seat)[:]
        self.listed = seat

    def legal_actions(self, seat: int) -> list[int]:
        """The codes this seat may choose from now; empty when it is not asked."""
        if seat not in self.actors():
            return []
        return [int(code) for code in self.codes(seat)]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Outcomes and their weights; empty unless chance is to act."""
        if not self.is_chance():
            return []
        return [(int(code), int(self.weight(code))) for code in self.codes(CHANCE)]

    @final
    def apply(self, seat: int, action: int) -> None:
        """Do an action, or raise a Refusal and change nothing. Chance acts as seat CHANCE."""
        if not 0 <= action < MOST_CODES:
            raise Refusal("refusal-unknown-code", {"code": str(action)}, "CORE-ACTION")
        code = i64(action)
        actors = self.actors()
        if not actors:
            raise Refusal("refusal-game-over", {}, "CORE-OVER")
        if seat not in actors:
            raise Refusal("refusal-not-your-turn", {"seat": seat}, "CORE-TURN")
        codes = self.codes(seat)
        for i in range(i64(len(codes))):
            if codes[i] == code:
                self.listed = UNLISTED
                self.perform(seat, code)
                return
        raise self.refuse(seat, code)

    @final
    def draw(self, rng: Luck) -> i64:
        """One outcome of chance by weight."""
        return self.outcome(native(rng))

    def outcome(self, rng: Random) -> i64:
        """The same by the generator of compiled code; a game may know a quicker way."""
        codes = self.codes(CHANCE)
        count = i64(len(codes))
        sums = vec[i64](capacity=count)
        total = i64(0)
        for i in range(count):
            total += self.weight(codes[i])
            sums = append(sums, total)
        place = rng.randrange(total)
        for i in range(count):
            if place < sums[i]:
                return codes[i]
        raise AssertionError

    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.actors()

    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return CHANCE in self.actors()

    def deciding(self) -> list[int]:
        """The seats that are to decide; none when chance is to act."""
        return [seat for seat in self.actors() if seat != CHANCE]

    def clone(self) -> State:
        """An independent copy; nobody listens to its effects."""
        raise missing(self, "clone")

    def key(self) -> bytes:
        """Equal positions of one table have equal keys; by default their JSON forms."""
        return repr(self.to_json()).encode()

    def seat_count(self) -> int:
        """How many play."""
        return len(self.scores())

    def scores(self) -> list[int]:
        """The points of each seat as they are now."""
        raise missing(self, "scores")

    def winners(self) -> list[int]:
        """The seats that win, or would win if the game ended now; by default the best scores."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def returns(self) -> list[float]:
        """A win is 1, a loss -1 (spread over the losers so that the sum is 0)."""
        seats = len(self.scores())
        winners = self.winners()
        share = seats / len(winners)
        return [((share if s in winners else 0.0) - 1.0) / (seats - 1) for s in range(seats)]

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know; by default there are no secrets."""
        return View(seat, self.clone())

    def open_view(self) -> View:
        """The whole position, for somebody from whom nothing is hidden."""
        return View(None, self)

    def determinize(self, seat: int, rng: Luck) -> State:
        """A whole state that agrees with all this seat may know, the rest drawn at random."""
        return self.clone()

    def space(self) -> ActionSpace:
        """The codes of all actions of this table, legal now or not."""
        raise missing(self, "space")

    def action(self, code: int) -> Action:
        """The verb and the arguments of a code."""
        return self.space().action(code)

    def code(self, action: Action) -> int:
        """The code of an action; an unknown verb or argument is refused."""
        return self.space().code_of(action)

    def explain(self, seat: int, code: int) -> Breakdown | None:
        """What an action would cost or bring to bear for this seat, part by part.

        None for actions that have no such number.
        """
        return None

    def progress(self) -> Progress | None:
        """Where the game is, while it is played in rounds of turns."""
        return None

    def forecast(self, seat: int) -> Breakdown | None:
        """What the turn of this seat would bring if it ended now; None where there is no saying."""
        return None

    def futures(self, seat: int) -> list[Future]:
        """What may come of what this seat has prepared, worth working out where it can be known.

        Asked of the state that the seat's view has, without the secrets of others.
        """
        return []

    def game(self) -> str:
        """The key of the game that the position belongs to."""
        raise missing(self, "game")

    def to_json(self) -> dict[str, object]:
        """The whole position as plain data; `Game.state_from_json` reads it."""
        raise missing(self, "to_json")

    def svg(self, language: str = "en") -> str:
        """The position as a picture, with words of a language."""
        return drawn(self, language)

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg()

    def __repr__(self) -> str:
        """The position in one line, which `read_line` of the notation reads."""
        return f"<{_line(self.to_json())}>"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same table."""
        if self is other:
            return True
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.key() == other.key() and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        """Another one after every action: keep copies in sets, not what is played on."""
        return hash(self.key())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (state_of, (self.to_json(), int(self.viewer)))


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know of a state: a state of its own with the secrets taken out.

    Its JSON is that of the state; a game may add what follows from it.
    """

    def __init__(self, seat: int | None, state: State) -> None:
        self.seat: Final = seat
        self.state: Final = state

    def actors(self) -> tuple[int, ...]:
        """Whoever is to act."""
        return self.state.actors()

    def legal_actions(self) -> list[int]:
        """The codes this seat may choose from now; empty when it is not asked."""
        return [] if self.seat is None else self.state.legal_actions(self.seat)

    def action(self, code: int) -> Action:
        """The verb and the arguments of a code."""
        return self.state.action(code)

    def determinize(self, rng: Luck) -> State:
        """A whole state to think with; none of the secrets of the real one are in it."""
        return self.state.determinize(-1 if self.seat is None else self.seat, native(rng))

    def key(self) -> bytes:
        """The same for positions that the seat cannot tell apart."""
        return self.state.key()

    def to_json(self) -> dict[str, object]:
        """All that the seat may know, as plain data."""
        return self.state.to_json()

    def shown(self) -> dict[str, object]:
        """What people are shown: all but what they would have had to count or to remember."""
        return self.to_json()

    def svg(self, language: str = "en") -> str:
        """What is seen as a picture, with words of a language."""
        return drawn(self.state, language)

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg()

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<view of {whose}: {_line(self.to_json())}>"

    def __eq__(self, other: object) -> bool:
        """Whether the same seat knows the same."""
        if not isinstance(other, View) or type(self) is not type(other):
            return False
        return self.seat == other.seat and self.state == other.state

    def __hash__(self) -> int:
        return hash((self.seat, self.key()))

    def __copy__(self) -> View:
        return type(self)(self.seat, self.state.clone())

    def __deepcopy__(self, memo: dict[int, object]) -> View:
        return type(self)(self.seat, self.state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.seat, self.state))


def _line(data: dict[str, object]) -> str:
    from warren.core.notation import write_line

    return write_line(data)

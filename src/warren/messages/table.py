"""A table and what there is to decide at it, as one viewer may know it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from warren.messages.tempo import Tempo

Argument = str | int
Visibility = Annotated[str, Meta(extra_json_schema={"enum": ["open", "link", "private"]})]
Status = Annotated[
    str, Meta(extra_json_schema={"enum": ["waiting", "playing", "finished", "closed"]})
]
SeatKind = Annotated[str, Meta(extra_json_schema={"enum": ["open", "person", "bot"]})]
DicePhase = Annotated[str, Meta(extra_json_schema={"enum": ["calling", "opened"]})]
TurnKind = Annotated[str, Meta(extra_json_schema={"enum": ["turn", "answer"]})]


class SeatShown(msgspec.Struct, kw_only=True):
    """A seat; an open one may be reserved for an account, and that may be me (`invited`).

    `persona`: which of the bots of ours this is, whatever the language of its name. `asked`: its
    person has not said yet whether they play again; an open seat with a name that is not reserved
    was declined by whoever is called so. `resigned`: a bot plays on for its person to the end.
    `score`: that of a finished game. `devices`: in how many browsers my seat is open.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str
    away: bool
    account: bool
    mine: bool
    reserved: bool = False
    invited: bool = False
    persona: str = ""
    asked: bool = False
    resigned: bool = False
    score: int | None = None
    devices: int | None = None


class DiceCall(msgspec.Struct, kw_only=True):
    """The devices of these seats are asked for their part in the dice, until then.

    `calling`: to bind themselves; `opened`: to reveal what they are bound to.
    """

    phase: DicePhase
    seats: list[int]
    until: float


class TableListed(msgspec.Struct, kw_only=True):
    """What a list shows of a table."""

    id: str
    game: str
    players: int
    title: str
    visibility: Visibility
    tempo: Tempo | None
    status: Status
    seats: list[SeatShown]
    imported: bool
    origin: str | None
    next_table: str | None
    owner: bool
    created: float
    started: float | None
    finished: float | None

    @property
    def mine(self) -> list[int]:
        """The seats I hold."""
        return [seat.seat for seat in self.seats if seat.mine]


class TableShown(TableListed, kw_only=True):
    """What everybody may know of a table: also what it is played with and the promise of dice.

    `options` may be large and never change: a connection is told them once.
    """

    options: dict[str, object] | UnsetType = UNSET
    commitments: dict[str, object]
    dice: DiceCall | None = None


class PricePart(msgspec.Struct, kw_only=True):
    name: str
    amount: int
    rule: str


class Price(msgspec.Struct, kw_only=True):
    """What an action costs or weighs, with its parts."""

    total: int
    parts: list[PricePart]
    text: str = ""


class Caution(msgspec.Struct, kw_only=True):
    """What speaks against an action: what it costs and brings.

    A `final` one hands the decision on to chance or to others, or turns something up.
    """

    text: str
    final: bool


class Choice(msgspec.Struct, kw_only=True):
    """A legal action."""

    code: int
    verb: str
    args: dict[str, Argument]
    text: str = ""
    price: Price | None = None
    caution: Caution | UnsetType = UNSET


class Fact(msgspec.Struct, kw_only=True):
    """Something that happened by line n, as this viewer may know it.

    The step is that part of what goes on to which it belongs, where the game tells such apart.
    """

    n: int
    by: int | None
    effect: str
    args: dict[str, object]
    text: str = ""
    step: str | UnsetType = UNSET


class Undoing(msgspec.Struct, kw_only=True):
    """Whether the last action may be taken back, and why not; where time counts, until when."""

    possible: bool
    message: str = ""
    text: str = ""
    until: float | None = None


class SeatClock(msgspec.Struct, kw_only=True):
    """Seconds a seat has left; running out at `deadline` (seconds since 1970) while it decides."""

    left: float
    deadline: float | None = None


class Outcome(msgspec.Struct, kw_only=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    lines: list[str]


class Stage(msgspec.Struct, kw_only=True):
    """A part of every turn."""

    id: str
    name: str = ""


class Progress(msgspec.Struct, kw_only=True):
    """Where the game is: the round, of how many if that is known, whose turn, and its stages.

    `stage` is the place of the present one among them.
    """

    round: int
    rounds: int | None
    seat: int
    stages: list[Stage]
    stage: int


class Situation(msgspec.Struct, kw_only=True):
    """What a viewer has to decide now; a sealed choice is shown when all have made theirs.

    `forecast` is what my turn would bring if it ended now.
    """

    seat: int | None
    actors: list[int]
    turn_kind: TurnKind
    sealed: bool
    prompt: str
    choices: list[Choice]
    undo: Undoing
    clocks: list[SeatClock] | None
    outcome: Outcome | None
    progress: Progress | None = None
    forecast: Price | None = None

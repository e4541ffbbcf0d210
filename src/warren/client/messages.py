"""What the server tells, as far as a client needs it; what is not named here is passed over."""

from __future__ import annotations

import msgspec

Argument = str | int


class OptionShown(msgspec.Struct, kw_only=True):
    key: str
    default: bool | int | str | None
    choices: list[bool | int | str | None] | None
    rule: str
    name: str
    help: str


class GameShown(msgspec.Struct, kw_only=True):
    """A title: for how many, its options, and the bots that play it."""

    key: str
    name: str
    least: int
    most: int
    options: list[OptionShown]
    bots: list[str]


class SeatShown(msgspec.Struct, kw_only=True):
    """A seat; an open one may be reserved for an account, and that may be me (`invited`)."""

    seat: int
    kind: str
    name: str
    bot: str
    away: bool
    account: bool
    mine: bool
    reserved: bool
    invited: bool


class TableShown(msgspec.Struct, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    title: str
    visibility: str
    status: str
    seats: list[SeatShown]
    commitments: dict[str, object]
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


class Created(msgspec.Struct, kw_only=True):
    """A new table, with the secret of each seat that a person may take."""

    table: TableShown
    links: dict[str, str]


class PricePart(msgspec.Struct, kw_only=True):
    name: str
    amount: int
    rule: str


class Price(msgspec.Struct, kw_only=True):
    """What an action costs or weighs, with its parts."""

    total: int
    parts: list[PricePart]
    text: str


class Choice(msgspec.Struct, kw_only=True):
    """A legal action."""

    code: int
    verb: str
    args: dict[str, Argument]
    text: str
    price: Price | None


class Fact(msgspec.Struct, kw_only=True):
    """Something that happened by line n, as this seat may know it."""

    n: int
    by: int | None
    effect: str
    args: dict[str, object]
    text: str


class Undoing(msgspec.Struct, kw_only=True):
    """Whether the last action may be taken back, and why not."""

    possible: bool
    message: str
    text: str


class SeatClock(msgspec.Struct, kw_only=True):
    """Seconds a seat has left; running out at `deadline` (seconds since 1970) while it decides."""

    left: float
    deadline: float | None


class Outcome(msgspec.Struct, kw_only=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    lines: list[str]


class Situation(msgspec.Struct, kw_only=True):
    """What there is to decide now."""

    seat: int | None
    actors: list[int]
    turn_kind: str
    prompt: str
    choices: list[Choice]
    undo: Undoing
    clocks: list[SeatClock] | None
    outcome: Outcome | None


class Shown(msgspec.Struct, kw_only=True, tag="table"):
    """The whole table, as this seat may know it."""

    seq: int
    table: TableShown
    view: dict[str, object] | None
    situation: Situation | None
    facts: list[Fact]


class Stepped(msgspec.Struct, kw_only=True, tag="step"):
    """What changed from one sequence number to the next: JSON Patch for the view."""

    before: int
    seq: int
    patch: list[dict[str, object]]
    situation: Situation
    facts: list[Fact]


class Chatted(msgspec.Struct, kw_only=True, tag="chat"):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Seated(msgspec.Struct, kw_only=True, tag="seats"):
    """The seating, the clocks or the status of the table changed."""

    table: TableShown


class Ended(msgspec.Struct, kw_only=True, tag="end"):
    """The game is over: nothing follows."""


class Ready(msgspec.Struct, kw_only=True, tag="ready"):
    """All that is going on now has been told; what follows is new."""


class GameStarted(msgspec.Struct, kw_only=True, tag="game-start"):
    """A game in which I have a seat is being played."""

    table: TableShown
    seq: int


class Turn(msgspec.Struct, kw_only=True, tag="turn"):
    """A seat of mine has to decide; its answer carries this `seq`."""

    table: str
    seat: int
    seq: int
    turn_kind: str
    deadline: float | None


class GameFinished(msgspec.Struct, kw_only=True, tag="game-finish"):
    table: TableShown
    outcome: Outcome


class Invited(msgspec.Struct, kw_only=True, tag="invited"):
    """A seat is kept for me: I may join or decline."""

    table: TableShown
    seat: int


class Uninvited(msgspec.Struct, kw_only=True, tag="uninvited"):
    """A seat is kept for me no longer, whatever the reason."""

    table: str
    seat: int


class Refused(msgspec.Struct, kw_only=True, tag="refused"):
    """Why something was not done: message id, its arguments, the rule, and a sentence."""

    message: str
    args: dict[str, Argument]
    rule: str
    text: str


Answer = Shown | Stepped
TableMessage = Shown | Stepped | Chatted | Seated | Ended
Event = Ready | GameStarted | Turn | GameFinished | Invited | Uninvited

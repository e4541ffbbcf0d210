"""A table as it stands in the database: its terms and its seats."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from msgspec import UNSET

from warren.core import pact as pacts
from warren.core.dice import FairDice, commitments, revealed
from warren.core.effect import EVERYBODY
from warren.core.match import Told
from warren.core.state import State
from warren.games.registry import game
from warren.messages.tempo import Tempo
from warren.server.people.identity import PROGRAM
from warren.server.seats.pact import Pact

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


def new_id(length: int = 10) -> str:
    """A name that nobody guesses and everybody can type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """How secrets are kept: what is stored opens nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Seat(msgspec.Struct, kw_only=True):
    """Who sits there: nobody yet (open, perhaps `reserved` for an account), a person, or a bot.

    `late`: the account came to the seat after the game had begun. `asked`: the person has not said
    yet whether they play again; whoever declines leaves their name on the open seat. `resigned`:
    a bot plays on for the person to the end. `nonce`: what binds the seat to its name in the dice.
    """

    seat: int
    kind: str
    name: str
    bot: str = ""
    user_id: str | None = None
    reserved: str | None = None
    late: bool = False
    away: bool = False
    asked: bool = False
    resigned: bool = False
    nonce: str = ""

    @property
    def empty(self) -> bool:
        """Whether somebody has yet to say that they play here."""
        return self.kind == OPEN or self.asked

    @property
    def robot(self) -> str:
        """The bot that moves for this seat now, if one does."""
        return self.bot if self.kind == BOT or self.away else ""


class Holding:
    """The seats of a table, and which sessions hold them."""

    def __init__(self, seats: list[Seat], sessions: dict[str, set[int]]) -> None:
        self.seats: Final = seats
        self.sessions: Final = sessions

    def of(self, session: str, user: str | None) -> list[int]:
        """The seats somebody may act for.

        The seat of an account is for that account alone, that of a guest for the sessions that
        hold it.
        """
        held = self.sessions.get(session, set())
        return [
            seat.seat
            for seat in self.seats
            if seat.kind == PERSON
            and (seat.seat in held if seat.user_id is None else seat.user_id == user)
        ]

    def devices(self, seat: int) -> int:
        """In how many browsers a seat is open; programs with a token are no devices."""
        return sum(
            seat in held
            for session, held in self.sessions.items()
            if not session.startswith(PROGRAM)
        )

    def has_account(self, user: str | None) -> bool:
        """Whether an account has a seat at this table."""
        return user is not None and any(seat.user_id == user for seat in self.seats)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats that are played by those who hold them."""
        return [seat.seat for seat in self.seats if not seat.robot]

    @property
    def deserted(self) -> bool:
        """Whether there were people and all of them have left."""
        persons = [seat for seat in self.seats if seat.kind == PERSON]
        return bool(persons) and all(seat.away for seat in persons)

    def without(self, absent: Collection[int], bot: str) -> Holding:
        """The same with a bot that plays for some of the seats."""
        seats = [
            msgspec.structs.replace(seat, away=True, bot=bot) if seat.seat in absent else seat
            for seat in self.seats
        ]
        return Holding(seats, self.sessions)

    def asked(self, session: str, user: str | None) -> list[int]:
        """The seats for which somebody is asked to play again."""
        return [seat for seat in self.of(session, user) if self.seats[seat].asked]

    @property
    def given_up(self) -> bool:
        """Whether there were people and all of them have resigned."""
        persons = [seat for seat in self.seats if seat.kind == PERSON]
        return bool(persons) and all(seat.resigned for seat in persons)

    def invited(self, session: str, user: str | None) -> list[int]:
        """The seats that somebody may take or decline."""
        return self.asked(session, user) + self.kept_for(user)

    def kept_for(self, user: str | None) -> list[int]:
        """The open seats to which an account is invited."""
        if user is None:
            return []
        return [seat.seat for seat in self.seats if seat.kind == OPEN and seat.reserved == user]


class Billing(msgspec.Struct, kw_only=True):
    """What lists tell of a table."""

    id: str
    game: str
    players: int
    title: str
    visibility: str
    tempo: Tempo | None
    status: str
    origin: str | None
    next_table: str | None
    owner: str
    created: float
    started: float | None
    finished: float | None


class Lesson(msgspec.Struct, kw_only=True):
    """The lesson that is played at a table; `left`: its guide was sent away."""

    key: str
    left: bool = False


class Terms(Billing, kw_only=True):
    """What a table was set up with, and how far it is.

    `waits`: it starts only when its owner says so. `imported`: the promise in the header of the
    record it came from. `open_lines`: everybody counts all lines up to this one. `rules`: the
    version of the rules under which it began. `pact`: what binds the server and the devices to the
    dice; tables of an older promise have none, nor have lessons, whose dice begin (`dice_from`)
    after the last outcome that the script named.
    """

    rules: int
    options: dict[str, object]
    seed: str
    contributions: list[str]
    dice_from: int
    clock: dict[str, object] | None
    due: float | None
    waits: bool = False
    imported: dict[str, object] | None = None
    alerts: dict[str, int] | None = None
    open_lines: int = 0
    pact: Pact | None = None
    lesson: Lesson | None = None

    def first_state(self) -> State:
        """The position before the first line."""
        rules = game(self.game)
        return rules.new_state(self.players, rules.readings(self.rules, self.options))

    def dice(self) -> FairDice:
        return FairDice(self.seed, self.contributions)

    def commitments(self, holding: Holding) -> dict[str, object]:
        """The promise of fair dice; with the seed once the game is over."""
        if self.imported is not None:
            return self.imported
        if self.pact is not None:
            return self.promised(self.pact, holding).to_json()
        promised = commitments(self.seed, self.contributions, self.dice_from)
        return revealed(promised, self.seed) if self.status == FINISHED else promised

    def promised(self, pact: Pact, holding: Holding) -> pacts.Pact:
        """The pact as the header of the record tells it; its head is told with the lines."""
        begun = self.status != WAITING
        named = [] if pact.named is UNSET else pact.named
        return pacts.Pact(
            pact.dice,
            pacts.promise_of(self.seed, pact.terms, pact.dice),
            pact.terms,
            self.dice_from,
            pact.base,
            named,
            [holding.seats[seat].nonce if bound else "" for seat, bound in enumerate(named)],
            pact.sealed,
            self.contributions if begun else ["" for _ in self.contributions],
            [pacts.Voided(one.promise, one.missing) for one in pact.voided],
            "",
            self.seed if self.status == FINISHED else "",
        )

    def first_heads(self, holding: Holding) -> pacts.Heads | None:
        """The chain of this table before its first line."""
        if self.pact is None:
            return None
        opening = self.promised(self.pact, holding).opening(holding.names)
        return pacts.first_heads(opening, self.dice_from - 1)

    def heads_after(self, heads: pacts.Heads | None, told: Sequence[Told]) -> pacts.Heads | None:
        """The chain with these lines."""
        if heads is None:
            return None
        key = bytes.fromhex(self.seed)
        for line in told:
            heads = heads.after(key, line, EVERYBODY if line.n <= self.open_lines else line.seen_by)
        return heads


def fresh_pact(
    game: str,
    rules: int,
    players: int,
    options: dict[str, object],
    start: int = 1,
    base: str = "",
) -> Pact:
    """What the server binds itself to when a table is set up; no device is bound yet."""
    return Pact(
        terms=pacts.terms_of(game, rules, players, options, start, base),
        base=base,
        sealed=["" for _ in range(players)],
        named=["" for _ in range(players)],
    )

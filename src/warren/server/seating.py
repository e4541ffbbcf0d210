"""A table as it stands in the database: its terms and its seats."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

from warren.core.dice import commitments, revealed
from warren.server.clock import Tempo

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
    """Who sits there: nobody yet (open), a person, or a bot of some level."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    user_id: str | None = None
    away: bool = False

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
        """The seats somebody may act for: by the session that holds them, or by the account."""
        held = self.sessions.get(session, set())
        return [
            seat.seat
            for seat in self.seats
            if seat.kind == PERSON
            and (seat.seat in held or (user is not None and seat.user_id == user))
        ]


class Terms(msgspec.Struct, kw_only=True):
    """What a table was set up with, and how far it is."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    title: str
    visibility: str
    tempo: Tempo | None
    status: str
    seed: str
    contributions: list[str]
    dice_from: int
    origin: str | None
    next_table: str | None
    owner: str
    created: float
    started: float | None
    finished: float | None
    clock: dict[str, object] | None
    due: float | None

    def commitments(self) -> dict[str, object]:
        """The promise of fair dice; with the seed once the game is over."""
        promised = commitments(self.seed, self.contributions, self.dice_from)
        return revealed(promised, self.seed) if self.status == FINISHED else promised

"""What a client asks for, in few words."""

from __future__ import annotations

from collections.abc import Sequence

from warren.messages.orders import Move
from warren.messages.setup import NewSeat


def me(name: str | None = None) -> NewSeat:
    return NewSeat(kind="me", name=name)


def bot(level: str, name: str | None = None) -> NewSeat:
    """A bot of the server's own."""
    return NewSeat(kind="bot", bot=level, name=name)


def guest(account: str) -> NewSeat:
    """A seat that is kept for an account."""
    return NewSeat(kind="invite", account=account)


def opening() -> NewSeat:
    """A seat for whoever takes it."""
    return NewSeat(kind="open")


def seat_of(written: str | NewSeat) -> NewSeat:
    """A seat in one word: `me`, `open`, or a bot's name."""
    if isinstance(written, NewSeat):
        return written
    return {"me": me(), "open": opening()}.get(written) or bot(written)


def moves_of(wanted: int | Move | Sequence[int | Move]) -> list[Move]:
    """One action or several; a number is a code."""
    several = [wanted] if isinstance(wanted, (int, Move)) else wanted
    return [Move(code=move) if isinstance(move, int) else move for move in several]

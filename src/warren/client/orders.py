"""What a client asks for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class NewSeat(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who shall sit there: I, a bot, whoever takes the open seat, or an account."""

    kind: str
    name: str | None = None
    bot: str = ""
    account: str | None = None


class Move(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An action: its verb and arguments, or its code."""

    verb: str | None = None
    args: dict[str, str | int] = {}
    code: int | None = None


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
    return NewSeat(kind=written) if written in ("me", "open") else bot(written)


def moves_of(wanted: int | Move | Sequence[int | Move]) -> list[Move]:
    """One action or several; a number is a code."""
    several = [wanted] if isinstance(wanted, (int, Move)) else wanted
    return [Move(code=move) if isinstance(move, int) else move for move in several]

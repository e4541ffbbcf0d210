"""What the server tells somebody of all tables that concern them."""

from __future__ import annotations

import msgspec

from warren.messages.table import Outcome, TableListed, TableShown, TurnKind


class Ready(msgspec.Struct, kw_only=True, tag="ready"):
    """All that is going on now has been told; what follows is new."""


class GameStarted(msgspec.Struct, kw_only=True, tag="game-start"):
    """A game in which I have a seat is being played."""

    table: TableListed
    seq: int


class Turn(msgspec.Struct, kw_only=True, tag="turn"):
    """A seat of mine has to decide; its answer carries this `seq`."""

    table: str
    seat: int
    seq: int
    turn_kind: TurnKind
    deadline: float | None


class GameFinished(msgspec.Struct, kw_only=True, tag="game-finish"):
    table: TableListed
    outcome: Outcome


class Invited(msgspec.Struct, kw_only=True, tag="invited"):
    """A seat is kept for me: I may join or decline."""

    table: TableListed
    seat: int


class DiceCalled(msgspec.Struct, kw_only=True, tag="dice"):
    """A device at a seat of mine is asked for its part in the dice of a table."""

    table: TableShown


class Uninvited(msgspec.Struct, kw_only=True, tag="uninvited"):
    """A seat is kept for me no longer, whatever the reason."""

    table: str
    seat: int


Event = Ready | GameStarted | Turn | GameFinished | Invited | Uninvited | DiceCalled

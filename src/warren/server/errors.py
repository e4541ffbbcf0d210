"""What a client did wrong, by kind; each kind has its HTTP status."""

from __future__ import annotations

from warren.core.refusal import WarrenError


class Unknown(WarrenError):
    """There is no such thing, or none that this client may know of."""


class Forbidden(WarrenError):
    """This client may not do that."""


class Unauthorized(WarrenError):
    """Somebody has to say who they are first."""


class TooMuch(WarrenError):
    """Too often; `seconds` says how long to wait."""


class TooLarge(WarrenError):
    """More than is taken at once."""


class WrongKind(WarrenError):
    """A body of a kind that is not read."""

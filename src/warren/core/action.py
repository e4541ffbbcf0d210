"""A decision: a verb with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Args = Mapping[str, str | int]


class Action:
    """A verb with arguments, as records and people write it; engines use its code."""

    def __init__(self, verb: str, args: Args | None = None) -> None:
        self.verb: Final = verb
        self.args: Final[dict[str, str | int]] = dict(args or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        return " ".join([self.verb, *(f"{key}={value}" for key, value in self.args.items())])

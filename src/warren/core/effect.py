"""Facts that happened."""

from __future__ import annotations

from typing import Final

ArgValue = str | int | list[tuple[str, int]]

EVERYBODY: Final = -1


class Effect:
    """One fact with its arguments; `seen_by` is a seat, or EVERYBODY."""

    def __init__(self, name: str, args: dict[str, ArgValue], seen_by: int = EVERYBODY) -> None:
        self.name: Final = name
        self.args: Final = args
        self.seen_by: Final = seen_by

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.name, repr(self.args), self.seen_by))

    def __repr__(self) -> str:
        return f"Effect({self.name}, {self.args})"

    def to_json(self) -> dict[str, object]:
        return {"effect": self.name, **self.args}

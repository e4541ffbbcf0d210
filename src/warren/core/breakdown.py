"""A number with the parts it is made of."""

from __future__ import annotations

from typing import Final


class Part:
    """One labelled summand: what it comes from, how much, by which rule."""

    def __init__(self, label: str, amount: int, rule: str) -> None:
        self.label: Final = label
        self.amount: Final = amount
        self.rule: Final = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.label, self.amount, self.rule))

    def __repr__(self) -> str:
        return f"{self.label} {self.amount:+d} [{self.rule}]"

    def to_json(self) -> dict[str, str | int]:
        return {"label": self.label, "amount": self.amount, "rule": self.rule}


class Breakdown:
    """A total with its parts, or the reason why there is none."""

    def __init__(self, total: int, parts: list[Part], refusal: str = "", rule: str = "") -> None:
        self.total: Final = total
        self.parts: Final = parts
        self.refusal: Final = refusal
        self.rule: Final = rule

    def to_json(self) -> dict[str, object]:
        return {
            "total": self.total,
            "parts": [part.to_json() for part in self.parts],
            "refusal": self.refusal,
            "rule": self.rule,
        }

"""What is written down of a game of the arena."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from warren.core.fields import Fields, as_mapping

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
PRINT: Final = "print"
LATE: Final = "late"
MEMORY: Final = "memory"
GONE: Final = "gone"
TALK: Final = "talk"
KINDS: Final = (CRASH, ILLEGAL, PRINT, LATE, MEMORY, GONE, TALK)
MOST: Final = 1_000_000_000


@dataclass(frozen=True)
class Fault:
    """How a bot lost a game by its own fault; `line` is a place in its file, where it is known."""

    seat: int
    kind: str
    problem: str
    line: str
    trace: str


@dataclass(frozen=True)
class Row:
    """One game. What is told by seat stands in the order of the seats."""

    game: int
    pairing: int
    deal: int
    bots: list[int]
    scores: list[int]
    wins: list[float]
    rounds: int
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    record: str
    fault: Fault | None

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def read_row(data: object) -> Row:
    """The inverse of `Row.to_json`."""
    fields = Fields(data, "")
    fault = fields.value("fault")
    return Row(
        fields.integer("game", 0, MOST),
        fields.integer("pairing", 0, MOST),
        fields.integer("deal", 0, MOST),
        _whole(fields, "bots"),
        _whole(fields, "scores"),
        _numbers(fields, "wins"),
        fields.integer("rounds", 0, MOST),
        _whole(fields, "decisions"),
        _numbers(fields, "seconds"),
        _numbers(fields, "slowest"),
        fields.text("record"),
        None if fault is None else _fault(Fields(as_mapping(fault, "fault"), "fault")),
    )


def _fault(fields: Fields) -> Fault:
    return Fault(
        fields.integer("seat", 0, MOST),
        fields.text("kind"),
        fields.text("problem"),
        fields.text("line"),
        fields.text("trace"),
    )


def _whole(fields: Fields, key: str) -> list[int]:
    return [int(number) for number in _numbers(fields, key)]


def _numbers(fields: Fields, key: str) -> list[float]:
    inner = Fields({str(i): item for i, item in enumerate(fields.items(key))}, key)
    return [inner.number(name) for name in inner.names()]

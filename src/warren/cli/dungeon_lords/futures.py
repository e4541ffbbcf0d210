"""What a battle plan would come to with each card that may be turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from warren.cli.dungeon_lords.words import named, several
from warren.cli.grid import grid
from warren.core.future import Future
from warren.games.dungeon_lords.cards import CLASS_NAMES
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import PALADIN_IDS
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

HEADS: Final = ("card", "captured", "taken", "left")
Left = dict[str, object]
Row = tuple[str, str, str]


class Ending:
    """What one future leaves: who is captured, what is lost, who stands."""

    def __init__(self, future: Future) -> None:
        self.card: Final = str(future.given["card"])
        self.weight: Final = future.weight
        self.captured: Final = cast("list[str]", future.outcome["captured"])
        self.lost: Final = cast("list[str]", future.outcome["conquered"])
        self.line: Final = cast("list[Left]", future.outcome["line"])

    def rank(self) -> tuple[int, int, int]:
        """The best first: many captured, little lost, few hit points left."""
        health = sum(int(str(one["left"])) for one in self.line)
        return -len(self.captured), len(self.lost), health


def future_lines(catalogue: Catalogue, state: State, seat: int) -> list[RenderableType]:
    """The best, the worst, and every card, those with the same ending together."""
    endings = sorted((Ending(one) for one in state.futures(seat)), key=Ending.rank)
    if not endings:
        return [catalogue.text("cli-dungeon-futures-none")]
    rows: dict[Row, list[str]] = {}
    for one in endings:
        cards = rows.setdefault(_row(catalogue, state, one), [])
        cards.append(named(catalogue, "spell", one.card))
    table = _table(catalogue, rows)
    if len(rows) == 1:
        return [table]
    best, *_, worst = rows
    return [
        table,
        _summary(catalogue, "best", best, len(rows[best]), len(endings)),
        _summary(catalogue, "worst", worst, len(rows[worst]), len(endings)),
    ]


def _table(catalogue: Catalogue, rows: dict[Row, list[str]]) -> Table:
    table = grid(catalogue.text("cli-dungeon-futures-title"))
    for head in HEADS:
        table.add_column(catalogue.text(f"cli-dungeon-head-{head}"), ratio=1)
    for row, cards in rows.items():
        table.add_row(", ".join(cards), *row)
    return table


def _summary(catalogue: Catalogue, kind: str, row: Row, cards: int, of: int) -> str:
    captured, lost, left = row
    return catalogue.text(
        f"cli-dungeon-futures-{kind}", captured=captured, lost=lost, left=left, cards=cards, of=of
    )


def _row(catalogue: Catalogue, state: State, ending: Ending) -> Row:
    nobody = catalogue.text("cli-dungeon-nobody")
    standing = [
        catalogue.text(
            "cli-dungeon-adventurer",
            name=_figure(catalogue, state, str(one["who"])),
            points=int(str(one["left"])),
        )
        for one in ending.line
    ]
    return (
        several([_figure(catalogue, state, one) for one in ending.captured]) or nobody,
        _cells(catalogue, ending.lost) or nobody,
        ", ".join(standing) or nobody,
    )


def _cells(catalogue: Catalogue, cells: Sequence[str]) -> str:
    rented = catalogue.text("cli-dungeon-rented-lost-short")
    return ", ".join(rented if cell == "rented" else cell for cell in cells)


def _figure(catalogue: Catalogue, state: State, id: str) -> str:
    if id in PALADIN_IDS:
        return named(catalogue, "paladin", id)
    kinds = {one.id: CLASS_NAMES[one.kind] for one in state.table.deck.adventurers}
    return named(catalogue, "adventurer", kinds.get(id, id))

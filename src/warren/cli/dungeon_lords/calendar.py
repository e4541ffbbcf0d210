"""Year, season and step in one line; the festival as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.colours import SEAT_STYLES
from warren.cli.dungeon_lords.words import named
from warren.cli.grid import grid
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.sight import center, combat, keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIDDEN, NONE, OPPORTUNITY_IDS
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.table import Table

SEASONS: Final = ("winter", "spring", "summer", "autumn", "festival")


def calendar_line(catalogue: Catalogue, state: State) -> str:
    """Where in the game we are."""
    if combat.is_on(state):
        return catalogue.text(
            "cli-dungeon-combat-line",
            year=int(state.year()),
            round=combat.battle_round(state),
            rounds=int(state.table.variant.fights),
        )
    name = SEASONS[int(state.round_now()) - 1]
    return catalogue.text(
        "cli-dungeon-season-line",
        year=int(state.year()),
        season=catalogue.text(f"dungeon_lords-season-{name}", "nom"),
        round=int(state.round_now()),
        rounds=int(state.table.variant.seasons),
        step=catalogue.text(f"cli-dungeon-now-{now(state)}"),
    )


def now(state: State) -> str:
    """The phase of the round, by the frame that stands for it."""
    for step, name in PHASES.items():
        if frames.under(state, step) >= 0:
            return name
    return "season"


PHASES: Final = {
    frames.SETUP: "setup",
    frames.OVER: "over",
    frames.FESTIVAL: "festival",
    frames.ORDERS: "orders",
    frames.ERRANDS: "errands",
    frames.ERRAND: "errands",
    frames.PRODUCTION: "production",
    frames.RETURN: "return",
    frames.PET_PHASE: "pets",
    frames.EVENT: "event",
    frames.ADVENT: "advent",
}


def is_festival(state: State) -> bool:
    return frames.under(state, frames.FESTIVAL) >= 0


def festival_table(catalogue: Catalogue, state: State, names: Sequence[str]) -> Table:
    """How many imps each seat has sent."""
    from rich.text import Text

    table = grid(catalogue.text("cli-dungeon-festival-title"))
    table.add_column(catalogue.text("cli-head-player"))
    table.add_column(catalogue.text("cli-dungeon-head-sent"), justify="right")
    for seat, name in enumerate(names):
        sent = keep.imps_at_festival(state, seat)
        told = catalogue.text("cli-dungeon-secret") if sent == HIDDEN else str(sent)
        table.add_row(Text(name, SEAT_STYLES[seat]), "" if sent == NONE else told)
    return table


def prizes_line(catalogue: Catalogue, state: State) -> str:
    """The prizes left."""
    boards = [OPPORTUNITY_IDS[board] for board in center.prizes(state)]
    names = ", ".join(named(catalogue, "opportunity", board) for board in boards)
    return catalogue.text("cli-dungeon-prizes", prizes=names)

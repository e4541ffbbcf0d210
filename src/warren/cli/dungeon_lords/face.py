"""What Dungeon Lords shows at the terminal."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.dungeon_lords.burrow import burrow, small_burrows
from warren.cli.dungeon_lords.calendar import (
    calendar_line,
    festival_table,
    is_festival,
    prizes_line,
)
from warren.cli.dungeon_lords.cards import card_lines
from warren.cli.dungeon_lords.cells import cell_lines
from warren.cli.dungeon_lords.center import center_table, offers
from warren.cli.dungeon_lords.combat import combat_tables
from warren.cli.dungeon_lords.futures import future_lines
from warren.cli.dungeon_lords.seats import crowd_table, evilometer, hand_lines, seats_table
from warren.cli.dungeon_lords.topics import topic_help, topic_name, topics
from warren.cli.table.face import Face
from warren.cli.terminal import WIDTH
from warren.core import state as core
from warren.core.action import Action
from warren.games.dungeon_lords.sight import combat
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue
from warren.text.moves import write_move
from warren.text.narration import voice_of

if TYPE_CHECKING:
    from rich.console import RenderableType


class DungeonLordsFace(Face):
    """The central board or the battle, the players, and the dungeons."""

    extras = ("hand", "dungeons", "futures")

    def overview(
        self, catalogue: Catalogue, state: core.State, names: Sequence[str], seat: int | None
    ) -> list[RenderableType]:
        from rich.text import Text

        own = _own(state)
        shown: list[RenderableType] = []
        if combat.is_on(own):
            shown += combat_tables(catalogue, own, names)
        else:
            shown.append(center_table(catalogue, own, names))
            shown += [Text(line) for line in offers(catalogue, own)]
        if is_festival(own):
            shown += [festival_table(catalogue, own, names), Text(prizes_line(catalogue, own))]
        shown += ["", evilometer(catalogue, own, names), ""]
        shown += [seats_table(catalogue, own, names), crowd_table(catalogue, own, names)]
        others = [(other, name) for other, name in enumerate(names) if other != seat]
        width = shutil.get_terminal_size((WIDTH, 24)).columns
        shown += small_burrows(catalogue, own, others, width)
        if seat is not None:
            shown += ["", burrow(catalogue, own, seat, names[seat])]
            shown += [Text(line) for line in hand_lines(catalogue, own, seat)]
        return [*shown, ""]

    def round_line(self, catalogue: Catalogue, state: core.State) -> str:
        return calendar_line(catalogue, _own(state))

    def places(self, catalogue: Catalogue, state: core.State) -> dict[str, list[str]]:
        found = voice_of(state).spellings(catalogue, state, "cell")
        return {str(cell): spellings for cell, spellings in found.items()}

    def why(self, catalogue: Catalogue, state: core.State, seat: int, place: str) -> list[str]:
        return cell_lines(catalogue, _own(state), seat, place)

    def extra(
        self,
        catalogue: Catalogue,
        state: core.State,
        names: Sequence[str],
        seat: int,
        command: str,
    ) -> list[RenderableType]:
        own = _own(state)
        if command == "hand":
            return [*card_lines(catalogue, own, seat)]
        if command == "futures":
            return future_lines(catalogue, own, seat)
        return [burrow(catalogue, own, other, name) for other, name in enumerate(names)]

    def topics(self, catalogue: Catalogue, state: core.State) -> dict[tuple[str, str], list[str]]:
        return topics(catalogue, _own(state).table)

    def topic_name(self, catalogue: Catalogue, kind: str, id: str) -> str:
        return topic_name(catalogue, kind, id)

    def describe(self, catalogue: Catalogue, state: core.State, kind: str, id: str) -> str:
        return topic_help(catalogue, _own(state), kind, id)

    def example(self, state: core.State, language: str) -> str:
        return write_move(Action("dig", {"cell": "b2"}), self.title.key, language)


def _own(state: core.State) -> State:
    assert isinstance(state, State)
    return state

"""What Heroes of Dark Lands shows at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.heroes.hex_map import hex_map
from warren.cli.heroes.tables import hand_table, regions_table, seats_table
from warren.cli.table.face import Face
from warren.core import state as core
from warren.core.action import Action
from warren.core.effect import Effect
from warren.games.heroes.card import COMPANIONS, KIND_NAMES
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue
from warren.text.heroes.actions import heading, short_line
from warren.text.heroes.captures import region_lines
from warren.text.heroes.cards import card_line
from warren.text.heroes.vocabulary import card_words, region_words
from warren.text.moves import write_move
from warren.text.narration import action_line, help_text

if TYPE_CHECKING:
    from rich.console import RenderableType


class HeroesFace(Face):
    """The map, the players and the hand; captures explained."""

    extras = ("hand",)

    def overview(
        self, catalogue: Catalogue, state: core.State, names: Sequence[str], seat: int | None
    ) -> list[RenderableType]:
        own = _own(state)
        shown: list[RenderableType] = [hex_map(catalogue, own, seat), ""]
        if any(own.regions_of(seat) for seat in range(own.table.players)):
            shown.append(regions_table(catalogue, own, names))
        shown.append(seats_table(catalogue, own, names))
        if seat is not None:
            shown.append(hand_table(catalogue, own, seat))
        return shown

    def round_line(self, catalogue: Catalogue, state: core.State) -> str:
        own = _own(state)
        return catalogue.text(
            "cli-round-cards",
            round=own.round_now(),
            deck=own.deck_size(),
            discard=own.discard_size(),
        )

    def heading(self, catalogue: Catalogue, state: core.State, code: int) -> str:
        return heading(catalogue, _own(state), code)

    def choice(
        self, catalogue: Catalogue, state: core.State, seat: int, code: int, names: list[str]
    ) -> str:
        if heading(catalogue, _own(state), code):
            return short_line(catalogue, _own(state), seat, code, names)
        return action_line(catalogue, state, seat, code, names)

    def worth_telling(self, effects: Sequence[Effect]) -> list[Effect]:
        """Levels are on the map."""
        return [effect for effect in effects if effect.name != "tile-laid"]

    def places(self, catalogue: Catalogue, state: core.State) -> dict[str, list[str]]:
        return {name: region_words(catalogue, name) for name in _own(state).table.board.names}

    def why(self, catalogue: Catalogue, state: core.State, seat: int, place: str) -> list[str]:
        own = _own(state)
        first, *troops = region_lines(catalogue, own, seat, own.table.board.index[place])
        return [first, *(f"  {line}" for line in troops)]

    def extra(
        self,
        catalogue: Catalogue,
        state: core.State,
        names: Sequence[str],
        seat: int,
        command: str,
    ) -> list[RenderableType]:
        return [hand_table(catalogue, _own(state), seat)]

    def topics(self, catalogue: Catalogue, state: core.State) -> dict[tuple[str, str], list[str]]:
        found = {
            ("card", card.id): card_words(catalogue, card.id) for card in _own(state).table.cards
        }
        for kind in COMPANIONS:
            id = f"companion-{kind}"
            found["companion", kind] = [catalogue.text(id), catalogue.text(id, "nom"), kind]
        for kind in KIND_NAMES:
            found["kind", kind] = [catalogue.text(f"kind-{kind}"), kind]
        return found

    def describe(self, catalogue: Catalogue, state: core.State, kind: str, id: str) -> str:
        table = _own(state).table
        if kind == "card":
            return card_line(catalogue, table.cards[table.card_index[id]])
        return help_text(catalogue, kind, id)

    def example(self, state: core.State, language: str) -> str:
        table = _own(state).table
        troop = table.cards[table.troops[0] if table.troops else 0].id
        middle = table.board.names[len(table.board.names) // 2]
        return write_move(
            Action("capture", {"card": troop, "region": middle}), self.title.key, language
        )


def _own(state: core.State) -> State:
    assert isinstance(state, State)
    return state

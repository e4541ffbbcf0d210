"""The cards of a seat with what they take and do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.cli.dungeon_lords.topics import topic_help
from warren.cli.dungeon_lords.words import goods, named
from warren.cli.grid import grid
from warren.games.dungeon_lords.cards import Price
from warren.games.dungeon_lords.sight import combat, keep
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType


def card_lines(catalogue: Catalogue, state: State, seat: int) -> list[RenderableType]:
    """Traps, pets and the combat cards a seat has seen."""
    deck = state.table.deck
    year = int(state.year()) - 1
    table = grid(catalogue.text("cli-hand-title"))
    table.add_column(catalogue.text("cli-head-card"))
    table.add_column(catalogue.text("cli-head-cost"))
    table.add_column(catalogue.text("cli-head-effect"))
    for kind in keep.traps(state, seat).kinds:
        trap = deck.traps[kind]
        table.add_row(*_row(catalogue, state, "trap", trap.id, price(catalogue, trap.prices[year])))
    for kind in keep.pets(state, seat).kinds:
        table.add_row(*_row(catalogue, state, "pet", deck.pets[kind].id, ""))
    for place, card in enumerate(combat.row(state)):
        if card >= 0 and combat.has_seen(state, seat, place):
            table.add_row(*_row(catalogue, state, "spell", deck.spells[card].id, ""))
    return [table] if table.row_count else [catalogue.text("cli-dungeon-no-cards")]


def _row(catalogue: Catalogue, state: State, kind: str, id: str, cost: str) -> list[str]:
    return [named(catalogue, kind, id), cost, topic_help(catalogue, state, kind, id)]


def price(catalogue: Catalogue, price: Price) -> str:
    """What laying a trap takes."""
    amounts = {"gold": price.gold, "food": price.food, "imp": price.imps}
    return goods(catalogue, amounts | {"monster": price.monsters, "letter": price.letters})

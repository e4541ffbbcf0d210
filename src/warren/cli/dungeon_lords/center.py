"""The central board in the order in which it is carried out, and what is on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.colours import SEAT_STYLES
from warren.cli.dungeon_lords.words import (
    ROMAN,
    adventurer_words,
    monster_cost,
    named,
    several,
    space_words,
)
from warren.cli.grid import grid
from warren.games.dungeon_lords.cards import ZONE_NAMES, zone_cells
from warren.games.dungeon_lords.places import Place
from warren.games.dungeon_lords.sight import center
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import (
    NONE,
    OPPORTUNITY_IDS,
    ORDER_IDS,
    ORDERS,
    SPACES,
    SPECIAL,
    TILE_IDS,
)
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text


def center_table(catalogue: Catalogue, state: State, names: Sequence[str]) -> Table:
    """Eight places with their spaces: what each takes and gives, and who stands there."""
    table = grid(catalogue.text("cli-dungeon-center-title"))
    table.add_column(catalogue.text("cli-head-number"), justify="right")
    table.add_column(catalogue.text("cli-dungeon-head-place"), min_width=12)
    for number in ROMAN:
        table.add_column(number, ratio=1)
    for order in range(ORDERS):
        place = center.place_of(state, order)
        spaces = [_space(catalogue, state, names, order, place, space) for space in range(SPACES)]
        table.add_row(str(order + 1), _place(catalogue, place), *spaces)
    return table


def place_name(catalogue: Catalogue, place: Place) -> str:
    """A location, or the unique opportunity on it."""
    return named(catalogue, "order" if place.id in ORDER_IDS else "opportunity", place.id)


def turns(place: Place) -> str:
    """The order of the spaces where it is not the usual one."""
    if place.order == sorted(place.order):
        return ""
    return " → ".join(ROMAN[number - 1] for number in place.order)


def _place(catalogue: Catalogue, place: Place) -> str:
    name = place_name(catalogue, place)
    order = turns(place)
    return catalogue.text("cli-dungeon-turned", place=name, order=order) if order else name


def _space(
    catalogue: Catalogue, state: State, names: Sequence[str], order: int, place: Place, space: int
) -> Text:
    from rich.text import Text

    cell = Text(space_words(catalogue, state, place, space))
    seat = center.minion_seat(state, order, space)
    dummy = center.minion_dummy(state, order, space)
    if seat != NONE:
        cell.append(f"\n● {names[seat]}", SEAT_STYLES[seat])
    elif dummy != NONE:
        cell.append(f"\n○ {catalogue.text('cli-dungeon-dummy', number=dummy + 1)}", "dim")
    return cell


def offers(catalogue: Catalogue, state: State) -> list[str]:
    """What can be taken this round, what comes, and what comes after it."""
    deck = state.table.deck
    monsters = [
        catalogue.text(
            "cli-dungeon-priced",
            name=named(catalogue, "monster", deck.monsters[kind].id),
            cost=monster_cost(catalogue, deck.monsters[kind]),
        )
        for kind in center.monsters_on_offer(state)
    ]
    rooms = [_room(catalogue, state, room) for room in center.rooms_on_offer(state)]
    traps = [named(catalogue, "trap", deck.traps[kind].id) for kind in center.open_traps(state)]
    found = {
        "cli-dungeon-offer-monsters": "; ".join(monsters),
        "cli-dungeon-offer-rooms": "; ".join(rooms),
        "cli-dungeon-offer-traps": several(traps),
        "cli-dungeon-offer-event": _events(catalogue, state),
        "cli-dungeon-offer-adventurers": _comers(catalogue, state, center.arriving(state)),
        "cli-dungeon-offer-next-adventurers": _comers(catalogue, state, center.expected(state)),
        "cli-dungeon-offer-opportunity": _opportunity(catalogue, center.next_opportunity(state)),
    }
    return [catalogue.text(id, things=things) for id, things in found.items() if things]


def _room(catalogue: Catalogue, state: State, room: int) -> str:
    card = state.table.deck.rooms[room]
    zone = next(name for name in ZONE_NAMES if zone_cells(name) == card.zone)
    where = catalogue.text(f"dungeon_lords-zone-{zone}", "where")
    name = named(catalogue, "room", card.id)
    return catalogue.text("cli-dungeon-priced", name=name, cost=where)


def _events(catalogue: Catalogue, state: State) -> str:
    now = event_name(catalogue, state, center.event_now(state), center.special_now(state))
    after = event_name(catalogue, state, center.event_next(state), center.special_next(state))
    told = [now] if now else []
    if after:
        told.append(catalogue.text("cli-dungeon-next-round", thing=after))
    return "; ".join(told)


def event_name(catalogue: Catalogue, state: State, tile: int, card: int) -> str:
    """An event tile, a special one by its card where that is known; nothing for none."""
    if tile == NONE:
        return ""
    if tile == SPECIAL and card != NONE:
        return named(catalogue, "event", state.table.deck.events[card].id)
    return named(catalogue, "tile", TILE_IDS[tile])


def _comers(catalogue: Catalogue, state: State, numbers: Sequence[int]) -> str:
    return ", ".join(adventurer_words(catalogue, state, number) for number in numbers)


def _opportunity(catalogue: Catalogue, board: int) -> str:
    return named(catalogue, "opportunity", OPPORTUNITY_IDS[board]) if board != NONE else ""

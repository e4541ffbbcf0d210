"""The players: what each has, who has come to whom, and how evil they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.colours import SEAT_STYLES
from warren.cli.dungeon_lords.prospects import comer_lines, paladin_lines
from warren.cli.dungeon_lords.words import (
    figure_name,
    held_words,
    monster_name,
    named,
    several,
)
from warren.cli.grid import grid
from warren.games.dungeon_lords.sight import center, combat, keep
from warren.games.dungeon_lords.sight.keep import Held
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import (
    HIDDEN,
    HIGHEST,
    LOWEST,
    NONE,
    ORDER_IDS,
    PALADIN_IDS,
    PALADIN_SPACE,
)
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

STEP: Final = 5
HEADS: Final = ("imp", "gold", "food", "evil", "letter", "trap", "pet")


def seats_table(catalogue: Catalogue, state: State, names: Sequence[str]) -> Table:
    """Supplies of each seat; imps as unused of all."""
    from rich.text import Text

    table = grid(catalogue.text("cli-dungeon-players-title"))
    table.add_column(catalogue.text("cli-head-number"), justify="right")
    table.add_column(catalogue.text("cli-head-player"))
    for head in HEADS:
        table.add_column(catalogue.text(f"cli-dungeon-head-{head}"), justify="right")
    table.add_column(catalogue.text("cli-dungeon-head-prisoners"), justify="right")
    for seat, name in enumerate(names):
        first = catalogue.text("cli-dungeon-first", player=name)
        table.add_row(
            str(seat + 1),
            Text(first if seat == int(state.first()) else name, SEAT_STYLES[seat]),
            f"{int(state.idle(seat))}/{int(state.imps(seat))}",
            str(int(state.gold(seat))),
            str(int(state.food(seat))),
            str(int(state.evil(seat))),
            str(keep.letters(state, seat)),
            _count(keep.traps(state, seat)),
            _count(keep.pets(state, seat)),
            str(len(keep.prisoners(state, seat)) + len(keep.captive_paladins(state, seat))),
        )
    return table


def _count(held: Held) -> str:
    return str(len(held.kinds) + held.unknown)


def crowd_table(catalogue: Catalogue, state: State, names: Sequence[str]) -> Table:
    """Monsters, the party at the entrance and the orders of each seat."""
    from rich.text import Text

    table = grid()
    table.add_column(catalogue.text("cli-head-number"), justify="right")
    for head in ("lair", "party", "orders"):
        table.add_column(catalogue.text(f"cli-dungeon-head-{head}"), ratio=1)
    for seat in range(len(names)):
        table.add_row(
            Text(str(seat + 1), SEAT_STYLES[seat]),
            several([monster_name(catalogue, state, tile) for tile in keep.monsters(state, seat)]),
            party(catalogue, state, seat),
            orders(catalogue, state, seat),
        )
    return table


def party(catalogue: Catalogue, state: State, seat: int) -> str:
    """The line at a dungeon from the front, with the hit points that are left."""
    return ", ".join(
        catalogue.text(
            "cli-dungeon-adventurer",
            name=figure_name(catalogue, state, figure),
            points=figure.hit_points - figure.damage,
        )
        for figure in combat.line(state, seat)
    )


def orders(catalogue: Catalogue, state: State, seat: int) -> str:
    """The orders chosen this round, and those that cannot be chosen."""
    chosen = keep.chosen_orders(state, seat)
    known = [
        _order(catalogue, state, seat, number, order)
        for number, order in enumerate(chosen)
        if order >= 0
    ]
    told: list[str] = []
    if HIDDEN in chosen:
        told.append(catalogue.text("cli-dungeon-orders-secret"))
    elif known:
        told.append(" → ".join(known))
    locked = [named(catalogue, "order", ORDER_IDS[one]) for one in keep.locked_orders(state, seat)]
    if locked:
        told.append(catalogue.text("cli-dungeon-locked", orders=", ".join(locked)))
    return "\n".join(told)


def _order(catalogue: Catalogue, state: State, seat: int, number: int, order: int) -> str:
    name = named(catalogue, "order", ORDER_IDS[order])
    if keep.is_undone(state, seat, number):
        return catalogue.text("cli-dungeon-undone", order=name)
    return name


def evilometer(catalogue: Catalogue, state: State, names: Sequence[str]) -> Text:
    """The scale with the numbers of the seats under their values, and what it brings."""
    from rich.text import Text

    scale = Text(catalogue.text("cli-dungeon-evil-title"), "bold")
    scale.append("\n")
    levels = range(LOWEST, HIGHEST + 1)
    for level in levels:
        mark = f"{level}!" if level == PALADIN_SPACE else str(level)
        scale.append(mark.center(STEP), "bold red" if level >= PALADIN_SPACE else "not bold")
    scale.append("\n")
    for level in levels:
        here = [seat for seat in range(len(names)) if int(state.evil(seat)) == level]
        marks = ",".join(str(seat + 1) for seat in here)
        if center.neutral_evil(state) == level:
            marks = ",".join(filter(None, (marks, catalogue.text("cli-dungeon-neutral"))))
        style = SEAT_STYLES[here[0]] if len(here) == 1 else "not bold"
        scale.append(marks.center(STEP), style)
    ahead = comer_lines(catalogue, state, names) + paladin_lines(catalogue, state, names)
    for line in _paladins(catalogue, state) + ahead:
        scale.append(f"\n{line}", "not bold")
    return scale


def _paladins(catalogue: Catalogue, state: State) -> list[str]:
    waiting = [named(catalogue, "paladin", PALADIN_IDS[kind]) for kind in center.tent(state)]
    legend = catalogue.text("cli-dungeon-evil-legend", level=PALADIN_SPACE)
    if not waiting:
        return [legend]
    return [legend, catalogue.text("cli-dungeon-tent", paladins=", ".join(waiting))]


def hand_lines(catalogue: Catalogue, state: State, seat: int) -> list[str]:
    """What a seat alone knows of its own: traps, pets, combat cards it has seen."""
    deck = state.table.deck
    traps = held_words(catalogue, "trap", [one.id for one in deck.traps], keep.traps(state, seat))
    pets = held_words(catalogue, "pet", [one.id for one in deck.pets], keep.pets(state, seat))
    seen = [
        catalogue.text(
            "cli-dungeon-card-at",
            place=place + 1,
            card=named(catalogue, "spell", deck.spells[card].id),
        )
        for place, card in enumerate(combat.row(state))
        if card >= 0 and combat.has_seen(state, seat, place) and place >= combat.turned(state)
    ]
    secret = keep.dummy_order(state, seat)
    dummy = named(catalogue, "order", ORDER_IDS[secret]) if secret not in (NONE, HIDDEN) else ""
    found = {
        "cli-dungeon-your-traps": traps,
        "cli-dungeon-your-pets": pets,
        "cli-dungeon-your-cards": "; ".join(seen),
        "cli-dungeon-your-dummy": dummy,
    }
    return [catalogue.text(id, things=things) for id, things in found.items() if things]

"""Captured regions, players and the hand as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.grid import grid
from warren.games.heroes.card import COMPANIONS, KIND_NAMES, MAGIC, TROOP, Card
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue
from warren.text.heroes.cards import card_help, cost_line
from warren.text.names import noun, title

if TYPE_CHECKING:
    from rich.table import Table


def regions_table(catalogue: Catalogue, state: State, names: Sequence[str]) -> Table:
    """Every captured region: its level, whose it is, what lies there, its support."""
    table = grid(catalogue.text("cli-captured-title"))
    table.add_column(catalogue.text("cli-head-region"))
    table.add_column(catalogue.text("cli-head-level"), justify="right")
    table.add_column(catalogue.text("cli-head-player"))
    table.add_column(catalogue.text("cli-head-cards"))
    table.add_column(catalogue.text("cli-head-card-support"), justify="right")
    for region, name in enumerate(state.table.board.names):
        owner = state.owner_of(region)
        if owner is None:
            continue
        cards = (state.troop_on(region), state.fortification_on(region), state.rune_on(region))
        table.add_row(
            name,
            str(state.level_of(region)),
            names[owner],
            ", ".join(noun(catalogue, "card", card.id) for card in cards if card),
            str(int(state.support_of(region))),
        )
    return table


def seats_table(catalogue: Catalogue, state: State, names: Sequence[str]) -> Table:
    """Each player's coins, companions ready of all, cards in hand, regions and support."""
    table = grid(catalogue.text("cli-players-ready-title"))
    table.add_column(catalogue.text("cli-head-number"), justify="right")
    table.add_column(catalogue.text("cli-head-player"))
    heads = [
        catalogue.text("cli-head-coins"),
        *(catalogue.text(f"companion-{kind}") for kind in COMPANIONS),
        catalogue.text("cli-head-cards"),
        catalogue.text("cli-head-regions"),
        catalogue.text("cli-head-card-support"),
    ]
    for head in heads:
        table.add_column(head, justify="right")
    for seat, name in enumerate(names):
        table.add_row(
            str(seat + 1),
            name,
            str(int(state.coins(seat))),
            *(_companions(state, seat, kind) for kind in range(len(COMPANIONS))),
            str(int(state.hand_size(seat))),
            str(int(state.regions_of(seat))),
            str(int(state.strength_of(seat))),
        )
    return table


def _companions(state: State, seat: int, kind: int) -> str:
    ready = int(state.ready(seat, kind))
    return f"{ready}/{ready + int(state.spent(seat, kind))}"


def hand_table(catalogue: Catalogue, state: State, seat: int) -> Table:
    """The cards of a seat and what it has prepared: what they take and what they do."""
    table = grid(catalogue.text("cli-hand-title"))
    table.add_column(catalogue.text("cli-head-card"))
    table.add_column(catalogue.text("cli-head-count"), justify="right")
    table.add_column(catalogue.text("cli-head-kind"))
    table.add_column(catalogue.text("cli-head-cost"))
    table.add_column(catalogue.text("cli-head-attack"), justify="right")
    table.add_column(catalogue.text("cli-head-card-support"), justify="right")
    table.add_column(catalogue.text("cli-head-effect"))
    for number, card in enumerate(state.table.cards):
        name = title(catalogue, "card", card.id)
        held = int(state.in_hand(seat, number))
        if held:
            table.add_row(name, str(held), *_numbers(catalogue, card))
        prepared = int(state.prepared(number)) if seat == state.turn() else 0
        if prepared:
            marked = catalogue.text("cli-hand-prepared", card=name)
            table.add_row(marked, str(prepared), *_numbers(catalogue, card))
    return table


def _numbers(catalogue: Catalogue, card: Card) -> list[str]:
    return [
        catalogue.text(f"kind-{KIND_NAMES[card.kind]}"),
        cost_line(catalogue, card),
        str(int(card.attack)) if card.kind == TROOP else "",
        str(int(card.support)) if card.support else "",
        card_help(catalogue, card) if card.kind == MAGIC else "",
    ]

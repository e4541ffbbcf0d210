"""Cards, regions and companions in scenarios, checked against the table."""

from __future__ import annotations

from collections import Counter

from warren.core.fields import Fields
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.table import Table
from warren.scenario.names import MANY, known


def card_name(fields: Fields, key: str, table: Table) -> str:
    return known(fields.value(key), fields.at(key), table.card_index)


def region_name(fields: Fields, key: str, table: Table) -> str:
    return known(fields.value(key), fields.at(key), table.board.index)


def companion_name(fields: Fields, key: str) -> str:
    return known(fields.value(key), fields.at(key), COMPANIONS)


def card_counts(fields: Fields, key: str, table: Table) -> dict[str, int]:
    """Cards as a list, or as a number for each."""
    if isinstance(fields.value(key), dict):
        counts = fields.fields(key)
        counts.only(table.card_index)
        return {card: counts.integer(card, 0, MANY) for card in counts.names()}
    return dict(
        Counter(
            known(card, f"{fields.at(key)}[{i}]", table.card_index)
            for i, card in enumerate(fields.items(key))
        )
    )


def companion_counts(fields: Fields, key: str) -> dict[str, int]:
    """The companions that are named, each kind with a number."""
    counts = fields.fields(key)
    counts.only(COMPANIONS)
    return {kind: counts.integer(kind, 0, MANY) for kind in counts.names()}

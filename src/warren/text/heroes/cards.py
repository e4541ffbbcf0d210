"""Cards told by their numbers and their help."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from warren.games.heroes.card import COMPANIONS, KIND_NAMES, MAGIC, TROOP, Card
from warren.games.heroes.table import Table
from warren.text.catalogue import Catalogue, shared_catalogue

SENTENCE: Final = ". "
KEPT_TABLES: Final = 256


def own_names(table: Table, language: str) -> dict[str, str]:
    """The titles of a host's own cards."""
    return {
        f"card-{card.id}": card.title[language] for card in table.cards if language in card.title
    }


@lru_cache(maxsize=KEPT_TABLES)
def table_catalogue(table: Table, language: str) -> Catalogue:
    own = own_names(table, language)
    return Catalogue(language, own) if own else shared_catalogue(language)


def cost_line(catalogue: Catalogue, card: Card) -> str:
    """The companions that a card takes."""
    costs = zip(COMPANIONS, (card.warriors, card.craftsmen, card.mages), strict=True)
    taken = [
        catalogue.text(f"companion-{kind}", "count", n=int(count)) for kind, count in costs if count
    ]
    return ", ".join(taken) or catalogue.text("number-free")


def numbers_line(catalogue: Catalogue, card: Card) -> str:
    """What a card takes and gives."""
    parts = [cost_line(catalogue, card)]
    if card.kind == TROOP:
        parts.append(catalogue.text("number-attack", amount=int(card.attack)))
    if card.kind != MAGIC:
        parts.append(catalogue.text("number-support", amount=int(card.support)))
    return ", ".join(parts)


def lasting_line(catalogue: Catalogue, card: Card) -> str:
    """What a card takes, and the support that it gives from then on."""
    support = catalogue.text("number-support", amount=int(card.support))
    return ", ".join([cost_line(catalogue, card), support])


def card_help(catalogue: Catalogue, card: Card) -> str:
    """What a card does; a host's own one as its kind or its magic does."""
    known = card.magic.id if card.magic is not None else card.id
    if catalogue.has(f"card-{known}", "help"):
        return catalogue.text(f"card-{known}", "help")
    return catalogue.text(f"kind-{KIND_NAMES[card.kind]}", "help")


def card_line(catalogue: Catalogue, card: Card) -> str:
    """The kind and the numbers of a card, then its help."""
    kind = catalogue.text(f"kind-{KIND_NAMES[card.kind]}")
    return SENTENCE.join([f"{kind} ({numbers_line(catalogue, card)})", card_help(catalogue, card)])

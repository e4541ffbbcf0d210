"""Cards and companions, and how a game comes to have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.core.action import Action
from warren.games.heroes.card import COMPANIONS, FORTIFICATION, KIND_NAMES, TROOP, Card
from warren.server.atlas.exhibit import Count, Exhibit, Whole, Wish
from warren.text.catalogue import Catalogue
from warren.text.heroes.cards import card_help, numbers_line
from warren.text.names import capitalised

COMPANION: Final = "companion"
FIRST: Final = Action("first", {"seat": 0})
RULES: Final = {TROOP: ("HDL-CAP-1", "HDL-CAP-2"), FORTIFICATION: ("HDL-FOR-1", "HDL-FOR-3")}
"""What holds for all cards of a kind; magic has lines of its own."""
ATTACK: Final = "number-attack"
MADE_UP: Final = "reconstructed"
WHOLE_OURS: Final[Whole] = "all"
PARTLY_OURS: Final[Whole] = "part"


def exhibits(cards: Sequence[Card]) -> list[Exhibit]:
    """The cards of a deck by kind, then the companions."""
    shown = [
        Exhibit(
            KIND_NAMES[card.kind],
            card.id,
            f"card-{card.id}",
            _rules(card),
            _wish(card),
            count=Count(int(card.attack), ATTACK) if card.kind == TROOP else None,
            ours=_ours(card),
        )
        for card in sorted(cards, key=lambda card: int(card.kind))
    ]
    return shown + [
        Exhibit(COMPANION, id, f"companion-{id}", ["HDL-CMP-1", "HDL-RDY-1"], Wish("always"))
        for id in COMPANIONS
    ]


def card_words(catalogue: Catalogue, card: Card) -> list[str]:
    """What a card takes and gives, and what it does."""
    return [f"{capitalised(numbers_line(catalogue, card))}.", card_help(catalogue, card)]


def _rules(card: Card) -> Sequence[str]:
    return RULES[int(card.kind)] if card.magic is None else [card.magic.rule]


def _wish(card: Card) -> Wish:
    """The reserve is shuffled in too late for anybody to wait for it."""
    if card.reserve:
        return Wish("chance")
    return Wish("dealt", [FIRST, Action("card", {"card": card.id})])


def _ours(card: Card) -> Whole:
    if card.provenance == MADE_UP:
        return WHOLE_OURS
    return PARTLY_OURS if MADE_UP in card.provenance else ""

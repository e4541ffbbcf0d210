"""What people may type for the things of Heroes of Dark Lands."""

from __future__ import annotations

from warren.games.heroes.actions import SHAPES
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import noun
from warren.text.voice import Form
from warren.text.words import hyphenated

Spellings = dict[str | int, list[str]]


def forms() -> list[Form]:
    return [Form(verb, {}, arguments) for verb, arguments in SHAPES]


def spelled(catalogue: Catalogue, argument: str, value: str) -> str:
    """A value as we write it; empty where it stands as it is."""
    if argument == "kind":
        return noun(catalogue, "companion", value, "acc")
    if argument == "card" and catalogue.has(f"card-{value}"):
        return hyphenated(noun(catalogue, argument, value))
    return ""


def spellings(catalogue: Catalogue, state: State, argument: str) -> Spellings:
    table = state.table
    if argument == "region":
        return {name: region_words(catalogue, name) for name in table.board.names}
    if argument == "card":
        return {card.id: card_words(catalogue, card.id) for card in table.cards}
    if argument == "kind":
        return {
            kind: [noun(catalogue, "companion", kind), noun(catalogue, "companion", kind, "acc")]
            for kind in COMPANIONS
        }
    if argument == "seat":
        return {seat: [str(seat + 1)] for seat in range(int(table.players))}
    return {level: [str(level)] for level in range(1, table.board.highest + 1)}


def region_words(catalogue: Catalogue, name: str) -> list[str]:
    """The name of a region, and the same with a letter of the language."""
    letters = catalogue.text("region-letters")
    return [name, letters[ord(name[0]) - ord("a")] + name[1:]]


def card_words(catalogue: Catalogue, id: str) -> list[str]:
    """A card goes by its name, its words hyphenated or not, or by its id."""
    found: dict[str, None] = {}
    for form in ("nom", "acc"):
        name = noun(catalogue, "card", id, form)
        found |= dict.fromkeys([name, hyphenated(name), hyphenated(name).replace("-", " ")])
    return [*found, id]

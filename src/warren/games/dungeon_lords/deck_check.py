"""Whether a deck is enough for a game."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.dungeon_lords.cards import Deck

_ROUNDS: Final = {"base": 4, "festival": 5}
_EVENTS: Final = {"base": 2, "festival": 4}
_YEARLY: Final = {
    "monsters": (3, "DL-NEW-1"),
    "rooms": (2, "DL-NEW-1"),
    "spells": (1, "DL-SET-7"),
}
_DEALT: Final = 8
_KEPT: Final = 4
_SOLD: Final = 3
_PETS: Final = _DEALT + _KEPT + _SOLD


def check_deck(deck: Deck, fields: Fields) -> None:
    """The base game plays with its own set, every other game with both."""
    _check_experts(deck, fields)
    for set, rounds in _ROUNDS.items():
        sets = ("base",) if set == "base" else ("base", "festival")
        for year in (1, 2):
            counts = {
                "monsters": sum(one.copies[year - 1] for one in deck.monsters if one.set in sets),
                "rooms": sum(one.set in sets and one.year == year for one in deck.rooms),
                "spells": sum(one.set in sets and one.year == year for one in deck.spells),
            }
            for name, (a_round, rule) in _YEARLY.items():
                _check_count(fields.at(name), set, year, counts[name], a_round * rounds, rule)
        events = sum(one.set in sets and not one.needs for one in deck.events)
        _check_count(fields.at("events"), set, 0, events, _EVENTS[set], "DL-SET-8")
        traps = sum(one.copies for one in deck.traps if one.set in sets)
        _check_count(fields.at("traps"), set, 0, traps, 1, "DL-SET-6")
    pets = sum(pet.copies for pet in deck.pets)
    _check_count(fields.at("pets"), "festival", 0, pets, _PETS, "DF-PET-2")


def _check_count(field: str, set: str, year: int, count: int, needed: int, rule: str) -> None:
    if count >= needed:
        return
    details: dict[str, str | int] = {"field": field, "set": set, "count": count, "needed": needed}
    if year:
        raise InputError("error-deck-year", {**details, "year": year}, rule)
    raise InputError("error-deck-few", details, rule)


def _check_experts(deck: Deck, fields: Fields) -> None:
    """Every space of the board has its token.  [DF-EXP-2]"""
    spaces = [expert.space for expert in deck.experts]
    for space in spaces:
        if spaces.count(space) > 1:
            details: dict[str, str | int] = {"field": fields.at("experts"), "value": space}
            raise InputError("error-twice", details, "DF-EXP-2")

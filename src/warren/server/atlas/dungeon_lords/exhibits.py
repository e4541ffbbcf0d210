"""Tiles, cards and spaces, and how a game comes to have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.core.action import Action
from warren.games.dungeon_lords.cards import CLASS_NAMES, PALADIN_NAMES, Adventurer, Monster
from warren.games.dungeon_lords.meta import BASE, KEY
from warren.games.dungeon_lords.origin import Row
from warren.games.dungeon_lords.places import Place
from warren.games.dungeon_lords.table import Table
from warren.messages.gallery import Start
from warren.server.atlas.exhibit import Exhibit, Wish
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords.helps import made_up, row_of, space_help, thing_words

PLAYERS: Final = 3
"""Two would choose orders for those who are missing."""
FIRST: Final = Action("first", {"seat": 0})
PRINTED: Final = "base"
TEACHER: Final = "expert-monsters"
"""The opportunity that has the tokens of expertise."""
PLACES: Final = ("order", "opportunity")
SPACES: Final = 3


def exhibits(table: Table) -> list[Exhibit]:
    """All tiles, cards and spaces, and the kinds of people."""
    deck = table.deck
    return [
        *(_shown("monster", row, _monster(row)) for row in deck.monsters),
        *(_shown("room", row, _of_year("room", row, row.year)) for row in deck.rooms),
        *(_shown("tunnel", row, _always(row)) for row in deck.tunnels),
        *(_shown("trap", row, _found("trap", "trap", row)) for row in deck.traps),
        *(_shown("spell", row, _of_year("spell", row, row.year)) for row in deck.spells),
        *(_shown("pet", row, _found("cub", "pet", row)) for row in deck.pets),
        *(_person("adventurer", CLASS_NAMES[row.kind], row) for row in _classes(deck.adventurers)),
        *(
            _person("paladin", PALADIN_NAMES[row.kind], row)
            for row in deck.paladins
            if row.year == 1
        ),
        *(_shown("order", row, _always(row)) for row in deck.locations),
        *(_shown("opportunity", row, _opportunity(row)) for row in deck.opportunities),
        *(_shown("expert", row, _expert(row)) for row in deck.experts),
        *(_shown("event", row, _found("event", "event", row)) for row in deck.events),
    ]


def words(catalogue: Catalogue, table: Table, exhibit: Exhibit) -> list[str]:
    """What a thing costs and does; a place tells of its spaces."""
    told = [thing_words(catalogue, table, exhibit.kind, exhibit.id)]
    if exhibit.kind in PLACES:
        told += [_space(catalogue, table, exhibit.id, number) for number in range(1, SPACES + 1)]
    return told


def reconstructed(catalogue: Catalogue, table: Table, exhibit: Exhibit) -> list[str]:
    """What of a thing is our own."""
    row = row_of(table, exhibit.kind, exhibit.id)
    return [] if row is None else made_up(catalogue, row)


def _space(catalogue: Catalogue, table: Table, place: str, number: int) -> str:
    name = catalogue.text(f"{KEY}-space-{place}-{number}")
    return f"{name}: {space_help(catalogue, table, place, number)}"


def _shown(kind: str, row: Row, wish: Wish) -> Exhibit:
    return Exhibit(kind, row.id, f"{KEY}-{kind}-{row.id}", [row.rule], wish)


def _person(kind: str, id: str, row: Row) -> Exhibit:
    wish = _found(kind, kind, row) if isinstance(row, Adventurer) else _always(row)
    return Exhibit(kind, id, f"{KEY}-{kind}-{id}", [row.rule], wish)


def _classes(cards: Sequence[Adventurer]) -> list[Adventurer]:
    """Of each class the first card of the first year."""
    first: dict[int, Adventurer] = {}
    for card in cards:
        if card.year == 1:
            first.setdefault(int(card.kind), card)
    return list(first.values())


def _options(row: Row) -> dict[str, object]:
    """The simplest edition that plays with it."""
    return {"edition": BASE} if row.set == PRINTED else {}


def _wish(start: Start, row: Row, actions: Sequence[Action] = ()) -> Wish:
    return Wish(start, actions, _options(row), PLAYERS)


def _always(row: Row) -> Wish:
    return _wish("always", row)


def _found(verb: str, argument: str, row: Row) -> Wish:
    return _wish("later", row, [FIRST, Action(verb, {argument: row.id})])


def _of_year(kind: str, row: Row, year: int) -> Wish:
    """What comes in the second year is left to chance: a whole year would be played before it."""
    return _found(kind, kind, row) if year == 1 else _wish("chance", row)


def _monster(monster: Monster) -> Wish:
    return _of_year("monster", monster, 1 if monster.copies[0] else 2)


def _opportunity(place: Place) -> Wish:
    return _found("board", "opportunity", place)


def _expert(row: Row) -> Wish:
    return _wish("later", row, [FIRST, Action("board", {"opportunity": TEACHER})])

"""What there is help on at a table, and the help itself."""

from __future__ import annotations

from typing import Final

from warren.cli.dungeon_lords.words import goods
from warren.games.dungeon_lords.cards import CLASS_NAMES
from warren.games.dungeon_lords.origin import Row
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import PALADIN_IDS, SPACES, TILE_IDS
from warren.text.catalogue import Catalogue
from warren.text.names import Filling
from warren.text.words import part_words

KEY: Final = "dungeon_lords-"
PLACES: Final = ("order", "opportunity")
WORDS: Final = {
    "adventurer": (*CLASS_NAMES, "illusion"),
    "paladin": PALADIN_IDS,
    "tile": TILE_IDS,
    "resource": ("gold", "food", "imp", "evil", "trap", "letter", "monster", "pet"),
    "stat": ("hit-points", "disarming", "magic", "healing", "lutes", "courage", "fatigue"),
    "season": ("winter", "spring", "summer", "autumn", "festival"),
    "title": ("dark-deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle"),
}
"""Things that are in no deck."""
STRONGER: Final = 1
"""What a battle room adds to a hit or to fatigue, and what a Troll eats."""


def deck_things(table: Table) -> dict[str, list[Row]]:
    """The things of a deck by their kind."""
    deck = table.deck
    found: dict[str, list[Row]] = {
        "monster": [*deck.monsters],
        "room": [*deck.rooms],
        "trap": [*deck.traps],
        "spell": [*deck.spells],
        "pet": [*deck.pets],
        "event": [*deck.events],
        "tunnel": [*deck.tunnels],
        "expert": [*deck.experts],
        "order": [*deck.locations],
        "opportunity": [*deck.opportunities],
    }
    return {kind: [row for row in rows if table.plays_set(row.set)] for kind, rows in found.items()}


def topics(catalogue: Catalogue, table: Table) -> dict[tuple[str, str], list[str]]:
    """Kind and id with the words that name it; the expansion only where it is played."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind, rows in deck_things(table).items():
        for row in rows:
            found[f"{KEY}{kind}", row.id] = _words(catalogue, kind, row.id)
    for kind, ids in WORDS.items():
        for id in ids:
            found[f"{KEY}{kind}", id] = _words(catalogue, kind, id)
    return found


def _words(catalogue: Catalogue, kind: str, id: str) -> list[str]:
    return [*part_words(topic_name(catalogue, f"{KEY}{kind}", id)), id]


def topic_name(catalogue: Catalogue, kind: str, id: str) -> str:
    """Supplies are counted, so that their name is an attribute."""
    return catalogue.text(f"{kind}-{id}", "name" if kind == f"{KEY}resource" else "")


def topic_help(catalogue: Catalogue, state: State, kind: str, id: str) -> str:
    """The help on a thing with its numbers; a place tells of its spaces."""
    own = kind.removeprefix(KEY)
    told = catalogue.filled(f"{KEY}{own}-{id}", numbers(catalogue, state, own, id), "help")
    if own not in PLACES:
        return told
    spaces = [
        "{}: {}".format(
            catalogue.text(f"{KEY}space-{id}-{number}"),
            catalogue.text(f"{KEY}space-{id}-{number}", "help"),
        )
        for number in range(1, SPACES + 1)
    ]
    return "\n  ".join([told, *spaces])


def numbers(catalogue: Catalogue, state: State, kind: str, id: str) -> Filling:
    """The numbers of a text, as the deck of the table has them this year."""
    deck = state.table.deck
    year = int(state.year()) - 1
    filling: Filling = {"bonus": STRONGER, "fatigue": STRONGER, "food": STRONGER}
    for monster in deck.monsters:
        if (kind, id) == ("monster", monster.id):
            filling |= _numbered("damage", monster.damage)
    for trap in deck.traps:
        if (kind, id) == ("trap", trap.id):
            filling |= _numbered("damage", trap.damage[year])
    for pet in deck.pets:
        if (kind, id) == ("pet", pet.id):
            filling |= _numbered("amount", pet.amounts)
    for room in deck.rooms:
        if (kind, id) == ("room", room.id):
            filling |= {"imps": room.imps, "food": room.food}
    for expert in deck.experts:
        if (kind, id) == ("expert", expert.id):
            more = {"gold": expert.gold, "food": expert.food, "evil": expert.evil}
            filling |= {"bonus": expert.bonus, "surcharge": goods(catalogue, more)}
    for paladin in deck.paladins:
        if (kind, id, paladin.year) == ("paladin", PALADIN_IDS[paladin.kind], year + 1):
            filling |= {"hitpoints": paladin.hit_points, "points": paladin.points}
    if kind == "spell":
        filling |= {"damage1": STRONGER, "hitpoints": STRONGER}
    return filling


def _numbered(name: str, values: list[int]) -> Filling:
    return {f"{name}{number}": value for number, value in enumerate(values, 1)}

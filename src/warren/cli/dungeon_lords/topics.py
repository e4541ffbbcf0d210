"""What there is help on at a table, and the help itself."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.cards import CLASS_NAMES
from warren.games.dungeon_lords.origin import Row
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import PALADIN_IDS, SPACES, TILE_IDS
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords.helps import space_help, thing_help
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
    told = thing_help(catalogue, state.table, own, id)
    if own not in PLACES:
        return told
    spaces = [
        "{}: {}".format(
            catalogue.text(f"{KEY}space-{id}-{number}"),
            space_help(catalogue, state.table, id, number),
        )
        for number in range(1, SPACES + 1)
    ]
    return "\n  ".join([told, *spaces])

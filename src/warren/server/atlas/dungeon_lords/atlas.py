"""The tiles, cards and spaces of Dungeon Lords; a dungeon is no map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from warren.core import state as core
from warren.games.dungeon_lords.origin import Row
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.variant import Variant
from warren.server.atlas.atlas import Atlas
from warren.server.atlas.chart import Thing
from warren.server.atlas.dungeon_lords.cards import (
    Facts,
    adventurer_facts,
    expert_facts,
    monster_facts,
    paladin_facts,
    pet_facts,
    place_facts,
    room_facts,
    spell_facts,
    trap_facts,
)
from warren.server.atlas.dungeon_lords.exhibits import PLAYERS, exhibits, reconstructed, words
from warren.server.atlas.exhibit import Exhibit
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords.helps import TEXT, is_ours, made_up_fields

R = TypeVar("R", bound=Row)


class DungeonLordsAtlas(Atlas):
    """What a table is played with, in the order of its deck."""

    reasons: ClassVar = {
        "spell": "alike",
        "event": "alike",
        "order": "same",
        "opportunity": "open",
        "expert": "open",
        "adventurer": "against",
        "paladin": "against",
    }

    def things(self, state: core.State) -> dict[str, list[Thing]]:
        assert isinstance(state, State)
        table = state.table
        deck = table.deck
        return {
            "part": [Thing(id=part, facts={}) for part in _parts(table.variant)],
            "order": _told(table, deck.locations, place_facts),
            "opportunity": _told(table, deck.opportunities, place_facts),
            "monster": _told(table, deck.monsters, monster_facts),
            "expert": _told(table, deck.experts, expert_facts),
            "room": _told(table, deck.rooms, room_facts),
            "tunnel": _told(table, deck.tunnels),
            "trap": _told(table, deck.traps, trap_facts),
            "spell": _told(table, deck.spells, spell_facts),
            "event": _told(table, deck.events),
            "pet": _told(table, deck.pets, pet_facts),
            "adventurer": _told(table, deck.adventurers, adventurer_facts),
            "paladin": _told(table, deck.paladins, paladin_facts),
        }

    def exhibits(self) -> list[Exhibit]:
        return exhibits(self._table())

    def words(self, catalogue: Catalogue, exhibit: Exhibit) -> list[str]:
        return words(catalogue, self._table(), exhibit)

    def ours(self, catalogue: Catalogue, exhibit: Exhibit) -> str:
        return " ".join(reconstructed(catalogue, self._table(), exhibit))

    def _table(self) -> Table:
        """One with everything."""
        state = self.title.game().new_state(PLAYERS, {})
        assert isinstance(state, State)
        return state.table


def _parts(variant: Variant) -> list[str]:
    """What of the expansion is played with."""
    played = {
        "opportunities": variant.opportunities,
        "festival": variant.festival,
        "pets": variant.has_pets,
        "bards": variant.bards,
    }
    return [part for part, is_played in played.items() if is_played]


def _told(
    table: Table, rows: Sequence[R], facts: Callable[[R], Facts] | None = None
) -> list[Thing]:
    """Those of the sets that are played, with their rule; what is our own is marked."""
    return [
        Thing(
            id=row.id,
            facts={**(facts(row) if facts else {}), "rule": row.rule, **_reconstructed(row)},
        )
        for row in rows
        if table.plays_set(row.set)
    ]


def _reconstructed(row: Row) -> Facts:
    if not is_ours(row) and not row.reconstructed:
        return {}
    whole = is_ours(row) or TEXT in row.reconstructed
    return {"reconstructed": "all" if whole else " ".join(made_up_fields(row.reconstructed))}

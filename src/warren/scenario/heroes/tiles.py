"""The tiles of a position: those that are named, and the rest of the box around them."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.heroes.card import FORTIFICATION, MAGIC, ON_BOARD, TROOP
from warren.games.heroes.table import Table
from warren.scenario.names import known

FIELDS: Final = ("level", "seat", "troop", "fortification", "rune", "claim")
CARDS: Final = ("troop", "fortification", "rune")


class Tiles:
    """Each region with its level and what lies there.  [HDL-SET-2] to [HDL-SET-4]"""

    def __init__(self, table: Table, named: Fields) -> None:
        self.table: Final = table
        self.left: Final = dict(enumerate(table.board.levels, start=1))
        self.cards: Final[list[str]] = []
        named.only(table.board.names)
        entries = {name: self._tile(named.fields(name)) for name in named.names()}
        self.tiles: Final[dict[str, dict[str, object]]] = {
            name: self._with_level(entries.get(name, {})) for name in table.board.names
        }

    def _with_level(self, tile: dict[str, object]) -> dict[str, object]:
        """A tile without a level takes the lowest that is left in the box."""
        if "level" in tile:
            return tile
        level = next(level for level, count in self.left.items() if count)
        self.left[level] -= 1
        return {"level": level, **tile}

    def _tile(self, entry: Fields) -> dict[str, object]:
        entry.only(FIELDS)
        tile: dict[str, object] = {}
        if entry.has("level"):
            level = entry.integer("level", 1, self.table.board.highest)
            if not self.left[level]:
                most = self.table.board.levels[level - 1]
                raise InputError(
                    "error-levels", {"field": entry.at("level"), "count": most + 1}, "HDL-SET-4"
                )
            self.left[level] -= 1
            tile["level"] = level
        if any(entry.has(key) for key in CARDS) and not entry.has("seat"):
            raise InputError("error-missing-field", {"field": entry.at("seat")})
        if entry.has("seat"):
            tile["seat"] = entry.integer("seat", 0, int(self.table.players) - 1)
            tile["troop"] = self._card(entry, "troop", TROOP)
        if entry.has("fortification"):
            tile["fortification"] = self._card(entry, "fortification", FORTIFICATION)
        if entry.has("rune") and entry.value("rune") is not False:
            tile["rune"] = self._rune(entry)
        if entry.has("claim"):
            if entry.has("seat"):
                raise InputError("error-unknown-field", {"field": entry.at("claim")}, "HDL-MAG-7")
            tile["claim"] = self._claim(entry)
        return tile

    def _card(self, entry: Fields, key: str, kind: int) -> str:
        names = [card.id for card in self.table.cards if card.kind == kind]
        card = known(entry.value(key), entry.at(key), names)
        self.cards.append(card)
        return card

    def _rune(self, entry: Fields) -> str:
        """By name, or `true` for the first card that stays on a region."""
        runes = [
            card.id for card in self.table.cards if card.kind == MAGIC and card.after == ON_BOARD
        ]
        value = entry.value("rune")
        card = known(runes[0] if runes and value is True else value, entry.at("rune"), runes)
        self.cards.append(card)
        return card

    def _claim(self, entry: Fields) -> dict[str, object]:
        """A seat whose claim ends with its next turn, or all that is known of the claim."""
        last = int(self.table.players) - 1
        if not isinstance(entry.value("claim"), dict):
            return {"seat": entry.integer("claim", 0, last), "last_turn": True}
        claim = entry.fields("claim")
        claim.only(("seat", "last_turn"))
        return {
            "seat": claim.integer("seat", 0, last),
            "last_turn": claim.flag("last_turn", True),
        }

    def to_json(self) -> dict[str, object]:
        return {"tiles": self.tiles, "levels": list(self.left.values())}

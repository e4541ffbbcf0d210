"""A race or power as a pack describes it."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.block import Block
from warren.games.small_world.blocks.crafted import CraftedPower, CraftedRace
from warren.games.small_world.packs.code import Workshop
from warren.games.small_world.packs.naming import checked_id, texts_of
from warren.games.small_world.packs.parameters import Given
from warren.games.small_world.packs.vocabulary import POWER, RACE, VOCABULARY

RULES: Final = {RACE: "SW-OWN-1", POWER: "SW-OWN-2"}
BLOCK: Final = "block"
PYTHON: Final = "python"
MANY: Final = 1_000_000
_FIELDS: Final = ("name", "help", "tokens", "blocks")


class Design:
    """The checked description, from which a trait is made for every table."""

    def __init__(self, kind: str, id: str, fields: Fields, workshop: Workshop) -> None:
        fields.only((*_FIELDS, "borrows") if kind == RACE else _FIELDS)
        self.kind: Final = kind
        self.id: Final = checked_id(id, fields.path)
        self.field: Final = fields.path
        self.texts: Final = texts_of(fields)
        self.tokens: Final = fields.integer("tokens", -MANY, MANY)
        self.borrows: Final = fields.text("borrows") if kind == RACE else ""
        self.deep = False
        self.words: Final[list[str]] = []
        self._bound: Final[list[list[int]]] = []
        self._workshop: Final = workshop
        self.blocks: Final = [
            self._block(entry)
            for entry in (fields.field_list("blocks") if fields.has("blocks") else [])
        ]

    def race(self) -> CraftedRace:
        return CraftedRace(self.id, self.tokens, self.blocks, self.needs(), self.deep)

    def power(self) -> CraftedPower:
        return CraftedPower(self.id, self.tokens, self.blocks, self.needs(), self.deep)

    def needs(self) -> list[int]:
        """What a board must have one of: known only when every block is bound to features."""
        if not all(self._bound):
            return []
        return sorted({feature for bound in self._bound for feature in bound})

    def _block(self, fields: Fields) -> Block:
        if fields.has(PYTHON):
            fields.only((PYTHON,))
            self.deep = True
            self.words.append(fields.text(PYTHON))
            self._bound.append([])
            return self._workshop.block(fields.text(PYTHON), fields.at(PYTHON))
        name = fields.text(BLOCK)
        word = VOCABULARY.get(name)
        if word is None:
            raise InputError("error-pack-block", {"field": fields.at(BLOCK), "value": name})
        if self.kind not in word.kinds:
            message = "error-pack-race-block" if self.kind == POWER else "error-pack-power-block"
            raise InputError(message, {"field": fields.at(BLOCK), "value": name})
        if word.once and name in self.words:
            raise InputError("error-twice", {"field": fields.at(BLOCK), "value": name})
        fields.only((BLOCK, *(parameter.name for parameter in word.parameters)))
        given = Given(fields, word.parameters, RULES[self.kind])
        self.deep = self.deep or word.deep
        self.words.append(name)
        self._bound.append(given.bound)
        return word.make(given)

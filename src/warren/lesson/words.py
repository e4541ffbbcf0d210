"""What a guide says, in every language."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields, as_mapping
from warren.core.refusal import InputError
from warren.text.catalogue import LANGUAGES

LONGEST: Final = 600


class Words:
    """One text in each language."""

    def __init__(self, told: dict[str, str]) -> None:
        self.told: Final = told

    def text(self, language: str) -> str:
        return self.told.get(language, self.told[LANGUAGES[0]])


def read_words(fields: Fields, key: str) -> Words:
    """A text in every language; which one is missing is told by its field."""
    return _words(fields.value(key), fields.at(key))


def read_pages(fields: Fields, key: str) -> tuple[Words, ...]:
    """One text, or several that are read one after the other."""
    value = fields.value(key)
    if not isinstance(value, list):
        return (_words(value, fields.at(key)),)
    items = fields.items(key)
    if not items:
        raise InputError("error-empty", {"field": fields.at(key)})
    return tuple(_words(item, f"{fields.at(key)}[{i}]") for i, item in enumerate(items))


def _words(value: object, field: str) -> Words:
    told = Fields(as_mapping(value, field), field)
    told.only(LANGUAGES)
    return Words({language: _line(told, language) for language in LANGUAGES})


def _line(told: Fields, language: str) -> str:
    line = " ".join(told.text(language).split())
    if not line:
        raise InputError("error-empty", {"field": told.at(language)})
    if len(line) > LONGEST:
        raise InputError("error-too-long", {"field": told.at(language), "most": LONGEST})
    return line

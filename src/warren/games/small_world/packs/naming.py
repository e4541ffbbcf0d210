"""Names and helps of a race or power, in both languages."""

from __future__ import annotations

import re
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.packs.texts import LANGUAGES

FORMS: Final = ("nom", "gen", "dat", "acc", "ins")
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_HELP: Final = 600
ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LONGEST_ID: Final = 40

Texts = dict[str, dict[str, str]]


def checked_id(id: str, field: str) -> str:
    """An id in small Latin letters, digits and single hyphens."""
    if not ID.fullmatch(id) or len(id) > LONGEST_ID:
        raise InputError("error-pack-id", {"field": field, "value": id})
    return id


def titles(fields: Fields, key: str) -> dict[str, str]:
    """One text for each language."""
    return {language: told.text for language, told in _told(fields, key, LONGEST_TITLE).items()}


def texts_of(fields: Fields) -> Texts:
    """Title, forms and help by language."""
    names = _told(fields, "name", LONGEST_NAME)
    helps = _told(fields, "help", LONGEST_HELP)
    return {
        language: {"": names[language].title(), **names[language].forms(), "help": told.text}
        for language, told in helps.items()
    }


class _Told:
    """A text, or a name in its forms."""

    def __init__(self, text: str, forms: dict[str, str]) -> None:
        self.text: Final = text
        self._forms: Final = forms

    def title(self) -> str:
        return self.text[:1].upper() + self.text[1:]

    def forms(self) -> dict[str, str]:
        return {form: self._forms.get(form, self._forms["nom"]) for form in FORMS}


def _told(fields: Fields, key: str, longest: int) -> dict[str, _Told]:
    found = fields.fields(key)
    found.only(LANGUAGES)
    told: dict[str, _Told] = {}
    for language in LANGUAGES:
        if not found.has(language):
            raise InputError(
                "error-pack-translation", {"field": found.at(language), "language": language}
            )
        if key == "name" and not isinstance(found.value(language), str):
            told[language] = _inflected(found.fields(language), longest)
        else:
            text = _text(found, language, longest)
            inner = text[:1].lower() + text[1:] if language == "ru" else text
            told[language] = _Told(text, {"nom": inner})
    return told


def _inflected(fields: Fields, longest: int) -> _Told:
    fields.only(FORMS)
    forms = {form: _text(fields, form, longest) for form in FORMS}
    return _Told(forms["nom"], forms)


def _text(fields: Fields, key: str, longest: int) -> str:
    text = fields.text(key).strip()
    if not text:
        raise InputError("error-empty", {"field": fields.at(key)})
    if len(text) > longest:
        raise InputError(
            "error-pack-long", {"field": fields.at(key), "count": len(text), "most": longest}
        )
    if not text.isprintable():
        raise InputError("error-pack-characters", {"field": fields.at(key)})
    return text

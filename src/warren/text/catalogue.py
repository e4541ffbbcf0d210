"""The messages of one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from warren.core.refusal import InputError
from warren.games.small_world.packs.texts import TEXTS

LANGUAGES: Final = ("ru", "en")
FORMS: Final = ("nom", "gen", "dat", "acc", "ins")
LONGEST: Final = 900


class MissingTextError(Exception):
    """A message that the catalogue does not have or cannot fill in: a defect of the program."""


def languages() -> tuple[str, ...]:
    """The languages one can choose, the first one by default."""
    return LANGUAGES


class Catalogue:
    """The messages of a language, by id.

    `own` are names that a table has given to things itself; they stand for every form.
    What packs add has its names and helps from the pack.
    """

    def __init__(self, language: str, own: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise InputError("error-unknown-language", {"field": "language", "value": language})
        self.language: Final = language
        self.own: Final = dict(own or {})
        self._bundle: Final = _bundle(language)

    def variant(self, game: str, id: str) -> str:
        """The id of a message in a game's own words, where the game has some."""
        return f"{game}-{id}" if self.has(f"{game}-{id}") else id

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is such a message, with such an attribute."""
        if id in self.own and (not attribute or attribute in FORMS):
            return True
        if not self._bundle.has_message(id):
            return TEXTS.find(self.language, id, attribute) is not None
        return not attribute or attribute in self._bundle.get_message(id).attributes

    def text(self, id: str, attribute: str = "", **args: str | int) -> str:
        """The message, or one of its attributes, with its arguments filled in."""
        return self.filled(id, args, attribute)

    def filled(self, id: str, args: Mapping[str, str | int], attribute: str = "") -> str:
        """The same with the arguments in a mapping; those the message does not use are ignored."""
        if id in self.own and (not attribute or attribute in FORMS):
            return self.own[id]
        packed = TEXTS.find(self.language, id, attribute)
        if packed is not None:
            return packed
        name = f"{id}.{attribute}" if attribute else id
        if not self.has(id, attribute):
            raise MissingTextError(f"{self.language}: no message {name}")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingTextError(f"{self.language}: no message {name}")
        given = {key: _short(value) for key, value in args.items()}
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems or not isinstance(text, str):
            raise MissingTextError(f"{self.language}: {name}: {problems}")
        return text


def _short(value: str | int) -> str | int:
    """Fluent refuses longer arguments."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("warren").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

"""The messages of one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final

from fluent.runtime.types import FluentNone

from warren.core.refusal import InputError
from warren.text.library import Library, library, source

LANGUAGES: Final = ("ru", "en")
FORMS: Final = ("nom", "gen", "dat", "acc", "ins")
LONGEST: Final = 900
GREATEST: Final = 10**18
KEPT_LINES: Final = 16384
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
MINUS: Final = "−"

Arguments = tuple[tuple[str, str | int], ...]
Pattern = str | frozenset[str]
"""What a title adds as it is said, or the variables that a message of a Fluent file uses."""


class MissingTextError(Exception):
    """A message that the catalogue does not have or cannot fill in: a defect of the program."""


def languages() -> tuple[str, ...]:
    """The languages one can choose, the first one by default."""
    return LANGUAGES


class Catalogue:
    """The messages of a language, by id.

    `own` are names that a table has given to things itself; they stand for every form.
    What packs add has its names and helps from the pack. Lines are kept, so that saying the
    same again costs little.
    """

    def __init__(self, language: str, own: Mapping[str, str] | None = None) -> None:
        self.language: Final = known_language(language)
        self.own: Final = dict(own or {})
        self._library: Final = library(language)
        self._names: Final[dict[tuple[str, str], dict[str, str]]] = {}
        self._there: Final[dict[tuple[str, str], bool]] = {}
        self._patterns: Final[dict[tuple[str, str], Pattern]] = {}
        self._made: Final[dict[tuple[object, ...], str]] = {}
        self._edition = self._library.edition()

    def names(self) -> dict[tuple[str, str], dict[str, str]]:
        """Names in their forms, by kind and id, as far as somebody asked; titles change them."""
        self._keep_up()
        return self._names

    def variant(self, game: str, id: str) -> str:
        """The id of a message in a game's own words, where the game has some."""
        return f"{game}-{id}" if self.has(f"{game}-{id}") else id

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is such a message, with such an attribute."""
        if id in self.own and (not attribute or attribute in FORMS):
            return True
        self._keep_up()
        there = self._there.get((id, attribute))
        if there is None:
            there = (
                self._library.has(id, attribute)
                if self._library.has(id, "")
                else self._library.added(id, attribute) is not None
            )
            self._there[id, attribute] = there
        return there

    def text(self, id: str, attribute: str = "", **args: str | int) -> str:
        """The message, or one of its attributes, with its arguments filled in."""
        return self.filled(id, args, attribute)

    def filled(self, id: str, args: Mapping[str, str | int], attribute: str = "") -> str:
        """The same with the arguments in a mapping; those the message does not use are ignored."""
        if id in self.own and (not attribute or attribute in FORMS):
            return self.own[id]
        pattern = self._pattern(id, attribute)
        if isinstance(pattern, str):
            return pattern
        given = tuple([(key, value) for key, value in args.items() if key in pattern])
        return _line(self._library, id, attribute, given)

    def kept(self, key: tuple[object, ...], make: Callable[[], str]) -> str:
        """What follows from this key alone, and is made once."""
        self._keep_up()
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= KEPT_LINES:
                self._made.clear()
            made = make()
            self._made[key] = made
        return made

    def edition(self) -> int:
        """Another one when a title has changed its messages."""
        self._keep_up()
        return self._edition

    def _pattern(self, id: str, attribute: str) -> Pattern:
        self._keep_up()
        known = self._patterns.get((id, attribute))
        if known is None:
            known = self._library.added(id, attribute)
            if known is None:
                known = self._library.used(id, attribute)
            if known is None:
                raise MissingTextError(f"{self.language}: no message {id}.{attribute}".rstrip("."))
            self._patterns[id, attribute] = known
        return known

    def _keep_up(self) -> None:
        """Forget what was kept when a title has changed its messages."""
        edition = self._library.edition()
        if self._edition != edition:
            self._names.clear()
            self._there.clear()
            self._patterns.clear()
            self._made.clear()
            self._edition = edition


@lru_cache(maxsize=KEPT_LINES)
def _line(library: Library, id: str, attribute: str, args: Arguments) -> str:
    """A message of a Fluent file, filled in."""
    text, problems = library.said(id, attribute, {key: _short(value) for key, value in args})
    if problems or not isinstance(text, str):
        raise MissingTextError(f"{library.language}: {id} {attribute}: {problems}")
    negative = any(isinstance(value, int) and value < 0 for _, value in args)
    return HYPHEN.sub(MINUS, text) if negative else text


def shared_catalogue(language: str) -> Catalogue:
    """The messages of a language for all tables that give no names themselves."""
    return _shared(library(language))


@cache
def _shared(library: Library) -> Catalogue:
    return Catalogue(library.language)


def fluent_source(language: str) -> str:
    """Everything the program says in a language, as Fluent text for readers of their own."""
    return source(known_language(language))


def known_language(language: str) -> str:
    """The same language; one that nobody speaks here is an error."""
    if language not in LANGUAGES:
        raise InputError("error-unknown-language", {"field": "language", "value": language})
    return language


def _short(value: str | int) -> str | int | FluentNone:
    """Fluent refuses longer texts; greater numbers stand as their digits, also in NUMBER()."""
    if isinstance(value, int):
        return value if abs(value) < GREATEST else FluentNone(_cut(str(value)))
    return _cut(value)


def _cut(text: str) -> str:
    return f"{text[:LONGEST]}…" if len(text) > LONGEST else text

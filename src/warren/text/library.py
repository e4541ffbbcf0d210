"""All messages of a language: those of the package, and those of the titles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from warren.core.title import Title
from warren.games.registry import sound_titles
from warren.text.texts import Texts
from warren.text.variables import Variables

FOLDER: Final = "locales"
PACKAGE: Final = "warren"
BEGINNING: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Of a message or a term; what belongs to it stands indented below."""


class Library:
    """Fluent messages by id, which messages use which variables, and what titles add.

    The first message of an id stays. A message is read when somebody asks for it: most programs
    say a few of thousands.
    """

    def __init__(self, language: str, titles: tuple[Title, ...]) -> None:
        self.language: Final = language
        self.texts: Final = [title.part("texts", Texts) for title in titles if title.has("texts")]
        self._titles: Final = titles
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._variables: Final = Variables()
        self._sources: Final[dict[str, str]] = {}
        self._read: Final[set[str]] = set()
        self._owners: Final[dict[str, str]] = {}
        for owner, text in owned_texts(language, titles):
            for name, entry in _entries(text):
                if name not in self._sources:
                    self._sources[name] = entry
                    self._owners[name] = owner

    def has(self, id: str, attribute: str) -> bool:
        """Whether there is such a message, with such an attribute if one is named."""
        if id not in self._sources:
            return False
        return not attribute or self.used(id, attribute) is not None

    def used(self, id: str, attribute: str) -> frozenset[str] | None:
        """The variables of a message; none where there is no such message."""
        self._learn(id)
        return self._variables.of(id, attribute)

    def said(
        self, id: str, attribute: str, args: dict[str, object]
    ) -> tuple[object, list[Exception]]:
        """A message that is there, filled in, with what went wrong."""
        self._learn(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return self._bundle.format_pattern(pattern, args)

    def of_family(self, family: str) -> set[str]:
        """The messages that a family of titles brings: in files called after one, or of its own."""
        return {name for name, owner in self._owners.items() if owner == family}

    @cached_property
    def messages(self) -> list[ast.Message]:
        return [entry for entry in self._entries() if isinstance(entry, ast.Message)]

    @cached_property
    def junk(self) -> list[str]:
        """What is no message."""
        return [entry.content or "" for entry in self._entries() if isinstance(entry, ast.Junk)]

    def edition(self) -> int:
        made = 0
        for texts in self.texts:
            made += texts.edition()
        return made

    def added(self, id: str, attribute: str) -> str | None:
        """What a title adds under this id."""
        for texts in self.texts:
            found = texts.find(self.language, id, attribute)
            if found is not None:
                return found
        return None

    def _learn(self, id: str) -> None:
        """Read a message with all that it takes in; until then it is unread for everybody."""
        if id in self._read:
            return
        learned: set[str] = set()
        waiting = {id}
        while waiting:
            name = waiting.pop()
            learned.add(name)
            resource = FluentResource(self._sources.get(name, ""))
            self._bundle.add_resource(resource)
            waiting |= self._variables.add(resource) - learned - self._read
        self._read.update(learned)

    def _entries(self) -> Iterator[ast.EntryType]:
        for text in fluent_texts(self.language, self._titles):
            yield from FluentResource(text).body


def library(language: str) -> Library:
    """The messages of a language for all titles there are now."""
    return _library(language, tuple(sound_titles()))


def source(language: str) -> str:
    """The same as Fluent text."""
    added = added_source(library(language))
    return "\n".join([*fluent_texts(language, tuple(sound_titles())), *added])


def added_source(library: Library) -> list[str]:
    """What titles add, message by message."""
    return [message for one in library.texts for message in one.source(library.language)]


@cache
def _library(language: str, titles: tuple[Title, ...]) -> Library:
    return Library(language, titles)


def fluent_texts(language: str, titles: tuple[Title, ...]) -> list[str]:
    """The Fluent files of the package, then those of the titles."""
    return [text for _, text in owned_texts(language, titles)]


def owned_texts(language: str, titles: tuple[Title, ...]) -> list[tuple[str, str]]:
    """The same with the family of titles whose messages they are; empty where they are all's."""
    packages = {PACKAGE: ""}
    for title in titles:
        if title.locales:
            packages.setdefault(title.locales, title.family or title.key)
    return [
        (owner or _named_after(file.name, titles), file.read_text(encoding="utf-8"))
        for package, owner in packages.items()
        for file in _files(resources.files(package).joinpath(FOLDER, language))
    ]


def _named_after(name: str, titles: tuple[Title, ...]) -> str:
    stem = name.removesuffix(".ftl")
    found = [title for title in titles if f"{stem}_".startswith(f"{title.key}_")]
    return next((title.family or title.key for title in found), "")


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, each with its name."""
    found = list(BEGINNING.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    for one, end in zip(found, ends, strict=True):
        yield one[1], text[one.start() : end]


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)

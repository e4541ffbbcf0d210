"""All messages of a language: those of the package, and those of the titles."""

from __future__ import annotations

from functools import cache
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


class Library:
    """Fluent messages by id, which messages use which variables, and what titles add.

    The first message of an id stays; `junk` is what is no message.
    """

    def __init__(self, language: str, titles: tuple[Title, ...]) -> None:
        self.language: Final = language
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.variables: Final = Variables()
        self.junk: Final[list[str]] = []
        self.texts: Final = [title.part("texts", Texts) for title in titles if title.has("texts")]
        for text in fluent_texts(language, titles):
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            self.variables.add(resource)
            self.junk.extend(
                one.content or "" for one in resource.body if isinstance(one, ast.Junk)
            )

    def edition(self) -> int:
        return sum(texts.edition() for texts in self.texts)

    def added(self, id: str, attribute: str) -> str | None:
        """What a title adds under this id."""
        for texts in self.texts:
            found = texts.find(self.language, id, attribute)
            if found is not None:
                return found
        return None


def library(language: str) -> Library:
    """The messages of a language for all titles there are now."""
    return _library(language, tuple(sound_titles()))


def source(language: str) -> str:
    """The same as Fluent text."""
    texts = library(language).texts
    added = [message for one in texts for message in one.source(language)]
    return "\n".join([*fluent_texts(language, tuple(sound_titles())), *added])


@cache
def _library(language: str, titles: tuple[Title, ...]) -> Library:
    return Library(language, titles)


def fluent_texts(language: str, titles: tuple[Title, ...]) -> list[str]:
    """The Fluent files of the package, then those of the titles."""
    packages = [PACKAGE, *dict.fromkeys(title.locales for title in titles if title.locales)]
    return [
        file.read_text(encoding="utf-8")
        for package in packages
        for file in _files(resources.files(package).joinpath(FOLDER, language))
    ]


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)

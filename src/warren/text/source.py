"""The messages of a language as Fluent text, for readers of their own."""

from __future__ import annotations

from importlib import resources

from warren.core.refusal import InputError
from warren.games.small_world.packs.library import LIBRARY
from warren.text.catalogue import LANGUAGES


def fluent_source(language: str) -> str:
    """Everything the program says in this language, then the names and helps of the packs."""
    if language not in LANGUAGES:
        raise InputError("error-unknown-language", {"field": "language", "value": language})
    folder = resources.files("warren").joinpath("locales", language)
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    return "\n".join([*(file.read_text(encoding="utf-8") for file in files), *_packed(language)])


def _packed(language: str) -> list[str]:
    return [
        message(f"{design.kind}-{design.id}", design.texts[language])
        for pack in LIBRARY.packs()
        for design in (*pack.races, *pack.powers)
    ]


def message(id: str, texts: dict[str, str]) -> str:
    """A message; the empty attribute is its value."""
    attributes = [
        f"    .{attribute} = {_escaped(text)}\n" for attribute, text in texts.items() if attribute
    ]
    return f"{id} = {_escaped(texts[''])}\n{''.join(attributes)}"


def _escaped(text: str) -> str:
    return "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in text)

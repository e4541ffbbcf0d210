"""What a page says itself; all other sentences come to it ready-made."""

from __future__ import annotations

from functools import cache
from typing import Final

from fluent.syntax import FluentSerializer, ast

from warren.core.title import Title
from warren.games.registry import sound_titles, title
from warren.text.catalogue import known_language
from warren.text.library import Library, added_source, library

UNSPOKEN: Final = frozenset(
    {
        "action",
        "argument",
        "bench",
        "breach",
        "breakdown",
        "capture",
        "chapter",
        "cli",
        "db",
        "deal",
        "deed",
        "effect",
        "error",
        "gives",
        "heading",
        "income",
        "lab",
        "law",
        "load",
        "means",
        "notify",
        "number",
        "pack",
        "persona",
        "prompt",
        "purse",
        "refusal",
        "remote",
        "result",
        "scenario",
        "serve",
        "trade",
        "verb",
        "way",
        "word",
    }
)
"""First words of ids, after the title whose own they are: log, questions, terminal."""
ELSEWHERE: Final = ("web-about-", "web-gallery-", "web-replay-")
"""What pages say that are no table."""
BASIC: Final = "nom"
CASES: Final = frozenset({"gen", "dat", "acc", "ins"})
"""Forms of a name that stand in sentences alone."""


def page_source(language: str, game: str = "") -> str:
    """The messages of a language that the page refers to, as Fluent text.

    Where a game is named, those that its tables need.
    """
    known = library(known_language(language))
    family = _family(title(game)) if game else ""
    return "\n".join([_spoken(known, family), *added_source(known)])


def is_spoken(id: str) -> bool:
    """Whether the page may need a message; it needs all those of titles with files of their own."""
    for one in sound_titles():
        if not one.locales:
            id = id.removeprefix(f"{one.key}-")
    return id.partition("-")[0] not in UNSPOKEN


@cache
def _spoken(library: Library, family: str) -> str:
    others = {_family(one) for one in sound_titles()} - {family} if family else set[str]()
    foreign = {id for other in others for id in library.of_family(other)}
    spoken: list[ast.EntryType] = [
        _basic(message)
        for message in library.messages
        if is_spoken(message.id.name)
        and message.id.name not in foreign
        and not (family and message.id.name.startswith(ELSEWHERE))
    ]
    return FluentSerializer().serialize(ast.Resource(spoken))


def _family(one: Title) -> str:
    return one.family or one.key


def _basic(message: ast.Message) -> ast.Message:
    """Of a name with cases only the basic form."""
    if all(attribute.id.name != BASIC for attribute in message.attributes):
        return ast.Message(message.id, message.value, message.attributes)
    kept = [attribute for attribute in message.attributes if attribute.id.name not in CASES]
    return ast.Message(message.id, message.value, kept)

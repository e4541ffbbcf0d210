"""Words that people type."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from warren.text.catalogue import Catalogue

Key = TypeVar("Key")
TYPED: Final = str.maketrans("ё’", "е'")


def words(catalogue: Catalogue, id: str) -> list[str]:
    """The words one may type for a message; the first is the one we write."""
    return [word.strip() for word in catalogue.text(id, "word").split(",")]


def plain(word: str) -> str:
    """A word without what people leave out when typing."""
    return " ".join(word.casefold().translate(TYPED).split())


def hyphenated(name: str) -> str:
    """A name of several words as one word that needs no quotation marks."""
    return "-".join(name.replace("'", "").replace("’", "").split())


def part_words(name: str) -> list[str]:
    """What one may type for a name of several words: all of it, or a single word of it."""
    return [hyphenated(name), name, *hyphenated(name).split("-")]


def chosen(typed: str, choices: Mapping[Key, Iterable[str]]) -> list[Key]:
    """What a typed word can mean: those it names to the letter, else in full, else in part."""
    literal = [key for key, spellings in choices.items() if typed in spellings]
    wanted = plain(typed)
    if literal or not wanted:
        return literal
    plainly = {key: [plain(word) for word in spellings] for key, spellings in choices.items()}
    exact = [key for key, spellings in plainly.items() if wanted in spellings]
    if exact:
        return exact
    return [
        key
        for key, spellings in plainly.items()
        if any(spelling.startswith(wanted) for spelling in spellings)
    ]

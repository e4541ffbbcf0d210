"""What people may type for the things of Dungeon Lords."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.actions import SHAPES
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.sentences import sentence
from warren.text.voice import Form
from warren.text.words import hyphenated

ARGUMENT_NAMES: Final = {"own": "monster", "target": "place"}
EXPERTS: Final = ("clever", "cruel", "big")


def forms() -> list[Form]:
    return [
        Form(verb, fixed, [ARGUMENT_NAMES.get(name, name) for name in arguments])
        for verb, arguments, fixed in SHAPES
    ]


def spelled(catalogue: Catalogue, argument: str, value: str) -> str:
    """A value as we write it; empty where it stands as it is."""
    if argument == "monster":
        return _look(catalogue, value)
    if argument == "adventurer":
        kind, _, number = value.partition("-")
        return f"{hyphenated(nouns.name(catalogue, argument, kind))}-{number}"
    if argument in nouns.THINGS:
        return hyphenated(nouns.name(catalogue, argument, value))
    if argument == "icon":
        return nouns.name(catalogue, "stat", nouns.ICONS[value])
    if argument == "with":
        return catalogue.text(f"means-{value}")
    if argument in ("symbol", "imp", "offer", "way", "for"):
        return sentence(catalogue, f"word-{value}")
    return sentence(catalogue, "word-rented") if value == nouns.RENTED else ""


def typed(catalogue: Catalogue, argument: str, value: str) -> list[str]:
    """What one may type for a value."""
    written = spelled(catalogue, argument, value) or value
    found = dict.fromkeys([written, value])
    if argument == "cell" and value != nouns.RENTED:
        letters = catalogue.text("region-letters")
        found |= dict.fromkeys([letters[ord(value[0]) - ord("a")] + value[1:]])
    elif argument in nouns.THINGS and not (argument == "monster" and _is_marked(value)):
        for form in ("nom", "acc"):
            name = nouns.name(catalogue, argument, value, form)
            found |= dict.fromkeys([name, hyphenated(name), hyphenated(name).replace("-", " ")])
    return list(found)


def fixed_words(catalogue: Catalogue, argument: str, value: str) -> list[str]:
    """What one may type for a fixed argument; Baby Golem is told from the Golem."""
    words = [spelled(catalogue, argument, value), value]
    return [*words, catalogue.text(f"means-{value}", "ins")] if argument == "with" else words


def _is_marked(look: str) -> bool:
    return look.endswith(nouns.DOWN) or look.rpartition("-")[2] in EXPERTS


def _look(catalogue: Catalogue, look: str) -> str:
    """An own monster with its token, and whether it lies face down."""
    up = look.removesuffix(nouns.DOWN)
    expert = up.rpartition("-")[2]
    marks: list[str] = []
    if expert in EXPERTS:
        up = up.removesuffix(f"-{expert}")
        marks.append(nouns.name(catalogue, "expert", expert))
    if look.endswith(nouns.DOWN):
        marks.append(sentence(catalogue, "word-down"))
    return hyphenated(" ".join([nouns.name(catalogue, "monster", up), *marks]))

"""What a person typed: a command, or moves."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.core.state import State
from warren.text.catalogue import Catalogue, languages
from warren.text.moves import parse_moves
from warren.text.words import plain, words

COMMANDS: Final = {
    "help": "cli-command-help",
    "moves": "cli-command-moves",
    "board": "cli-command-board",
    "why": "cli-command-why",
    "log": "cli-command-log",
    "undo": "cli-command-undo",
    "position": "cli-command-position",
    "save": "cli-command-save",
    "quit": "cli-command-quit",
}
LAST_QUESTION: Final = "why"
"""What a game answers besides comes after it."""


@dataclass(frozen=True)
class Command:
    """A command and what stands after it."""

    name: str
    rest: str


def commands(extras: Sequence[str]) -> dict[str, str]:
    """The commands of a game that has these extras, each with its message."""
    found: dict[str, str] = {}
    for name, id in COMMANDS.items():
        found[name] = id
        if name == LAST_QUESTION:
            found.update({extra: f"cli-command-{extra}" for extra in extras})
    return found


def read_command(text: str, extras: Sequence[str]) -> Command | None:
    """The command a line begins with, in any language."""
    word, _, rest = text.strip().partition(" ")
    for name, id in commands(extras).items():
        for language in languages():
            if plain(word) in map(plain, words(Catalogue(language), id)):
                return Command(name, rest.strip())
    return None


def typed_moves(text: str, state: State, seat: int, language: str) -> list[Action]:
    """The moves of a phrase, in this language or else in another one."""
    others = [other for other in languages() if other != language]
    try:
        return parse_moves(text, state, seat, language)
    except Refusal as refusal:
        if refusal.message != "refusal-typed-verb":
            raise
        for other in others:
            with suppress(Refusal):
                return parse_moves(text, state, seat, other)
        raise


def command_word(catalogue: Catalogue, name: str) -> str:
    """The word to type for a command."""
    return words(catalogue, COMMANDS[name])[0]

"""How bots are written: a name or a file with a class, then arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.refusal import InputError

Value = bool | int | float | str | None
WORDS: Final[Mapping[str, Value]] = {"true": True, "false": False, "none": None}


class BotSpec:
    """`greedy`, `greedy:boldness=2`, `file.py:Class` or `file.py:Class:depth=3:quick=true`."""

    def __init__(self, text: str) -> None:
        parts = text.split(":")
        written: list[str] = []
        while len(parts) > 1 and parts[-1].partition("=")[0].isidentifier() and "=" in parts[-1]:
            written.insert(0, parts.pop())
        self.text: Final = text
        self.place: Final = ":".join(parts)
        self.suffix: Final = "".join(f":{part}" for part in written)
        self.arguments: Final[dict[str, Value]] = {}
        for part in written:
            key, _, value = part.partition("=")
            if key in self.arguments:
                raise InputError("error-bot-argument-twice", {"bot": text, "name": key})
            self.arguments[key] = argument_value(value)


def argument_value(text: str) -> Value:
    """A number, true, false, none, or the text as it stands."""
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text

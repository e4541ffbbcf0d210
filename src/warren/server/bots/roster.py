"""The bots that can take seats here: those of the program, and those the host adds."""

from __future__ import annotations

from typing import Final

from warren.bots.registry import bot_kind, bot_names
from warren.core.refusal import InputError

MOST_LETTERS: Final = 32


class Roster:
    """Bots by name; the host's own are given as `path/to/file.py:ClassName,…`."""

    def __init__(self, given: str) -> None:
        self._specs: Final = {name: name for name in bot_names()}
        for spec in given.split(","):
            if spec.strip():
                self._add(spec.strip())

    def _add(self, spec: str) -> None:
        name = bot_kind(spec).name
        if name in self._specs:
            raise InputError("error-bot-name-taken", {"field": spec, "value": name})
        if len(name) > MOST_LETTERS:
            raise InputError("error-bot-name-long", {"field": spec, "most": MOST_LETTERS})
        self._specs[name] = spec

    def names(self) -> list[str]:
        return list(self._specs)

    def spec(self, name: str) -> str:
        """How a thinking process finds the bot; one that is offered no longer keeps its name."""
        return self._specs.get(name, name)

    def check(self, name: str, field: str) -> None:
        if name not in self._specs:
            raise InputError(
                "error-unknown-bot",
                {"field": field, "value": name, "known": ", ".join(self._specs)},
            )

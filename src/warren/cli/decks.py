"""A deck of one's own on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from warren.cli.extension import Argument, Extension, Given
from warren.cli.terminal import Terminal

TABLES: Final = ("play", "simulate", "arena", "lab")


class DeckExtension(Extension):
    """The argument of a title whose deck can be replaced, and its option `deck`."""

    arguments = (
        Argument("deck", "FILE", "cli-help-option-deck", ("play", "simulate", "arena", "lab")),
    )

    def options(
        self, terminal: Terminal, given: Given, written: Sequence[str]
    ) -> dict[str, object]:
        from warren.cli.files import read_text

        file = given.get("deck")
        if not isinstance(file, str):
            return {}
        path = Path(file)
        return {"deck": self.deck(read_text(path), path.name)}

    def value(self, key: str, text: str) -> object:
        from warren.cli.files import read_text

        path = Path(text)
        return self.deck(read_text(path), path.name) if key == "deck" else super().value(key, text)

    def deck(self, text: str, name: str) -> object:
        """The data of a deck file."""
        from warren.core.fields import as_mapping
        from warren.scenario.yaml_file import parse_yaml

        return {str(key): value for key, value in as_mapping(parse_yaml(text, name), name).items()}

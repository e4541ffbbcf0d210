"""What Dungeon Lords adds to the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from warren.cli.extension import Argument, Extension, Given
from warren.cli.terminal import Terminal


class DungeonLordsCommandLine(Extension):
    """A deck of one's own."""

    arguments = (Argument("deck", "FILE", "cli-help-option-deck", ("play", "simulate")),)

    def options(
        self, terminal: Terminal, given: Given, written: Sequence[str]
    ) -> dict[str, object]:
        file = given.get("deck")
        return {"deck": deck_data(Path(file))} if isinstance(file, str) else {}

    def value(self, key: str, text: str) -> object:
        return deck_data(Path(text)) if key == "deck" else super().value(key, text)


def deck_data(path: Path) -> object:
    """The data of a deck file."""
    from warren.cli.files import read_text
    from warren.core.fields import as_mapping
    from warren.scenario.yaml_file import parse_yaml

    data = as_mapping(parse_yaml(read_text(path), path.name), path.name)
    return {str(key): value for key, value in data.items()}

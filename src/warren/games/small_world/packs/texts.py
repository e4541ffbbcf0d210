"""The names and helps of what packs add, for the text layer."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("ru", "en")


class PackTexts:
    """Texts by language, message id and attribute; the empty attribute is the title."""

    def __init__(self) -> None:
        self._found: Final[dict[tuple[str, str, str], str]] = {}

    def add(self, language: str, id: str, texts: dict[str, str]) -> None:
        for attribute, text in texts.items():
            self._found[language, id, attribute] = text

    def clear(self) -> None:
        self._found.clear()

    def find(self, language: str, id: str, attribute: str) -> str | None:
        return self._found.get((language, id, attribute))


TEXTS: Final = PackTexts()

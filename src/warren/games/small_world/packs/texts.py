"""The names and helps of what packs add, for the text layer."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("ru", "en")


class PackTexts:
    """Texts by language, message id and attribute; the empty attribute is the title.

    The edition tells whoever keeps texts that they have changed.
    """

    def __init__(self) -> None:
        self.edition = 0
        self._found: Final[dict[tuple[str, str, str], str]] = {}

    def add(self, language: str, id: str, texts: dict[str, str]) -> None:
        self.edition += 1
        for attribute, text in texts.items():
            self._found[language, id, attribute] = text

    def clear(self) -> None:
        self.edition += 1
        self._found.clear()

    def find(self, language: str, id: str, attribute: str) -> str | None:
        return self._found.get((language, id, attribute))


TEXTS: Final = PackTexts()

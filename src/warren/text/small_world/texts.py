"""The names and helps of what packs add to Small World."""

from __future__ import annotations

from warren.games.small_world.packs.texts import TEXTS
from warren.text.texts import Texts


class PackTexts(Texts):
    def edition(self) -> int:
        return TEXTS.edition

    def find(self, language: str, id: str, attribute: str) -> str | None:
        return TEXTS.find(language, id, attribute)

    def source(self, language: str) -> list[str]:
        from warren.games.small_world.packs.library import LIBRARY

        return [
            message(f"{design.kind}-{design.id}", design.texts[language])
            for pack in LIBRARY.packs()
            for design in (*pack.races, *pack.powers)
        ]


def message(id: str, texts: dict[str, str]) -> str:
    """A message; the empty attribute is its value."""
    attributes = [
        f"    .{attribute} = {_escaped(text)}\n" for attribute, text in texts.items() if attribute
    ]
    return f"{id} = {_escaped(texts[''])}\n{''.join(attributes)}"


def _escaped(text: str) -> str:
    return "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in text)

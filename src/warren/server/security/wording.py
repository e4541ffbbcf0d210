"""What people write: names, titles, chat, notes."""

from __future__ import annotations

import unicodedata
from typing import Final

from warren.core.refusal import InputError

MOST_MARKS: Final = 4
JOINERS: Final = "\u200c\u200d"
BREAKS: Final = "\n\t"
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
UNSEEN: Final = frozenset(("Cc", "Cf", "Co", "Cs"))

NAME: Final = 40
TITLE: Final = 80
SPEECH: Final = 500
PAGE: Final = 20_000


def clean_line(text: str, field: str, most: int = NAME) -> str:
    """One line as it is kept: without what cannot be seen or turns the text around it.

    Control characters, reversed writing, lone halves of characters and towers of accents go, runs
    of spaces become one; a line in which nothing is left to see is refused.
    """
    cleaned = _joined(" ".join(_visible(text, "").split()))
    if not any(_shows(sign) for sign in cleaned):
        raise InputError("error-nothing-written", {"field": field})
    return _fitting(cleaned, field, most)


def clean_title(text: str) -> str:
    """A line that may be left empty."""
    return clean_line(text, "title", TITLE) if text.strip() else ""


def clean_page(text: str, field: str, most: int = PAGE) -> str:
    """Several lines, which may be empty."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return _fitting(_visible(lines, BREAKS), field, most)


def _fitting(text: str, field: str, most: int) -> str:
    if len(text) > most:
        raise InputError("error-too-long", {"field": field, "most": most})
    return text


def _visible(text: str, kept: str) -> str:
    """Signs that a reader can see, spaces and joiners, and what is kept besides."""
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if sign in kept or sign in JOINERS:
            signs.append(sign)
        elif kind in ("Zl", "Zp", "Zs") or sign in "\n\r\t":
            signs.append(" ")
        elif kind not in UNSEEN and marks <= MOST_MARKS and ord(sign) & 0xFFFE != 0xFFFE:
            signs.append(sign)
    return "".join(signs)


def _joined(text: str) -> str:
    """Joiners only between signs, where emoji and some scripts need them."""
    return "".join(
        sign
        for index, sign in enumerate(text)
        if sign not in JOINERS
        or (0 < index < len(text) - 1 and _joins(text[index - 1]) and _joins(text[index + 1]))
    )


def _joins(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LMNS"


def _shows(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return kind[0] not in "CZ" and kind not in ("Mn", "Me") and sign not in BLANKS

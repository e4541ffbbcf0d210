"""Names of accounts."""

from __future__ import annotations

import unicodedata
from typing import Final

from warren.core.refusal import InputError

LEAST: Final = 2
MOST: Final = 40
BETWEEN: Final = " .'’-_"
LETTERS: Final = ("L", "N")
MARKS: Final = "M"


def shown_name(given: str) -> str:
    """A name as it is shown, with single spaces; one that cannot be used is refused."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not (LEAST <= len(name) <= MOST and LEAST <= len(plain_name(name)) <= MOST):
        raise InputError("error-name-length", {"field": "name", "least": LEAST, "most": MOST})
    kinds = [unicodedata.category(letter)[0] for letter in name]
    sound = all(
        kind in (*LETTERS, MARKS) or letter in BETWEEN
        for letter, kind in zip(name, kinds, strict=True)
    )
    if kinds[0] not in LETTERS or not sound:
        raise InputError("error-name-letters", {"field": "name"})
    return name


def plain_name(name: str) -> str:
    """What two names that count as the same have in common: not case, ё nor spaces."""
    folded = unicodedata.normalize("NFKC", name).casefold().replace("ё", "е")
    return "".join(unicodedata.normalize("NFKC", folded).split()).replace("\0", "")

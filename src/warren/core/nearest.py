"""What somebody may have meant by a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from warren.core.refusal import MessageArgs


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one; empty when none is."""
    found = get_close_matches(word, [name for name in known if name != word], 1)
    return found[0] if found else ""


def meant(details: MessageArgs, word: str, known: Iterable[str]) -> dict[str, str | int]:
    """The details of an error, with the word that was probably meant."""
    told = dict(details)
    likely = nearest(word, known)
    if likely:
        told["meant"] = likely
    return told

"""How the values of options are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_WORDS: Final[Mapping[str, bool | None]] = {"true": True, "false": False, "none": None}


def option_value(text: str) -> bool | int | str | None:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if text.isascii() and text.isdecimal():
        return int(text)
    return text

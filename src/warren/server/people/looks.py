"""Names that look alike, whatever letters they are written with."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from warren.core.refusal import Refusal
from warren.server.people.names import plain_name

FILE: Final = Path(__file__).with_name("lookalikes.json")
"""What stands for which letters in the skeletons of Unicode's UTS 39 (confusables of Unicode 15),
of those letters, digits and marks that compatible writing does not replace anyway."""


def look_of(name: str) -> str:
    """What two names that can be taken for each other have in common.

    Letters of other scripts that look the same count as the same, and so do I, l and 1 or O and 0;
    after that, case, ё and spaces do not count.
    """
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return plain_name("".join(_skeletons().get(sign, sign) for sign in signs))


def check_look(name: str, others: Iterable[str]) -> None:
    """Refuse a name that can be taken for another's at the same table."""
    look = look_of(name)
    for other in others:
        if other and look_of(other) == look:
            raise Refusal("refusal-name-alike", {"name": other}, "TABLE-SEAT")


@cache
def _skeletons() -> dict[str, str]:
    table = msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])
    return {sign: stands for stands, signs in table.items() for sign in signs}

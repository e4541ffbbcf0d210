"""Rulings that have changed: games that began under an older reading go on with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.option import Option, OptionValue
from warren.core.refusal import InputError

FIRST_RULES: Final = 1
UNDATED: Final = 0
"""The version of a position, which does not tell one: it names every ruling it knew."""


class Ruling(Option):
    """An option that nobody has to set: new games follow its default.

    Games that began under rules older than version `since` follow what was so `before`.
    """

    def __init__(
        self,
        key: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...],
        rule: str,
        since: int,
        before: OptionValue,
    ) -> None:
        super().__init__(key, default, choices, rule)
        self.since: Final = since
        self.before: Final = before


def version_of(rulings: tuple[Ruling, ...]) -> int:
    """The version of the rules of a game: that of its latest ruling."""
    latest = FIRST_RULES
    for ruling in rulings:
        latest = max(latest, ruling.since)
    return latest


def readings(
    rulings: tuple[Ruling, ...], began: int, given: Mapping[str, object]
) -> dict[str, object]:
    """The options of a game that began under a version of the rules, told to the present ones."""
    known = version_of(rulings)
    if began > known:
        raise InputError("error-rules-newer", {"field": "rules", "value": began, "known": known})
    carried = dict(given)
    for ruling in rulings:
        if began < ruling.since and ruling.key not in carried:
            carried[ruling.key] = ruling.before
    return carried

"""The JSON of what Underground adds to a position."""

from __future__ import annotations

from typing import TypedDict

Whereabouts = dict[str, str]
"""Things by name, each with the region it is in."""


class Depths(TypedDict):
    """Relics, Places and figures that are out, and what was done with them."""

    finds: int
    markers: Whereabouts
    figures: Whereabouts
    lent: str | None
    vengeance: list[int]
    new_badge: bool
    spent: list[str]
    armed: list[str]
    copied: str | None
    moved: list[str]
    reborn: int
    bitten: list[int]
    laid: Whereabouts
    kept_rivers: list[str]

"""The titles one can play: those of the package, then those from outside."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Final

from warren.core.game import Game
from warren.core.nearest import meant
from warren.core.refusal import InputError
from warren.core.state import State
from warren.core.title import Title
from warren.games.outside import VARIABLE, installed_titles, named_title, named_titles

SHIPPED: Final = (
    "warren.games.small_world.title:TITLE",
    "warren.games.small_world.underground.title:TITLE",
    "warren.games.heroes.title:TITLE",
    "warren.games.dungeon_lords.title:TITLE",
)


def titles() -> list[Title]:
    """Every title, in the order in which they are offered."""
    return [*_shipped().values(), *_outside(os.environ.get(VARIABLE, "")).values()]


def sound_titles() -> list[Title]:
    """The same, without those from outside when something is wrong with one of them."""
    try:
        return titles()
    except InputError:
        return list(_shipped().values())


def title(key: str) -> Title:
    found = _shipped().get(key) or _outside(os.environ.get(VARIABLE, "")).get(key)
    if found is None:
        details = {"field": "game", "value": key}
        raise InputError("error-unknown-game", meant(details, key, [one.key for one in titles()]))
    return found


def usual_key() -> str:
    """The title that serves where any will do."""
    return next(iter(_shipped()))


def games() -> list[Game]:
    """The rules of every title."""
    return [found.game() for found in titles()]


def game(key: str) -> Game:
    """The rules of the title with this key, such as `small_world`."""
    return title(key).game()


def new_state(key: str, players: int = 2, options: Mapping[str, object] | None = None) -> State:
    """A table of this game before anything happened; bad options are refused by field."""
    return game(key).new_state(players, options)


@cache
def _shipped() -> dict[str, Title]:
    return {found.key: found for found in map(named_title, SHIPPED)}


@cache
def _outside(written: str) -> dict[str, Title]:
    """Titles by key: those that the variable names, then those that packages bring."""
    found: dict[str, Title] = {}
    for one in [*named_titles(written), *installed_titles()]:
        if one.key in found or one.key in _shipped():
            raise InputError("error-title-twice", {"field": VARIABLE, "value": one.key})
        found[one.key] = one
    return found

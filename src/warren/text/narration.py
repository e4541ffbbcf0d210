"""The one front for sentences about games, whichever game it is."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.core.state import State
from warren.text.breakdowns import (
    breakdown_line,
    breakdown_lines,
    income_lines,
    income_of,
    price_parts,
)
from warren.text.catalogue import Catalogue, MissingTextError
from warren.text.errors import error_line
from warren.text.heroes.voice import HeroesVoice
from warren.text.small_world.voice import SmallWorldVoice
from warren.text.voice import Voice

__all__ = [
    "action_line",
    "breakdown_line",
    "breakdown_lines",
    "catalogue_of",
    "effect_line",
    "error_line",
    "help_text",
    "income_lines",
    "income_of",
    "price_line",
    "price_parts",
    "prompt_line",
    "result_lines",
    "voice_of",
]

VOICES: Final[list[Voice]] = [SmallWorldVoice(), HeroesVoice()]


def voice_of(state: State) -> Voice:
    """The voice of the game that the state belongs to."""
    for voice in VOICES:
        if voice.speaks_of(state):
            return voice
    raise MissingTextError(f"no voice speaks of {type(state).__name__}")


def catalogue_of(state: State, language: str) -> Catalogue:
    """The messages of a language with the names that the table of this state has given."""
    return voice_of(state).catalogue(state, language)


def effect_line(catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
    """One line of the log."""
    for voice in VOICES:
        if voice.tells(effect):
            return voice.effect_line(catalogue, effect, names)
    raise MissingTextError(f"no voice tells of {effect.name}")


def prompt_line(catalogue: Catalogue, state: State, names: list[str]) -> str:
    """What is to be decided now, and by whom."""
    return voice_of(state).prompt_line(catalogue, state, names)


def action_line(
    catalogue: Catalogue, state: State, code: int, names: list[str] | None = None
) -> str:
    """What a code would do, as a choice to offer."""
    return voice_of(state).action_line(catalogue, state, code, names or [])


def price_line(catalogue: Catalogue, state: State, code: int) -> str:
    """What a code would cost whoever is to act, as a sum; empty where there is no price."""
    return voice_of(state).price_line(catalogue, state, code)


def result_lines(catalogue: Catalogue, state: State, names: list[str]) -> list[str]:
    """Who wins and why, then every score."""
    return voice_of(state).result_lines(catalogue, state, names)


def help_text(catalogue: Catalogue, kind: str, id: str) -> str:
    """The help of a race, power, card, companion, piece, verb, option, bot and so on."""
    return catalogue.text(f"{kind}-{id}", "help")

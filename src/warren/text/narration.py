"""The one front for sentences about games, whichever game it is."""

from __future__ import annotations

from warren.core.effect import Effect
from warren.core.state import State
from warren.games.registry import title
from warren.text.breakdowns import breakdown_line, breakdown_lines, price_parts
from warren.text.catalogue import Catalogue
from warren.text.errors import error_line
from warren.text.names import capitalised
from warren.text.voice import Voice

__all__ = [
    "action_line",
    "breakdown_line",
    "breakdown_lines",
    "catalogue_of",
    "caution_line",
    "deed_line",
    "effect_line",
    "error_line",
    "help_text",
    "price_line",
    "price_parts",
    "prompt_line",
    "result_lines",
    "voice_for",
    "voice_of",
]


def voice_for(game: str) -> Voice:
    """The voice of the game of a key."""
    return title(game).part("voice", Voice)


def voice_of(state: State) -> Voice:
    """The voice of the game that the state belongs to."""
    return voice_for(state.game())


def catalogue_of(state: State, language: str) -> Catalogue:
    """The messages of a language with the names that the table of this state has given."""
    return voice_of(state).catalogue(state, language)


def effect_line(catalogue: Catalogue, game: str, effect: Effect, names: list[str]) -> str:
    """One line of the log of a game."""
    return voice_for(game).effect_line(catalogue, effect, names)


def prompt_line(catalogue: Catalogue, state: State, seat: int | None, names: list[str]) -> str:
    """What is to be decided now, for a seat or (None) a spectator."""
    return voice_of(state).prompt_line(catalogue, state, seat, names)


def action_line(
    catalogue: Catalogue, state: State, seat: int, code: int, names: list[str] | None = None
) -> str:
    """What a code would do, as a choice to offer to a seat: it stands by itself."""
    return capitalised(deed_line(catalogue, state, seat, code, names))


def deed_line(
    catalogue: Catalogue, state: State, seat: int, code: int, names: list[str] | None = None
) -> str:
    """The same inside a sentence."""
    return voice_of(state).action_line(catalogue, state, seat, code, names or [])


def price_line(catalogue: Catalogue, state: State, seat: int, code: int) -> str:
    """What a code would cost a seat, as a sum; empty where there is no price."""
    return voice_of(state).price_line(catalogue, state, seat, code)


def caution_line(catalogue: Catalogue, state: State, seat: int, code: int) -> str:
    """What a seat should know before it does this; empty where there is no danger."""
    return voice_of(state).caution_line(catalogue, state, seat, code)


def result_lines(catalogue: Catalogue, state: State, names: list[str]) -> list[str]:
    """Who wins and why, then every score."""
    return voice_of(state).result_lines(catalogue, state, names)


def help_text(catalogue: Catalogue, kind: str, id: str) -> str:
    """The help of a race, power, card, companion, piece, verb, option, bot and so on."""
    return catalogue.text(f"{kind}-{id}", "help")

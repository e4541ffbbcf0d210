"""What a game says at a moment, where its title is known."""

from __future__ import annotations

from warren.core.refusal import InputError
from warren.core.state import State, View
from warren.text.catalogue import languages
from warren.text.narration import (
    action_line,
    catalogue_of,
    caution_line,
    price_line,
    prompt_line,
    voice_of,
)


def has_voice(state: State) -> bool:
    try:
        voice_of(state)
    except InputError:
        return False
    return True


def names_of(state: State) -> list[str]:
    return [f"P{number}" for number in range(state.seat_count())]


def said(view: View) -> dict[str, list[str]]:
    """All that is said to whoever has a view: the question, choices, prices and cautions."""
    state = view.state
    if not has_voice(state):
        return {}
    names = names_of(state)
    found: dict[str, list[str]] = {}
    for language in languages():
        catalogue = catalogue_of(state, language)
        found[language] = [prompt_line(catalogue, state, view.seat, names)]
        if view.seat is not None:
            for code in view.legal_actions():
                found[language].append(action_line(catalogue, state, view.seat, code, names))
                found[language].append(price_line(catalogue, state, view.seat, code))
                found[language].append(caution_line(catalogue, state, view.seat, code))
    return found

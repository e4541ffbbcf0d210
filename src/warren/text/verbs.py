"""The moves of a game, with how they are typed."""

from __future__ import annotations

from typing import Final

from warren.core.state import State
from warren.text.catalogue import Catalogue
from warren.text.narration import voice_of
from warren.text.voice import Form, Voice

MEANS: Final = "with"
"""By what a move is done: this stands at its end."""


class VerbHelp:
    """One way to move: its name, how it is typed, what it does."""

    def __init__(self, name: str, usage: str, help: str) -> None:
        self.name: Final = name
        self.usage: Final = usage
        self.help: Final = help


def verb_helps(catalogue: Catalogue, state: State) -> list[VerbHelp]:
    """Every move that players may make, in the order of the rules."""
    voice = voice_of(state)
    forms: dict[str, list[Form]] = {}
    for form in voice.forms(state):
        if form.verb not in voice.title.chance:
            id = "-".join(["verb", form.verb, *form.fixed.values()])
            forms.setdefault(voice.own(catalogue, id) or id, []).append(form)
    return [
        VerbHelp(
            catalogue.text(id) if catalogue.has(id) else same[0].verb,
            _usage(catalogue, voice, same),
            catalogue.text(id, "help") if catalogue.has(id, "help") else "",
        )
        for id, same in forms.items()
    ]


def _usage(catalogue: Catalogue, voice: Voice, forms: list[Form]) -> str:
    """How a move is typed; what only some of its forms have stands in brackets."""
    form = forms[0]
    parts = [voice.verb_words(catalogue, form.verb)[0]]
    fixed = {key: voice.spelled(catalogue, key, value) for key, value in form.fixed.items()}
    means = fixed.pop(MEANS, "")
    parts += [*fixed.values(), *(_word(catalogue, argument) for argument in form.arguments)]
    more = [
        _word(catalogue, argument)
        for other in forms[1:]
        for argument in other.arguments
        if argument not in form.arguments
    ]
    if more:
        parts.append(f"[{'|'.join(more)}]")
    return " ".join([*parts, means]).strip()


def _word(catalogue: Catalogue, argument: str) -> str:
    id = f"argument-{argument}"
    return (catalogue.text(id) if catalogue.has(id) else argument).upper()

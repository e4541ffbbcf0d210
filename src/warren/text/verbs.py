"""The moves of a game, with how they are typed."""

from __future__ import annotations

from typing import Final

from warren.core.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import noun
from warren.text.narration import voice_of
from warren.text.voice import Form
from warren.text.words import hyphenated, words

CHANCE_VERBS: Final = ("first", "banner", "badge", "die", "tile", "card", "marker", "monsters")


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
        if form.verb not in CHANCE_VERBS:
            id = "-".join(["verb", form.verb, *form.fixed.values()])
            forms.setdefault(catalogue.variant(voice.game, id), []).append(form)
    return [
        VerbHelp(catalogue.text(id), _usage(catalogue, same), catalogue.text(id, "help"))
        for id, same in forms.items()
    ]


def _usage(catalogue: Catalogue, forms: list[Form]) -> str:
    """How a move is typed; what only some of its forms have stands in brackets."""
    form = forms[0]
    parts = [words(catalogue, f"verb-{form.verb}")[0]]
    parts += [
        hyphenated(noun(catalogue, key, form.fixed[key], "acc"))
        for key in ("piece", "relic")
        if key in form.fixed
    ]
    parts += [_word(catalogue, argument) for argument in form.arguments]
    more = [
        _word(catalogue, argument)
        for other in forms[1:]
        for argument in other.arguments
        if argument not in form.arguments
    ]
    if more:
        parts.append(f"[{'|'.join(more)}]")
    if "with" in form.fixed:
        parts.append(catalogue.text(f"means-{form.fixed['with']}"))
    return " ".join(parts)


def _word(catalogue: Catalogue, argument: str) -> str:
    return catalogue.text(f"argument-{argument}").upper()

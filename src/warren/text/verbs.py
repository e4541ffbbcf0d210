"""The moves of a game, with how they are typed."""

from __future__ import annotations

from typing import Final

from warren.core.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import noun
from warren.text.narration import voice_of
from warren.text.voice import Form
from warren.text.words import words

CHANCE_VERBS: Final = ("first", "banner", "badge", "die")


class VerbHelp:
    """One way to move: its name, how it is typed, what it does."""

    def __init__(self, name: str, usage: str, help: str) -> None:
        self.name: Final = name
        self.usage: Final = usage
        self.help: Final = help


def verb_helps(catalogue: Catalogue, state: State) -> list[VerbHelp]:
    """Every move that players may make, in the order of the rules."""
    return [
        VerbHelp(
            catalogue.text(_id(form)), _usage(catalogue, form), catalogue.text(_id(form), "help")
        )
        for form in voice_of(state).forms()
        if form.verb not in CHANCE_VERBS
    ]


def _id(form: Form) -> str:
    return "-".join(["verb", form.verb, *form.fixed.values()])


def _usage(catalogue: Catalogue, form: Form) -> str:
    parts = [words(catalogue, f"verb-{form.verb}")[0]]
    if "piece" in form.fixed:
        parts.append(noun(catalogue, "piece", form.fixed["piece"], "acc"))
    if form.argument:
        parts.append(catalogue.text(f"argument-{form.argument}").upper())
    if "with" in form.fixed:
        parts.append(catalogue.text(f"means-{form.fixed['with']}"))
    return " ".join(parts)

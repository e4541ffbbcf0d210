"""Whether a guide calls things what the table calls them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from warren.core.match import Match
from warren.core.refusal import InputError
from warren.lesson.words import Words
from warren.text.catalogue import LANGUAGES, Catalogue
from warren.text.narration import action_line, catalogue_of, prompt_line

QUOTED: Final = re.compile(r"«([^»]+)»|“([^”]+)”")


class Proof:
    """What may be read at a table until a step is done, by language."""

    def __init__(self, learner: int) -> None:
        self.learner: Final = learner
        self._told: Final = {language: set[str]() for language in LANGUAGES}
        self._short: Final = {language: dict[str, str]() for language in LANGUAGES}

    def look(self, match: Match) -> None:
        """Note what the learner is asked now, and what they may choose."""
        state, learner = match.state, self.learner
        for language in LANGUAGES:
            catalogue = catalogue_of(state, language)
            self._short[language] = shortened(catalogue)
            if learner in state.deciding():
                told = self._told[language]
                told.add(prompt_line(catalogue, state, learner, []).casefold())
                told.update(
                    action_line(catalogue, state, learner, int(code)).casefold()
                    for code in state.legal_actions(learner)
                )

    def check(self, texts: Iterable[Words], field: str) -> None:
        for words in texts:
            for language in LANGUAGES:
                self._check(words.text(language), language, field)

    def _check(self, text: str, language: str, field: str) -> None:
        for name, short in self._short[language].items():
            if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text):
                details = {"field": field, "language": language, "value": name, "short": short}
                raise InputError("error-lesson-name", details)
        told = self._told[language]
        for quoted in (found[1] or found[2] for found in QUOTED.finditer(text)):
            if not any(quoted.casefold() in line for line in told):
                details = {"field": field, "language": language, "value": quoted}
                raise InputError("error-lesson-quoted", details)


def shortened(catalogue: Catalogue) -> dict[str, str]:
    """The things of a table that it calls by a part of their id."""
    parted = ((id.partition("-")[2], name) for id, name in catalogue.own.items())
    return {id: name for id, name in parted if id != name and id.endswith(name)}

"""Moves as people type them: “захват 2-03 кубик”, “capture spearmen c4”.

A verb, then its arguments. A piece or card stands before the region and the means after it,
though any order is understood; a region with spaces is quoted, other names are hyphenated or
named by one of their words. Words may be shortened as long as they stay clear, and combos and
players are counted from one.
"""

from __future__ import annotations

import shlex
from typing import Final

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.core.state import State
from warren.text.arguments import Spellings, misread, missing, readings
from warren.text.catalogue import Catalogue
from warren.text.names import listed
from warren.text.narration import catalogue_of, voice_for, voice_of
from warren.text.voice import Form, Voice
from warren.text.words import chosen

RULE: Final = "CORE-ACTION"
MOST_REPEATS: Final = 30
MOST_WORDS: Final = 10
"""Words are cut into phrases in every way: more would take longer than anybody waits."""


def write_move(action: Action, game: str, language: str) -> str:
    """The inverse of `parse_move`."""
    voice = voice_for(game)
    catalogue = Catalogue(language)
    order = dict.fromkeys([*voice.order, *action.args])
    spelled = [
        voice.spelled(catalogue, key, action.args[key]) for key in order if key in action.args
    ]
    return " ".join([voice.verb_words(catalogue, action.verb)[0], *spelled])


def parse_move(text: str, state: State, seat: int, language: str) -> Action:
    """The one action that a typed move means."""
    found = parse_moves(text, state, seat, language)
    if len(found) != 1:
        raise Refusal("refusal-typed-once", {"given": text}, RULE)
    return found[0]


def parse_moves(text: str, state: State, seat: int, language: str) -> list[Action]:
    """The actions that a typed move means: a number at its end repeats it.

    Where there are several readings, it is the one that the seat may choose now.
    """
    reader = _Reader(catalogue_of(state, language), state, seat)
    given = _split(text)
    verb = reader.verb(given[0])
    rest = given[1:]
    try:
        return [reader.action(verb, rest)]
    except Refusal:
        if verb not in reader.voice.repeatable or len(rest) < 2 or not rest[-1].isdecimal():
            raise
    count = int(rest[-1])
    if not 1 <= count <= MOST_REPEATS:
        raise Refusal("refusal-typed-count", {"count": count, "most": MOST_REPEATS}, RULE)
    return [reader.action(verb, rest[:-1])] * count


def _split(text: str) -> list[str]:
    try:
        given = shlex.split(text)
    except ValueError as error:
        raise Refusal("refusal-typed-quote", {"given": text}, RULE) from error
    if not given:
        raise Refusal("refusal-typed-nothing", {}, RULE)
    if len(given) > MOST_WORDS:
        raise Refusal("refusal-typed-long", {"most": MOST_WORDS}, RULE)
    return given


def _best_form(fitting: list[tuple[Form, list[str]]]) -> tuple[Form, list[str]]:
    """The form with the most arguments for which there are words, else the one with fewest."""
    enough = [fit for fit in fitting if len(fit[0].arguments) <= len(fit[1])]
    if enough:
        return max(enough, key=lambda fit: len(fit[0].arguments))
    return min(fitting, key=lambda fit: len(fit[0].arguments))


class _Reader:
    """Understands the words of one move."""

    def __init__(self, catalogue: Catalogue, state: State, seat: int) -> None:
        self.catalogue: Final = catalogue
        self.state: Final = state
        self.seat: Final = seat
        self.voice: Final[Voice] = voice_of(state)
        self.forms: Final = self.voice.forms(state)

    def verb(self, word: str) -> str:
        verbs = {form.verb: self.voice.verb_words(self.catalogue, form.verb) for form in self.forms}
        found = chosen(word, verbs)
        if len(found) > 1:
            legal = {action.verb for action in self._legal()}
            found = [verb for verb in found if verb in legal] or found
        if not found:
            raise Refusal("refusal-typed-verb", {"word": word}, RULE)
        self._only(word, [verbs[verb][0] for verb in found])
        return found[0]

    def action(self, verb: str, given: list[str]) -> Action:
        forms = [form for form in self.forms if form.verb == verb]
        fitting = [
            (form, left)
            for form in forms
            if (left := self._without_fixed(form, forms, given)) is not None
        ]
        if not fitting:
            missing = next(iter(forms[0].fixed))
            raise Refusal("refusal-typed-missing", {"verb": verb, "argument": missing}, RULE)
        most = max(len(form.fixed) for form, _ in fitting)
        closest = [(form, left) for form, left in fitting if len(form.fixed) == most]
        found = [
            Action(verb, {**form.fixed, **values})
            for form, left in closest
            for values in readings(left, self._spellings(form))
        ]
        if not found:
            raise self._refusal(*_best_form(closest))
        return self._one(found, closest[0][1])

    def _without_fixed(self, form: Form, forms: list[Form], given: list[str]) -> list[str] | None:
        """The words that are left for the argument; None when a fixed word is missing."""
        left = list(given)
        for key, value in form.fixed.items():
            choices = {
                other.fixed[key]: self.voice.fixed_words(self.catalogue, key, other.fixed[key])
                for other in forms
                if key in other.fixed
            }
            places = [i for i, word in enumerate(left) if chosen(word, choices) == [value]]
            if not places or (form.arguments and len(left) == 1):
                return None
            del left[places[-1] if key == "with" else places[0]]
        return left

    def _spellings(self, form: Form) -> dict[str, Spellings]:
        return {
            name: self.voice.spellings(self.catalogue, self.state, name) for name in form.arguments
        }

    def _one(self, found: list[Action], left: list[str]) -> Action:
        """The only action found, or the only one of them that is legal now."""
        if len(found) > 1:
            legal = self._legal()
            found = [action for action in found if action in legal] or found
        for name in found[0].args:
            values = list(dict.fromkeys(action.args.get(name, "") for action in found))
            names = [
                self.voice.spelled(self.catalogue, name, value) for value in values if value != ""
            ]
            self._only(" ".join(left), names)
        return found[0]

    def _refusal(self, form: Form, left: list[str]) -> Refusal:
        """Why no action was found: words are missing, cannot be read, or are too many."""
        spellings = self._spellings(form)
        missed = missing(left, spellings)
        if missed:
            return Refusal("refusal-typed-missing", {"verb": form.verb, "argument": missed}, RULE)
        if not form.arguments:
            given = " ".join(left)
            return Refusal("refusal-typed-extra", {"verb": form.verb, "given": given}, RULE)
        argument, word = misread(left, spellings)
        return Refusal("refusal-typed-argument", {"argument": argument, "value": word}, RULE)

    def _legal(self) -> list[Action]:
        return [self.state.action(code) for code in self.state.legal_actions(self.seat)]

    def _only(self, word: str, names: list[str]) -> None:
        if len(names) > 1:
            choices = listed(self.catalogue, names)
            raise Refusal("refusal-typed-unclear", {"word": word, "choices": choices}, RULE)

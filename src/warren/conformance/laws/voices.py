"""What is said."""

from __future__ import annotations

from warren.conformance.law import Breach, Law
from warren.conformance.moment import Moment, Trial
from warren.conformance.speech import has_voice, names_of, said
from warren.core.match import Match, Told
from warren.core.refusal import Refusal
from warren.core.state import State
from warren.text.catalogue import languages
from warren.text.library import library
from warren.text.moves import parse_move, write_move
from warren.text.narration import catalogue_of, effect_line, error_line, result_lines


class Voices(Law):
    """A game with a voice has words for all that happens, in every language.

    Questions, choices, facts, refusals and results are told; a choice that is written as a move
    is read as the same choice.
    """

    id = "voice"
    stride = 5

    def look(self, moment: Moment) -> None:
        state = moment.before
        if not has_voice(state):
            return
        for viewer, view in moment.views.items():
            for texts in said(view).values():
                if not texts[0]:
                    raise Breach("breach-silent", {}, viewer)
        if moment.seat >= 0:
            for language in languages():
                self._typed(state, moment.seat, language)
                self._refused(moment, language)
        self.checks += 1

    def _typed(self, state: State, seat: int, language: str) -> None:
        for code in state.legal_actions(seat):
            action = state.action(code)
            text = write_move(action, state.game(), language)
            try:
                meant = str(parse_move(text, state, seat, language))
            except Refusal as refusal:
                meant = refusal.message
            if meant != str(action):
                raise Breach("breach-typed", {"text": text, "meant": meant}, seat, action)

    def _refused(self, moment: Moment, language: str) -> None:
        legal = moment.before.legal_actions(moment.seat)
        start = int(moment.rng().randrange(moment.before.space().size))
        for code in range(start, min(start + 10, moment.before.space().size)):
            if code not in legal:
                refusal = moment.before.refuse(moment.seat, code)
                error_line(catalogue_of(moment.before, language), refusal)

    def after(self, moment: Moment, told: Told, state: State) -> None:
        if not has_voice(state):
            return
        for language in languages():
            catalogue = catalogue_of(state, language)
            for effect in told.effects:
                if not effect_line(catalogue, state.game(), effect, names_of(state)):
                    raise Breach("breach-silent", {}, told.seat, told.action)

    def end(self, trial: Trial, match: Match) -> None:
        if has_voice(match.state):
            for language in languages():
                catalogue = catalogue_of(match.state, language)
                if not result_lines(catalogue, match.state, names_of(match.state)):
                    raise Breach("breach-silent")
                for text in library(language).junk:
                    raise Breach("breach-junk", {"language": language, "text": text.strip()})

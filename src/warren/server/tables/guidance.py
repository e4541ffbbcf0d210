"""The guide of a table at which a lesson is played: what it asks for, and what others do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.core.action import Action
from warren.core.match import Match, Told
from warren.core.record import Line
from warren.core.refusal import WarrenError
from warren.core.state import CHANCE, State
from warren.lesson.following import Following
from warren.lesson.script import Beat
from warren.messages.guide import ASKS, ASTRAY, LEFT, LOST, OVER, WAITS, Guide
from warren.text.catalogue import LANGUAGES


class Guidance:
    """Where a lesson stands at a table; asked together with the match that stands there.

    The opponents wait while the learner is asked for something, or may still take back what was
    done instead. What the script can no longer have, bots and dice decide.
    """

    def __init__(self, following: Following) -> None:
        self.following: Final = following

    @property
    def learner(self) -> int:
        return self.following.script.learner

    def scripted(self, state: State, seat: int) -> int | None:
        """What the script has a seat do now, or chance, where it can."""
        wanted = self.following.next_of(seat)
        return None if wanted is None else _code(state, seat, wanted)

    def after(self, told: Sequence[Line]) -> Guidance:
        """The guide when this has happened too."""
        following = self.following.copy()
        following.hear(told)
        return Guidance(following)

    def settle(self, match: Match) -> list[Told]:
        """Let chance do what the lesson names, as long as it names anything."""
        named: list[Told] = []
        while match.state.is_chance():
            code = self.scripted(match.state, CHANCE)
            if code is None:
                break
            named.append(match.do(CHANCE, code))
            self.following.hear(named[-1:])
        return named

    def asked(self, match: Match) -> list[int]:
        """What the learner shall do now, in any order; nothing when none of it can be done first.

        Where all that is left may stay undone, whatever is like it does too.
        """
        beat, state = self.following.beat, match.state
        if beat is None or beat.seat != self.learner or self.learner not in state.deciding():
            return []
        legal = [int(code) for code in state.legal_actions(self.learner)]
        left = self.following.remaining()
        due = [action for action in left if action.verb not in beat.free]
        if not due:
            alike = {action.verb for action in left}
            return [code for code in legal if state.action(code).verb in alike]
        named = [code for action in due if (code := _named(state, action)) is not None]
        return named if any(code in legal for code in named) else []

    def holds(self, match: Match) -> bool:
        """Whether bots wait for the learner."""
        if self.following.astray:
            return self.back(match) > 0
        return bool(self.asked(match))

    def back(self, match: Match) -> int:
        """How many actions lead back to the lesson when they are taken back; 0 where none may."""
        trial = match.copy()
        for n, seat in reversed(self.following.strayed):
            if seat != self.learner or trial.state.is_over() or trial.undo_refusal(seat):
                return 0
            if trial.undo(seat).action.args["to"] != n - 1:
                return 0
        return len(self.following.strayed)

    def can_resume(self, match: Match) -> bool:
        """Whether a guide that was sent away would still know the way."""
        return self._state(match) in (ASKS, WAITS)

    def told(self, match: Match, language: str, left: bool) -> Guide | None:
        """What the page of the learner shows of it; nothing when there is no more to say."""
        script = self.following.script
        state = self._state(match)
        if left and not self.can_resume(match):
            return None
        beat = script.beats[self.following.at] if state in (ASKS, ASTRAY) else None
        guide = Guide(
            lesson=script.key,
            state=LEFT if left else state,
            step=min(sum(at <= self.following.at for at in script.tasks), len(script.tasks)),
            steps=len(script.tasks),
            title=script.title.text(language) if language in LANGUAGES else "",
        )
        if left:
            return guide
        if state == ASKS:
            guide.asked = self.asked(match)
            guide.in_turn = beat is not None and beat.in_turn
        if state == ASTRAY:
            guide.back = self.back(match)
        if beat is not None:
            guide.light = list(beat.light)
        if language in LANGUAGES:
            guide.texts = self._texts(state, beat, language)
        return guide

    def _texts(self, state: str, beat: Beat | None, language: str) -> list[str]:
        if state == OVER:
            return [page.text(language) for page in self.following.script.ending]
        if beat is None or state == LOST:
            return []
        if state == ASTRAY:
            return [] if beat.astray is None else [beat.astray.text(language)]
        return [page.text(language) for page in beat.pages]

    def _state(self, match: Match) -> str:
        following, deciding = self.following, match.state.deciding()
        if following.over:
            return OVER
        if match.state.is_over():
            return LOST
        if following.astray:
            return ASTRAY if self.back(match) else LOST
        if self.asked(match):
            return ASKS
        others = [seat for seat in deciding if seat != self.learner]
        expected = any(following.next_of(seat) is not None for seat in others)
        return WAITS if expected or self.learner not in deciding else LOST


def _named(state: State, action: Action) -> int | None:
    try:
        return state.code(action)
    except WarrenError:
        return None


def _code(state: State, seat: int, action: Action) -> int | None:
    """The code of an action that is allowed now."""
    code = _named(state, action)
    if seat == CHANCE:
        return code if any(code == one for one, _ in state.chance_outcomes()) else None
    return code if code in state.legal_actions(seat) else None

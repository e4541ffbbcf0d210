"""Where a lesson stands, told by the lines of its table alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from warren.core.action import Action
from warren.core.record import UNDO, Line
from warren.core.state import CHANCE
from warren.lesson.script import Beat, Key, Script, key_of


class Following:
    """How far the lines of a table follow a script.

    A line that the script does not have next leads `astray`; taking it back leads on again.
    `strayed` has the numbers of the lines since then, with their seats. Opponents who follow one
    another in the script need not wait for each other: they may decide at once.
    """

    def __init__(self, script: Script) -> None:
        self.script: Final = script
        self.at = 0
        self.left: list[Key] = []
        self.astray = False
        self.strayed: list[tuple[int, int]] = []
        self._lines: list[tuple[int, int, Key]] = []
        self._early: dict[int, list[Key]] = {}
        self._start()

    def copy(self) -> Following:
        twin = Following(self.script)
        twin.at = self.at
        twin.left = self.left.copy()
        twin.astray = self.astray
        twin.strayed = self.strayed.copy()
        twin._lines = self._lines.copy()
        twin._early = {at: left.copy() for at, left in self._early.items()}
        return twin

    @property
    def beat(self) -> Beat | None:
        """What comes next, while the script is followed and has more."""
        return None if self.astray or self.over else self.script.beats[self.at]

    @property
    def settled(self) -> bool:
        """Whether all that is left of the beat may stay undone: others can go on."""
        beat = self.beat
        return beat is not None and all(verb in beat.free for verb, _ in self.left)

    @property
    def over(self) -> bool:
        return self.at == len(self.script.beats)

    def hear(self, lines: Iterable[Line]) -> None:
        """Go on with what was done."""
        for line in lines:
            if line.action.verb == UNDO:
                self._take_back(line.action)
            else:
                self._lines.append((line.n, line.seat, key_of(line.action)))
                self._follow(*self._lines[-1])

    def remaining(self) -> list[Action]:
        """What is left to do of the beat."""
        return [] if self.beat is None else _undone(self.beat, self.left)

    def next_of(self, seat: int) -> Action | None:
        """What the script has a seat do now, or chance."""
        beat = self.beat
        if beat is not None and beat.seat != seat and self.settled:
            later = self.copy()
            later.go_on()
            return later.next_of(seat)
        if beat is None:
            return None
        left = self.remaining()
        if beat.seat != seat:
            at = self._beside(seat)
            left = [] if at is None else _undone(self.script.beats[at], self._left_of(at))
        return left[0] if left else None

    def go_on(self) -> None:
        """Leave what may stay undone."""
        self.at += 1
        self._enter()

    def outcome(self) -> Action | None:
        return self.next_of(CHANCE)

    def _start(self) -> None:
        self.at = 0
        self.astray = False
        self.strayed = []
        self._early = {}
        self._enter()

    def _follow(self, n: int, seat: int, key: Key) -> None:
        self._advance(seat, key)
        if self.astray:
            self.strayed.append((n, seat))

    def _enter(self) -> None:
        begun = self.at in self._early
        self.left = [] if self.over else self._left_of(self.at)
        if begun and not self.left and not self.script.beats[self.at].lasting:
            self.go_on()

    def _left_of(self, at: int) -> list[Key]:
        """What is left of a beat that is yet to come."""
        known = self._early.get(at)
        return [key_of(one) for one in self.script.beats[at].actions] if known is None else known

    def _beside(self, seat: int) -> int | None:
        """The beat that an opponent may begin while others are still at theirs."""
        at = self.at
        while at < len(self.script.beats) and self._is_reply(at):
            if at > self.at and self.script.beats[at].seat == seat and self._left_of(at):
                return at
            at += 1
        return None

    def _is_reply(self, at: int) -> bool:
        return self.script.beats[at].seat not in (self.script.learner, CHANCE)

    def _advance(self, seat: int, key: Key) -> None:
        beat = self.beat
        if beat is None:
            return
        wanted = self.left[:1] if beat.in_turn else self.left
        if beat.seat == seat and key in wanted:
            self.left.remove(key)
            if not self.left and not beat.lasting:
                self.go_on()
        elif beat.seat == seat and key[0] in beat.free:
            return
        elif self.settled:
            self.go_on()
            self._advance(seat, key)
        elif beat.seat == seat or not self._begin(seat, key):
            self.astray = True

    def _begin(self, seat: int, key: Key) -> bool:
        at = self._beside(seat)
        left = [] if at is None else self._left_of(at)
        if at is None or key not in left:
            return False
        left.remove(key)
        self._early[at] = left
        return True

    def _take_back(self, action: Action) -> None:
        gone = int(action.args["to"]) + 1
        self._lines = [line for line in self._lines if line[0] != gone]
        self._start()
        for line in self._lines:
            self._follow(*line)


def _undone(beat: Beat, left: list[Key]) -> list[Action]:
    """The actions of a beat that are left, in its order."""
    keys = left.copy()
    found: list[Action] = []
    for action in beat.actions:
        if key_of(action) in keys:
            keys.remove(key_of(action))
            found.append(action)
    return found

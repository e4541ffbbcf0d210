"""A lesson once it has been played through: what comes after what, action by action."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.lesson.words import Words

Key = tuple[str, tuple[tuple[str, str | int], ...]]


def key_of(action: Action) -> Key:
    """What tells an action from others."""
    return action.verb, tuple(sorted(action.args.items()))


class Beat:
    """What one seat does next, or chance.

    The learner has words with it, and may do its actions in any order, unless they come `in_turn`;
    `astray` is said when they do something else. Actions with a verb that is `free` may be done or
    not, and others like them too; where all are free, the beat lasts until somebody else acts.
    `light` names the parts of the table that it is about.
    """

    def __init__(
        self,
        seat: int,
        actions: tuple[Action, ...],
        pages: tuple[Words, ...] = (),
        astray: Words | None = None,
        light: tuple[str, ...] = (),
        free: tuple[str, ...] = (),
        in_turn: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.actions: Final = actions
        self.pages: Final = pages
        self.astray: Final = astray
        self.light: Final = light
        self.free: Final = free
        self.in_turn: Final = in_turn

    @property
    def lasting(self) -> bool:
        """Whether others end it, because all that is asked for may be done or not."""
        return all(action.verb in self.free for action in self.actions)


class Script:
    """A lesson that works: every beat is legal after those before it."""

    def __init__(
        self,
        key: str,
        game: str,
        players: int,
        options: dict[str, object],
        learner: int,
        title: Words,
        about: Words,
        minutes: int,
        beats: tuple[Beat, ...],
        ending: tuple[Words, ...],
    ) -> None:
        self.key: Final = key
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.learner: Final = learner
        self.title: Final = title
        self.about: Final = about
        self.minutes: Final = minutes
        self.beats: Final = beats
        self.ending: Final = ending

    @property
    def tasks(self) -> list[int]:
        """The beats that are the learner's."""
        return [at for at, beat in enumerate(self.beats) if beat.seat == self.learner]

    def to_json(self) -> dict[str, object]:
        return {
            "key": self.key,
            "game": self.game,
            "players": self.players,
            "title": self.title.told,
            "about": self.about.told,
            "minutes": self.minutes,
            "steps": len(self.tasks),
        }

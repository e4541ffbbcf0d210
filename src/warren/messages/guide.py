"""What a guide tells whoever learns a game at a table."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from warren.messages.bounds import Name

ASKS: Final = "asks"
WAITS: Final = "waits"
ASTRAY: Final = "astray"
LOST: Final = "lost"
OVER: Final = "over"
LEFT: Final = "left"
GuideState = Annotated[
    str, Meta(extra_json_schema={"enum": ["asks", "waits", "astray", "lost", "over", "left"]})
]


class Guide(msgspec.Struct, kw_only=True):
    """Where a lesson stands: `step` of `steps`, and what the guide says to it.

    `asks`: for one of the actions `asked`, by their codes; some may be possible only after others,
    and where they come `in_turn` only the first of them leads on.
    `waits`: for others. `astray`: something else was done, and `back` actions lead back when they
    are taken back. `lost`: the game has gone another way, for good. `over`: the lesson has been
    learned. `left`: it was sent away and may be called back. `light` names the parts of the table
    that it is about.
    """

    lesson: str
    state: GuideState
    step: int
    steps: int
    title: str
    texts: list[str] = []
    asked: list[int] = []
    in_turn: bool = False
    light: list[str] = []
    back: int = 0


class LessonShown(msgspec.Struct, kw_only=True):
    """A lesson that one may take here, and how many minutes it takes."""

    key: str
    game: str
    players: int
    title: str
    about: str
    minutes: int
    steps: int


class NewLesson(msgspec.Struct, kw_only=True):
    """How whoever learns is called."""

    name: Name | None = None


class Wish(msgspec.Struct, kw_only=True):
    """What the guide shall do: lead back to the lesson, leave, or come back."""

    wish: Literal["back", "leave", "resume"]

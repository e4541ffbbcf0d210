"""Lessons: which there are, taking one, and what its guide is told."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from warren.messages.guide import LessonShown, NewLesson, Wish
from warren.messages.setup import Created
from warren.server.api.errors import Asked, language_of
from warren.server.api.limits import DEAR
from warren.server.api.parameters import Serving, TableId, Who
from warren.server.api.play import player
from warren.server.people.tokens import PLAY
from warren.server.tables.learning import take_lesson, wished
from warren.text.catalogue import LANGUAGES

LessonKey = Annotated[str, PathParameter(max_length=80)]


@get("/api/lessons", tags=["lessons"])
async def list_lessons(service: Serving, request: Asked) -> list[LessonShown]:
    """First games with a guide: those that come with the games, and those of the host."""
    language = language_of(request)
    told = language if language in LANGUAGES else LANGUAGES[0]
    return [
        LessonShown(
            key=script.key,
            game=script.game,
            players=script.players,
            title=script.title.text(told),
            about=script.about.text(told),
            minutes=script.minutes,
            steps=len(script.tasks),
        )
        for script in await service.hub.lessons.all()
    ]


@post("/api/lessons/{lesson:str}/tables", tags=["lessons"], opt=DEAR)
async def take(
    service: Serving, person: Who, request: Asked, lesson: LessonKey, data: JSONBody[NewLesson]
) -> Created:
    """A table at which this lesson is played, against bots; it starts at once."""
    person.require(PLAY)
    return await take_lesson(service.tables, person, lesson, data.name, language_of(request))


@post("/api/tables/{table:str}/guide", tags=["lessons"], status_code=204)
async def tell_guide(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Wish]
) -> None:
    """Let the guide take back what was done instead, send it away, or call it back."""
    person.require(PLAY)
    await wished(await player(service, person, table, request), data.wish)


HANDLERS = [list_lessons, take, tell_guide]

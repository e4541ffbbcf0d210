"""What a game is played with, thing by thing, and games that begin with one."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from warren.messages.gallery import GalleryShown, NewGame
from warren.messages.setup import Created
from warren.server.api.errors import Asked, language_of
from warren.server.api.games import JSON, GameKey
from warren.server.api.kept import keepable
from warren.server.api.limits import DEAR
from warren.server.api.parameters import Serving, Who
from warren.server.gallery.beginning import begin_with
from warren.server.gallery.showing import gallery
from warren.server.people.tokens import PLAY
from warren.text.catalogue import LANGUAGES

Kind = Annotated[str, PathParameter(max_length=40)]
Id = Annotated[str, PathParameter(max_length=80)]


@get("/api/games/{key:str}/gallery", tags=["games"], sync_to_thread=True)
def show_gallery(request: Asked, key: GameKey) -> Response[GalleryShown | None]:
    """Races, cards, rooms …: what they do, their rules, how strong they are; has an `ETag`."""
    language = language_of(request)
    told = language if language in LANGUAGES else LANGUAGES[0]
    return keepable(request, gallery(key, told), JSON)


@post("/api/games/{key:str}/gallery/{kind:str}/{id:str}/tables", tags=["games"], opt=DEAR)
async def play_with(
    service: Serving,
    person: Who,
    request: Asked,
    key: GameKey,
    kind: Kind,
    id: Id,
    data: JSONBody[NewGame],
) -> Created:
    """A game against bots in which a thing is there, as far as it can be dealt."""
    person.require(PLAY)
    return await begin_with(
        service.tables, service.backroom, person, key, kind, id, data, language_of(request)
    )


HANDLERS = [show_gallery, play_with]

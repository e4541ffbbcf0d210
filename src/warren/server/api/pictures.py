"""The picture that a link to a table shows."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import QueryParameter

from warren.server.api.errors import Asked, language_of
from warren.server.api.files import page_files
from warren.server.api.kept import ASK_AGAIN, FOREVER
from warren.server.api.limits import LOOKING
from warren.server.api.page import card_of
from warren.server.api.parameters import Serving, TableId, Who
from warren.server.errors import Unknown
from warren.server.people.tokens import READ
from warren.server.tables.tables import PRIVATE
from warren.server.viewers.postcards import mark_of
from warren.text.catalogue import LANGUAGES

PNG: Final = "image/png"
FOREVER_MINE: Final = FOREVER.replace("public", "private")
Mark = Annotated[str, QueryParameter(max_length=64)]


@get("/api/tables/{table:str}/picture.png", tags=["tables"], opt=LOOKING, media_type=PNG)
async def picture_of_table(
    service: Serving, person: Who, request: Asked, table: TableId, at: Mark = ""
) -> Response[bytes]:
    """The table as everybody sees it, 1200 by 630; its game where that cannot be drawn in time.

    `at` is the mark in the address that the head of the page names: as long as it is that of the
    table, the picture may be kept for good.
    """
    person.require(READ)
    room = await service.tables.room_for(table, person)
    asked = language_of(request)
    language = asked if asked in LANGUAGES else LANGUAGES[0]
    mark = mark_of(room, language)
    picture = await service.postcards.picture(room, language)
    kept = picture is not None and at == mark
    if picture is None:
        card = page_files(service.settings.page).get(card_of(service.settings, room.game.key))
        if card is None:
            raise Unknown("error-no-picture", {"game": room.game.key})
        picture = card.path.read_bytes()
    whose = FOREVER_MINE if room.terms.visibility == PRIVATE else FOREVER
    headers = {"cache-control": whose if kept else ASK_AGAIN}
    return Response(picture, media_type=PNG, headers=headers)


HANDLERS = [picture_of_table]

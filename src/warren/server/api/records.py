"""Records: taking them out and in, looking through games, going on from a line."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter, RawBody

from warren.core.refusal import InputError
from warren.messages.setup import Created, Visibility
from warren.messages.table import TableShown
from warren.server.api.errors import Asked, language_of
from warren.server.api.limits import DEAR, LOOKING
from warren.server.api.parameters import Serving, TableId, Who
from warren.server.archive.archive import Continuation
from warren.server.archive.moments import MOST, Moments, Sight, moments
from warren.server.archive.playback import Point, VerdictShown
from warren.server.people.tokens import PLAY, READ
from warren.server.security.wording import clean_title
from warren.server.tables.room import Room

NDJSON = "application/x-ndjson"
ALL = "all"
LineNumber = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000_000)]
LastLine = Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000_000)]
Eyes = Annotated[str | None, QueryParameter(pattern="^(all|[0-9]|1[0-5])$")]


async def archived(service: Serving, person: Who, table: str) -> Room:
    person.require(READ)
    room = await service.tables.room_for(table, person)
    service.archive.check(room)
    return room


@get("/api/tables/{table:str}/record", tags=["records"], media_type=NDJSON)
async def record(service: Serving, person: Who, table: TableId) -> Response[str]:
    """The record of a finished game, with the seed of its dice."""
    room = await archived(service, person, table)
    written = (await service.hub.store.record(room.terms.id)).write()
    return Response(
        written,
        media_type=NDJSON,
        headers={"content-disposition": f'attachment; filename="{room.terms.id}.ndjson"'},
    )


@post("/api/records", tags=["records"], opt=DEAR)
async def import_record(
    service: Serving,
    person: Who,
    body: RawBody,
    visibility: Annotated[Visibility, QueryParameter()] = "link",
    title: Annotated[str, QueryParameter(max_length=80)] = "",
) -> TableShown:
    """Bring in a record (newline-delimited JSON) as a table for watching and going on.

    Its seats are named as in the record, nobody holds them, and nothing of it is rated. A record
    that is broken or breaks the rules is refused with its line and field.
    """
    person.require(PLAY)
    return await service.archive.take_in(person, body, visibility, clean_title(title))


@post("/api/tables/{table:str}/continue", tags=["records"], opt=DEAR)
async def continue_from(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Continuation]
) -> Created:
    """Go on from line n of a finished or imported game, at a new table with dice of its own.

    It starts at once when no seat is open, unless told to wait.
    """
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    return await service.archive.go_on(person, room, data, language_of(request))


@get("/api/tables/{table:str}/moments", tags=["records"], opt=LOOKING)
async def show_moments(
    service: Serving,
    person: Who,
    request: Asked,
    table: TableId,
    start: LineNumber = 0,
    end: LastLine = None,
    seat: Eyes = None,
) -> Moments:
    """A finished or imported game line by line, at most a hundred lines at once.

    `seat` is whose eyes to look through: a seat, `all` for everything, a spectator otherwise.
    """
    room = await archived(service, person, table)
    if start > room.n:
        raise InputError(
            "error-out-of-range", {"field": "from", "value": start, "least": 0, "most": room.n}
        )
    whole = seat == ALL
    eyes = None if seat is None or whole else int(seat)
    if eyes is not None and eyes >= room.terms.players:
        last = room.terms.players - 1
        raise InputError(
            "error-out-of-range", {"field": "seat", "value": eyes, "least": 0, "most": last}
        )
    sight = Sight(room.teller(language_of(request)), eyes, whole)
    wanted = start + MOST if end is None else end
    return await moments(service.archive.shelf, room, sight, start, wanted)


@get("/api/tables/{table:str}/scores", tags=["records"], opt=DEAR)
async def show_scores(service: Serving, person: Who, table: TableId) -> list[Point]:
    """The scores of a finished or imported game, after every line that changed them."""
    return await service.archive.scores(await archived(service, person, table))


@get("/api/tables/{table:str}/verdict", tags=["records"], opt=DEAR)
async def show_verdict(
    service: Serving, person: Who, request: Asked, table: TableId
) -> VerdictShown:
    """Whether every die and draw of a finished or imported game came from its promised seed.

    Each of them comes with all that could have come up, so that it can be worked out again.
    """
    room = await archived(service, person, table)
    return await service.archive.verdict(room, language_of(request))


HANDLERS = [
    record,
    import_record,
    continue_from,
    show_moments,
    show_scores,
    show_verdict,
]

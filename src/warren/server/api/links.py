"""Secret links to seats: exchanged for a cookie at once, so that the address can be forgotten."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from warren.messages.bounds import Name, Text
from warren.messages.table import TableShown
from warren.server.api.errors import Asked
from warren.server.api.identity import keep_session, written_cookie
from warren.server.api.parameters import Serving, Who
from warren.server.api.tables import SeatTaken
from warren.server.errors import Unknown
from warren.server.people.identity import LINK_COOKIE, LINK_SECONDS
from warren.server.people.tokens import PLAY
from warren.server.seats.seating import OPEN, digest
from warren.server.service import Service
from warren.server.viewers.descriptions import shown

Secret = Annotated[str, PathParameter(max_length=64)]


class Arrival(msgspec.Struct, kw_only=True):
    """The seat whose link somebody came by, before they take it."""

    table: TableShown
    seat: int


class Claim(msgspec.Struct, kw_only=True):
    name: Name | None = None
    contribution: Text = ""


@get("/s/{secret:str}", include_in_schema=False)
async def open_link(
    service: Serving, person: Who, request: Asked, secret: Secret
) -> Response[None]:
    """Go to the table of a link: back to a seat that is taken, or with the right to an open one.

    An open seat is taken by a further step, so that whatever fetches a link to show what it leads
    to does not sit down.
    """
    person.require(PLAY)
    room, seat = await service.tables.behind_link(digest(secret))
    root = service.settings.root_path.rstrip("/")
    answer = Response(None, status_code=303, headers={"location": f"{root}/t/{room.terms.id}"})
    if room.holding.seats[seat].kind == OPEN:
        kept = service.seal.keep_link(digest(secret))
        answer.headers["set-cookie"] = _cookie(service, request, kept, LINK_SECONDS)
    else:
        await service.tables.claim(person, secret)
        keep_session(request)
    return answer


@get("/api/link", tags=["tables"])
async def show_link(service: Serving, person: Who, request: Asked) -> Arrival | None:
    """The seat whose link was opened last, as long as it can be taken; nothing otherwise."""
    try:
        room, seat = await service.tables.behind_link(_kept(service, request))
    except Unknown:
        return None
    return Arrival(table=shown(room, person), seat=seat)


@post("/api/link", tags=["tables"])
async def take_link(
    service: Serving, person: Who, request: Asked, data: JSONBody[Claim]
) -> Response[SeatTaken]:
    """Take the seat whose link was opened last."""
    person.require(PLAY)
    named = _kept(service, request)
    table, seat = await service.tables.claim_named(person, named, data.name, data.contribution)
    answer = Response(SeatTaken(table=table, seat=seat))
    answer.headers["set-cookie"] = _cookie(service, request, "", 0)
    return answer


def _kept(service: Service, request: Asked) -> str:
    named = service.seal.kept_link(request.cookies.get(LINK_COOKIE, ""))
    if named is None:
        raise Unknown("refusal-link", {}, "TABLE-LINK")
    return named


def _cookie(service: Service, request: Asked, value: str, age: int) -> str:
    return written_cookie(LINK_COOKIE, value, age, service.settings, request.scope)


HANDLERS = [open_link, show_link, take_link]

"""Secret links to seats: exchanged for a cookie at once, so that the address can be forgotten."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from warren.core.refusal import Refusal, WarrenError
from warren.messages.bounds import Commitment, Name, SeatNumber, TableName
from warren.messages.pushes import Refused
from warren.messages.setup import SeatTaken
from warren.messages.table import TableShown
from warren.server.api.errors import Asked, language_of
from warren.server.api.identity import stay, written_cookie
from warren.server.api.parameters import Serving, Who
from warren.server.errors import Unknown
from warren.server.people.identity import LINK_COOKIE, LINK_SECONDS
from warren.server.people.tokens import PLAY
from warren.server.seats.arrivals import Offer
from warren.server.seats.seating import digest
from warren.server.service import Service
from warren.server.viewers.descriptions import shown
from warren.server.viewers.faces import refused

T = TypeVar("T")

Secret = Annotated[str, PathParameter(max_length=64)]


class Arrival(msgspec.Struct, kw_only=True):
    """The seat whose link somebody came by, before they take it.

    `offer`: it is open (`sit`), or a guest's whose seat would be open on this device too (`here`)
    or would go over to my account and close everywhere else (`account`), or it is mine already
    (`mine`). Where nothing is offered, `refused` says why.
    """

    table: TableShown
    seat: int
    offer: Offer | None
    refused: Refused | None = None


class Claim(msgspec.Struct, kw_only=True):
    """The table and the seat that I was shown, so that I get no other."""

    table: TableName
    seat: SeatNumber
    name: Name | None = None
    commitment: Commitment = ""


@get("/s/{secret:str}", include_in_schema=False)
async def open_link(
    service: Serving, person: Who, request: Asked, secret: Secret
) -> Response[None]:
    """Go to the table of a link, with the right to do what it offers.

    That is a further step, for which people are asked: whatever fetches a link to show what it
    leads to changes nothing, and nobody's account is bound by looking.
    """
    room, _ = await service.tables.behind_link(digest(secret), person)
    root = service.settings.root_path.rstrip("/")
    answer = Response(None, status_code=303, headers={"location": f"{root}/t/{room.terms.id}"})
    stay(request)
    kept = service.seal.keep_link(digest(secret))
    answer.headers["set-cookie"] = _cookie(service, request, kept, LINK_SECONDS)
    return answer


@get("/api/link", tags=["tables"])
async def show_link(service: Serving, person: Who, request: Asked) -> Arrival | None:
    """The seat whose link was opened last, and what it offers me; nothing when it leads nowhere."""
    try:
        room, door = await service.tables.behind_link(_kept(service, request), person)
    except Unknown:
        return None
    told = shown(room, person)
    try:
        offer = service.tables.offer(room, door, person)
    except WarrenError as error:
        why = refused(error, language_of(request), None)
        return Arrival(table=told, seat=door.seat, offer=None, refused=why)
    return Arrival(table=told, seat=door.seat, offer=offer)


@post("/api/link", tags=["tables"])
async def take_link(
    service: Serving, person: Who, request: Asked, data: JSONBody[Claim]
) -> Response[SeatTaken]:
    """Do what the link that was opened last offers."""
    person.require(PLAY)
    room, door = await service.tables.behind_link(_kept(service, request), person)
    if (door.table, door.seat) != (data.table, data.seat):
        raise Refusal("refusal-link-other", {}, "TABLE-LINK")
    taken = await service.tables.enter(room, door, person, data.name, data.commitment)
    return _forgetting(service, request, Response(taken))


@delete("/api/link", tags=["tables"], status_code=200)
async def forget_link(service: Serving, request: Asked) -> Response[None]:
    """Forget the link that was opened last, without doing what it offers."""
    return _forgetting(service, request, Response(None))


def _forgetting(service: Service, request: Asked, answer: Response[T]) -> Response[T]:
    answer.headers["set-cookie"] = _cookie(service, request, "", 0)
    return answer


def _kept(service: Service, request: Asked) -> str:
    named = service.seal.kept_link(request.cookies.get(LINK_COOKIE, ""))
    if named is None:
        raise Unknown("refusal-link", {}, "TABLE-LINK")
    return named


def _cookie(service: Service, request: Asked, value: str, age: int) -> str:
    return written_cookie(LINK_COOKIE, value, age, service.settings, request.scope)


HANDLERS = [open_link, show_link, take_link, forget_link]

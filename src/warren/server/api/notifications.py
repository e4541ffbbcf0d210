"""Being told of one's turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from warren.messages.bounds import SeatNumber
from warren.server.api.errors import Asked, language_of
from warren.server.api.parameters import Serving, TableId, Who
from warren.server.errors import Unknown
from warren.server.notify.address import find_address
from warren.server.notify.push import Subscription
from warren.server.notify.subscriptions import Entry, Target, ToBrowser, ToWebhook
from warren.server.notify.webhook import new_webhook_secret
from warren.server.people.tokens import PLAY, READ
from warren.server.viewers.faces import SILENT
from warren.text.catalogue import LANGUAGES

NotificationId = Annotated[str, PathParameter(max_length=16)]


class WebhookWanted(msgspec.Struct, kw_only=True, tag_field="kind", tag="webhook"):
    """Call this address when it is my turn, and when the game is over."""

    url: Annotated[str, Meta(min_length=8, max_length=1000)]
    seat: SeatNumber | None = None
    language: Literal["ru", "en"] | None = None


class PushWanted(msgspec.Struct, kw_only=True, tag_field="kind", tag="push"):
    """Tell this browser, by what its PushManager gave out for our key."""

    subscription: Subscription
    seat: SeatNumber | None = None
    language: Literal["ru", "en"] | None = None


Wanted = WebhookWanted | PushWanted


class NotificationShown(msgspec.Struct, kw_only=True):
    """A wish of mine; `where` is the host it goes to, `secret` is shown once."""

    id: str
    kind: str
    seat: int
    where: str
    language: str
    created: float
    secret: str | None = None


class PushKey(msgspec.Struct, kw_only=True):
    """The `applicationServerKey` for a browser's PushManager."""

    key: str


@get("/api/push-key", tags=["notifications"], sync_to_thread=False)
def push_key(service: Serving) -> PushKey:
    """The public key by which browsers know our messages."""
    return PushKey(key=service.courier.stamp.public)


@post("/api/tables/{table:str}/notifications", tags=["notifications"])
async def ask_for_notification(
    service: Serving, person: Who, request: Asked, table: TableId, data: JSONBody[Wanted]
) -> NotificationShown:
    """Be told of my turns at a table; the same address again replaces what was before."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    seat = service.tables.seat_for(room, person, data.seat)
    asked = language_of(request)
    language = data.language or (LANGUAGES[0] if asked == SILENT else asked)
    target: Target
    if isinstance(data, WebhookWanted):
        target = ToWebhook(url=data.url, secret=new_webhook_secret())
    else:
        data.subscription.check()
        target = ToBrowser(subscription=data.subscription)
    await find_address(target.address, service.settings.private_webhooks)
    shown = _shown(await service.subscriptions.add(room, seat, target, language))
    await service.hub.reseated(table)
    if isinstance(target, ToWebhook):
        shown.secret = target.secret
    return shown


@get("/api/tables/{table:str}/notifications", tags=["notifications"])
async def list_notifications(
    service: Serving, person: Who, table: TableId
) -> list[NotificationShown]:
    """What I have asked for at a table."""
    person.require(READ)
    room = await service.tables.room_for(table, person)
    mine = service.tables.seats_of(room, person)
    return [_shown(entry) for entry in await service.subscriptions.of(table, mine)]


@delete("/api/tables/{table:str}/notifications/{notification:str}", tags=["notifications"])
async def end_notification(
    service: Serving, person: Who, table: TableId, notification: NotificationId
) -> None:
    """Be told no longer."""
    person.require(PLAY)
    room = await service.tables.room_for(table, person)
    mine = service.tables.seats_of(room, person)
    if not await service.subscriptions.remove(table, mine, notification):
        raise Unknown("error-unknown-notification", {"value": notification}, "TABLE-UNKNOWN")


def _shown(entry: Entry) -> NotificationShown:
    import httpx

    return NotificationShown(
        id=entry.id,
        kind="webhook" if isinstance(entry.target, ToWebhook) else "push",
        seat=entry.seat,
        where=httpx.URL(entry.target.address).host,
        language=entry.language,
        created=entry.created,
    )


HANDLERS = [push_key, ask_for_notification, list_notifications, end_notification]

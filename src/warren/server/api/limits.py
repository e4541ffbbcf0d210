"""Limits on every request."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from warren.server.api.errors import respond
from warren.server.errors import TooMuch
from warren.server.seats.seating import digest
from warren.server.security.limits import address_of
from warren.server.service import Service

COST: Final = "cost"
STAYS: Final = "stays"
DEAR: Final = {COST: 20}
FREE: Final = {COST: 0}
LASTING: Final = {STAYS: True}
WRONG_TOKEN: Final = 30


def client_of(scope: Scope) -> str:
    """Whom a request comes from, as far as addresses tell."""
    client = scope["client"]
    return address_of(None if client is None else client[0])


class Limited(ASGIMiddleware):
    """Counts requests by token or by address; what stays open is counted by address.

    A handler's `opt` says what it costs besides one (`cost`) and whether it stays (`stays`).
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, service: Service) -> None:
        self.service: Final = service

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        limits = self.service.limits
        address = client_of(scope)
        bearer = Headers.from_scope(scope).get("authorization", "")
        opt = scope["route_handler"].opt

        async def answer(message: Message) -> None:
            refused = message["type"] == "http.response.start" and message["status"] == 401
            if refused and bearer:
                limits.fine(address, WRONG_TOKEN)
            await send(message)

        try:
            if bearer:
                limits.require(address)
            limits.charge(f"token {digest(bearer)}" if bearer else address, int(opt.get(COST, 1)))
            if scope["type"] == ScopeType.WEBSOCKET or opt.get(STAYS):
                with limits.connected(address):
                    await next_app(scope, receive, answer)
                return
        except TooMuch as error:
            await respond(scope, receive, send, error)
            return
        await next_app(scope, receive, answer)

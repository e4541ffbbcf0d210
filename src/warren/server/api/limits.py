"""Limits on every request."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from warren.server.api.errors import respond
from warren.server.errors import TooMuch, Unauthorized
from warren.server.security.asking import ASKING
from warren.server.security.limits import address_of
from warren.server.service import Service

COST: Final = "cost"
STAYS: Final = "stays"
DEAR: Final = {COST: 20}
FREE: Final = {COST: 0}
LOOK: Final = 5
"""What the whole view of a table costs, wherever it is asked for."""
LOOKING: Final = {COST: LOOK}
LASTING: Final = {STAYS: True, COST: LOOK}
WRONG_TOKEN: Final = 30
ACCOUNTS: Final = 8
"""As many shares as one, all accounts of an address have together."""
NAMED: Final = "named"


def client_of(scope: Scope) -> str:
    """Whom a request comes from, as far as addresses tell."""
    client = scope["client"]
    return address_of(None if client is None else client[0])


class Limited(ASGIMiddleware):
    """Counts requests by account where a token names one, else by address.

    A handler's `opt` says what it costs besides one (`cost`) and whether it stays (`stays`); what
    stays open is counted by address. Whoever asks is known from here on (`ASKING`).
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, service: Service) -> None:
        self.service: Final = service

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        limits = self.service.limits
        address = client_of(scope)
        opt = scope["route_handler"].opt
        cost = int(opt.get(COST, 1))
        try:
            who = await self._who(scope, address, cost)
            limits.charge(who, cost)
            ASKING.set(who)
            if scope["type"] == ScopeType.WEBSOCKET or opt.get(STAYS):
                with limits.connected(address):
                    await next_app(scope, receive, send)
                return
        except (TooMuch, Unauthorized) as error:
            await respond(scope, receive, send, error)
            return
        await next_app(scope, receive, send)

    async def _who(self, scope: Scope, address: str, cost: int) -> str:
        """The account of a token, whichever of its tokens it is; or the address."""
        bearer = Headers.from_scope(scope).get("authorization", "")
        if not bearer:
            return address
        self.service.limits.require(address)
        self.service.limits.charge(f"tokens {address}", cost, ACCOUNTS)
        try:
            person = await self.service.tokens.person(bearer)
        except Unauthorized:
            self.service.limits.fine(address, WRONG_TOKEN)
            raise
        scope["state"][NAMED] = person
        return f"account {person.user}"

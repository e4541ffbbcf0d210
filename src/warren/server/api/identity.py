"""Who is asking, on every request."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from warren.server.errors import Forbidden
from warren.server.identity import COOKIE, MAX_AGE, Person, new_person
from warren.server.service import Service

PERSON: Final = "person"
KNOWN: Final = "known-person"


class Identity(ASGIMiddleware):
    """Reads the session from its cookie, or makes one; keeps other sites out."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, service: Service) -> None:
        self.service: Final = service

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[object, object, object, State] = ASGIConnection(scope)
        method = scope["method"] if scope["type"] == ScopeType.HTTP else "WEBSOCKET"
        bearer = connection.headers.get("authorization", "")
        if bearer:
            person = await self.service.tokens.person(bearer)
            scope["state"][PERSON] = person
            await next_app(scope, receive, send)
            return
        if not self.service.origins.trusts(str(method), dict(connection.headers)):
            raise Forbidden("refusal-origin", {}, "TABLE-ORIGIN")
        known = self.service.seal.open(connection.cookies.get(COOKIE, ""))
        scope["state"][PERSON] = known or new_person()
        scope["state"][KNOWN] = known

        async def answer(message: Message) -> None:
            now = scope["state"][PERSON]
            if message["type"] == "http.response.start" and now != known:
                headers = MutableScopeHeaders.from_message(message)
                headers.add("set-cookie", self._cookie(now, scope))
            await send(message)

        await next_app(scope, receive, answer)

    def _cookie(self, person: Person, scope: Scope) -> str:
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = self.service.seal.close(person)
        morsel = cookie[COOKIE]
        morsel["path"] = self.service.settings.root_path or "/"
        morsel["max-age"] = MAX_AGE
        morsel["httponly"] = True
        morsel["samesite"] = "Lax"
        if self.service.settings.secure_cookies or scope["scheme"] in ("https", "wss"):
            morsel["secure"] = True
        return morsel.OutputString()


def provide_person(request: Request[object, object, State]) -> Person:
    person = request.scope["state"][PERSON]
    assert isinstance(person, Person)
    return person


def person_of(socket: WebSocket[object, object, State]) -> Person:
    person = socket.scope["state"][PERSON]
    assert isinstance(person, Person)
    return person

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

from warren.core.refusal import WarrenError
from warren.server.api.errors import respond
from warren.server.api.limits import NAMED
from warren.server.errors import Forbidden, WrongKind
from warren.server.people.identity import COOKIE, MAX_AGE, Person, new_person
from warren.server.security.origin import SAFE
from warren.server.service import Service
from warren.server.settings import Settings

PERSON: Final = "person"
STAYING: Final = "staying"
BODIES: Final = ("application/json", "application/x-ndjson")
Connection = ASGIConnection[object, object, object, State]
Asked = Request[object, object, State]


class Identity(ASGIMiddleware):
    """Reads the session from its cookie, or makes one; keeps other sites out.

    A session that was made for a request is kept when the request does something, or says that
    whoever asks will `stay`: those that only read stay without, so that several at once do not
    overwrite each other's.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, service: Service) -> None:
        self.service: Final = service

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Connection = ASGIConnection(scope)
        method = str(scope["method"]) if scope["type"] == ScopeType.HTTP else "WEBSOCKET"
        named = scope["state"].get(NAMED)
        try:
            if named is None and not self._trusts(method, connection):
                raise Forbidden("refusal-origin", {}, "TABLE-ORIGIN")
            check_body(method, connection)
        except WarrenError as error:
            await respond(scope, receive, send, error)
            return
        if named is not None:
            scope["state"][PERSON] = named
            await next_app(scope, receive, send)
            return
        await self._handle_browser(method, connection, receive, send, next_app)

    async def _handle_browser(
        self, method: str, connection: Connection, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        scope = connection.scope
        cookie = connection.cookies.get(cookie_name(self.service.settings), "")
        known = await self.service.epochs.current(self.service.seal.open(cookie))
        asking = known or new_person()
        worn = known is None or self.service.seal.is_old(cookie)
        scope["state"][PERSON] = asking
        scope["state"][STAYING] = method not in SAFE

        async def answer(message: Message) -> None:
            now = scope["state"][PERSON]
            if message["type"] == "http.response.start":
                if now != asking or (worn and scope["state"][STAYING]):
                    headers = MutableScopeHeaders.from_message(message)
                    headers.add("set-cookie", self._cookie(now, scope))
                if known is not None and now != known:
                    await self.service.dismissals.dismiss(asking.session)
            await send(message)

        await next_app(scope, receive, answer)

    def _trusts(self, method: str, connection: Connection) -> bool:
        headers = connection.headers
        return self.service.origins.trusts(
            method,
            str(connection.scope["scheme"]),
            headers.getall("host", []),
            headers.getall("origin", []),
            headers.getall("sec-fetch-site", []),
        )

    def _cookie(self, person: Person, scope: Scope) -> str:
        return written_cookie(
            cookie_name(self.service.settings),
            self.service.seal.close(person),
            MAX_AGE,
            self.service.settings,
            scope,
        )


def check_body(method: str, connection: Connection) -> None:
    """What a form of another site can send is never read: bodies say that they are JSON."""
    headers = connection.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if method in SAFE or method == "WEBSOCKET" or empty:
        return
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in BODIES:
        raise WrongKind("error-content-type", {"known": ", ".join(BODIES)})


def cookie_name(settings: Settings) -> str:
    """With the prefix that binds it to this very host, where browsers allow that."""
    bound = settings.secure_cookies and not settings.root_path.strip("/")
    return f"__Host-{COOKIE}" if bound else COOKIE


def written_cookie(name: str, value: str, age: int, settings: Settings, scope: Scope) -> str:
    """A cookie that scripts cannot read and other sites cannot use."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[name] = value
    morsel = cookie[name]
    morsel["path"] = settings.root_path.rstrip("/") or "/"
    morsel["max-age"] = age
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    if settings.secure_cookies or scope["scheme"] in ("https", "wss"):
        morsel["secure"] = True
    return morsel.OutputString()


def become(request: Asked, person: Person) -> None:
    """Whoever asks is this person from now on; sockets of the one before are let go."""
    request.scope["state"][PERSON] = person


def stay(request: Asked) -> None:
    """Keep the session of a request that only reads: what it is about to do is done as the same
    person, so that an answer that gets lost on its way loses nothing.
    """
    request.scope["state"][STAYING] = True


def provide_person(request: Request[object, object, State]) -> Person:
    person = request.scope["state"][PERSON]
    assert isinstance(person, Person)
    return person


def person_of(socket: WebSocket[object, object, State]) -> Person:
    person = socket.scope["state"][PERSON]
    assert isinstance(person, Person)
    return person

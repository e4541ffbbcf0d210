"""Every error as a message id with arguments, a rule and a sentence."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException, WebSocketException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from warren.core.refusal import InputError, Refusal, WarrenError
from warren.messages.pushes import Refused
from warren.server.errors import (
    Forbidden,
    TooLarge,
    TooMuch,
    Unauthorized,
    Unknown,
    WrongKind,
)
from warren.server.storage.database import Unavailable
from warren.server.viewers.faces import refused
from warren.text.catalogue import LANGUAGES

STATUS: Final[tuple[tuple[type[WarrenError], int], ...]] = (
    (Unknown, 404),
    (Forbidden, 403),
    (Unauthorized, 401),
    (TooMuch, 429),
    (TooLarge, 413),
    (WrongKind, 415),
    (Refusal, 409),
    (InputError, 400),
)
MESSAGES: Final = {404: "error-unknown-address", 405: "error-method", 413: "error-too-large"}
MEANINGS: Final = {
    400: "The request cannot be used",
    401: "A token that is not valid",
    403: "Not allowed to whoever asks",
    404: "Nothing there that whoever asks may know of",
    409: "Refused by a rule, or too late",
    413: "Too large",
    415: "A body that is not JSON",
    429: "Too often",
    503: "The database cannot be reached just now",
}
LONGEST: Final = 300
SOCKET_CODES: Final = 4000

log = structlog.stdlib.get_logger("warren.api")
Asked = Request[object, object, State]


Handler = Callable[[Request[Any, Any, Any], Any], Response[Any]]


def language_of(request: Asked) -> str:
    """The language a client asks for, by `lang` or by its headers; Russian otherwise."""
    asked = request.query_params.get("lang", "")
    if asked in (*LANGUAGES, "none"):
        return asked
    accepted = request.headers.get("accept-language", "").lower()
    found = [(accepted.find(language), language) for language in LANGUAGES]
    return min(((at, language) for at, language in found if at >= 0), default=(0, "ru"))[1]


def status_of(error: WarrenError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def answer(request: Asked, error: WarrenError, status: int) -> Response[Refused]:
    return Response(
        refused(error, language_of(request)), status_code=status, media_type=MediaType.JSON
    )


def warren_error(request: Asked, error: WarrenError) -> Response[Refused]:
    request.app.state.service.metrics.refusals.labels(error.message).inc()
    told = answer(request, error, status_of(error))
    if isinstance(error, TooMuch):
        told.headers["retry-after"] = str(error.details.get("seconds", 60))
    if isinstance(error, Unauthorized):
        told.headers["www-authenticate"] = "Bearer"
    return told


def unavailable(request: Asked, error: Exception) -> Response[Refused]:
    log.warning("database-unavailable", handler=_handler(request.scope), problem=str(error))
    told = answer(request, WarrenError("error-unavailable"), 503)
    told.headers["retry-after"] = "1"
    return told


def bad_data(request: Asked, error: ValidationException) -> Response[Refused]:
    return answer(request, InputError("error-bad-request", {"problem": _problem(error)}), 400)


def too_deep(request: Asked, _error: RecursionError) -> Response[Refused]:
    return answer(request, InputError("error-too-deep"), 400)


def not_text(request: Asked, error: UnicodeDecodeError) -> Response[Refused]:
    """A text in a body that is none; told with what can be read of it."""
    readable = error.object[:LONGEST].decode("utf-8", "replace")
    return answer(request, InputError("error-not-utf8", {"value": readable}), 400)


def http_error(request: Asked, error: HTTPException) -> Response[Refused]:
    if error.status_code >= 500:
        return failure(request, error)
    message = MESSAGES.get(error.status_code, "error-bad-request")
    told = answer(
        request, InputError(message, {"problem": str(error.detail)[:LONGEST]}), error.status_code
    )
    for name, value in (error.headers or {}).items():
        told.headers[name] = value
    return told


def failure(request: Asked, error: Exception) -> Response[Refused]:
    """Nothing of what went wrong is told; the log has it, without the path and its secrets."""
    log.error("request-failed", handler=_handler(request.scope), exception=_trace(error))
    return answer(request, WarrenError("error-internal"), 500)


async def socket_failed(error: Exception, scope: Scope) -> None:
    """What goes wrong in a socket is answered by closing it: write it down."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(
        error, (WarrenError, WebSocketException)
    ):
        log.error("socket-failed", handler=_handler(scope), exception=_trace(error))


async def respond(scope: Scope, receive: Receive, send: Send, error: WarrenError) -> None:
    """Refuse before a handler is reached: with a response, or by closing a socket."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await refuse_socket(receive, send, error)
        return
    request: Asked = Request(scope, receive, send)
    told = warren_error(request, error)
    response = ASGIResponse(
        body=msgspec.json.encode(told.content),
        status_code=told.status_code or 400,
        headers=told.headers,
        media_type=MediaType.JSON,
    )
    await response(scope, receive, send)


async def refuse_socket(receive: Receive, send: Send, error: WarrenError) -> None:
    """A client can only read why when the socket was open for a moment."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    text = msgspec.json.encode(refused(error, "none")).decode()
    await send({"type": "websocket.send", "text": text, "bytes": None})
    code = SOCKET_CODES + status_of(error)
    await send({"type": "websocket.close", "code": code, "reason": error.message})


def _trace(error: Exception) -> str:
    """Where it happened, without the values of variables, however logs are set up."""
    return "".join(traceback.format_exception(error))


def _handler(scope: Scope) -> str:
    return str(scope["route_handler"]).rsplit(".", 1)[-1] if "route_handler" in scope else "-"


def _problem(error: ValidationException) -> str:
    details: object = error.extra or error.detail
    text = details if isinstance(details, str) else msgspec.json.encode(details).decode()
    return text[:LONGEST]


def documented(handlers: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Handlers that say in the OpenAPI document how they refuse."""
    told = list(handlers)
    for handler in told:
        handler.responses = {
            **{
                status: ResponseSpec(Refused, generate_examples=False, description=meaning)
                for status, meaning in MEANINGS.items()
            },
            **(handler.responses or {}),
        }
    return told


HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    WarrenError: warren_error,
    Unavailable: unavailable,
    ValidationException: bad_data,
    HTTPException: http_error,
    RecursionError: too_deep,
    UnicodeDecodeError: not_text,
    Exception: failure,
}

"""Every error as a message id with arguments, a rule and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from warren.core.refusal import InputError, Refusal, WarrenError
from warren.server.errors import Forbidden, TooMuch, Unauthorized, Unknown
from warren.server.faces import refused
from warren.server.hub import Unavailable
from warren.server.messages import Refused
from warren.text.catalogue import LANGUAGES

STATUS: Final[tuple[tuple[type[WarrenError], int], ...]] = (
    (Unknown, 404),
    (Forbidden, 403),
    (Unauthorized, 401),
    (TooMuch, 429),
    (Refusal, 409),
    (InputError, 400),
)
MESSAGES: Final = {404: "error-unknown-address", 405: "error-method", 413: "error-too-large"}

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


def answer(request: Asked, error: WarrenError, status: int) -> Response[Refused]:
    return Response(
        refused(error, language_of(request)), status_code=status, media_type=MediaType.JSON
    )


def warren_error(request: Asked, error: WarrenError) -> Response[Refused]:
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    return answer(request, error, status)


def unavailable(request: Asked, _error: Exception) -> Response[Refused]:
    told = answer(request, WarrenError("error-unavailable"), 503)
    told.headers["retry-after"] = "1"
    return told


def bad_data(request: Asked, error: ValidationException) -> Response[Refused]:
    return answer(request, InputError("error-bad-request", {"problem": _problem(error)}), 400)


def http_error(request: Asked, error: HTTPException) -> Response[Refused]:
    message = MESSAGES.get(error.status_code, "error-bad-request")
    told = answer(
        request, InputError(message, {"problem": str(error.detail)[:200]}), error.status_code
    )
    for name, value in (error.headers or {}).items():
        told.headers[name] = value
    return told


def failure(request: Asked, error: Exception) -> Response[Refused]:
    log.exception("request-failed", path=request.scope["path"], exc_info=error)
    return answer(request, WarrenError("error-internal"), 500)


def _problem(error: ValidationException) -> str:
    details: object = error.extra or error.detail
    return msgspec.json.encode(details).decode()[:300] if not isinstance(details, str) else details


HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    WarrenError: warren_error,
    Unavailable: unavailable,
    ValidationException: bad_data,
    HTTPException: http_error,
    Exception: failure,
}

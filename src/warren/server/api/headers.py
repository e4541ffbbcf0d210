"""What every response says to browsers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

from litestar.types import Message, Scope

from warren.server.security.origin import read_origin
from warren.server.settings import Settings

Hook = Callable[[Message, Scope], Awaitable[None]]
Lines = list[tuple[bytes, bytes]]

FIXED: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
OPENED: Final = {
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
"""For whatever a browser may open or run by itself, workers among them."""
PART: Final = re.compile(r"/assets/.*(?:\.css|\.woff2|(?<!\.worker)\.js)")
"""What only belongs to a page."""
SAFE_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
UNKEPT: Final = (b"cache-control", b"no-store")
SECRET_PLACES: Final = ("/api/", "/s/")
MESSAGE_ID: Final = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def content_policy(public_url: str) -> str:
    """What our pages may load: only what comes from here, and nothing written into a page."""
    origin = read_origin(public_url)
    sockets = ""
    if origin is not None:
        scheme = "wss" if origin.scheme == "https" else "ws"
        host = f"[{origin.host}]" if ":" in origin.host else origin.host
        sockets = f" {scheme}://{host}:{origin.port}"
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "worker-src 'self'",
            f"connect-src 'self'{sockets}",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def _lines(headers: dict[str, str]) -> Lines:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def protection(settings: Settings) -> Hook:
    """Adds the headers to every response, errors and unknown addresses too."""
    policy = content_policy(settings.public_url)
    always = _lines(FIXED)
    opened = _lines({**OPENED, "content-security-policy": policy})

    async def protect(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            wanted = always if PART.fullmatch(str(scope["path"])) else [*always, *opened]
            if scope["scheme"] == "https":
                wanted = [*wanted, SAFE_ONLY]
            if str(scope["path"]).startswith(SECRET_PLACES):
                wanted = [*wanted, UNKEPT]
            known = {bytes(name).lower() for name, _ in headers}
            message["headers"] = [*headers, *(line for line in wanted if line[0] not in known)]
        elif message["type"] == "websocket.close":
            reason = message["reason"] or ""
            message["reason"] = reason if MESSAGE_ID.fullmatch(reason) else ""

    return protect

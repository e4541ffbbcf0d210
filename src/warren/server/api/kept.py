"""Answers that a client may keep and ask about by their tag."""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

import msgspec
from litestar import Response

from warren.server.api.errors import Asked

Content = TypeVar("Content")
HEADERS: Final = {"cache-control": "no-cache"}


def keepable(request: Asked, content: Content, media_type: str) -> Response[Content | None]:
    """The answer with its tag, or only that nothing has changed."""
    tag = f'"{hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:32]}"'
    headers = {**HEADERS, "etag": tag}
    asked = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    if tag in asked or f"W/{tag}" in asked:
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)

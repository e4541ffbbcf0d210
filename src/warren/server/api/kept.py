"""Answers that a client may keep and ask about by their tag."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final, TypeVar

import msgspec
from litestar import Response

from warren.server.api.errors import Asked
from warren.server.api.files import taken

Content = TypeVar("Content")
ASK_AGAIN: Final = "no-cache"
FOREVER: Final = "public, max-age=31536000, immutable"


class KeptText(msgspec.Struct, frozen=True):
    """A text as it travels, and the digest that tells it from others."""

    tag: str
    plain: bytes
    packed: bytes


@lru_cache(maxsize=32)
def kept_text(text: str) -> KeptText:
    plain = text.encode()
    return KeptText(_digest(plain), plain, gzip.compress(plain, 9, mtime=0))


def keepable(request: Asked, content: Content, media_type: str) -> Response[Content | None]:
    """The answer with its tag, or only that nothing has changed."""
    tag = _digest(msgspec.json.encode(content))
    headers = {"cache-control": ASK_AGAIN, "etag": f'"{tag}"'}
    if _is_known(request, tag):
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def keepable_text(request: Asked, text: str, media_type: str, tag: str) -> Response[bytes | None]:
    """The same for a text, packed where that is accepted; kept for good by its own tag."""
    kept = kept_text(text)
    headers = {
        "cache-control": FOREVER if tag == kept.tag else ASK_AGAIN,
        "etag": f'"{kept.tag}"',
        "vary": "accept-encoding",
    }
    if _is_known(request, kept.tag):
        return Response(None, status_code=304, headers=headers)
    if "gzip" not in taken(request.headers.get("accept-encoding", "")):
        return Response(kept.plain, media_type=media_type, headers=headers)
    return Response(
        kept.packed, media_type=media_type, headers={**headers, "content-encoding": "gzip"}
    )


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def _is_known(request: Asked, tag: str) -> bool:
    asked = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    return f'"{tag}"' in asked or f'W/"{tag}"' in asked

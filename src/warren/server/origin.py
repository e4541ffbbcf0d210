"""Requests that another site makes in somebody's browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))


class Origins:
    """Lets a browser act only from our own pages; programs send no origin and bring no cookies."""

    def __init__(self, allowed: str, public_url: str) -> None:
        given = [*allowed.split(","), public_url]
        self.allowed: Final = frozenset(_origin(url.strip()) for url in given if url.strip())

    def trusts(self, method: str, headers: Mapping[str, str]) -> bool:
        """Whether a request (WEBSOCKET counts as unsafe) may act in the name of its cookies."""
        if method in SAFE:
            return True
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if origin in self.allowed:
            return True
        return urlsplit(origin).netloc == headers.get("host", "") != ""


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"

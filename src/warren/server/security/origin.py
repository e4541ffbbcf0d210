"""Requests that another site makes in somebody's browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
PORTS: Final = {"http": 80, "https": 443}
OURS: Final = ("none", "same-origin")


class Origin:
    """Scheme, host and port, each in one spelling."""

    def __init__(self, scheme: str, host: str, port: int) -> None:
        self.scheme: Final = scheme
        self.host: Final = host
        self.port: Final = port

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Origin) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def parts(self) -> tuple[str, str, int]:
        return self.scheme, self.host, self.port


def read_origin(text: str) -> Origin | None:
    """The origin of an address; none for `null` and whatever else names no host."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    return Origin(parts.scheme, parts.hostname.rstrip("."), port or PORTS[parts.scheme])


class Origins:
    """Lets a browser act only from our own pages; programs send no origin.

    Every browser names the origin of a page that sends an unsafe request or opens a socket, and
    no page can change that name. What a proxy says of the host is not asked: one that changes
    `Host` needs the public address in the settings.
    """

    def __init__(self, allowed: str, public_url: str) -> None:
        given = [read_origin(url) for url in (*allowed.split(","), public_url)]
        self.allowed: Final = frozenset(origin for origin in given if origin is not None)

    def trusts(
        self,
        method: str,
        scheme: str,
        hosts: Sequence[str],
        origins: Sequence[str],
        fetched: Sequence[str] = (),
    ) -> bool:
        """Whether a request (WEBSOCKET counts as unsafe) may act in the name of its cookies.

        `hosts`, `origins` and `fetched` are its headers Host, Origin and Sec-Fetch-Site.
        """
        if method in SAFE:
            return True
        if not origins:
            return all(site in OURS for site in fetched)
        origin = read_origin(origins[0]) if len(origins) == 1 else None
        if origin is None:
            return False
        return origin in self.allowed or _is_host(origin, scheme, hosts)


def _is_host(origin: Origin, scheme: str, hosts: Sequence[str]) -> bool:
    """Whether a page comes from the host it speaks to; never from the plain side of a safe one."""
    if len(hosts) != 1 or (scheme in ("https", "wss") and origin.scheme != "https"):
        return False
    return read_origin(f"{origin.scheme}://{hosts[0]}") == origin

"""Who is connected, and whom the server does not wait for any longer."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.utils import get_remote_addr

from warren.server.nodes.metrics import Metrics
from warren.server.security.limits import address_of
from warren.server.settings import Settings
from warren.server.wire.descriptors import most_connections

LOOK_SECONDS: Final = 1.0
HEAD_BYTES: Final = 65_536
EVERYBODY: Final = "*"
CLOSING: Final = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LATE: Final = b"HTTP/1.1 408 Request Timeout" + CLOSING
LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large" + CLOSING
CROWD: Final = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10" + CLOSING
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10" + CLOSING


class Visit:
    """One connection: when its request has to be here, and since when nothing was read of it.

    `head` counts the bytes of a request whose head is not whole yet.
    """

    def __init__(self, transport: asyncio.Transport, address: str, due: float) -> None:
        self.transport: Final = transport
        self.address: Final = address
        self.due: float | None = due
        self.head = 0
        self.unread = 0
        self.still = due


class Gate:
    """Counts connections by address, and looks once a second who keeps one without using it.

    A limit of 0 is none. Proxies speak for many: they are not counted by their address.
    """

    def __init__(
        self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings: Final = settings
        self.most: Final = most_connections()
        self.visits: Final[dict[asyncio.Transport, Visit]] = {}
        self._clock: Final = clock
        self._addresses: Final[Counter[str]] = Counter()
        self._proxies: Final = _networks(settings.trusted_proxies)
        self._turned_away: Final = metrics.turned_away
        self._looking: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> Visit | None:
        """A new connection, or none where it is one too many."""
        peer = get_remote_addr(transport)
        host = None if peer is None else peer[0]
        address = "" if self._is_proxy(host) else address_of(host)
        if len(self.visits) >= self.most:
            self.turn_away(transport, "full", FULL)
            return None
        limit = self.settings.connections_per_address
        if address and 0 < limit <= self._addresses[address]:
            self.turn_away(transport, "address", CROWD)
            return None
        visit = Visit(transport, address, self._clock() + self.settings.head_seconds)
        self.visits[transport] = visit
        self._addresses[address] += 1
        if self._looking is None:
            self._wait()
        return visit

    def leave(self, transport: asyncio.Transport) -> None:
        visit = self.visits.pop(transport, None)
        if visit is not None:
            self._addresses[visit.address] -= 1
            if not self._addresses[visit.address]:
                del self._addresses[visit.address]

    def begun(self, visit: Visit) -> None:
        """A request begins: its head has to be whole soon."""
        visit.due = self._clock() + self.settings.head_seconds
        visit.head = 0

    def headed(self, visit: Visit) -> None:
        """The head is whole; what follows may take longer."""
        visit.due = self._clock() + self.settings.body_seconds
        visit.head = 0

    def turn_away(self, transport: asyncio.Transport, why: str, answer: bytes) -> None:
        self._turned_away.labels(why).inc()
        transport.write(answer)
        transport.close()

    def look(self) -> None:
        """End what waits for the rest of a request, or for somebody to read."""
        now = self._clock()
        for visit in list(self.visits.values()):
            unread = visit.transport.get_write_buffer_size()
            if unread == 0 or unread < visit.unread:
                visit.still = now
            visit.unread = unread
            if unread and now - visit.still > self.settings.stalled_seconds:
                self._turned_away.labels("stalled").inc()
                visit.transport.abort()
            elif visit.due is not None and visit.due < now and not visit.transport.is_closing():
                self.turn_away(visit.transport, "late", LATE)

    def _tick(self) -> None:
        self._looking = None
        self.look()
        if self.visits:
            self._wait()

    def _wait(self) -> None:
        self._looking = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._tick)

    def _is_proxy(self, host: str | None) -> bool:
        if self._proxies is None:
            return True
        try:
            address = ipaddress.ip_address((host or "").partition("%")[0])
        except ValueError:
            return host is None
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        return any((mapped or address) in network for network in self._proxies)


Networks = list[ipaddress.IPv4Network | ipaddress.IPv6Network]


def _networks(trusted: str) -> Networks | None:
    """The proxies by their networks; none when every address is one."""
    named = [name.strip() for name in trusted.split(",") if name.strip()]
    if EVERYBODY in named:
        return None
    found: Networks = []
    for name in named:
        try:
            found.append(ipaddress.ip_network(name, strict=False))
        except ValueError:
            continue
    return found

"""Addresses that people give us to call: only such as lie out in the open."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, Final

from warren.core.refusal import InputError

if TYPE_CHECKING:
    import httpx

LOOKUP_SECONDS: Final = 5.0
LONGEST: Final = 1000
OUTSIDE: Final = ipaddress.ip_network("2000::/3")

Numeric = ipaddress.IPv4Address | ipaddress.IPv6Address


class Address:
    """Where to send something: the address as it was given, and the host it stood for."""

    def __init__(self, url: httpx.URL, numeric: str) -> None:
        self.url: Final = url
        self.numeric: Final = numeric

    @property
    def origin(self) -> str:
        return f"{self.url.scheme}://{self.url.netloc.decode('ascii')}"


async def find_address(given: str, private: bool) -> Address:
    """Look up an address; one inside a private network is refused unless the host allows it."""
    url = _read(given)
    port = url.port or (443 if url.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            found = await loop.getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise InputError("error-notify-host", {"field": "url", "value": url.host}) from error
    numeric = [str(place[4][0]).partition("%")[0] for place in found]
    if not private and not all(is_public(ipaddress.ip_address(one)) for one in numeric):
        raise InputError("error-notify-private", {"field": "url", "value": url.host})
    return Address(url, numeric[0])


def is_public(address: Numeric) -> bool:
    """Whether an address belongs to the open network, also when it is wrapped into another."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        wrapped = address.sixtofour is not None or address.teredo is not None
        return address in OUTSIDE and address.is_global and not wrapped
    return address.is_global and not address.is_multicast and not address.is_reserved


def _read(given: str) -> httpx.URL:
    import httpx

    try:
        url = httpx.URL(given)
        usable = url.scheme in ("http", "https") and url.host and not url.userinfo
        usable = usable and (url.port is None or 0 < url.port < 65_536)
    except (httpx.InvalidURL, ValueError) as error:
        raise InputError("error-notify-url", {"field": "url"}) from error
    if not usable or len(given) > LONGEST or any(letter <= " " for letter in given):
        raise InputError("error-notify-url", {"field": "url"})
    return url.copy_with(fragment=None)

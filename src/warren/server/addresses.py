"""Where a server can be reached."""

from __future__ import annotations

import errno
import ipaddress
import socket
from typing import Final

import psutil

from warren.core.refusal import InputError
from warren.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
LOCAL: Final = "localhost"
BACKLOG: Final = 2048


def listening(settings: Settings) -> socket.socket:
    """A socket that is bound to the address of the settings; whatever is in the way is told."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        busy = error.errno == errno.EADDRINUSE
        raise InputError(
            "error-port-busy" if busy else "error-cannot-listen",
            {"field": settings.host, "port": str(settings.port)},
        ) from error
    bound.set_inheritable(True)
    return bound


def own_address(settings: Settings) -> str:
    """The page for whoever sits at this machine."""
    host = LOCAL if settings.host in EVERYWHERE else settings.host
    return _page(host, settings)


def shared_addresses(settings: Settings) -> list[str]:
    """The pages for others, the best one first; none where nobody else can come."""
    if settings.public_url:
        return [f"{settings.public_url.rstrip('/')}/"]
    if settings.host in EVERYWHERE:
        return [_page(host, settings) for host in _of_this_machine()]
    return [] if is_local(settings.host) else [own_address(settings)]


def is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == LOCAL


def _page(host: str, settings: Settings) -> str:
    written = f"[{host}]" if ":" in host else host
    return f"http://{written}:{settings.port}{settings.root_path.rstrip('/')}/"


def _of_this_machine() -> list[str]:
    """The addresses of this machine in its networks, that of the way out first."""
    states = psutil.net_if_stats()
    found = [
        ipaddress.IPv4Address(address.address)
        for name, addresses in psutil.net_if_addrs().items()
        for address in addresses
        if address.family == socket.AF_INET and name in states and states[name].isup
    ]
    outside = [one for one in found if not one.is_loopback and not one.is_link_local]
    main = _way_out()
    return [str(one) for one in sorted(outside, key=lambda one: (str(one) != main, one))]


def _way_out() -> str:
    """The address from which this machine speaks to others; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(asked.getsockname()[0])

"""Networks of their own on one machine, joined by a cable."""

from __future__ import annotations

import ctypes
import os
import secrets
import shutil
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

FOLDER: Final = Path("/var/run/netns")
NETWORK: Final = 0x40000000
WIDTH: Final = 24


class Network:
    """A network with one address; what is run in it sees nothing else."""

    def __init__(self, name: str, address: str) -> None:
        self.name: Final = name
        self.address: Final = address
        self._inside: Final = ThreadPoolExecutor(1, name, self._enter)

    def run(self, work: Callable[[], T]) -> T:
        """Do something in a thread that lives in this network."""
        return self._inside.submit(work).result()

    def command(self, *command: str) -> list[str]:
        """The same for a process."""
        return ["ip", "netns", "exec", self.name, *command]

    def cut(self) -> None:
        """Pull the cable out: nothing gets through, and nobody is told."""
        _ip("-n", self.name, "link", "set", "cable", "down")

    def mend(self) -> None:
        _ip("-n", self.name, "link", "set", "cable", "up")

    def close(self) -> None:
        self._inside.shutdown()

    def _enter(self) -> None:
        library = ctypes.CDLL(None, use_errno=True)
        file = os.open(FOLDER / self.name, os.O_RDONLY)
        try:
            if library.setns(file, NETWORK) != 0:
                raise OSError(ctypes.get_errno(), "setns")
        finally:
            os.close(file)


def obstacle() -> str:
    """Why networks cannot be made here; empty where they can."""
    if shutil.which("ip") is None:
        return "networks of their own need iproute2"
    name = _fresh()
    made = _ip("netns", "add", name, check=False)
    if made.returncode != 0:
        return f"networks of their own cannot be made here: {made.stderr.strip()}"
    _ip("netns", "del", name)
    return ""


@contextmanager
def two_networks() -> Iterator[tuple[Network, Network]]:
    """Two networks and a cable between them."""
    home, abroad = Network(_fresh(), "10.81.0.1"), Network(_fresh(), "10.81.0.2")
    both = (home, abroad)
    try:
        for network in both:
            _ip("netns", "add", network.name)
        _ip(
            *("link", "add", "cable", "netns", home.name, "type", "veth"),
            *("peer", "name", "cable", "netns", abroad.name),
        )
        for network in both:
            inside = ("-n", network.name)
            _ip(*inside, "address", "add", f"{network.address}/{WIDTH}", "dev", "cable")
            _ip(*inside, "link", "set", "cable", "up")
            _ip(*inside, "link", "set", "lo", "up")
        yield both
    finally:
        for network in both:
            network.close()
            _ip("netns", "del", network.name, check=False)


def _fresh() -> str:
    return f"warren-{secrets.token_hex(4)}"


def _ip(*arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["ip", *arguments], check=check, capture_output=True, text=True)

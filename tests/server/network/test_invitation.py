"""A friend in another network opens the invitation and plays."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest
from tests.server.network.namespaces import Network, obstacle, two_networks
from tests.server.processes import environment
from tests.server.seats import Socket, new_table, socket_of

REASON: Final = obstacle()
PAGE: Final = Path(__file__).parents[3] / "web"
TOLD: Final = re.compile(r'name="warren-address" content="([^"]*)"')
SECONDS: Final = 120

pytestmark = pytest.mark.skipif(bool(REASON), reason=REASON)


@contextmanager
def serving(home: Network, folder: Path, *more: str) -> Iterator[list[str]]:
    """`warren serve` in a network; the addresses it tells."""
    command = [sys.executable, "-m", "warren", "serve", "--port", "0", *more]
    page = folder / "page"
    page.mkdir(parents=True)
    (page / "index.html").write_text((PAGE / "index.html").read_text())
    settings = environment(
        WARREN_DATA=str(folder / "data"), WARREN_PAGE=str(page), WARREN_LOG_LEVEL="error"
    )
    server = subprocess.Popen(
        home.command(*command), env=settings, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(2)]
        yield re.findall(r"http://[^\s,;]+/", " ".join(said))
    finally:
        server.terminate()
        server.wait(SECONDS)


def invitation(here: str, seats: dict[str, str]) -> str:
    """The address that the page of whoever sits at the server gives to a friend."""
    found = TOLD.search(httpx.get(here, timeout=SECONDS).text)
    assert found is not None
    return f"{found[1]}s/{seats['1']}" if found[1] else ""


def browser(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, timeout=SECONDS, follow_redirects=True)


def moved(person: httpx.Client, table: str) -> bool:
    """Make a move, if it is this person's turn."""
    with socket_of(person, table) as seat:
        if not seat.choices:
            return False
        before = seat.seq
        seat.play(seat.choices[0]["code"])
        return seat.seq > before


def sat_down(person: httpx.Client, link: str) -> Socket:
    assert person.get(link).status_code == 200
    offered = person.get("/api/link").json()
    wanted = {"table": offered["table"]["id"], "seat": offered["seat"], "name": "Bob"}
    taken = person.post("/api/link", json=wanted)
    assert taken.status_code == 201, taken.text
    with socket_of(person, taken.json()["table"]) as seat:
        return seat


def test_a_friend_opens_the_invitation_and_plays(tmp_path: Path) -> None:
    with two_networks() as (home, abroad), serving(home, tmp_path, "--lan") as addresses:
        here, shared = addresses
        assert urlsplit(here).hostname == "localhost"
        assert urlsplit(shared).hostname == home.address
        host = home.run(lambda: browser(here))
        made = home.run(lambda: new_table(host))
        link = home.run(lambda: invitation(here, made["links"]))
        assert link.startswith(shared)
        table = made["table"]["id"]
        friend = abroad.run(lambda: browser(shared))
        sitting = abroad.run(lambda: sat_down(friend, link))
        assert sitting.view is not None
        assert sitting.situation is not None
        assert sitting.situation["seat"] == 1
        while not abroad.run(lambda: moved(friend, table)):
            assert home.run(lambda: moved(host, table))


def test_nothing_is_promised_that_does_not_work(tmp_path: Path) -> None:
    with two_networks() as (home, abroad), serving(home, tmp_path, "--no-lan") as addresses:
        (here,) = addresses
        made = home.run(lambda: new_table(browser(here)))
        assert home.run(lambda: invitation(here, made["links"])) == ""
        port = urlsplit(here).port
        with pytest.raises(httpx.ConnectError):
            abroad.run(lambda: httpx.get(f"http://{home.address}:{port}/", timeout=SECONDS))

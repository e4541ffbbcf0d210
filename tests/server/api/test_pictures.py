"""The picture that a link to a table shows."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from PIL import Image
from tests.server.node import Node, running_node
from tests.server.own_things import tangled_board
from tests.server.played import finished_table, play_out
from tests.server.seats import new_table, two_at_a_table

from warren.core.effect import mask_of
from warren.server.api.unfolding import SIZE
from warren.server.service import Service

WEB = Path(__file__).parents[3] / "web"
PNG = b"\x89PNG\r\n\x1a\n"
GAMES = ("small_world", "underground", "heroes", "dungeon_lords")


class Head(HTMLParser):
    """The address of the picture in the head of a document."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.address = ""
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("property") == "og:image":
            self.address = given.get("content") or ""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node with the document of the page and its cards."""
    folder = tmp_path_factory.mktemp("shop")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text((WEB / "index.html").read_text())
    for picture in (WEB / "public").glob("card*.png"):
        (page / picture.name).write_bytes(picture.read_bytes())
    with running_node(folder / "data", page=str(page)) as node:
        node.run(_patient)
        yield node


async def _patient(service: Service) -> None:
    """Whatever else the machine does: here a picture is waited for."""
    service.postcards.patience = 600


def shown(browser: httpx.Client, path: str, language: str = "en") -> str:
    """Where the picture of a page is, on the server that was asked."""
    answer = browser.get(path, headers={"accept-language": language}, follow_redirects=True)
    address = urlsplit(Head(answer.text).address)
    return f"{address.path}?{address.query}" if address.query else address.path


def card(game: str) -> bytes:
    return (WEB / "public" / f"card-{game}.png").read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_link_shows_its_table_to_everybody(shop: Node, game: str) -> None:
    table, _, _ = two_at_a_table(shop, game)
    crawler = shop.browser()
    address = shown(crawler, f"/t/{table}")
    assert address.startswith(f"/api/tables/{table}/picture.png?")
    answer = crawler.get(address)
    assert answer.headers["content-type"] == "image/png"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content.startswith(PNG)
    assert answer.content != card(game)
    assert Image.open(BytesIO(answer.content)).size == SIZE
    assert len(answer.content) < 300_000
    assert crawler.get(address).content == answer.content


def test_a_move_gives_another_picture_at_another_address(shop: Node) -> None:
    table, _, _ = two_at_a_table(shop)
    crawler = shop.browser()
    before = shown(crawler, f"/t/{table}")
    old = crawler.get(before).content
    play_out(shop, table, most=12)
    after = shown(crawler, f"/t/{table}")
    assert after != before
    assert crawler.get(after).content != old
    late = crawler.get(before)
    assert late.content == crawler.get(after).content
    assert late.headers["cache-control"] == "no-cache"


def test_an_invitation_shows_who_waits_and_each_language_its_own(shop: Node) -> None:
    ann, crawler = shop.browser(), shop.browser()
    made = new_table(ann, "heroes")
    path = f"/t/{made['table']['id']}"
    english, russian = shown(crawler, path), shown(crawler, path, "ru")
    assert english != russian
    empty = crawler.get(english).content
    assert empty != crawler.get(russian).content
    shop.browser().post("/api/seats", json={"link": made["links"]["1"], "name": "Bob"})
    full = shown(crawler, path)
    assert full != english
    assert crawler.get(full).content != empty


def test_a_replay_keeps_its_end_to_itself(shop: Node) -> None:
    table = finished_table(shop, shop.browser())
    crawler = shop.browser()
    assert shown(crawler, f"/r/{table}") == "/card-small_world.png"
    assert "picture.png" in shown(crawler, f"/t/{table}")


def test_a_private_table_shows_strangers_what_a_wrong_address_shows(shop: Node) -> None:
    ann, stranger = shop.browser(), shop.browser()
    table = new_table(ann, visibility="private")["table"]["id"]
    path = f"/t/{table}"
    assert shown(stranger, path) == shown(stranger, "/t/unknown")
    address = shown(ann, path)
    assert ann.get(address).headers["cache-control"].startswith("private")
    refused = stranger.get(address)
    unknown = stranger.get(address.replace(table, "nosuchplace"))
    assert refused.status_code == unknown.status_code == 404
    assert refused.content == unknown.content.replace(b"nosuchplace", table.encode())


def test_what_nobody_is_told_does_not_change_the_address(shop: Node) -> None:
    table, _, _ = two_at_a_table(shop, "heroes")

    async def counted(service: Service) -> tuple[int, int]:
        room = await service.hub.room(table)
        return room.seq(mask_of([])), room.n

    play_out(shop, table, most=6)
    seq, lines = shop.run(counted)
    assert seq <= lines
    assert f"at={seq}-" in shown(shop.browser(), f"/t/{table}")


def test_what_cannot_be_drawn_in_time_shows_its_game(shop: Node) -> None:
    table, _, _ = two_at_a_table(shop, "dungeon_lords")
    crawler = shop.browser()
    address = shown(crawler, f"/t/{table}")

    async def hurried(service: Service) -> None:
        service.postcards.patience = 0

    shop.run(hurried)
    answer = crawler.get(address)
    shop.run(_patient)
    assert answer.content == card("dungeon_lords")
    assert answer.headers["cache-control"] == "no-cache"
    assert crawler.get(address).content != answer.content


def test_a_board_that_cannot_be_drawn_shows_its_game(shop: Node) -> None:
    ann = shop.browser()
    table = new_table(ann, options={"board": tangled_board()})["table"]["id"]
    answer = ann.get(shown(ann, f"/t/{table}"))
    assert answer.content == card("small_world")
    assert answer.headers["cache-control"] == "no-cache"


def test_without_what_draws_a_link_shows_its_game(shop: Node) -> None:
    table, _, _ = two_at_a_table(shop, "heroes")
    crawler = shop.browser()
    address = shown(crawler, f"/t/{table}")

    async def able(service: Service, possible: bool) -> None:
        service.postcards.possible = possible

    shop.run(lambda service: able(service, False))
    assert shown(crawler, f"/t/{table}") == "/card-heroes.png"
    assert crawler.get(address).content == card("heroes")
    shop.run(lambda service: able(service, True))
    assert shown(crawler, f"/t/{table}") == address

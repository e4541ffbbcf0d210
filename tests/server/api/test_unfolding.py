"""What a link shows of itself where it is posted."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.played import finished_table
from tests.server.seats import new_table, view_of

WEB = Path(__file__).parents[3] / "web"


class Head(HTMLParser):
    """The title and the tags of a document."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self._titled = False
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._titled = tag == "title"
        if tag == "html":
            self.told["lang"] = given["lang"]
        if tag == "meta" and ("property" in given or "name" in given):
            self.told[given.get("property") or given["name"]] = given["content"]

    def handle_data(self, data: str) -> None:
        if self._titled:
            self.told["title"] = data
            self._titled = False


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node with the document of the page and its pictures."""
    folder = tmp_path_factory.mktemp("shop")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text((WEB / "index.html").read_text())
    for picture in (WEB / "public").glob("card*.png"):
        (page / picture.name).write_bytes(picture.read_bytes())
    with running_node(folder / "data", page=str(page)) as node:
        yield node


def head(browser: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    answer = browser.get(path, headers={"accept-language": language}, follow_redirects=True)
    return Head(answer.text).told


def test_the_site(shop: Node) -> None:
    told = head(shop.browser(), "/")
    assert told["lang"] == "en"
    assert told["title"] == told["og:title"] == told["twitter:title"]
    assert told["og:url"] == f"{shop.url}/"
    assert told["og:image"] == f"{shop.url}/card.png"
    assert "Small World" in told["description"]
    assert "Маленький мир" in head(shop.browser(), "/", "ru-RU,ru;q=0.9")["og:description"]


def test_the_gallery_and_its_things(shop: Node) -> None:
    browser = shop.browser()
    assert head(browser, "/gallery")["title"] == head(browser, "/")["title"]
    hall = head(browser, "/gallery/heroes")
    assert hall["title"] == "Heroes of Dark Lands — gallery"
    assert hall["og:image"] == f"{shop.url}/card-heroes.png"
    troll = head(browser, "/gallery/dungeon_lords/monster-troll", "ru")
    assert troll["title"] == "Тролль — Лорды подземелий"
    assert troll["og:url"] == f"{shop.url}/gallery/dungeon_lords/monster-troll"
    assert "2 еды" in troll["description"]
    assert head(browser, "/gallery/chess")["title"] == head(browser, "/")["title"]


def test_an_invitation_tells_the_game_and_nothing_secret(shop: Node) -> None:
    ann, crawler = shop.browser(), shop.browser()
    made = new_table(ann, "heroes", title='<Heroes> & "co"')
    secret = made["links"]["1"]
    answer = crawler.get(f"/s/{secret}", follow_redirects=True)
    told = head(crawler, f"/s/{secret}")
    assert secret not in answer.text
    assert told["og:title"].startswith('<Heroes> & "co" · ')
    assert "Ann" in told["og:description"]
    assert "1 seat is free" in told["og:description"]
    assert told["og:url"] == f"{shop.url}/t/{made['table']['id']}"
    assert told["og:image"].startswith(f"{shop.url}/api/tables/{made['table']['id']}/picture.png?")
    picture = crawler.get(told["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert int.from_bytes(picture.content[16:20]) == int(told["og:image:width"])
    assert int.from_bytes(picture.content[20:24]) == int(told["og:image:height"])


def test_a_private_table_tells_nothing_to_others(shop: Node) -> None:
    ann = shop.browser()
    made = new_table(ann, visibility="private", title="Hidden")
    path = f"/t/{made['table']['id']}"
    assert "Hidden" in head(ann, path)["title"]
    told = head(shop.browser(), path)
    assert told == head(shop.browser(), "/t/unknown")
    assert "Hidden" not in str(told)


def test_the_end_is_told_but_not_by_a_replay(shop: Node) -> None:
    ann = shop.browser()
    table = finished_table(shop, ann)
    scores = view_of(ann, table)["situation"]["outcome"]["scores"]
    told = head(shop.browser(), f"/t/{table}")
    assert told["og:description"] == f"Result: Ann {scores[0]}, Bob {scores[1]}."
    replay = head(shop.browser(), f"/r/{table}")
    assert replay["og:title"] != told["og:title"]
    assert replay["og:description"] == "At the table: Ann, Bob."


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text((WEB / "index.html").read_text())
    public = "https://games.example/warren"
    with running_node(tmp_path / "data", page=str(page), public_url=public) as node:
        told = head(node.browser(), "/")
    assert told["og:url"] == f"{public}/"
    assert told["og:image"].startswith(f"{public}/card")
    assert told["warren-address"] == f"{public}/"
